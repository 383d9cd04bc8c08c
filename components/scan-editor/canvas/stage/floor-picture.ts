/** A floor as it stands in the picture: built once, then following the store's changes and highlights slot by slot. */
import type { Scene } from "three";
import type { Diff } from "@/lib/editor/diff";
import type { EditorStore } from "@/lib/editor/editor-store";
import type { SelectionItem } from "@/lib/editor/selection";
import { buildFloorModel, followDiff } from "../buffers/floor-model";
import { HIGHLIGHT, type Highlight } from "../buffers/highlight-state";
import { fillSlot } from "../buffers/triangle-buffer";
import { type RoomLabel, roomLabel } from "../overlay/room-labels";
import { createPicker, type Picker } from "../pick/picker";
import { createFloorMeshes, type FloorMeshes } from "../render/floor-meshes";
import { createGround } from "../render/ground";
import type { SharedUniforms } from "../render/shared-uniforms";
import { type FloorContents, floorContents, roomOfRecord, roomPlaces } from "../survey-rooms";
import type { Projection } from "../view/projection";
import { floorPoints } from "../view/scene-bounds";

export type FloorPicture = {
  /** Builds anew what a change of make-up has made necessary. Before picking and before each frame. */
  refresh(): void;
  picker(): Picker;
  labels(): readonly RoomLabel[];
  /** Where the corners are, x, y, z after each other, while they are shown; else null. */
  corners(): Float32Array | null;
  /** The floor face of the room that the selection is in. */
  focus(): string | null;
  setHovered(item: SelectionItem | null): void;
  dispose(): void;
};

/** The slab is this thick, and the ground lies under it. */
const GROUND_DROP = 0.15;

export function createFloorPicture(setup: {
  store: EditorStore;
  floorNumber: number;
  three: Scene;
  uniforms: SharedUniforms;
  projection: Projection;
  onChange: () => void;
}): FloorPicture {
  const { store, floorNumber, three, uniforms, projection, onChange } = setup;
  const ground = createGround();
  three.add(ground.mesh);
  let contents: FloorContents;
  let meshes: FloorMeshes;
  let picker: Picker;
  let labels: RoomLabel[] | null = null;
  let isStale = false;
  let hovered: SelectionItem | null = null;
  let lit: ReadonlySet<string> = new Set();
  let focus: string | null = null;

  function light(key: string, state: Highlight): void {
    const { surfaces, points, instances } = meshes.model;
    fillSlot(surfaces, "state", key, state);
    const point = points.slots.get(key);
    if (point !== undefined) points.state[point] = state;
    const boxes = instances.slots.get(key);
    if (boxes) instances.state.fill(state, boxes.start, boxes.start + boxes.capacity);
    meshes.uploadState(key);
  }

  const stateOf = (key: string): Highlight =>
    lit.has(key) ? HIGHLIGHT.selected : hovered?.key === key ? HIGHLIGHT.hovered : HIGHLIGHT.none;

  function followSelection(): void {
    const { kinds, mode } = store.getSelection();
    const before = lit;
    lit = new Set(kinds.keys());
    for (const key of [...before, ...lit]) if (before.has(key) !== lit.has(key)) light(key, stateOf(key));
    const [first] = kinds.keys();
    const room = first === undefined ? null : roomOfRecord(store.scene, contents, first);
    focus = room?.faceKey ?? null;
    uniforms.uFocus.value = room ? contents.rooms.indexOf(room) : -1;
    meshes.points.visible = mode === "vertex";
    onChange();
  }

  function build(): void {
    contents = floorContents(store.scene, floorNumber);
    const model = buildFloorModel(store.scene, floorNumber, roomPlaces(contents));
    meshes = createFloorMeshes(model, uniforms);
    picker = createPicker(store.scene, meshes, projection);
    labels = null;
    lit = new Set();
    three.add(meshes.group);
    placeGround();
    followSelection();
  }

  function placeGround(): void {
    const points = floorPoints(store.scene, floorNumber);
    const [xs, ys, zs] = [0, 1, 2].map((axis) => points.map((point) => point[axis]!)) as [number[], number[], number[]];
    if (points.length === 0) {
      ground.place([0, 0], 0, 12);
      return;
    }
    const [lowX, highX, lowZ, highZ] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
    const reach = Math.hypot(highX - lowX, highZ - lowZ) / 2 + 8;
    ground.place([(lowX + highX) / 2, (lowZ + highZ) / 2], Math.min(...ys) - GROUND_DROP, reach);
  }

  function clear(): void {
    three.remove(meshes.group);
    meshes.dispose();
  }

  function follow(diff: Diff): void {
    if (!isStale) {
      const rewritten = followDiff(meshes.model, store.scene, diff);
      if (rewritten) {
        meshes.upload(rewritten);
        picker.markMoved();
        labels = null;
      } else isStale = true;
    }
    onChange();
  }

  build();
  const unsubscribe = [store.subscribeScene(follow), store.subscribeSelection(followSelection)];
  return {
    refresh() {
      if (!isStale) return;
      isStale = false;
      clear();
      build();
    },
    picker: () => picker,
    labels() {
      labels ??= contents.rooms.flatMap((room) => roomLabel(store.scene, room) ?? []);
      return labels;
    },
    corners: () => (meshes.points.visible ? meshes.model.points.position : null),
    focus: () => focus,
    setHovered(item) {
      if (hovered?.key === item?.key) return;
      const before = hovered;
      hovered = item;
      for (const changed of [before, item]) if (changed) light(changed.key, stateOf(changed.key));
      onChange();
    },
    dispose() {
      for (const stop of unsubscribe) stop();
      clear();
      three.remove(ground.mesh);
      ground.mesh.geometry.dispose();
    },
  };
}
