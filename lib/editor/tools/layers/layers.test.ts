import fc from "fast-check";
import { FACE_LABELS } from "@/lib/domain/geometry-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { deleteElements } from "../../commands/delete-elements";
import { moveSelection } from "../../commands/move-selection";
import { moveVertices } from "../../commands/move-vertices";
import { nameRoom, setLabels } from "../../commands/set-labels";
import type { Command } from "../../core/command";
import { createEditorStore } from "../../core/editor-store";
import { ALL_LAYERS, bitOf, FINE_LAYERS, LAYERS } from "./layer-list";
import {
  ALL_SHOWN,
  readLayers,
  rowOf,
  shownLayers,
  withAllShown,
  withLayers,
  withRows,
  writeLayers,
} from "./layer-state";
import { createLayers } from "./layers";

const bit = (id: string): number => bitOf(LAYERS.findIndex((layer) => layer.id === id));

test("walls are the first layer", () => {
  const labels = LAYERS.filter(({ kind }) => kind === "face").map(({ label }) => label);
  expect(labels).toEqual(["wall", ...FACE_LABELS.filter((label) => label !== "wall")]);
});

const DOOR = [{ kind: "objectPlanar", key: "door" }] as const;
const CORNER = ["wall-ab", "wall-bc"].map((key) => ({ kind: "face", key }) as const);

function open() {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const save = jest.fn();
  const layers = createLayers(store, ALL_SHOWN, save);
  const hide = (...ids: string[]) =>
    layers.set(ids.reduce((state, id) => withLayers(state, "hidden", bit(id), true), layers.get()));
  const lock = (...ids: string[]) =>
    layers.set(ids.reduce((state, id) => withLayers(state, "locked", bit(id), true), layers.get()));
  const solo = (...ids: string[]) =>
    layers.set(ids.reduce((state, id) => withLayers(state, "solo", bit(id), true), layers.get()));
  const row = (flag: "hiddenRows" | "lockedRows", id: string) => layers.set(withRows(layers.get(), flag, [id], true));
  return { store, layers, save, hide, lock, solo, row };
}

test("hidden walls hide their vertical edges, but not edges at a floor or ceiling, nor doors", () => {
  const { layers, hide } = open();
  hide("face wall");
  expect(layers.isHidden("face", "wall-ab")).toBe(true);
  expect(layers.isHidden("face", "floor")).toBe(false);
  expect(layers.isHidden("edge", "edge-a-up")).toBe(true);
  expect(layers.isHidden("edge", "edge-ab")).toBe(false);
  expect(layers.isHidden("vertex", "a-top")).toBe(false);
  expect(layers.isHidden("objectPlanar", "door")).toBe(false);
  hide("face ceiling");
  expect(layers.isHidden("vertex", "a-top")).toBe(true);
  expect(layers.isHidden("vertex", "a")).toBe(false);
});

test("hides the edges of one label only", () => {
  const { layers, hide } = open();
  hide("edge top");
  expect(layers.isHidden("edge", "edge-ab-top")).toBe(true);
  expect(layers.isHidden("edge", "edge-ab")).toBe(false);
  expect(layers.isHidden("vertex", "a-top")).toBe(false);
});

test("a hidden wall hides its door, a hidden room everything in it, and a hidden floor everything on it", () => {
  const one = open();
  one.row("hiddenRows", "wall-bc");
  expect(one.layers.isHidden("objectPlanar", "door")).toBe(true);
  expect(one.layers.isHidden("face", "wall-ab")).toBe(false);
  const two = open();
  two.row("hiddenRows", rowOf.room("floor"));
  for (const key of ["floor", "ceiling", "wall-cd"]) expect(two.layers.isHidden("face", key)).toBe(true);
  expect(two.layers.isHidden("object3D", "table")).toBe(true);
  expect(two.layers.isHidden("vertex", "c")).toBe(true);
  const three = open();
  three.row("hiddenRows", rowOf.floor(0));
  expect(three.layers.isHidden("edge", "edge-ab")).toBe(true);
  expect(three.layers.isHidden("vertex", "missing")).toBe(false);
});

test("shows a layer alone with its edges even if hidden, and vertices alone without faces", () => {
  const walls = open();
  walls.hide("face wall");
  walls.solo("face wall");
  expect(walls.layers.isHidden("face", "wall-ab")).toBe(false);
  expect(walls.layers.isHidden("face", "floor")).toBe(true);
  expect(walls.layers.isHidden("edge", "edge-a-up")).toBe(false);
  expect(walls.layers.isHidden("object3D", "table")).toBe(true);
  const corners = open();
  corners.solo("vertex corner");
  expect(corners.layers.isHidden("vertex", "a")).toBe(false);
  expect(corners.layers.isHidden("face", "floor")).toBe(true);
  expect(corners.layers.isHidden("edge", "edge-ab")).toBe(true);
});

