import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { bitOf, LAYERS, NO_LAYER } from "@/lib/editor/tools/layers/layer-list";
import { ALL_SHOWN, rowOf, withLayers, withRows } from "@/lib/editor/tools/layers/layer-state";
import { createLayers } from "@/lib/editor/tools/layers/layers";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { buildFloorModel, type FloorModel, HIDDEN_ROOM } from "./floor-model";
import { NO_FACE_BIT } from "./shape-layers";
import { layerOfPacked } from "./triangle-buffer";
import { updateFloorModel } from "./update-floor-model";
import { updateHiddenRows } from "./update-hidden-rows";

const layer = (id: string): number => LAYERS.find((one) => one.id === id)?.number ?? -1;

function open(start = ALL_SHOWN) {
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records: littleRoom() });
  const layers = createLayers(store, start, () => {});
  const rooms = {
    get: (key: string) => (layers.isRowHidden("face", key) || layers.isRowHidden("object3D", key) ? HIDDEN_ROOM : 0),
  };
  const model = buildFloorModel(store.scene, 0, rooms, layers);
  const hide = (row: string, isHidden = true) => {
    layers.set(withRows(layers.get(), "hiddenRows", [row], isHidden));
    return updateHiddenRows(model, store.scene, { contents: store.rooms.floor(0), rooms, rows: [row] });
  };
  return { store, layers, rooms, model, hide };
}

const roomOf = (model: FloorModel, owner: string) =>
  model.surfaces.room[(model.surfaces.slots.get(owner)?.start ?? 0) * 3];
const facesOf = (model: FloorModel, key: string) => model.points.faces[model.points.slots.get(key)?.start ?? 0];
/** Returns the layers of an owner's triangles, without those of empty triangles. */
function layersOf({ surfaces }: FloorModel, owner: string): number[] {
  const { start, capacity } = surfaces.slots.get(owner)!;
  const found = new Set<number>();
  for (let triangle = start; triangle < start + capacity; triangle += 1) {
    const isEmpty = surfaces.position.subarray(triangle * 9, triangle * 9 + 9).every((value) => value === 0);
    if (!isEmpty) found.add(layerOfPacked(surfaces.kind[triangle * 3]!));
  }
  return [...found].sort((a, b) => a - b);
}

test("gives every triangle its layer: the wall's own, or the layer of its door", () => {
  const { model } = open();
  expect(layersOf(model, "wall-ab")).toEqual([layer("face wall")]);
  expect(layersOf(model, "wall-bc")).toEqual([layer("face wall"), layer("objectPlanar door")]);
  expect(layersOf(model, "floor")).toEqual([layer("face floor")]);
});

test("hides a wall and shows it again without a change to other slots", () => {
  const { model, hide } = open();
  expect(hide("wall-ab")?.fresh).toEqual(new Set(["wall-ab"]));
  expect(roomOf(model, "wall-ab")).toBe(HIDDEN_ROOM);
  expect(roomOf(model, "wall-bc")).toBe(0);
  hide("wall-ab", false);
  expect(roomOf(model, "wall-ab")).toBe(0);
});

test("leaves the hole of a hidden door in its wall", () => {
  const { model, hide } = open();
  hide("door");
  expect(layersOf(model, "wall-bc")).toEqual([layer("face wall"), NO_LAYER]);
});

test("hides the corners of a hidden room, and requests a new build when a floor is hidden", () => {
  const { model, hide } = open();
  expect(facesOf(model, "a")).toBe(bitOf(layer("face wall")) | bitOf(layer("face floor")));
  const rewritten = hide(rowOf.room("floor"));
  expect([...(rewritten?.fresh ?? [])].sort()).toEqual([
    "ceiling",
    "floor",
    "table",
    "wall-ab",
    "wall-bc",
    "wall-cd",
    "wall-da",
  ]);
  expect(facesOf(model, "a")).toBe(0);
  expect(hide(rowOf.floor(0))).toBeNull();
});

test("keeps a corner visible after its faces are deleted", () => {
  const { store, model, rooms } = open();
  store.subscribeScene((diff) => updateFloorModel(model, store.scene, diff, rooms));
  for (const face of ["floor", "wall-ab", "wall-da"]) {
    expect(store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: face }] })).ok).toBe(true);
  }
  expect(facesOf(model, "a")).toBe(NO_FACE_BIT);
});

test("gives lines the layers of their edges as soon as an edge layer or an edge row is hidden", () => {
  const edgeLayers = (model: FloorModel) => {
    const { start } = model.lines.slots.get("floor")!;
    return [0, 1, 2, 3].map((side) => Math.floor(model.lines.weight[(start + side) * 2]! / 64));
  };
  expect(new Set(edgeLayers(open().model))).toEqual(new Set([layer("face floor")]));
  const { model, hide } = open(withLayers(ALL_SHOWN, "hidden", bitOf(layer("edge top")), true));
  expect(new Set(edgeLayers(model))).toEqual(new Set([layer("edge base")]));
  hide("edge-bc");
  expect(edgeLayers(model)).toEqual([layer("edge base"), NO_LAYER, layer("edge base"), layer("edge base")]);
});
