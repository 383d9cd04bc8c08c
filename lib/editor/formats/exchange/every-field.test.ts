/** Exports and imports records with every field of the model, real captures, and the reviewed generated home. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { GEOMETRY_KINDS, type GeometryKind } from "@/lib/domain/geometry-records";
import { createKey } from "@/lib/domain/keys";
import { randomRecords, SURVEY } from "@/tests/support/random-scene";
import { shapeOf } from "../../core/provenance/accepted-shape";
import { createScene, type RecordOf, type SceneRecords } from "../../core/scene";
import { importCaptures } from "../import/import-captures";
import { readCapture } from "../import/read-capture";
import { FIELD_RULES } from "./field-rules";
import { placeExchange } from "./place-exchange";
import { readExchange } from "./read-exchange";
import { writeExchange } from "./write-exchange";

const SOURCE = { surveyKey: SURVEY, title: "12 Oak Lane", exportedAt: "2026-11-23T10:00:00.000Z" };

const number = fc.double({ min: -9_999, max: 9_999, noNaN: true });
const word = fc.string({ unit: "grapheme", maxLength: 12 });
const moment = fc.constant("2026-11-20T09:00:00.000Z");
const reviewed = {
  source: fc.constantFrom("scan", "user", "solver"),
  sourceId: fc.option(word),
  captured: fc.option(
    fc.dictionary(fc.constantFrom("x", "u", "label", "loops"), fc.oneof(number, word, fc.array(number))),
  ),
  acceptedBy: fc.option(fc.constant("emp-1")),
  acceptedAt: fc.option(moment),
  acceptedAs: fc.option(
    fc.dictionary(
      fc.constantFrom("at", "label", "loops", "width", "isOpen"),
      fc.oneof(number, word, fc.boolean(), fc.array(fc.array(fc.tuple(number, number, number)))),
    ),
  ),
  updatedBy: fc.option(fc.constant("emp-2")),
  updatedAt: fc.option(moment),
};
const confidence = fc.constantFrom("high", "medium", "low");
/** Optional fields of each kind, besides the common ones. */
const MORE: Record<GeometryKind, fc.Arbitrary<object>> = {
  vertex: fc.record({ ...reviewed, confidence, locked: fc.boolean() }),
  edge: fc.record(reviewed),
  face: fc.record({ ...reviewed, confidence, exterior: fc.boolean(), roomLabel: fc.option(word) }),
  objectPlanar: fc.record({
    ...reviewed,
    confidence,
    rotation: number,
    outline: fc.option(fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 6 })),
    depth: number,
    isOpen: fc.boolean(),
    deduct: fc.boolean(),
  }),
  object3D: fc.record({ ...reviewed, confidence }),
};

/** Random scenes with all fields; twins refer to each other. */
const full: fc.Arbitrary<SceneRecords> = randomRecords.chain((records) =>
  fc
    .tuple(...GEOMETRY_KINDS.map((kind) => fc.tuple(...records[kind].map(() => MORE[kind]))))
    .map(
      (more) =>
        Object.fromEntries(
          GEOMETRY_KINDS.map((kind, index) => [
            kind,
            records[kind].map((record, recordIndex) => ({ ...record, ...(more[index] as object[])[recordIndex] })),
          ]),
        ) as SceneRecords,
    ),
);

function readBack(records: SceneRecords): SceneRecords {
  const read = readExchange(writeExchange(records, SOURCE));
  if (!read.ok) throw new Error(read.error.message);
  return read.records;
}

test("every field of the model survives a round trip to the last digit", () => {
  const seenFields = new Map(GEOMETRY_KINDS.map((kind) => [kind, new Set<string>()]));
  fc.assert(
    fc.property(full, (records) => {
      expect(readBack(records)).toEqual(JSON.parse(JSON.stringify(records)));
      for (const kind of GEOMETRY_KINDS)
        for (const record of records[kind]) for (const name of Object.keys(record)) seenFields.get(kind)!.add(name);
    }),
    { numRuns: 200 },
  );
  // The scenes above contain each field of the rules.
  for (const kind of GEOMETRY_KINDS) {
    const missing = Object.keys(FIELD_RULES[kind]).filter((name) => !seenFields.get(kind)!.has(name));
    expect([kind, missing]).toEqual([kind, []]);
  }
});

