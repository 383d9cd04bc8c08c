/**
 * The five lists of a home of any size, as the backend sends them: a text for each copy of the home, so that a change
 * rewrites only one text.
 */
import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "../../../scripts/processes.mjs";

/** Kind, path and envelope of the five lists. */
const LISTS = [
  ["vertex", "/vertex", "vertices"],
  ["edge", "/edge", "edges"],
  ["face", "/face", "faces"],
  ["objectPlanar", "/object-planar", "objectsPlanar"],
  ["object3D", "/object3d", "object3ds"],
];

/** Compiles and loads the generator of tests/support, because Node 20 cannot run TypeScript. */
async function loadGenerator() {
  const folder = mkdtempSync(path.join(ROOT, "node_modules/.bench-"));
  try {
    const outfile = path.join(folder, "tiled-home.mjs");
    await build({
      entryPoints: [path.join(ROOT, "tests/support/tiled-home.ts")],
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const textOf = (records) => Buffer.from(records.map((record) => JSON.stringify(record)).join(","));

/** Holds the texts of one list, and from the first change on the index of the text that contains each key. */
function heldList(envelope) {
  const texts = [];
  let textIndexes = null;
  let whole = null;
  let version = 0;
  let last = null;
  const recordsOf = (textIndex) => JSON.parse(`[${texts[textIndex]}]`);
  function textIndexOf(key) {
    textIndexes ??= new Map(texts.flatMap((_, index) => recordsOf(index).map((record) => [record.key, index])));
    return textIndexes.get(key);
  }
  return {
    envelope,
    add: (records) => texts.push(textOf(records)),
    etag: () => `"bench-${envelope}-${version}"`,
    body() {
      const parts = texts.filter(({ length }) => length > 0).flatMap((text) => [Buffer.from(","), text]);
      whole ??= Buffer.concat([Buffer.from(`{"${envelope}":[`), ...parts.slice(1), Buffer.from("]}")]);
      return whole;
    },
    lastUpdated: () => (last === null ? null : recordsOf(textIndexOf(last)).find(({ key }) => key === last)),
    /** Returns the changed records, or null if one of them is missing: all or nothing. */
    update(sent) {
      if (sent.some(({ key }) => textIndexOf(key) === undefined)) return null;
      whole = null;
      version += 1;
      last = sent.at(-1)?.key ?? last;
      return sent.map((fields) => {
        const textIndex = textIndexOf(fields.key);
        const records = recordsOf(textIndex);
        const index = records.findIndex(({ key }) => key === fields.key);
        records[index] = { ...records[index], ...fields, revision: (records[index].revision ?? 1) + 1 };
        texts[textIndex] = textOf(records);
        return records[index];
      });
    },
  };
}

/** Returns lists by path, and record counts by kind, of a home of at least `vertices` (0: the demo's home). */
export async function holdLists(vertices, surveyKey) {
  const { homesOf } = await loadGenerator();
  const lists = new Map(LISTS.map(([, address, envelope]) => [address, heldList(envelope)]));
  const counts = Object.fromEntries(LISTS.map(([kind]) => [kind, 0]));
  for (const home of homesOf(vertices, surveyKey)) {
    for (const [kind, address] of LISTS) {
      counts[kind] += home[kind].length;
      lists.get(address).add(home[kind]);
    }
  }
  return { lists, counts };
}
