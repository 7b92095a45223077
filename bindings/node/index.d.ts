/** The short strings of a weather screen, in 27 languages: you name what a string is for, and get the right one. */

export type Clock = "auto" | 12 | 24;
/** Whose habits a string follows: the house's one look for all languages, or each language's own. */
export type Voice = "house" | "native";
/** How number and unit stand together; "voice" is as the reader's voice has it. */
export type Style = "voice" | "compact" | "native" | "cldr";
/** How much room a unit's name has, or that it is said, as a screen reader does. */
export type Form = "short" | "narrow" | "long" | "spoken";

/** What went wrong: a name, a value or a document. The message names the wrong value and what would be right. */
export interface WeatherFormatError extends Error {
  code: `ERR_WEATHERFORMAT_${string}`;
}

/** Where a local time is read: a zone of the machine's database, or an offset such as "GMT+05:30". */
export class Zone {
  constructor(name: string);
  readonly name: string;
}

export interface UnitOptions {
  /** The unit that the value is written in, of the same quantity: one of `units`. */
  as?: string;
  style?: Style;
  form?: Form;
}

/** For whom strings are written: a language with its region, a clock and a voice. */
export class Reader {
  /** @param language a BCP 47 tag: "de", "en-GB", "zh-TW" */
  constructor(language: string, options?: { clock?: Clock; voice?: Voice });
  readonly tag: string;
  readonly clock: 12 | 24;
  readonly voice: Voice;
  /** The string of an instant, a Date or milliseconds since 1970, for a place: one of `intents`. */
  date(when: Date | number, intent: string, zone: Zone | string): string;
  /** The name of an hour by its beginning, in a place for bare hours. */
  hour(begin: Date | number, intent: string, zone: Zone | string): string;
  /** The string of a day of the calendar, "2026-08-15", which no zone moves. */
  day(day: string, intent: string): string;
  /** How long ago something was, in seconds; less than zero is ahead. */
  relative(secondsAgo: number): string;
  /** How long something lasts, cut to whole minutes. */
  duration(seconds: number, options?: { style?: Style; form?: Exclude<Form, "spoken"> }): string;
  /** A value with its unit, one of `units`, rounded once. */
  unit(value: number, given: string, options?: UnitOptions): string;
  /** A wind with its gusts, both in one unit. */
  gusts(wind: number, gust: number, given: string, options?: UnitOptions): string;
}

export interface ForecastSettings {
  units?: "auto" | "us" | "metric" | "uk" | "ca";
  /** How many hours are on the screen before the reader scrolls, 0 to 1000. */
  visibleColumns?: number;
  /** The reader's time; the document's own by default. */
  now?: Date | number;
  /** The place's zone; the document's by default. */
  zone?: Zone | string;
}

/** What a weather service's JSON document says, read once for any number of readers. */
export class Forecast {
  constructor(document: string | Buffer,
    options?: { points?: string | Buffer; sourceUnits?: "own" | "us" | "si" | "ca" | "uk" | "uk2" });
  readonly zone: string | null;
  /** Every string of the forecast's screen, as one line of JSON with the members of `hwfmt forecast --json`. */
  json(reader: Reader, settings?: ForecastSettings): string;
  /** What `json` gives, parsed. */
  view(reader: Reader, settings?: ForecastSettings): Record<string, unknown>;
}

/** The string of an instant, or of a day "2026-08-15", for a place. */
export function l(when: Date | number | string, intent: string,
  options: { locale: string; zone?: Zone | string; clock?: Clock; voice?: Voice }): string;

/** Makes all that strings of some languages need, so that the first are as fast as all others. */
export function warmUp(languages: Iterable<string>, options?: { voice?: Voice }): void;

export const dataVersion: string;
export const intents: readonly string[];
export const languages: readonly { tag: string; name: string }[];
export const units: readonly string[];
export const version: string;
