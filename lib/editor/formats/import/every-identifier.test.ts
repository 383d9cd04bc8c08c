/**
 * Nothing in a file is dropped silently: each identifier, found independently in the text, must have an entry in the
 * report. Uses the six real captures if ROOMPLAN_SAMPLES is set, otherwise generated ones.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateHome } from "@/backend/seed/home/generate-home";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { importHome } from "@/backend/seed/home/import-home";
import { createKey } from "../../../domain/keys";
import { importCaptures } from "./import-captures";
import type { ImportReport } from "./import-report";
import { readCapture } from "./read-capture";

type Json = Record<string, unknown>;

const folder = process.env.ROOMPLAN_SAMPLES;
const samples: [name: string, text: string][] = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")])
  : generateSingleRooms(5).map(({ name, capture }) => [name, JSON.stringify(capture)]);

/** Finds every value after the name `identifier` in the text, at any depth. */
function identifiersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/"identifier"\s*:\s*"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1]!))].sort();
}

function reportOf(text: string, others: string[] = []): { report: ImportReport; keys: Set<string> } {
  const texts = [text, ...others];
  const files = texts.map((one, index) => ({ fileName: `${index}.json`, read: readCapture(one) }));
  const { files: reportFor, records } = importCaptures(files, { surveyKey: "srv-1", createKey });
  const [file] = reportFor;
  if (!file?.ok) throw new Error(file?.error.message);
  return { report: file.report, keys: new Set(Object.values(records).flatMap((list) => list.map(({ key }) => key))) };
}

/** Each identifier has one entry: imported with existing records, or refused with a reason. */
function expectAccounted(text: string, { report, keys }: ReturnType<typeof reportOf>): void {
  const named = report.entries.filter(({ identifier, place }) => identifier !== place);
  expect(named.map(({ identifier }) => identifier).sort()).toEqual(identifiersIn(text));
  for (const entry of report.entries) {
    if (entry.outcome === "refused") expect(entry.reason).toMatch(/\w{3}/);
    else if (entry.element !== "room") expect(entry.keys.length).toBeGreaterThan(0);
    for (const key of entry.keys) expect(keys.has(key)).toBe(true);
  }
  expect(Object.values(report.counts).reduce((sum, count) => sum + count, 0)).toBe(report.entries.length);
}

test.each(samples)("reports every identifier of %s, imported alone and with all others", (_, text) => {
  const alone = reportOf(text);
  expect(identifiersIn(text).length).toBeGreaterThan(8);
  expectAccounted(text, alone);
  expect(alone.report.counts.refused).toBe(0);
  expect(alone.report.notes.filter((note) => note.startsWith("Unknown fields"))).toEqual([]);
  expectAccounted(
    text,
    reportOf(
      text,
      samples.flatMap(([, other]) => (other === text ? [] : other)),
    ),
  );
});

const parse = (index: number): Json => JSON.parse(samples[index]![1]) as Json;
const reportFor = (capture: unknown) => {
  const text = JSON.stringify(capture);
  const found = reportOf(text);
  expectAccounted(text, found);
  return found.report;
};

test("reports several rooms in one file: a list, a structure, a structure with copies, and rooms with identifiers", () => {
  const rooms = samples.map((_, index) => parse(index));
  expect(reportFor(rooms).counts.refused).toBe(0);
  expect(reportFor({ version: 2, rooms }).counts.refused).toBe(0);
  const walls = rooms.flatMap((room) => room.walls as Json[]);
  expect(reportFor({ version: 2, rooms, walls }).counts.refused).toBe(0);
  const named = {
    identifier: "HOME",
    version: 2,
    rooms: rooms.map((room, index) => ({ ...room, identifier: `ROOM-${index}` })),
  };
  const { entries } = reportFor(named);
  expect(
    entries.filter(({ element }) => element === "room").map(({ identifier, place }) => [identifier, place]),
  ).toEqual([...rooms.map((_, index) => [`ROOM-${index}`, `rooms[${index}].identifier`]), ["HOME", "identifier"]]);
});

test("names unknown lists, and refuses their elements one by one", () => {
  const capture = {
    ...parse(0),
    stairs: [{ identifier: "STAIR-1", steps: [{ identifier: "STEP-1" }] }, { identifier: "STAIR-2" }, { rise: 0.17 }],
    roof: { ridge: { identifier: "RIDGE" } },
    columns: [],
    device: "a telephone",
  };
  const { entries, notes, counts } = reportFor(capture);
  expect(
    entries.filter(({ element }) => element === "unknown").map(({ identifier, place }) => [identifier, place]),
  ).toEqual([
    ["STAIR-1", "stairs[0]"],
    ["STEP-1", "stairs[0].steps[0]"],
    ["STAIR-2", "stairs[1]"],
    ["RIDGE", "roof.ridge"],
  ]);
  expect(counts.refused).toBe(4);
  expect(notes).toContain("Unknown fields, not imported: stairs (3 elements), roof (1 element), device.");
});

test("reports identifiers inside an element, in an unknown room of a room, and in a model that is not text", () => {
  const capture = parse(0) as Json & { walls: Json[] };
  Object.assign(capture.walls[0]!, { niches: [{ identifier: "NICHE" }] });
  Object.assign(capture, { coreModel: { parts: [{ identifier: "PART" }] } });
  const inner = { ...parse(1), rooms: [{ walls: [{ identifier: "LOST" }] }] };
  const { entries, notes } = reportFor({ version: 2, rooms: [capture, inner] });
  const places = new Map(entries.map(({ identifier, place }) => [identifier, place]));
  expect(places.get("NICHE")).toBe("rooms[0].walls[0].niches[0]");
  expect(places.get("PART")).toBe("rooms[0].coreModel.parts[0]");
  expect(places.get("LOST")).toBe("rooms[1].rooms[0].walls[0]");
  expect(notes.filter((note) => note.startsWith("Unknown fields"))).toHaveLength(2);
});

test("an element that is referred to elsewhere keeps its one entry", () => {
  const capture = parse(0) as Json & { walls: { identifier: string }[] };
  const { identifier } = capture.walls[0]!;
  const { entries } = reportFor({ ...capture, links: [{ identifier }] });
  expect(entries.find((entry) => entry.identifier === identifier)).toMatchObject({
    place: "walls[0]",
    outcome: "imported",
  });
});

test("the demo home: every identifier of its captures has one entry, none refused", () => {
  const { rooms } = generateHome(11);
  const text = JSON.stringify(rooms.map(({ capture }) => capture));
  const { records, report } = importHome(11, { surveyKey: "srv-1", createKey, keepsLevels: true });
  const keys = new Set(Object.values(records).flatMap((list) => list.map(({ key }) => key)));
  expectAccounted(text, { report, keys });
  expect(report.counts.refused).toBe(0);
  // Both imports agree, except for the leveling that the photos rule out.
  const { report: same } = reportOf(text);
  const outcomes = (entries: ImportReport["entries"]) =>
    entries.map(({ identifier, place, element }) => `${identifier} ${place} ${element}`);
  expect(outcomes(report.entries)).toEqual(outcomes(same.entries));
});

test("refuses a file with more unknown elements than any home has, and names the place", () => {
  const many = Array.from({ length: 6_000 }, (_, index) => ({ identifier: `X-${index}` }));
  const read = readCapture(JSON.stringify({ ...parse(0), beams: many }));
  expect(read).toMatchObject({ ok: false, error: { code: "absurd-extent" } });
  expect(!read.ok && read.error.message).toContain("beams[");
});
