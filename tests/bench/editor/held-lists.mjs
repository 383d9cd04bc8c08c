/**
 * The five lists of a home of any size, as the backend sends them: a text for each copy of the home, so that a change
 * rewrites only one.
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

/** The generator of tests/support, compiled, because Node 20 reads no types. */
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

/** One list: its texts, and the text of each key, indexed at the first change. */
function heldList(envelope) {
  const texts = [];
  let places = null;
  let whole = null;
  let version = 0;
  let last = null;
  const recordsOf = (at) => JSON.parse(`[${texts[at]}]`);
  function placeOf(key) {
    places ??= new Map(texts.flatMap((_, at) => recordsOf(at).map((record) => [record.key, at])));
    return places.get(key);
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
    lastUpdated: () => (last === null ? null : recordsOf(placeOf(last)).find(({ key }) => key === last)),
    /** Returns the changed records, or null if one of them is missing: all or nothing. */
    update(sent) {
      if (sent.some(({ key }) => placeOf(key) === undefined)) return null;
      [whole, version, last] = [null, version + 1, sent.at(-1)?.key ?? last];
      return sent.map((fields) => {
        const at = placeOf(fields.key);
        const records = recordsOf(at);
        const index = records.findIndex(({ key }) => key === fields.key);
        records[index] = { ...records[index], ...fields, revision: (records[index].revision ?? 1) + 1 };
        texts[at] = textOf(records);
        return records[index];
      });
    },
  };
}

/**
 * Lists by path, and the number of records of each kind, of a home of at least this many vertices (0: the demo's home).
 */
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
