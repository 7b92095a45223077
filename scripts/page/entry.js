// An entry

const identity = entry => [entry.language, entry.name, entry.voice, entry.region].filter(Boolean).join(" ");

function facts(entry) {
  const rows = [];
  const add = (name, ...content) => { rows.push(element("dt", {}, name), element("dd", {}, content)); };
  const word = entry.facts, everywhere = data.words[entry.name];
  const english = word ? everywhere.english : entry.english;
  if (english) add("English", visible(english));
  if (word) {
    add("literally", `“${word.gloss}”`, word.oldGloss ? element("small", {}, ` before: “${word.oldGloss}”`) : null);
    if (entry.spoken) add("said aloud", entry.spoken);
    add("sources", word.sources.split("; ").map((source, index) => {
      const what = data.codes[source.split(/[: ]/)[0]];
      // A page of a change has room to say who that is; the gallery says it when asked.
      if (what && !isGallery) return element("div", {}, source, element("small", {}, ` ${what}`));
      return [index ? "; " : "", what ? element("abbr", { title: what, tabindex: 0 }, source) : source];
    }));
    if (word.note) add("note", word.note);
    if (everywhere.usedBy.length) add("used by", everywhere.usedBy.join(", "));
    add("for", element("small", {}, everywhere.comment));
  }
  return rows.length ? element("dl", { class: "facts" }, rows) : null;
}

function cellTable(entry) {
  return element("table", { class: "cells" }, element("tbody", {}, entry.cells.map(([golden, row, column, before, after]) =>
    element("tr", {}, element("td", {}, golden.replace(".snap.txt", ""), " ", row, /^\d+$/.test(column) ? "" : ` ${column}`),
      element("td", { lang: entry.language }, before === null ? "none" : element("del", {}, visible(before))),
      element("td", { lang: entry.language }, after === null ? "none" : element("ins", {}, visible(after)))))));
}

function draw(entry) {
  const marks = element("div", { class: "mark" });
  const badge = element("span", { hidden: true });
  const article = element("article", { class: `entry ${entry.color}${isGallery ? " gallery" : ""}`, tabindex: -1, id: `e${entry.index}` },
    element("header", {},
      element("span", { class: "dot" }), element("strong", {}, names[entry.language] ?? "every language"),
      element("code", {}, entry.language, " ", entry.name), entry.voice === "native" || entry.region
        ? element("span", { class: "badge" }, [entry.voice === "native" ? "native" : "", entry.region].filter(Boolean).join(", ")) : null,
      badge,
      isGallery ? null : element("span", { class: "meta" }, [entry.kind === "word" ? "1 word" : null, counted(entry.cells?.length ?? 0, "cell"),
        entry.otherLanguages === undefined ? null : counted(entry.otherLanguages, "other language")].filter(Boolean).join(", "))),
    isGallery && entry.kind === "place" ? pictures(entry) : element("div", { class: "columns" }, pictures(entry), facts(entry)),
    entry.color === "green" && isGallery ? null
      : element("ul", { class: "checks" }, entry.checks.map(([kind, text]) => element("li", { class: kind }, text))),
    entry.screen ? lazily("In the whole screen, at 390 and 375 points", () => element("div", { class: "screens" },
      [[390, true], [390, false], [375, false]].map(([device, before]) => phone(entry.screen, device, before)))) : null,
    entry.others?.length || entry.kind === "word"
      ? lazily(`In the other ${data.languages.length - 1} languages`, () => others(entry)) : null,
    entry.cells?.length ? lazily(`${counted(entry.cells.length, "changed cell")} in the goldens`, () => cellTable(entry)) : null,
    marks);
  article.addEventListener("pointerdown", () => choose(entry.index, false));
  entry.show = () => showMark(entry, marks, badge);
  entry.show();
  return article;
}

function others(entry) {
  const everyone = data.everyone?.[entry.name] ?? data.entries.filter(other => other.kind === "word" && other.name === entry.name)
    .map(other => [other.language, other.seen, other.facts.gloss]);
  const list = entry.others ?? everyone.filter(([tag]) => tag !== entry.language);
  return element("div", { class: "others" }, list.map(([tag, text, gloss]) => element("div", {},
    element("span", { class: "tag" }, tag), element("span", { lang: tag }, visible(text), gloss ? element("small", {}, ` ${gloss}`) : null))));
}

