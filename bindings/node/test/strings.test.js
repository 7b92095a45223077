"use strict";
const assert = require("node:assert");
const fs = require("node:fs");
const test = require("node:test");
const { Worker } = require("node:worker_threads");
const { Forecast, Reader, Zone, ...weatherformat } = require("..");

const EVENING = 1786808340_000; // 2026-08-15T15:39:00Z, 17:39 in Berlin

test("strings as they are meant", () => {
  const reader = new Reader("de", { clock: 24, voice: "native" });
  for (const when of [EVENING, EVENING + 999.9, new Date(EVENING)]) {
    for (const zone of ["Europe/Berlin", new Zone("Europe/Berlin")]) {
      assert.strictEqual(reader.date(when, "sunEventTime", zone), "17:39");
    }
  }
  assert.strictEqual(reader.date(-1, "sunEventTime", "UTC"), "23:59");
  assert.strictEqual(reader.date(-0.5, "historyDate", "UTC"), reader.day("1969-12-31", "historyDate"));
  assert.strictEqual(new Reader("en", { clock: 12 }).hour(EVENING - 540_000, "widgetHour", "GMT+05:30"), "9pm");
  assert.strictEqual(reader.day("2026-08-15", "dailyHeader"), "Sa., 15. Aug.");
  assert.strictEqual(reader.unit(12, "km/h"), "12\u00a0km/h");
  assert.strictEqual(reader.unit(50, "F", { as: "C", form: "spoken" }), "10 Grad");
  assert.strictEqual(new Reader("de").gusts(12, 18, "mph"), "12-18mph");
  assert.strictEqual(reader.relative(300), "vor 5 Min.");
  assert.strictEqual(new Reader("en").duration(7179), "1h 59min");
  assert.strictEqual(weatherformat.l(EVENING, "sunEventTime", { locale: "tr", zone: "Europe/Istanbul" }), "18:39");
  assert.strictEqual(weatherformat.l("2026-08-15", "dailyHeader", { locale: "de", voice: "native" }), "Sa., 15. Aug.");
  const portuguese = new Reader("PT_pt", { clock: 12 });
  assert.deepStrictEqual([portuguese.tag, portuguese.clock, portuguese.voice], ["pt-PT", 12, "house"]);
  assert.strictEqual(new Zone("Europe/Berlin").name, "Europe/Berlin");
  weatherformat.warmUp(["de"]);
});

test("what is refused", () => {
  const reader = new Reader("en");
  const cases = [
    [() => new Reader("xx-yy-zz"), "NAME", /xx-yy-zz/], [() => new Reader("de\0"), "UTF8", /NUL/],
    [() => new Reader("de", { voice: "loud" }), "ENUM", /loud/], [() => new Reader("de", { clock: 13 }), "ENUM", /13/],
    [() => new Zone("Europe/Berln"), "NAME", /Europe\/Berlin/],
    [() => reader.date(0, "sunEventTimes", "UTC"), "NAME", /did you mean sunEventTime/],
    [() => reader.date(NaN, "sunEventTime", "UTC"), "VALUE", /not a number/],
    [() => reader.date(new Date("no"), "sunEventTime", "UTC"), "VALUE", /not a number/],
    [() => reader.date(1e18, "sunEventTime", "UTC"), "VALUE", /1 to 9999/],
    [() => reader.date(-Infinity, "sunEventTime", "UTC"), "VALUE", /1 to 9999/],
    [() => reader.day("2026-02-30", "historyDate"), "VALUE", /30/],
    [() => reader.unit(-5, "km/h"), "VALUE", /-5/], [() => reader.unit(1, "kph"), "NAME", /km\/h/],
    [() => reader.unit(1, "km/h", { as: "hPa" }), "VALUE", /hPa/],
    [() => reader.unit(1, "km/h", { form: "loud" }), "ENUM", /loud/],
    [() => new Forecast("{}"), "DOCUMENT", /empty object/],
    [() => weatherformat.warmUp(["xx-yy-zz"]), "NAME", /xx-yy-zz/],
  ];
  for (const [call, code, message] of cases) {
    assert.throws(call, { code: `ERR_WEATHERFORMAT_${code}`, message });
  }
  for (const call of [() => new Reader(5), () => new Zone(), () => reader.unit("5", "km/h"), () => reader.day(5, "moonDate"),
    () => Reader.handle({}), () => weatherformat.l(0, "moonDate", { zone: "UTC" })]) {
    assert.throws(call, TypeError);
  }
});