test("hidden elements leave the selection, locked ones stay", () => {
  const { store, hide, lock } = open();
  store.select([
    { kind: "face", key: "wall-ab" },
    { kind: "face", key: "floor" },
  ]);
  lock("face wall");
  expect(store.getSelection().kinds.size).toBe(2);
  hide("face wall");
  expect([...store.getSelection().kinds.keys()]).toEqual(["floor"]);
});

test("locked walls cannot be moved, deleted, or pulled by a corner, and nothing changes", () => {
  const { store, lock, layers } = open();
  lock("face wall");
  const wall = [{ kind: "face", key: "wall-ab" }] as const;
  const corner = [{ kind: "vertex", key: "a" }] as const;
  for (const result of [
    store.run((scene) => moveSelection(scene, { items: wall, vector: [1, 0, 0] })),
    store.run((scene) => deleteElements(scene, { items: wall })),
    store.run((scene) => moveSelection(scene, { items: corner, vector: [1, 0, 0] })),
  ])
    expect(result).toMatchObject({
      ok: false,
      refusal: { code: "locked", message: "Walls are locked: unlock them in the layers" },
    });
  expect(layers.refuseToMove(corner)?.code).toBe("locked");
  const drag = store.beginDrag((scene, x: number) => moveSelection(scene, { items: corner, vector: [x, 0, 0] }));
  expect(drag.move(0.5).ok).toBe(false);
  expect(drag.commit()).toBeNull();
  expect(store.getRecord("vertex", "a")?.x).toBe(0);
  expect(store.getHistory().past).toHaveLength(0);
});

test("next to locked walls an object moves, a door slides, a room is renamed and an earlier edit undone", () => {
  const { store, lock, row } = open();
  store.run((scene) => moveSelection(scene, { items: [{ kind: "vertex", key: "a" }], vector: [0, 0.1, 0] }));
  lock("face wall");
  expect(
    store.run((scene) => moveSelection(scene, { items: [{ kind: "object3D", key: "table" }], vector: [0.2, 0, 0] })).ok,
  ).toBe(true);
  expect(
    store.run((scene) => moveSelection(scene, { items: [{ kind: "objectPlanar", key: "door" }], vector: [0.2, 0, 0] }))
      .ok,
  ).toBe(true);
  lock("face floor");
  expect(store.run((scene) => nameRoom(scene, { faceKey: "floor", roomLabel: "Den" })).ok).toBe(true);
  for (let step = 0; step < 4; step += 1) expect(store.undo()).not.toBeNull();
  expect(store.getRecord("vertex", "a")?.y).toBe(0);
  row("lockedRows", "wall-bc");
  expect(store.run((scene) => deleteElements(scene, { items: [{ kind: "objectPlanar", key: "door" }] }))).toMatchObject(
    {
      ok: false,
      refusal: { message: "This opening is locked: unlock it in the outliner" },
    },
  );
});

test("a wall with a locked door can be pulled at either end, but not turned", () => {
  const { store, row } = open();
  row("lockedRows", "door");
  const pull = (end: "b" | "c", by: readonly [number, number, number]) =>
    store.run((scene) => moveVertices(scene, { keys: [end, `${end}-top`], vector: by }));
  // The door's position along the wall is counted from one of the ends.
  expect(pull("b", [-0.3, 0, 0])).toMatchObject({ ok: true });
  expect(pull("c", [0.3, 0, 0])).toMatchObject({ ok: true });
  expect(pull("c", [0, 0, 0.3])).toMatchObject({
    ok: false,
    refusal: { message: "This opening is locked: unlock it in the outliner" },
  });
});

