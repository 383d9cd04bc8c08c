/** @jest-environment node */
import type { SceneRecords } from "@/lib/editor/core/scene";
import { shareKnown } from "./share-known";

const corner = (key: string, x: number, revision: number) => ({
  key,
  surveyKey: "srv-1",
  floorNumber: 0,
  x,
  y: 0,
  z: 0,
  revision,
  updatedAt: `2026-11-22T10:00:0${revision}Z`,
});
const listsOf = (vertex: SceneRecords["vertex"]): SceneRecords => ({
  vertex,
  edge: [],
  face: [],
  objectPlanar: [],
  object3D: [],
});

test("keeps the objects of unchanged records when lists are read again", () => {
  const known = listsOf([corner("a", 1, 1), corner("gone", 2, 1), corner("b", 3, 1), corner("c", 4, 1)]);
  const read = listsOf([corner("a", 1, 1), corner("b", 5, 2), corner("c", 4, 1), corner("new", 6, 1)]);
  const expected = structuredClone(read);
  shareKnown(read, known);
  expect(read).toEqual(expected);
  expect(read.vertex.map((record) => known.vertex.includes(record))).toEqual([true, false, true, false]);
});

test("a record that was deleted and created again with the same revision is another record", () => {
  const known = listsOf([corner("a", 1, 1)]);
  const read = listsOf([{ ...corner("a", 9, 1), updatedAt: "2026-11-22T11:00:00Z" }]);
  shareKnown(read, known);
  expect(read.vertex[0]?.x).toBe(9);
});

test("compares records without a time field by field", () => {
  const bare = (x: number) => ({ ...corner("a", x, 1), updatedAt: null });
  const known = listsOf([bare(1)]);
  const same = listsOf([bare(1)]);
  const other = listsOf([bare(2)]);
  shareKnown(same, known);
  shareKnown(other, known);
  expect(same.vertex[0]).toBe(known.vertex[0]);
  expect(other.vertex[0]?.x).toBe(2);
});
