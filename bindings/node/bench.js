"use strict";
// Times calls, in nanoseconds of CPU time: the best of several rounds, beside Intl.
const { Reader, Zone } = require(".");

const ROUNDS = 9;
const TIMES = 300_000;

function measure(name, call) {
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = process.cpuUsage();
    for (let index = 0; index < TIMES; index += 1) call(index);
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, ((user + system) * 1000) / TIMES);
  }
  console.log(`${name.padEnd(52)} ${best.toFixed(1).padStart(8)} ns`);
}

const evening = 1786808340_000;
const reader = new Reader("de", { clock: 24, voice: "native" });
const zone = new Zone("Europe/Berlin");
const intl = new Intl.DateTimeFormat("de", { hour: "numeric", minute: "2-digit", timeZone: "Europe/Berlin" });
const speed = new Intl.NumberFormat("de", { style: "unit", unit: "kilometer-per-hour" });
measure("Reader.date", (index) => reader.date(evening + index * 1000, "sunEventTime", zone));
measure("Intl.DateTimeFormat.format", (index) => intl.format(evening + index * 1000));
measure("Reader.unit", (index) => reader.unit(index % 100, "km/h"));
measure("Intl.NumberFormat.format", (index) => speed.format(index % 100));
measure("Reader.relative", (index) => reader.relative(index % 3000));
