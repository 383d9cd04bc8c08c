import * as fc from "fast-check";
import { demoHomeGeometry } from "@/backend/seed/demo-home-geometry";
import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { capturedRoom } from "@/tests/support/captured-room";
import { SURVEY_KEY } from "@/tests/support/little-room";
import { acceptElements } from "../../commands/accept-elements";
import { flipFaces } from "../../commands/flip-faces";
import { mirrorElements } from "../../commands/mirror-elements";
import { moveElements } from "../../commands/move-elements";
import { moveVertices } from "../../commands/move-vertices";
import { placePlanarObject } from "../../commands/place-planar-object";
import { setDeduct } from "../../commands/set-deduct";
import { setLabels } from "../../commands/set-labels";
import { splitEdge } from "../../commands/split-edge";
import { accept, writeUpdate } from "../command";
import type { Diff } from "../diff";
import { createEditorStore } from "../editor-store";
import type { SceneRecords } from "../scene";
import type { SelectionItem } from "../selection";
import { isChangedSince } from "./accepted-shape";

const HOME = Object.fromEntries(demoHomeGeometry("srv-home", "2026-01-02T10:00:00.000Z")) as SceneRecords;
const AT = "2026-11-23T09:00:00.000Z";
const KINDS = ["vertex", "face", "objectPlanar", "object3D"] as const;
const item = (kind: SelectionItem["kind"], key: string): SelectionItem => ({ kind, key });

function open(records: SceneRecords = capturedRoom(), surveyKey = SURVEY_KEY) {
  const store = createEditorStore({ surveyKey, records, employeeKey: "emp-ana" });
  const items = KINDS.flatMap((kind) => [...store.scene.values(kind)].map(({ key }) => item(kind, key)));
  store.run((scene) => acceptElements(scene, { items, by: "emp-ana", at: AT }));
  const changed = () =>
    items
      .filter(({ kind, key }) => {
        const record = store.scene.get(kind, key);
        return record !== undefined && isChangedSince(store.scene, kind, record);
      })
      .map(({ key }) => key)
      .sort();
  return { store, changed };
}

test("no element of a home, read back from text, has changed since its acceptance", () => {
  const { store, changed } = open(HOME, "srv-home");
  expect(changed()).toEqual([]);
  const again = createEditorStore({
    surveyKey: "srv-home",
    records: JSON.parse(JSON.stringify(store.scene.toRecords())),
  });
  let accepted = 0;
  for (const kind of KINDS) {
    for (const record of again.scene.values(kind)) {
      accepted += record.acceptedBy === "emp-ana" ? 1 : 0;
      expect(isChangedSince(again.scene, kind, record)).toBe(false);
    }
  }
  expect(accepted).toBeGreaterThan(150);
});

test("a visible move changes a corner and its faces, and an undo restores the acceptance", () => {
  const distances = fc.integer({ min: 10, max: 3_000 }).map((tenths) => tenths / 10_000);
  fc.assert(
    fc.property(distances, fc.constantFrom(-1, 1), (distance, sign) => {
      const { store, changed } = open();
      expect(store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [distance * sign, 0, 0] })).ok).toBe(true);
      const moved = changed();
      expect(moved).toEqual(expect.arrayContaining(["c", "floor", "wall-bc", "wall-cd"]));
      for (const key of ["b", "table", "wall-ab", "ceiling"]) expect(moved).not.toContain(key);
      store.undo();
      expect(changed()).toEqual([]);
    }),
    { numRuns: 30 },
  );
  const { store, changed } = open();
  store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [0.0004, 0, 0] }));
  expect(changed()).toEqual([]);
});

test("a split side keeps the shape; a flip or a new label does not", () => {
  const { store, changed } = open();
  expect(store.run((scene) => splitEdge(scene, { edgeKeys: ["edge-ab"] })).ok).toBe(true);
  expect(store.scene.get("face", "floor")?.loops[0]).toHaveLength(5);
  expect(changed()).toEqual([]);
  store.run((scene) => flipFaces(scene, { faceKeys: ["ceiling"] }));
  expect(changed()).toEqual(["ceiling"]);
  store.run((scene) => setLabels(scene, { items: [item("object3D", "table")], label: "sofa" }));
  expect(changed()).toEqual(["ceiling", "table"]);
});

test("a door is unchanged while its wall moves or is extruded, and changed when it slides or is resized", () => {
  const { store, changed } = open();
  store.run((scene) => moveElements(scene, { items: [item("face", "wall-bc")], vector: [0, 0, 0.5] }));
  expect(changed()).toContain("wall-bc");
  expect(changed()).not.toContain("door");
  store.undo();
  store.run((scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [0.3, 0, 0] }));
  expect(store.scene.get("objectPlanar", "door")?.u).toBeCloseTo(2.3, 6);
  expect(changed()).not.toContain("door");
  store.undo();
  store.run((scene) => setDeduct(scene, { keys: ["door"], deduct: true }));
  expect(changed()).toEqual([]);
  store.run((scene) => placePlanarObject(scene, { key: "door", u: 2.1 }));
  expect(changed()).toEqual(["door"]);
  store.undo();
  store.run((scene) => placePlanarObject(scene, { key: "door", width: 1 }));
  expect(changed()).toEqual(["door"]);
});

