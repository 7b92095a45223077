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
