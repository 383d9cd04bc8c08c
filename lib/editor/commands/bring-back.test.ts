import {
  type Face,
  GEOMETRY_KINDS,
  type GeometryKind,
  type GeometryRecord,
  type ObjectPlanar,
} from "@/lib/domain/geometry-records";
import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { applyDiff, reverseDiff } from "../core/diff";
import { createEditorStore } from "../core/editor-store";
import {
  createDeletedElementsCache,
  type DeletedRecord,
  deletedElements,
  deletedRecords,
  readDeletedLists,
} from "../core/provenance/deleted-records";
import { createScene, type SceneRecords } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { addRecords } from "./add-records";
import { bringBack } from "./bring-back";
import { deleteElements } from "./delete-elements";
import { moveElements } from "./move-elements";
import { resetFloor } from "./reset-floor";

const AT = "2026-11-20T08:00:00.000Z";
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

/** Opens the store of another browser, whose history does not have the deletion. */
function openWithout(records: SceneRecords, keys: readonly string[]) {
  const deleted: DeletedRecord[] = [];
  const left = Object.fromEntries(
    Object.entries(records).map(([kind, list]) => {
      const removed = (list as GeometryRecord[]).filter(({ key }) => keys.includes(key));
      deleted.push(...removed.map((record) => ({ kind: kind as GeometryKind, record, by: "emp-ben", at: AT })));
      return [kind, (list as GeometryRecord[]).filter(({ key }) => !keys.includes(key))];
    }),
  ) as SceneRecords;
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: left, employeeKey: "emp-ana" });
  const removed = () => deletedRecords(deleted, store.getHistory(), "emp-ana");
  const restore = (key: string) => store.run((scene) => bringBack(scene, { key, deleted: removed() }));
  return { store, removed, restore };
}

test("restores a wall that another user deleted, with its corners, edges and door, in one edit", () => {
  const records = capturedRoom();
  const removed = ["wall-bc", "door", "c-top", "edge-bc-top", "edge-cd-top", "edge-c-up", "ceiling", "wall-cd"];
  const { store, restore } = openWithout(records, removed);
  expect(restore("wall-bc").ok).toBe(true);
  for (const key of ["wall-bc", "door", "c-top"]) {
    const original = Object.values(records)
      .flat()
      .find((one) => one.key === key) as GeometryRecord;
    expect(original.revision).toBe(1);
    expect(store.scene.get(store.scene.kindOf(key)!, key)).toMatchObject(original);
  }
  const sides = store.scene.edgesOfVertex("c-top").map((key) => {
    const { vertexKeys, label } = store.scene.get("edge", key)!;
    return `${[...vertexKeys].sort().join(" ")} ${label}`;
  });
  expect(sides.sort()).toEqual(["b-top c-top top", "c c-top corner"]);
  expect(store.scene.has("face", "wall-cd")).toBe(false);
  expect(store.getHistory().past.map(({ label }) => label)).toEqual(["Bring back from the scan"]);
  store.undo();
  expect(store.scene.has("face", "wall-bc")).toBe(false);
});

test("refuses a door without its wall, and a wall whose corners are unknown", () => {
  const { restore } = openWithout(capturedRoom(), ["wall-bc", "door"]);
  expect(restore("door")).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/Bring that back first/) },
  });
  const records = capturedRoom();
  const bare = { ...records, vertex: records.vertex.filter(({ key }) => key !== "c"), edge: [] };
  const other = openWithout(bare, ["wall-bc", "wall-cd", "floor", "door"]);
  expect(other.restore("wall-bc")).toMatchObject({
    ok: false,
    refusal: { message: expect.stringMatching(/position is unknown/) },
  });
  expect(other.restore("nowhere")).toMatchObject({ ok: false, refusal: { code: "missing" } });
});

/** Adds a second wall 0.1 m behind wall bc, as captured from the room behind. */
function twoRooms(): SceneRecords {
  const records = capturedRoom();
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0, source: "scan" as const, captured: {} };
  const corner = (key: string, x: number, y: number) => ({ ...base, key, x, y, z: 3.1 });
  return {
    ...records,
    vertex: [
      ...records.vertex,
      ...[corner("p", 0, 0), corner("q", 4, 0), corner("p-top", 0, 2.5), corner("q-top", 4, 2.5)],
    ],
    face: [
      ...records.face.map((face) => (face.key === "wall-bc" ? { ...face, twinKey: "behind" } : face)),
      { ...base, key: "behind", label: "wall", loops: [["p", "q", "q-top", "p-top"]], twinKey: "wall-bc" },
    ],
  };
}