/** A right triangle in the middle of the wall across from the door. */
const STAIN = {
  surveyKey: SURVEY_KEY,
  floorNumber: 0,
  key: "stain",
  label: "damage",
  faceKey: "wall-da",
  u: 2,
  v: 1.25,
  width: 0.8,
  height: 0.6,
  rotation: 0,
  outline: [
    [-0.4, -0.3],
    [0.4, -0.3],
    [0.4, 0.3],
  ],
} satisfies ObjectPlanar as ObjectPlanar;

function openStained(change: Partial<ObjectPlanar> = {}) {
  const records = capturedRoom();
  const opened = open({ ...records, objectPlanar: [...records.objectPlanar, { ...STAIN, ...change }] });
  const update = (fields: Partial<ObjectPlanar>) =>
    opened.store.run((scene) => {
      const diff: Diff = {};
      writeUpdate(diff, "objectPlanar", scene.get("objectPlanar", "stain")!, fields);
      return accept(scene, "Change", diff);
    });
  return { ...opened, update };
}

test("mirrored damage has changed, and mirroring it again restores it", () => {
  const { store, changed } = openStained();
  const mirror = () =>
    store.run((scene) => mirrorElements(scene, { items: [item("objectPlanar", "stain")], axis: "x" }));
  expect(mirror().ok).toBe(true);
  expect(store.scene.get("objectPlanar", "stain")).toMatchObject({ u: 2, v: 1.25 });
  expect(changed()).toEqual(["stain"]);
  mirror();
  expect(changed()).toEqual([]);
});

test.each<[name: string, start: Partial<ObjectPlanar>, fields: Partial<ObjectPlanar>, isChanged: boolean]>([
  ["turned about its middle", {}, { rotation: 0.3 }, true],
  ["turned, without an outline", { outline: null }, { rotation: 0.3 }, true],
  [
    "with another outline",
    {},
    {
      outline: [
        [-0.4, -0.3],
        [0.4, -0.3],
        [-0.4, 0.3],
      ],
    },
    true,
  ],
  ["with an outline for the first time", { outline: null }, { outline: STAIN.outline }, true],
  ["without its outline", {}, { outline: null }, true],
  [
    "outlined from another corner",
    {},
    {
      outline: [
        [0.4, 0.3],
        [-0.4, -0.3],
        [0.4, -0.3],
      ],
    },
    false,
  ],
  ["deeper", {}, { depth: 0.1 }, false],
])("compares damage with its acceptance: %s", (_name, start, fields, isChanged) => {
  const { changed, update } = openStained(start);
  expect(update(fields).ok).toBe(true);
  expect(changed()).toEqual(isChanged ? ["stain"] : []);
});

test("damage is unchanged while its wall is flipped or moved", () => {
  const { store, changed } = openStained({ rotation: 0.2 });
  store.run((scene) => flipFaces(scene, { faceKeys: ["wall-da"] }));
  expect(store.scene.get("objectPlanar", "stain")?.outline).not.toEqual(STAIN.outline);
  expect(changed()).toEqual(["wall-da"]);
  store.undo();
  store.run((scene) => moveElements(scene, { items: [item("face", "wall-da")], vector: [0, 0, -0.5] }));
  expect(changed()).toContain("wall-da");
  expect(changed()).not.toContain("stain");
});

test("an acceptance without an outline stays valid", () => {
  const { store } = openStained();
  const { acceptedAs, ...stain } = store.scene.get("objectPlanar", "stain")!;
  const { label, faceKey, u, v, width, height, rotation, isOpen, at } = acceptedAs as Record<string, unknown>;
  const before = { label, faceKey, u, v, width, height, rotation, isOpen, at };
  const now: ObjectPlanar = {
    ...stain,
    acceptedAs: before,
    outline: [
      [-0.4, -0.3],
      [0.4, -0.3],
      [-0.4, 0.3],
    ],
  };
  const slid: ObjectPlanar = { ...now, u: 2.1 };
  expect(isChangedSince(store.scene, "objectPlanar", now)).toBe(false);
  expect(isChangedSince(store.scene, "objectPlanar", slid)).toBe(true);
});

test.each([
  ["from an earlier version, without accepted values", undefined],
  ["that was withdrawn", null],
  ["of another program", { at: "here", loops: [["a"]], size: 7 }],
])("an acceptance %s stays valid", (_which, acceptedAs) => {
  const records = capturedRoom();
  const accepted = { acceptedBy: "emp-ben", acceptedAt: AT, acceptedAs };
  records.face = records.face.map((face) => ({ ...face, ...accepted }));
  records.vertex = records.vertex.map((vertex) => ({ ...vertex, ...accepted }));
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [1, 0, 0] }));
  for (const kind of ["face", "vertex"] as const) {
    for (const record of store.scene.values(kind)) expect(isChangedSince(store.scene, kind, record)).toBe(false);
  }
});
