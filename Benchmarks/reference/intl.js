// What JavaScript's Intl costs: a reference of scripts/bench where node is installed. Prints one line for each piece of
// work: its name, a tab, and the median of its rounds in nanoseconds a string.
"use strict";

const rounds = 15;
const calls = 20000;

function report(name, work) {
  for (let call = 0; call < calls; call++) work(call);
  const samples = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call++) work(call);
    samples.push(Number(process.hrtime.bigint() - start) / calls);
  }
  samples.sort((left, right) => left - right);
  console.log(`${name}\t${samples[rounds >> 1].toFixed(1)}`);
}

// Every 37 minutes from 2026-01-01, in Berlin.
const instant = (call) => 1767225600000 + (call % 1024) * 37 * 60 * 1000;
const zone = { timeZone: "Europe/Berlin" };

const time = new Intl.DateTimeFormat("de", { ...zone, hour: "numeric", minute: "2-digit" });
const header = new Intl.DateTimeFormat("de", { ...zone, weekday: "short", month: "short", day: "numeric" });
const unit = new Intl.NumberFormat("de", { style: "unit", unit: "kilometer-per-hour", maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat("de", { style: "percent" });
const relative = new Intl.RelativeTimeFormat("de", { style: "short" });

console.log(`version\tnode ${process.versions.node}, ICU ${process.versions.icu}`);
report("time", (call) => time.format(instant(call)));
report("header", (call) => header.format(instant(call)));
report("unit", (call) => unit.format((call % 1024) * 0.1));
report("percent", (call) => percent.format((call % 101) / 100));
report("relative", (call) => relative.format(-((call % 59) + 1), "minute"));
