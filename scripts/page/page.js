"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const find = id => document.getElementById(id);
data.strings = data.strings.map(([text, slot, points, budget, verdict, verdictAt375, scale, accepted, glyphs]) =>
  ({ text, slot, points, budget, verdict, verdictAt375, scale, accepted, glyphs }));
const names = Object.fromEntries(data.languages);
const isGallery = data.mode === "gallery";
const CHUNK = 40;
const TEXTS = { text: "the better word", gloss: "in literal English", sources: "who writes it so, by code: KDE; PAGE de.wikipedia",
  question: "what is asked" };

// Elements, never markup: what people wrote is text.

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat(3).filter(child => child !== null && child !== undefined && child !== false));
  return made;
}

function shape(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const tenths = number => number.toFixed(1);
const counted = (number, word, words = word + "s") => `${number} ${number === 1 ? word : words}`;

// Strings, drawn with their own fonts' outlines.

const sizes = { subtitle: 18, description: 13 };

function glyphs(string, x, y, scale, className) {
  const group = shape("g", { class: className });
  const unit = sizes[string.slot] / 1000 * scale;
  for (let index = 0; index < string.glyphs.length; index += 3) {
    const [number, right, down] = string.glyphs.slice(index, index + 3);
    const place = `translate(${(x + right * scale).toFixed(2)} ${(y + down * scale).toFixed(2)}) scale(${unit.toFixed(5)})`;
    group.append(shape("path", { d: data.outlines[number], transform: place }));
  }
  return group;
}

const verdictOf = string => string.verdict === "over" && string.accepted ? "accepted" : string.verdict;

function slot(string) {
  const size = sizes[string.slot];
  const scale = string.scale ?? 1;
  const room = string.budget ?? string.points;
  const drawn = string.points * scale;
  const width = Math.max(room, drawn) + 32;
  const height = Math.round(size * 1.2 + 16);
  const picture = shape("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": string.text });
  picture.append(shape("rect", { x: .5, y: .5, width: room + 31, height: height - 1, rx: 9, class: `slot ${verdictOf(string)}` }));
  if (string.budget) {
    // Where the room for text begins and ends: ticks at the edges, which touch no letter.
    for (const x of [16, 16 + room]) {
      for (const y of [1, height - 5]) picture.append(shape("line", { x1: x, x2: x, y1: y, y2: y + 4, class: "guide" }));
    }
  }
  picture.append(glyphs(string, 16, height / 2 + size * .36, scale, drawn > room + .05 ? "ink misfit" : "ink"));
  return picture;
}

function caption(string, label, place) {
  const verdict = verdictOf(string);
  const width = string.budget ? `${tenths(string.points)} of ${tenths(string.budget)} points` : `${tenths(string.points)} points`;
  const parts = [element("span", { class: verdict }, verdict)];
  if ((string.scale ?? 1) < 1) parts.push(`, drawn at ${Math.round(string.scale * 100)}%`);
  if (string.verdictAt375 !== string.verdict) parts.push(", at 375: ", element("span", { class: string.verdictAt375 }, string.verdictAt375));
  return element("figcaption", {}, label ? [element("b", {}, label), " "] : "", place ? `${place} ` : "", label || place ? element("br") : "",
    width, ", ", parts);
}

function figure(number, label, place, className) {
  if (number === null || number === undefined) {
    return element("figure", { class: className }, element("div", { class: "absent" }, "none"), element("figcaption", {}, element("b", {}, label)));
  }
  return element("figure", { class: className }, slot(data.strings[number]), caption(data.strings[number], label, place));
}

// Which samples a string is of, and on which clock where it is not the same on both.
function labelOf(pair) {
  const clocks = pair.clocks ?? [];
  return [(pair.samples ?? []).join(", "), clocks.length === 1 ? `${clocks[0]} hours` : ""].filter(Boolean).join(", ");
}

const slotName = place => place === "text" ? "no slot of its own" : place;

function pictures(entry) {
  return element("div", { class: "pairs" }, entry.pairs.map(pair => isGallery
    ? figure(pair.after, entry.kind === "word" ? slotName(pair.place) : labelOf(pair), null, "")
    : element("div", { class: "pair" },
      figure(pair.before, "before", pair.place === "text" ? pair.label ?? slotName("text") : pair.place, "before"), figure(pair.after, "after", null, ""))),
    entry.more ? element("p", {}, `and ${entry.more} more below`) : null);
}

// The whole screen: the cards of a forecast in their grid.