describe("a locked door", () => {
  const REFUSED = {
    ok: false,
    refusal: { code: "locked", message: "This opening is locked: unlock it in the outliner" },
  };
  const lockedDoor = () => {
    const { store, row, layers } = open();
    row("lockedRows", "door");
    return { store, layers };
  };
  const wall = [{ kind: "face", key: "wall-bc" }] as const;

  test.each<[string, Command]>([
    ["its wall moved, along or across", (scene) => moveSelection(scene, { items: wall, vector: [0, 0, 0.2] })],
    ["its wall moved with the next", (scene) => moveSelection(scene, { items: CORNER, vector: [1, 0, 1] })],
    ["its wall's end on it", (scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [-1.8, 0, 0] })],
    ["its wall too short for it", (scene) => moveVertices(scene, { keys: ["c", "c-top"], vector: [-3.5, 0, 0] })],
    ["its wall's top under its head", (scene) => moveVertices(scene, { keys: ["b-top", "c-top"], vector: [0, -1, 0] })],
    [
      "one corner out of its wall by a centimeter",
      (scene) => moveVertices(scene, { keys: ["b"], vector: [0, 0, 0.01] }),
    ],
    ["another label", (scene) => setLabels(scene, { items: DOOR, label: "window", newKey: () => "anew" })],
  ])("prevents %s, and names the lock", (_what, command) => {
    const { store } = lockedDoor();
    expect(store.run(command)).toMatchObject(REFUSED);
    expect(store.getHistory().past).toHaveLength(0);
  });

  test("prevents a drag of its wall, by its row and by its layer", () => {
    const { layers, lock } = open();
    expect(layers.refuseToMove(wall)).toBeNull();
    lock("objectPlanar door");
    expect(layers.refuseToMove(wall)?.message).toBe("Doors are locked: unlock them in the layers");
  });

  test("stays within a third of a millimeter, however often its wall's ends are pulled", () => {
    const { store } = lockedDoor();
    const end =
      (by: number): Command =>
      (scene) =>
        moveVertices(scene, { keys: ["c", "c-top"], vector: [by, 0, 0] });
    for (const by of [0.1234, -0.0777, 0.3001, -0.05]) expect(store.run(end(by))).toMatchObject({ ok: true });
    const [corner, door] = [store.getRecord("vertex", "c"), store.getRecord("objectPlanar", "door")];
    // 2 m from corner c, which was at x = 4.
    expect(Math.abs((corner?.x ?? 0) - (door?.u ?? 0) - 2)).toBeLessThan(0.0003);
  });
});

test("a locked room locks everything in it", () => {
  const { store, row } = open();
  row("lockedRows", rowOf.room("floor"));
  expect(store.run((scene) => deleteElements(scene, { items: [{ kind: "object3D", key: "table" }] }))).toMatchObject({
    ok: false,
    refusal: { message: "This room is locked: unlock it in the outliner" },
  });
});

const state = fc.record({
  hidden: fc.integer({ min: 0, max: ALL_LAYERS }),
  locked: fc.integer({ min: 0, max: ALL_LAYERS }),
  solo: fc.integer({ min: 0, max: ALL_LAYERS }),
  hiddenRows: fc.array(fc.string()).map((rows) => new Set(rows)),
  lockedRows: fc.array(fc.string()).map((rows) => new Set(rows)),
});

test.each([
  ["a locked wall", "wall-ab", "This face is locked: unlock it in the outliner"],
  ["a locked room", rowOf.room("floor"), "This room is locked: unlock it in the outliner"],
])("keeps the edges around %s, but allows another label", (_what, id, message) => {
  const { store, row } = open();
  row("lockedRows", id);
  const edge = { kind: "edge", key: "edge-ab-top" } as const;
  expect(store.run((scene) => deleteElements(scene, { items: [edge] }))).toMatchObject({ refusal: { message } });
  expect(store.scene.has("edge", "edge-ab-top")).toBe(true);
  const labeling = { items: [edge], label: "ridge", newKey: () => "anew" };
  expect(store.run((scene) => setLabels(scene, labeling))).toMatchObject({ ok: true });
  expect(store.getRecord("edge", "anew")?.label).toBe("ridge");
});

test("deletes an edge of other walls despite locks elsewhere", () => {
  const { store, row } = open();
  row("lockedRows", "wall-ab");
  store.run((scene) => deleteElements(scene, { items: [{ kind: "edge", key: "edge-cd-top" }] }));
  expect(store.scene.has("edge", "edge-cd-top")).toBe(false);
});

test("reads the stored form unchanged, and any other value as all layers shown", () => {
  fc.assert(fc.property(state, (one) => expect(readLayers(JSON.parse(JSON.stringify(writeLayers(one))))).toEqual(one)));
  for (const wrong of [null, 7, "x", [], { hidden: "face wall", solo: [3, "no such"] }])
    expect(readLayers(wrong)).toEqual(ALL_SHOWN);
});

test("without solo, hidden layers are not shown; with solo, only faces and objects of the solo layers are", () => {
  fc.assert(
    fc.property(state, (one) => {
      const surfaces = ALL_LAYERS & ~FINE_LAYERS;
      expect(shownLayers({ ...one, solo: 0 })).toBe(ALL_LAYERS & ~one.hidden);
      if (one.solo !== 0) expect(shownLayers(one) & surfaces).toBe(one.solo & surfaces);
      expect(shownLayers(withAllShown(one))).toBe(ALL_LAYERS);
    }),
  );
});
