"use strict";
// The short strings of a weather screen, over libweatherformat. Types and documentation are in index.d.ts.

const addon = require(process.env.WEATHERFORMAT_ADDON || "./weatherformat.node");

const CLOCKS = new Map([["auto", 0], [12, 12], [24, 24]]);
const VOICES = new Map([["house", 0], ["native", 1]]);
const STYLES = new Map([["voice", 0], ["compact", 1], ["native", 2], ["cldr", 3]]);
const FORMS = new Map([["short", 0], ["narrow", 1], ["long", 2], ["spoken", 3]]);
const SYSTEMS = new Map([["auto", 0], ["us", 1], ["metric", 2], ["uk", 3], ["ca", 4]]);
const SOURCES = new Map([["own", 0], ["us", 1], ["si", 2], ["ca", 3], ["uk", 4], ["uk2", 5]]);

const [languageCount, intentCount, unitCount] = addon.counts();
const named = (count, name) => new Map(Array.from({ length: count }, (_, index) => [name(index + 1), index + 1]));
const INTENTS = named(intentCount, addon.intentName);
const UNITS = named(unitCount, addon.unitName);

function numberOf(table, value, what) {
  const number = table.get(value);
  if (number === undefined) {
    const known = [...table.keys()].join(", ");
    const error = new RangeError(`${what} is ${JSON.stringify(value)}: expected one of ${known}`);
    error.code = "ERR_WEATHERFORMAT_ENUM";
    throw error;
  }
  return number;
}

const intentOf = (name) => INTENTS.get(name) ?? addon.intentNamed(name);
const unitOf = (name) => UNITS.get(name) ?? addon.unitNamed(name);

class Zone {
  static #named = new Map();
  #handle;

  constructor(name) {
    this.#handle = addon.zoneCreate(name);
  }

  static of(zone) {
    if (zone instanceof Zone) return zone;
    let made = Zone.#named.get(zone);
    if (made === undefined) Zone.#named.set(zone, (made = new Zone(zone)));
    return made;
  }

  static handle(zone) {
    return Zone.of(zone).#handle;
  }

  get name() {
    return addon.zoneName(this.#handle);
  }
}

class Reader {
  #handle;
  #voice;

  constructor(language, { clock = "auto", voice = "house" } = {}) {
    this.#handle = addon.readerCreate(language, numberOf(CLOCKS, clock, "clock"), numberOf(VOICES, voice, "voice"));
    this.#voice = voice;
  }

  static handle(reader) {
    return reader.#handle;
  }

  get tag() {
    return addon.readerTag(this.#handle);
  }

  get clock() {
    return addon.readerClock(this.#handle);
  }

  get voice() {
    return this.#voice;
  }

  date(when, intent, zone) {
    return addon.date(this.#handle, Zone.handle(zone), intentOf(intent), +when);
  }

  hour(begin, intent, zone) {
    return addon.hour(this.#handle, Zone.handle(zone), intentOf(intent), +begin);
  }

  day(day, intent) {
    const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
    if (parts === null) throw new TypeError(`day is ${JSON.stringify(day)}: expected a string such as "2026-08-15"`);
    return addon.day(this.#handle, intentOf(intent), +parts[1], +parts[2], +parts[3]);
  }

  relative(secondsAgo) {
    return addon.relative(this.#handle, secondsAgo);
  }

  duration(seconds, { style = "voice", form = "short" } = {}) {
    return addon.duration(this.#handle, seconds, numberOf(STYLES, style, "style"), numberOf(FORMS, form, "form"));
  }

  unit(value, given, options) {
    if (options === undefined) return addon.unit(this.#handle, value, unitOf(given));
    return addon.unit(this.#handle, value, unitOf(given), ...shape(options));
  }

  gusts(wind, gust, given, options = {}) {
    return addon.gusts(this.#handle, wind, gust, unitOf(given), ...shape(options));
  }
}

const shape = ({ as, style = "voice", form = "short" }) =>
  [as === undefined ? 0 : unitOf(as), numberOf(STYLES, style, "style"), numberOf(FORMS, form, "form")];

class Forecast {
  #handle;

  constructor(document, { points = "", sourceUnits = "own" } = {}) {
    this.#handle = addon.forecastRead(String(document), String(points), numberOf(SOURCES, sourceUnits, "sourceUnits"));
  }

  get zone() {
    return addon.forecastZone(this.#handle) || null;
  }

  json(reader, { units = "auto", visibleColumns = 8, now = NaN, zone } = {}) {
    const place = zone === undefined ? null : Zone.handle(zone);
    return addon.forecastJson(
      this.#handle, Reader.handle(reader), numberOf(SYSTEMS, units, "units"), visibleColumns, +now, place);
  }

  view(reader, settings) {
    return JSON.parse(this.json(reader, settings));
  }
}

const readers = new Map();

function l(when, intent, { locale, zone, clock = "auto", voice = "house" }) {
  if (typeof locale !== "string") throw new TypeError(`locale is ${JSON.stringify(locale)}: expected a language tag`);
  const key = `${voice} ${clock} ${locale}`;
  let reader = readers.get(key);
  if (reader === undefined) {
    reader = new Reader(locale, { clock, voice });
    // An app has a few; tags of strangers may not fill the memory.
    if (readers.size >= 1000) readers.clear();
    readers.set(key, reader);
  }
  return typeof when === "string" ? reader.day(when, intent) : reader.date(when, intent, zone);
}

module.exports = {
  Forecast, Reader, Zone, l,
  dataVersion: addon.dataVersion(),
  intents: [...INTENTS.keys()],
  languages: Array.from({ length: languageCount }, (_, index) =>
    ({ tag: addon.languageTag(index), name: addon.languageName(index) })),
  units: [...UNITS.keys()],
  version: addon.version(),
  warmUp(languages, { voice = "house" } = {}) {
    for (const tag of languages) addon.warmUp(tag, numberOf(VOICES, voice, "voice"));
  },
};