function phone(cards, device, isBefore) {
  const column = (device - 42) / 2, height = 92, gap = 10;
  const rows = Math.ceil(cards.length / 2);
  const total = 16 + rows * (height + gap) + 6;
  const picture = shape("svg", { width: device, height: total, viewBox: `0 0 ${device} ${total}`, role: "img",
    "aria-label": `The cards at ${device} points` });
  cards.forEach((card, index) => {
    const x = 16 + (index % 2) * (column + gap), y = 16 + Math.floor(index / 2) * (height + gap);
    const changed = ["title", "value", "line"].some(part => card[part + "Before"] !== undefined);
    picture.append(shape("rect", { x, y, width: column, height, rx: 14, class: changed ? "slot changed" : "slot" }));
    [["title", 24, "phone-title"], ["value", 52, "ink"], ["line", 76, "ink"]].forEach(([part, down, className]) => {
      const number = isBefore && card[part + "Before"] !== undefined ? card[part + "Before"] : card[part];
      if (number === null || number === undefined) return;
      const string = data.strings[number], room = column - 32;
      const least = string.slot === "subtitle" ? .8 : .9;
      const scale = Math.max(least, Math.min(1, room / string.points));
      picture.append(glyphs(string, x + 16, y + down, scale, string.points * scale > room + .05 ? "ink misfit" : className));
    });
  });
  return element("figure", {}, element("div", { class: "phone" }, picture),
    element("figcaption", {}, element("b", {}, isBefore ? "before" : "after"), ` at ${device} points`));
}

function lazily(summary, make) {
  const details = element("details", {}, element("summary", {}, summary));
  details.addEventListener("toggle", () => { if (details.open && details.children.length === 1) details.append(make()); });
  return details;
}

const visible = text => text.replaceAll("\\u{A0}", "\u00a0").replaceAll("\\u{202F}", "\u202f");

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
    entry.others?.length || (isGallery && entry.kind === "word")
      ? lazily(`In the other ${data.languages.length - 1} languages`, () => others(entry)) : null,
    entry.cells?.length ? lazily(`${counted(entry.cells.length, "changed cell")} in the goldens`, () => cellTable(entry)) : null,
    marks);
  article.addEventListener("pointerdown", () => choose(entry.index, false));
  entry.show = () => showMark(entry, marks, badge);
  entry.show();
  return article;
}

