/** CPU of one call in the proxy, compared with a handler as in the docs, a bare Node proxy and nginx, in one run. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import { stop } from "../../scripts/processes.mjs";
import { startContenders } from "./proxy/contenders.mjs";
import { cpuMsOf } from "./proxy/cpu.mjs";
import { SIZES } from "./proxy/sizes.mjs";
import { median } from "./table-measures.mjs";

export const title = "Proxy, CPU per request";

const ROUNDS = 11;
/** The minimum of one round: enough requests for a mean, and long enough for a clock of a hundred ticks a second. */
const ROUND = { requests: 250, milliseconds: 500 };
/** Counted in requests, because the engine compiles code by how often it ran, however busy the machine is. */
const WARM_UP = { requests: 4_000, milliseconds: 0 };
/** Where its ports start: after the ports of the app that all benchmarks share. */
const PORT_OFFSET = 10;

/** Returns the milliseconds of CPU per request of one contender under load. */
async function measure(load, { address, prefix, headers, pid }, { path: callPath, bytes }, minimum) {
  const before = cpuMsOf(pid);
  load.send({ address, path: prefix + callPath, headers, bytes, ...minimum });
  const [{ requests, error }] = await once(load, "message");
  if (error) throw new Error(error);
  return (cpuMsOf(pid) - before) / requests;
}

/** Measures each round, by contender; contenders alternate, so that a slow moment of the machine affects all. */
async function measureRounds(load, contenders, size) {
  const times = new Map(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await measure(load, contender, size, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const contender of contenders) times.get(contender.name).push(await measure(load, contender, size, ROUND));
  return times;
}

function rowsOf({ name: size, goal }, times) {
  const rows = [...times].map(([name, rounds]) => ({ what: `${size}: ${name}`, value: median(rounds), unit: "ms" }));
  const relativeToOther = (name) => median(times.get("Lintel").map((ours, round) => ours / times.get(name)[round]));
  for (const name of [...times.keys()].filter((name) => name !== "Lintel"))
    rows.push({
      what: `${size}: Lintel, of ${name}'s`,
      value: relativeToOther(name),
      unit: "",
      ...(name === "docs-style" && { goal }),
    });
  return rows;
}

/** Returns the CPU milliseconds per request, and Lintel's relative to each other contender's: medians of the rounds. */
export async function run({ port }) {
  if (!existsSync("/proc/self/stat")) return [{ what: "every figure", skipped: "this system has no /proc" }];
  const children = [];
  const load = fork(path.join(import.meta.dirname, "proxy/load.mjs"));
  try {
    const { contenders, skipped } = await startContenders(port + PORT_OFFSET, children);
    const rows = [];
    for (const size of SIZES) rows.push(...rowsOf(size, await measureRounds(load, contenders, size)));
    return [...rows, ...skipped.map(({ name, reason }) => ({ what: name, skipped: reason }))];
  } finally {
    load.kill();
    await Promise.all(children.map(stop));
  }
}
