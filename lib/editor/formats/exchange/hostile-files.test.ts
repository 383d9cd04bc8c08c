/** Any file is imported completely or refused with the path of the error. */
import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { visitReferences } from "../../core/references";
import { readExchange } from "./read-exchange";
import { writeExchange } from "./write-exchange";

type Records = Record<string, unknown>[];
const TEXT = writeExchange(littleRoom(), {
  surveyKey: SURVEY_KEY,
  title: "12 Oak Lane",
  exportedAt: "2026-11-23T10:00:00.000Z",
});

/** Replaces a value at a path such as `["vertices", 3, "x"]`; undefined removes it. */
function withValue([list, row, field]: readonly [list: string, row?: number, field?: string], value: unknown): string {
  const file = JSON.parse(TEXT) as Record<string, unknown>;
  const records = file[list] as Records;
  if (row === undefined) file[list] = value;
  else if (field === undefined) (records as unknown[])[row] = value;
  else records[row]![field] = value;
  return JSON.stringify(file);
}
const messageOf = (text: string): string => {
  const read = readExchange(text);
  return read.ok ? "taken" : read.error.message;
};

/** Returns an object nested to a depth. */
const nested = (levels: number): object => (levels <= 1 ? {} : { in: nested(levels - 1) });

test.each<[string, readonly [string, number?, string?], unknown, string]>([
  ["no number", ["vertices", 3, "x"], null, "vertices[3].x is not a number within 10 km"],
  ["a text for a number", ["vertices", 3, "z"], "1", "vertices[3].z is not a number within 10 km"],
  ["a number that is too large", ["vertices", 0, "y"], 1e308, "vertices[0].y is not a number within 10 km"],
  ["half a floor number", ["faces", 1, "floorNumber"], 0.5, "faces[1].floorNumber is not a whole number"],
  ["an unknown label", ["faces", 1, "label"], "lawn", "faces[1].label is not one of floor, ceiling, wall"],
  ["a loop of two corners", ["faces", 0, "loops"], [["a", "b"]], "faces[0].loops is not a list of loops of at least 3"],
  ["no loop", ["faces", 0, "loops"], [], "faces[0].loops is not a list of loops"],
  ["an edge of three ends", ["edges", 0, "vertexKeys"], ["a", "b", "c"], "edges[0].vertexKeys is not a list of 2 keys"],
  ["a negative width", ["objectsPlanar", 0, "width"], -1, "objectsPlanar[0].width is not a number from 0"],
  ["a quaternion of zeros", ["objects3D", 0, "quaternion"], [0, 0, 0, 0], "objects3D[0].quaternion is not a list of 4"],
  ["a list for a record", ["edges", 2], [], "edges[2] is not an object"],
  ["no list", ["edges"], undefined, 'the list "edges" is missing'],
  ["a key of blanks", ["faces", 2, "key"], " ", "faces[2].key is not a key"],
  ["a key that JavaScript has a meaning for", ["vertices", 2, "key"], "__proto__", "vertices[2].key is not a key"],
  ["another such key", ["objects3D", 0, "key"], "constructor", "objects3D[0].key is not a key"],
  ["a captured value too deep", ["objects3D", 0, "captured"], nested(33), "objects3D[0].captured is not an object"],
  ["a key twice", ["vertices", 1, "key"], "a", "vertices[1] occurs twice"],
  ["a missing corner", ["edges", 0, "vertexKeys"], ["a", "nowhere"], "edges[0] refers to an element"],
  ["a missing wall", ["objectsPlanar", 0, "faceKey"], "nowhere", "objectsPlanar[0] refers to an element"],
  ["a title that is not a text", ["title"], 7, "title is not a text"],
  ["a later version", ["version"], 2, "The file has version 2"],
  ["another format", ["format"], "gltf", "isn't a geometry file"],
])("reports %s with its path", (_, path, value, message) => {
  expect(messageOf(withValue(path, value))).toContain(message);
});

test.each<[string, string, string, string]>([
  ["a list", '"faces":', '"faces":[],"faces":', "faces occurs twice"],
  ["the survey", '"surveyKey":', '"surveyKey":"srv-other","surveyKey":', "surveyKey occurs twice"],
  ["a field", '"key":"table"', '"key":"table","key":"table"', "objects3D[0].key occurs twice"],
  [
    "a field, once with escapes",
    '"key":"table"',
    '"key":"chair","k\\u0065y":"table"',
    "objects3D[0].k\\u0065y occurs twice",
  ],
  [
    "in captured values",
    '"key":"table"',
    '"key":"table","captured":{"a":[{"b":1,"b":2}]}',
    "captured.a[0].b occurs twice",
  ],
])("refuses a duplicate name, one of whose values would be ignored: %s", (_, name, twice, message) => {
  const text = TEXT.replace(name, twice);
  expect(text).not.toBe(TEXT);
  expect(messageOf(text)).toContain(message);
  expect(messageOf(`\uFEFF${text}`)).toContain(message);
});

test("refuses a version nested too deeply to read", () => {
  const deep = TEXT.replace(/"version"\s*:\s*1/, () => `"version":${"[".repeat(100_000)}${"]".repeat(100_000)}`);
  expect(deep.length).toBeGreaterThan(200_000);
  expect(messageOf(deep)).toContain("The file has version {…} of Lintel's geometry");
});

test("refuses an empty file and a file cut off anywhere", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: TEXT.trimEnd().length - 1 }), (end) => {
      expect(readExchange(TEXT.slice(0, end)).ok).toBe(false);
    }),
  );
  const nothing = writeExchange({}, { surveyKey: SURVEY_KEY, title: "", exportedAt: "" });
  expect(messageOf(nothing)).toBe("The file contains no geometry.");
});

test("any value at any path causes no exception, no partial import and no dangling reference", () => {
  const paths = Object.entries(JSON.parse(TEXT) as Record<string, unknown>).flatMap(([list, records]) =>
    Array.isArray(records)
      ? (records as Records).flatMap((record, row) => Object.keys(record).map((field) => [list, row, field] as const))
      : [],
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
      const read = readExchange(withValue(path, value));
      if (!read.ok) {
        expect(read.error.message).toMatch(/\[\d+\]/);
        return;
      }
      const keys = new Set(Object.values(read.records).flatMap((records) => records.map(({ key }) => key)));
      expect(keys.size).toBe(28);
      for (const kind of ["edge", "face", "objectPlanar"] as const)
        for (const record of read.records[kind])
          visitReferences(kind, record as never, ({ key, isOwned }) => isOwned && expect(keys).toContain(key));
    }),
  );
});

test("leaves out unknown fields, including those that could mislead JavaScript", () => {
  const text = TEXT.replace('"key":"table"', '"key":"table","__proto__":{"polluted":1},"constructor":1,"secret":2');
  const read = readExchange(text);
  if (!read.ok) throw new Error(read.error.message);
  const [table] = read.records.object3D;
  expect(Object.keys(table!)).not.toEqual(expect.arrayContaining(["secret"]));
  expect(Object.getPrototypeOf(table)).toBe(Object.prototype);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test("accepts captured values up to the depth limit, and refuses 100,000 levels without a crash", () => {
  expect(messageOf(withValue(["objects3D", 0, "captured"], nested(32)))).toBe("taken");
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  const text = TEXT.replace('"key":"table"', `"key":"table","captured":{"a":${deep}}`);
  expect(messageOf(text)).toContain("objects3D[0].captured is not an object of at most 32 levels");
});