function others(entry) {
  const list = entry.others ?? data.entries.filter(other => other.kind === "word" && other.name === entry.name && other !== entry)
    .map(other => [other.language, other.seen, other.facts.gloss]);
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

// Filters

const filters = {
  language: ["every language", data.languages.map(([tag, name]) => [tag, `${tag} ${name}`]), (entry, value) => entry.language === value],
  place: ["every place", null, (entry, value) => entry.name === value || entry.pairs.some(pair => pair.place === value)],
  verdict: ["every width", ["ok", "margin", "accepted", "over"].map(name => [name, name]), (entry, value) => entry.verdict === value],
  state: ["every state", [["translated", "translated"], ["needs_review", "needs review"]], (entry, value) => entry.facts?.state === value],
  clock: ["both clocks", [["12", "12 hours"], ["24", "24 hours"]],
    (entry, value) => entry.pairs.some(pair => pair.clocks?.includes(value))],
  voice: ["every voice", [["house", "house"], ["native", "native"]], (entry, value) => entry.voice === value],
  marked: ["marked or not", [["none", "not marked"], ["approve", "approved"], ["ask", "asked"], ["better", "a better word"]],
    (entry, value) => (marks[identity(entry)]?.mark ?? "none") === value],
};
let color = null;

const plain = text => text.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
// Marks are letters in Thai and Hindi: there the text is searched as it is.
const haystack = entry => {
  const texts = [entry.language, names[entry.language] ?? "", entry.name, entry.english ?? data.words[entry.name]?.english ?? "", entry.facts?.gloss ?? "", entry.seen ?? "",
    ...entry.pairs.flatMap(pair => [pair.place, pair.before, pair.after].map(part => typeof part === "number" ? data.strings[part].text : part ?? "")),
    ...(entry.cells ?? []).flatMap(cell => cell.slice(1).filter(Boolean))].join("\n");
  return texts.toLowerCase() + "\n" + plain(texts);
};

let shown = [], drawn = 0, current = -1;

function choices() {
  const places = [...new Set(data.entries.flatMap(entry => [entry.name, ...entry.pairs.map(pair => pair.place)]))].filter(name => name !== "text").sort();
  filters.place[1] = places.map(name => [name, name]);
  for (const [name, [all, options]] of Object.entries(filters)) {
    const select = find(name);
    select.append(element("option", { value: "" }, all), ...options.map(([value, label]) => element("option", { value }, label)));
    select.addEventListener("change", refresh);
    const isUseful = { clock: isGallery, voice: data.entries.some(entry => entry.voice === "native") }[name];
    if (isUseful === false) select.hidden = true;
  }
  find("language").replaceChildren(...[...find("language").options].filter(option =>
    !option.value || data.entries.some(entry => entry.language === option.value)));
  for (const name of Object.keys(filters)) find(name).value = "";
}

function refresh() {
  const words = find("search").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = Object.entries(filters).map(([name, [, , fits]]) => [find(name).value, fits]).filter(([value]) => value);
  for (const name of Object.keys(filters)) find(name).classList.toggle("on", find(name).value !== "");
  const before = data.entries.filter(entry => chosen.every(([value, fits]) => fits(entry, value)) &&
    words.every(word => (entry.haystack ??= haystack(entry)).includes(word)));
  shown = before.filter(entry => !color || entry.color === color);
  counts(before);
  find("list").replaceChildren();
  drawn = 0;
  current = -1;
  more();
  find("none").hidden = shown.length > 0;
  scrollTo(0, 0);
}

function counts(entries) {
  const chip = (name, label) => {
    const count = entries.filter(entry => entry.color === name).length;
    return element("button", { class: `chip ${name}`, "aria-pressed": String(color === name), "data-color": name,
      onclick: () => { color = color === name ? null : name; refresh(); } }, element("b", {}, String(count)), label);
  };
  find("counts").replaceChildren(chip("red", "must not pass"), chip("amber", "to look at"), chip("green", "pass"),
    element("span", { id: "shown" }, `${shown.length} of ${counted(data.entries.length, "entry", "entries")}`));
}

function more() {
  if (drawn >= shown.length) return;
  find("list").append(...shown.slice(drawn, drawn + CHUNK).map(draw));
  drawn = Math.min(drawn + CHUNK, shown.length);
}

// Keys

function choose(index, scrolls = true) {
  document.querySelector(".entry.current")?.classList.remove("current");
  current = shown.findIndex(entry => entry.index === index);
  while (current >= drawn && drawn < shown.length) more();
  const article = find(`e${index}`);
  article?.classList.add("current");
  if (scrolls) { article?.scrollIntoView({ block: "start" }); article?.focus({ preventScroll: true }); }
}

function step(by) {
  const next = Math.min(Math.max(current + by, 0), shown.length - 1);
  if (shown[next]) choose(shown[next].index);
}

const keys = {
  "/": () => { find("search").focus(); find("search").select(); },
  j: () => step(1), k: () => step(-1), s: save, "?": () => find("help").showModal(),
  a: entry => toggleMark(entry, "approve"), q: entry => toggleMark(entry, "ask"),
  w: entry => { if (entry.kind === "word") toggleMark(entry, "better"); },
  r: entry => setMark(entry, { speaker: !marks[identity(entry)]?.speaker }),
  o: entry => { for (const details of find(`e${entry.index}`).querySelectorAll("details")) details.open = !details.open; },
};

addEventListener("keydown", event => {
  const isField = /^(input|select|textarea)$/i.test(event.target.tagName) && event.target.type !== "checkbox";
  if (event.key === "Escape" && isField) {
    if (event.target.id === "search" && event.target.value) { event.target.value = ""; refresh(); } else event.target.blur();
    return;
  }
  if (isField || event.ctrlKey || event.metaKey || event.altKey || find("help").open) return;
  const action = keys[event.key];
  if (!action || (action.length && !shown[current])) return;
  event.preventDefault();
  action(shown[current]);
});

function rawDiff() {
  if (data.diff === null) return;
  find("diff").append(lazily("The raw diff of the goldens", () => element("pre", { class: "diff" }, data.diff.split("\n").map(line =>
    element("span", { class: /^(\+\+\+|---|diff|index|@@)/.test(line) ? "head" : line[0] === "+" ? "plus" : line[0] === "-" ? "minus" : "" }, line + "\n")))));
}

data.entries.forEach((entry, index) => { entry.index = index; });
find("title").textContent = isGallery ? "Gallery" : "Review";
document.title = isGallery ? "Gallery" : `Review of what differs from ${data.base}`;
find("subtitle").textContent = isGallery ? `every place and every word, ${data.languages.length} languages, ICU ${data.icu}`
  : `${counted(data.cells, "changed string")} since ${data.base}, ICU ${data.icu}`;
choices();
refresh();
rawDiff();
showSave();
find("search").addEventListener("input", refresh);
find("save").addEventListener("click", save);
find("open").addEventListener("change", event => { if (event.target.files[0]) open(event.target.files[0]); });
find("help-button").addEventListener("click", () => find("help").showModal());
find("reset").addEventListener("click", () => {
  for (const name of Object.keys(filters)) find(name).value = "";
  find("search").value = "";
  color = null;
  refresh();
});
new IntersectionObserver(entries => { if (entries[0].isIntersecting) more(); }, { rootMargin: "1200px" }).observe(find("sentinel"));