const folder = process.env.ROOMPLAN_SAMPLES;
const texts = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
  : generateSingleRooms(7).map(({ capture }) => JSON.stringify(capture));
const context = { surveyKey: SURVEY, createKey };
const imported = (some: readonly string[]): SceneRecords =>
  importCaptures(
    some.map((text, index) => ({ fileName: `${index}.json`, read: readCapture(text) })),
    context,
  ).records;

/** Accepts some records, locks some, and sets deductions and open doors, as a review does. */
function reviewedHome(records: SceneRecords): SceneRecords {
  const scene = createScene(SURVEY, records);
  const mark =
    <K extends GeometryKind>(kind: K) =>
    (record: RecordOf<K>, index: number): RecordOf<K> =>
      index % 3 === 0
        ? {
            ...record,
            acceptedBy: "emp-1",
            acceptedAt: "2026-11-20T09:00:00.000Z",
            acceptedAs: shapeOf(scene, kind, record),
          }
        : record;
  return {
    vertex: records.vertex.map((one, index) => mark("vertex")({ ...one, locked: index % 5 === 0 }, index)),
    edge: records.edge,
    face: records.face.map(mark("face")),
    objectPlanar: records.objectPlanar.map((one, index) =>
      mark("objectPlanar")({ ...one, deduct: index % 2 === 0, isOpen: index % 4 === 0 }, index),
    ),
    object3D: records.object3D.map(mark("object3D")),
  };
}

const HOMES: [name: string, records: SceneRecords][] = [
  ["the generated home", Object.fromEntries(demoHomeGeometry(SURVEY, "2026-01-02T10:00:00.000Z")) as SceneRecords],
  ...texts.map((text, index): [string, SceneRecords] => [
    `${folder ? "real" : "generated"} capture ${index + 1}`,
    imported([text]),
  ]),
  [`all ${folder ? "real" : "generated"} captures together`, imported(texts)],
];

/** Replaces the keys in the fields. */
function renamed(fields: object, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const other = (key: unknown): unknown => (typeof key === "string" ? (names.get(key) ?? key) : key);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === "vertexKeys") return [name, (value as string[]).map(other)];
      if (name === "loops") return [name, (value as string[][]).map((loop) => loop.map(other))];
      return [name, ["key", "faceKey", "twinKey", "hostKey"].includes(name) ? other(value) : value];
    }),
  );
}

test.each(HOMES)(
  "%s, reviewed, is imported into an empty survey with equal records except for keys and acceptance",
  (_name, home) => {
    const records = reviewedHome(home);
    expect(readBack(records)).toEqual(JSON.parse(JSON.stringify(records)));
    let keyCount = 0;
    const placed = placeExchange(readBack(records), SURVEY, createScene("srv-other", {}), () => {
      keyCount += 1;
      return `new-${keyCount}`;
    }).records;
    const names = new Map<string, string>();
    for (const kind of GEOMETRY_KINDS) {
      expect(placed[kind]).toHaveLength(records[kind].length);
      records[kind].forEach(({ key }, index) => void names.set(placed[kind][index]!.key, key));
    }
    // Compares fields with keys, current and captured.
    const newNames = new Map([...names].map(([newKey, oldKey]) => [oldKey, newKey] as const));
    for (const kind of GEOMETRY_KINDS) {
      placed[kind].forEach((record, index) => {
        const { acceptedBy, acceptedAt, acceptedAs, ...other } = record;
        expect([acceptedBy ?? null, acceptedAt ?? null, acceptedAs ?? null]).toEqual([null, null, null]);
        const restored = renamed(other, names);
        const {
          acceptedBy: _by,
          acceptedAt: _at,
          acceptedAs: _as,
          revision: _r,
          updatedAt: _u,
          updatedBy: _b,
          ...fields
        } = records[kind][index]!;
        const { captured: scanned, ...rest } = JSON.parse(JSON.stringify(fields));
        const { captured, ...found } = restored;
        expect(found).toEqual({ ...rest, surveyKey: "srv-other" });
        expect(captured).toEqual(scanned ? renamed(scanned, newNames) : scanned);
      });
    }
  },
);