test("pairs a restored wall with its former twin if that twin is unpaired, and otherwise reports the wall", () => {
  const records = twoRooms();
  const { store, restore } = openWithout(records, ["wall-bc", "door"]);
  expect(restore("wall-bc").ok).toBe(true);
  expect(store.scene.get("face", "wall-bc")?.twinKey).toBe("behind");
  expect(store.scene.get("face", "behind")?.twinKey).toBe("wall-bc");
  const moved = openWithout(
    {
      ...records,
      vertex: records.vertex.map((one) => (/^[pq]/.test(one.key) ? { ...one, z: 5 } : one)),
      face: records.face.map((face) => (face.key === "behind" ? { ...face, twinKey: null } : face)),
    },
    ["wall-bc", "door"],
  );
  const outcome = bringBack(moved.store.scene, { key: "wall-bc", deleted: moved.removed() });
  expect(outcome).toMatchObject({ ok: true, notice: expect.stringMatching(/^Not paired/) });
  expect(outcome.ok && outcome.diff.face?.added["wall-bc"]?.twinKey).toBeNull();
});

test("lists each deleted element once, without restored ones and those deleted with their face", () => {
  const { store, removed } = openWithout(capturedRoom(), ["wall-bc", "c-top", "edge-bc-top", "door"]);
  store.run((scene) => deleteElements(scene, { items: [item("object3D", "table")] }));
  const deleted = () => deletedElements(store.scene, removed()).map(({ record, by }) => `${record.key} ${by}`);
  expect(deleted().sort()).toEqual(["door emp-ben", "table emp-ana", "wall-bc emp-ben"]);
  store.undo();
  expect(deleted()).not.toContain("table emp-ana");
  store.run((scene) => moveElements(scene, { items: [item("object3D", "table")], vector: [0.1, 0, 0] }));
  expect(deleted().sort()).toEqual(["door emp-ben", "wall-bc emp-ben"]);
});

const EMPTY: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };

/** Returns a capture as an import creates it, under new keys: each element has the capture's identifier. */
function imported(prefix: string): SceneRecords {
  const named = (key: string) => `${prefix}${key}`;
  const { vertex, edge, face, objectPlanar, object3D } = capturedRoom();
  const fresh = <R extends GeometryRecord>(one: R): R => ({ ...one, key: named(one.key) });
  const loopsOf = (one: Face) => one.loops.map((loop) => loop.map(named));
  const sourceOf = (one: Face): Partial<Face> =>
    one.label === "ceiling" ? { source: "solver", captured: null } : { sourceId: one.key };
  return {
    vertex: vertex.map(fresh),
    edge: edge.map((one) => ({
      ...fresh(one),
      vertexKeys: [named(one.vertexKeys[0]), named(one.vertexKeys[1])],
    })),
    face: face.map((one) => ({
      ...fresh(one),
      loops: loopsOf(one),
      captured: { ...one.captured, loops: loopsOf(one) },
      ...sourceOf(one),
    })),
    objectPlanar: objectPlanar.map((one) => ({ ...fresh(one), faceKey: named(one.faceKey), sourceId: one.key })),
    object3D: object3D.map((one) => ({ ...fresh(one), sourceId: one.key })),
  };
}

const deletedBy = (records: SceneRecords, by: string): DeletedRecord[] =>
  GEOMETRY_KINDS.flatMap((kind) => records[kind].map((record) => ({ kind, record, by, at: AT })));
const keysOf = (removed: readonly DeletedRecord[]) => removed.map(({ record }) => record.key).sort();

test("lists nothing as deleted after an undone import, or after a reset before a new capture", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: EMPTY, employeeKey: "emp-ana" });
  const importCapture = (prefix: string) =>
    store.run((scene) => addRecords(scene, { records: imported(prefix), label: "Import" })).ok;
  let deleted: DeletedRecord[] = [];
  const removed = () => deletedElements(store.scene, deletedRecords(deleted, store.getHistory(), "emp-ana"));
  expect(importCapture("one-")).toBe(true);
  store.undo();
  deleted = deletedBy(imported("one-"), "emp-ana");
  expect(keysOf(removed())).toEqual([]);
  // An entry that a newer edit cut off still counts as undone.
  expect(importCapture("two-")).toBe(true);
  expect(keysOf(removed())).toEqual([]);
  expect(store.run((scene) => resetFloor(scene, { floorNumber: 0, name: "Ground floor" })).ok).toBe(true);
  const captured = ["door", "floor", "table", "wall-ab", "wall-bc", "wall-cd", "wall-da"];
  expect(keysOf(removed())).toEqual(captured.map((key) => `two-${key}`));
  expect(importCapture("three-")).toBe(true);
  expect(keysOf(removed())).toEqual([]);
});

test("undoing a restore lists the element as deleted again", () => {
  const { store, removed, restore } = openWithout(capturedRoom(), ["wall-bc", "door"]);
  expect(restore("wall-bc").ok).toBe(true);
  store.undo();
  expect(keysOf(deletedElements(store.scene, removed()))).toEqual(["door", "wall-bc"]);
});