test("a forecast", () => {
  const document = `{"latitude": 52.5, "longitude": 13.4, "timezone": "Europe/Berlin", "utc_offset_seconds": 3600,
    "hourly_units": {"time": "unixtime", "temperature_2m": "°C"},
    "hourly": {"time": [1770462000, 1770465600], "temperature_2m": [3.2, null]}}`;
  const forecast = new Forecast(Buffer.from(document));
  assert.strictEqual(forecast.zone, "Europe/Berlin");
  assert.strictEqual(forecast.view(new Reader("de")).language, "de");
  assert.match(forecast.json(new Reader("de"), { units: "us", now: 1770462000_000, zone: "UTC" }), /38°/);
  assert.throws(() => forecast.json(new Reader("de"), { visibleColumns: 1001 }), { code: "ERR_WEATHERFORMAT_ENUM" });
});

test("every intent, unit and language is what the Swift library gives", () => {
  const readers = new Map();
  const reader = (tag, clock, voice) => {
    const key = `${tag} ${clock} ${voice}`;
    if (!readers.has(key)) readers.set(key, new Reader(tag, { clock, voice }));
    return readers.get(key);
  };
  const string = ([kind, ...row]) => {
    switch (kind) {
      case "date": return reader(row[4], +row[1], row[0]).date(row[2] * 1000, row[5], row[3]);
      case "unit": return reader(row[5], 24, row[0]).unit(+row[3], row[4], { style: row[1], form: row[2] });
      case "duration": return reader(row[3], "auto", "house").duration(+row[2], { style: row[0], form: row[1] });
      default: return reader(row[2], 24, row[0]).relative(+row[1]);
    }
  };
  const rows = fs.readFileSync(process.env.WEATHERFORMAT_MATRIX, "utf8").trimEnd().split("\n").map((line) => line.split("\t"));
  const wrong = rows.filter((row) => string(row) !== row.at(-1));
  assert.deepStrictEqual(wrong.slice(0, 10), [], `${wrong.length} of ${rows.length} strings differ`);
  const dates = rows.filter(([kind]) => kind === "date");
  assert.deepStrictEqual(new Set(dates.map((row) => row[6])), new Set(weatherformat.intents));
  for (const { tag } of weatherformat.languages) assert.ok(dates.some((row) => row[5] === tag), tag);
});

test("worker threads agree", async () => {
  const program = `
    const { Reader, intents, languages } = require(${JSON.stringify(require.resolve(".."))});
    const texts = languages.flatMap(({ tag }) => {
      const reader = new Reader(tag, { clock: 12 });
      return intents.map((intent) => reader.date(${EVENING}, intent, "Europe/Berlin"));
    });
    require("node:worker_threads").parentPort.postMessage(texts.join());`;
  const answers = await Promise.all(Array.from({ length: 4 }, () => new Promise((resolve, reject) => {
    new Worker(program, { eval: true }).once("message", resolve).once("error", reject);
  })));
  assert.strictEqual(new Set(answers).size, 1);
});

test("calls leave nothing behind", () => {
  const zone = new Zone("Europe/Berlin");
  const reader = new Reader("de");
  const work = (count) => {
    for (let index = 0; index < count; index += 1) {
      reader.date(EVENING + index * 1000, "sunEventTime", zone);
      if (index % 50 === 0) new Reader("ja");
    }
  };
  work(300_000);
  const before = process.memoryUsage().rss;
  work(1_000_000);
  const kilobytes = (process.memoryUsage().rss - before) / 1024;
  assert.ok(kilobytes < 16_000, `${kilobytes} KB more after a million calls`);
});
