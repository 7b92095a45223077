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