test("follows another user's import and its undo without rescanning the scene", () => {
  const scene = createScene(SURVEY_KEY, EMPTY);
  const removed = new Map(deletedBy(imported("one-"), "emp-ben").map((one) => [one.record.key, one]));
  const followed = createDeletedElementsCache(scene);
  const before = keysOf(followed.read(removed));
  expect(before).toContain("one-wall-ab");
  const outcome = addRecords(scene, { records: imported("two-"), label: "Import" });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  followed.follow(applyDiff(scene, outcome.diff));
  expect(keysOf(followed.read(removed))).toEqual([]);
  followed.follow(applyDiff(scene, reverseDiff(outcome.diff)));
  expect(keysOf(followed.read(removed))).toEqual(before);
});

test("lists one deleted piece of a captured wall while another piece remains", () => {
  const records = imported("");
  const whole = records.face.find(({ key }) => key === "wall-bc")!;
  const piece = { ...whole, key: "piece", loops: [["b", "p", "p-top", "b-top"]] };
  const deleted: DeletedRecord[] = [
    { kind: "face", record: { ...piece, captured: { ...whole.captured, loops: piece.loops } }, by: "emp-ben", at: AT },
  ];
  const { scene } = createEditorStore({ surveyKey: SURVEY_KEY, records });
  expect(keysOf(deletedElements(scene, new Map(deleted.map((one) => [one.record.key, one]))))).toEqual(["piece"]);
});

test("shows the last employee who deleted an element, and the record at that time", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: capturedRoom(), employeeKey: "emp-ana" });
  const deleted: DeletedRecord[] = [];
  const removed = () => deletedRecords(deleted, store.getHistory(), "emp-ana");
  store.run((scene) => deleteElements(scene, { items: [item("object3D", "table")] }));
  expect(removed().get("table")?.by).toBe("emp-ana");
  const last = removed().get("table")!.record;
  expect(store.run((scene) => bringBack(scene, { key: "table", deleted: removed() })).ok).toBe(true);
  expect(removed().has("table")).toBe(false);
  const bens: DeletedRecord = { kind: "object3D", record: { ...last, acceptedBy: "emp-ben" }, by: "emp-ben", at: AT };
  deleted.push(bens);
  expect(removed().get("table")).toEqual(bens);
});

test("does not list corners, since a restored corner would be loose", () => {
  const { store, removed } = openWithout(capturedRoom(), []);
  const corner = { ...capturedRoom().vertex[0]!, key: "merged" };
  const deleted = new Map([
    ...removed(),
    ["merged", { kind: "vertex", record: corner, by: "emp-ben", at: AT } as const],
  ]);
  expect(deletedElements(store.scene, deleted)).toEqual([]);
});

test("a door deleted before its wall stays deleted when the wall is restored; the notice counts restored elements", () => {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: capturedRoom(), employeeKey: "emp-ana" });
  const removed = () => deletedRecords([], store.getHistory(), "emp-ana");
  const restore = () => bringBack(store.scene, { key: "wall-bc", deleted: removed() });
  store.run((scene) => deleteElements(scene, { items: [item("face", "wall-bc")] }));
  const both = restore();
  expect(both).toMatchObject({ ok: true, notice: "Also brought back: 1 element" });
  expect(both.ok && Object.keys(both.diff.objectPlanar?.added ?? {})).toEqual(["door"]);
  store.undo();
  store.run((scene) => deleteElements(scene, { items: [item("objectPlanar", "door")] }));
  store.run((scene) => deleteElements(scene, { items: [item("face", "wall-bc")] }));
  const alone = restore();
  expect(alone.ok && alone.diff.objectPlanar?.added.door).toBeUndefined();
  expect(alone.ok && alone.notice).toBeUndefined();
  // The backend reports the deletes of one gesture at most seconds apart.
  const wall = capturedRoom().face.find(({ key }) => key === "wall-bc")!;
  const door = capturedRoom().objectPlanar[0] as ObjectPlanar;
  const deletedAfter = (seconds: number) => {
    const at = new Date(Date.parse(AT) + seconds * 1000).toISOString();
    const deleted: DeletedRecord[] = [
      { kind: "objectPlanar", record: door, by: "emp-ben", at: AT },
      { kind: "face", record: wall, by: "emp-ben", at },
    ];
    const outcome = bringBack(store.scene, {
      key: "wall-bc",
      deleted: deletedRecords(deleted, { past: [], future: [], cutOff: [] }, null),
    });
    return outcome.ok && outcome.diff.objectPlanar?.added.door !== undefined;
  };
  expect([deletedAfter(2), deletedAfter(30)]).toEqual([true, false]);
});

test("lists nothing if the backend returns existing records instead of deleted ones", () => {
  const { face, vertex } = capturedRoom();
  const removed = { ...face[0]!, deletedBy: "emp-ben", deletedAt: AT };
  expect(readDeletedLists([["face", [removed]]])).toEqual([{ kind: "face", record: face[0], by: "emp-ben", at: AT }]);
  expect(
    readDeletedLists([
      ["face", []],
      ["vertex", vertex],
    ]),
  ).toBeNull();
  expect(readDeletedLists([["face", []]])).toEqual([]);
});