// Marks

const store = `marks ${data.mode} ${data.base ?? ""} ${location.pathname}`;
let marks = {};
try { marks = JSON.parse(localStorage.getItem(store) ?? "{}"); } catch { marks = {}; }

function setMark(entry, change) {
  const id = identity(entry);
  const mark = { ...marks[id], ...change };
  if (!mark.mark && !mark.speaker) delete marks[id]; else marks[id] = mark;
  try { localStorage.setItem(store, JSON.stringify(marks)); } catch { /* A browser that keeps nothing: the file is what counts. */ }
  entry.show?.();
  showSave();
}

function toggleMark(entry, kind) {
  setMark(entry, { mark: marks[identity(entry)]?.mark === kind ? undefined : kind });
  const field = find(`e${entry.index}`)?.querySelector(".fields input");
  if (field && kind !== "approve") field.focus();
}

function showMark(entry, box, badge) {
  const mark = marks[identity(entry)] ?? {};
  const isWord = entry.kind === "word";
  const button = (kind, label) => element("button", { type: "button", "aria-pressed": String(mark.mark === kind), "data-mark": kind,
    onclick: () => toggleMark(entry, kind) }, label);
  const speaker = element("input", { type: "checkbox", checked: Boolean(mark.speaker),
    onchange: event => setMark(entry, { speaker: event.target.checked }) });
  const wanted = { better: ["text", "gloss", "sources"], ask: ["question"] }[mark.mark] ?? [];
  const fields = wanted.map(name => element("input", { type: "text", placeholder: TEXTS[name], "aria-label": TEXTS[name], "data-field": name,
    value: mark[name] ?? "", lang: name === "text" ? entry.language : null,
    oninput: event => { marks[identity(entry)][name] = event.target.value; setMarkQuietly(); } }));
  box.replaceChildren(...[
    element("label", {}, speaker, "read by a speaker"), button("approve", "Approve"), button("ask", "Ask"),
    isWord ? button("better", "A better word") : null,
    fields.length ? element("div", { class: "fields" }, fields) : null,
    mark.mark === "better" ? element("p", { class: "hint" },
      "Each new word needs its literal English and a source; “read by a speaker” is one, of the reader’s own.") : null,
  ].filter(Boolean));
  badge.hidden = !mark.mark;
  badge.className = `badge ${mark.mark ?? ""}`;
  badge.textContent = { approve: "approved", ask: "asked", better: "a better word" }[mark.mark] ?? "";
}

function setMarkQuietly() {
  try { localStorage.setItem(store, JSON.stringify(marks)); } catch { /* As above. */ }
}

function marksFile() {
  const byId = new Map(data.entries.map(entry => [identity(entry), entry]));
  const list = Object.entries(marks).filter(([id, mark]) => mark.mark && byId.has(id)).map(([id, mark]) => {
    const entry = byId.get(id);
    const kept = { key: entry.name, language: entry.language, mark: mark.mark, seen: entry.seen };
    if (mark.speaker) kept.speaker = true;
    const wanted = { better: ["text", "gloss", "sources"], ask: ["question"] }[mark.mark] ?? [];
    for (const name of wanted) if (mark[name]) kept[name] = mark[name].trim();
    return kept;
  });
  return { format: data.format, marks: list };
}

function save() {
  const file = marksFile();
  if (!file.marks.length) return;
  const link = element("a", { download: "marks.json",
    href: URL.createObjectURL(new Blob([JSON.stringify(file, null, 2) + "\n"], { type: "application/json" })) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function open(file) {
  let document;
  try { document = JSON.parse(await file.text()); } catch { document = null; }
  if (document?.format !== data.format || !Array.isArray(document.marks)) {
    find("subtitle").textContent = `${file.name} is no file of marks: expected one that this page saved`;
    return;
  }
  for (const { key, language, seen, ...mark } of document.marks) {
    const entry = data.entries.find(other => other.name === key && other.language === language);
    if (entry) setMark(entry, mark);
  }
}

function showSave() {
  const count = marksFile().marks.length;
  find("save").disabled = count === 0;
  find("save").textContent = count ? `Save ${counted(count, "mark")}` : "Save marks";
}
