/** A floor as it stands in the picture: built once, then following the store's changes and highlights slot by slot. */
import { Box3, type Scene, Vector3 } from "three";
import type { Diff } from "@/lib/editor/core/diff";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { Selection, SelectionItem } from "@/lib/editor/core/selection";
import { beyondCut } from "@/lib/editor/tools/views/section";
import type { PlanBounds } from "@/lib/geometry/plan-grid";
import { buildFloorModel, fillRoom, HIDDEN_ROOM, type RoomNumbers } from "../buffers/floor-model";
import { followDiff } from "../buffers/follow-diff";
import { followRows } from "../buffers/follow-rows";
import { HIGHLIGHT, type Highlight } from "../buffers/highlight-state";
import { fillSlot } from "../buffers/triangle-buffer";
import { createDamageLabels, type DamageLabels } from "../overlay/damage-labels";
import { createNearLabels, type NearLabels } from "../overlay/near-labels";
import type { RoomLabel } from "../overlay/room-labels";
import { createFloorPlaces, type FloorPlaces } from "../pick/floor-places";
import { createPicker, type Picker } from "../pick/picker";
import { createFloorMeshes, type FloorMeshes } from "../render/floor-meshes";
import { createGround } from "../render/ground";
import type { SharedUniforms } from "../render/shared-uniforms";
import { showSight } from "../render/show-sight";
import type { EditorView } from "../view/editor-view";
import type { Projection } from "../view/projection";
import { floorPoints } from "../view/scene-bounds";
import { type FloorContents, roomOfRecord, type SurveyRoom } from "../view/survey-rooms";
import type { PictureFollower, PictureState } from "./plan-picture";
import { isUnseen, sightOf } from "./sight-of-view";

export type FloorPicture = {
  /** Builds anew what a change of make-up has made necessary. Before picking and before each frame. */
  refresh(): void;
  picker(): Picker;
  /** Those near enough to be read, for this frame's projection. */
  labels(): readonly RoomLabel[];
  /** Those of the rooms in a part of the plan where a metre has so many pixels. */
  planLabels(area: PlanBounds, metrePixels: number): readonly RoomLabel[];
  places(): FloorPlaces;
  /** The height where things stand, in metres. */
  height(): number;
  state: PictureState;
  /** Who is told of what is rewritten and lit; null for nobody. */
  follow(follower: PictureFollower | null): void;
  /** Where the corners are, x, y, z after each other, while they are shown; else null. */
  corners(): Float32Array | null;
  /** The floor face of the room that the selection is in. */
  focus(): string | null;
  setHovered(item: SelectionItem | null): void;
  dispose(): void;
};

type Selected = Selection["kinds"];
const NOTHING_LIT: Selected = new Map();

/** The slab is this thick, and the ground lies under it. */
const GROUND_DROP = 0.15;
const CORNER = new Vector3();

export function createFloorPicture(setup: {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  uniforms: SharedUniforms;
  projection: Projection;
  onChange: () => void;
}): FloorPicture {
  const { store, view, floorNumber, three, uniforms, projection, onChange } = setup;
  const rules = sightOf(view);
  const ground = createGround();
  three.add(ground.mesh);
  let contents: FloorContents = store.rooms.floor(floorNumber);
  let meshes: FloorMeshes;
  let picker: Picker;
  let places: FloorPlaces;
  let labels: NearLabels;
  let damage: DamageLabels;
  let isStale = false;
  /** Each room has a number of its own for as long as the picture stands: others may come and go. */
  const numbers = new Map<string, number>();
  let known = new Map<string, SurveyRoom>();
  let hovered: SelectionItem | null = null;
  let lit: Selected = NOTHING_LIT;
  let focus: string | null = null;
  /** Whether the lines bear the layers of their edges. */
  let builtApart = false;
  let follower: PictureFollower | null = null;
  let hiddenRows = view.layers?.get().hiddenRows ?? new Set<string>();

  function numberOf(faceKey: string): number {
    const number = numbers.get(faceKey) ?? numbers.size;
    numbers.set(faceKey, number);
    return number;
  }

  const roomNumbers: RoomNumbers = {
    get(key) {
      if (rules.isRowHidden("face", key) || rules.isRowHidden("object3D", key)) return HIDDEN_ROOM;
      const room = contents.roomHolding(key);
      return room ? numberOf(room.faceKey) : undefined;
    },
  };

  function light(key: string, state: Highlight): void {
    const { surfaces, points, instances } = meshes.model;
    const point = points.slots.get(key);
    if (point) {
      // What is a corner is in no other buffer, and a box lights very many.
      points.state[point.start] = state;
      meshes.uploadCorner(point);
      return;
    }
    fillSlot(surfaces, "state", key, state);
    const boxes = instances.slots.get(key);
    if (boxes) instances.state.fill(state, boxes.start, boxes.start + boxes.capacity);
    meshes.uploadState(key);
    follower?.lit(key, state);
  }

  const stateOf = (key: string): Highlight =>
    lit.has(key) ? HIGHLIGHT.selected : hovered?.key === key ? HIGHLIGHT.hovered : HIGHLIGHT.none;

  function followSelection(): void {
    const { kinds, mode } = store.getSelection();
    const before = lit;
    lit = kinds;
    for (const key of before.keys()) if (!lit.has(key)) light(key, stateOf(key));
    for (const key of lit.keys()) if (!before.has(key)) light(key, stateOf(key));
    const [first] = kinds.keys();
    const room = first === undefined ? null : roomOfRecord(store.scene, contents, first);
    focus = room?.faceKey ?? null;
    uniforms.uFocus.value = room ? numberOf(room.faceKey) : -1;
    meshes.points.visible = mode === "vertex";
    onChange();
  }

  function build(): void {
    contents = store.rooms.floor(floorNumber);
    known = new Map(contents.rooms.map((room) => [room.faceKey, room]));
    builtApart = rules.areEdgesApart();
    const model = buildFloorModel(store.scene, floorNumber, roomNumbers, rules);
    meshes = createFloorMeshes(model, uniforms);
    places = createFloorPlaces(store.scene, floorNumber);
    picker = createPicker(store.scene, model, places, projection, (key) => lit.has(key), rules);
    labels = createNearLabels(store.scene, contents);
    damage = createDamageLabels(store.scene, floorNumber);
    lit = NOTHING_LIT;
    follower?.built(meshes);
    three.add(meshes.group);
    placeGround();
    followSelection();
    followSight();
  }

  /** A room's name goes with its floor. */
  function isLabelSeen({ faceKey, low }: RoomLabel): boolean {
    const cut = rules.cut();
    return !rules.isRowHidden("face", faceKey) && (cut === null || beyondCut(cut, ...low) <= 0);
  }

  /** Of damage that is in sight. */
  function damageLabels(): RoomLabel[] {
    const { x, y, z } = projection.eye;
    const isSeen = (key: string, face: string): boolean =>
      !rules.isHidden("face", face) && !isUnseen(store.scene, rules, { kind: "objectPlanar", key });
    return damage.seenFrom([x, y, z], contents, isSeen).filter(({ low }) => !picker.isHidden(...low));
  }

  function followSight(): void {
    showSight(view, rules, uniforms);
    meshes.setSight({ isXray: rules.isXray(), isCut: rules.cut() !== null });
    onChange();
  }

  function followLayers(): void {
    const before = hiddenRows;
    hiddenRows = view.layers?.get().hiddenRows ?? before;
    if (rules.areEdgesApart() && !builtApart) isStale = true;
    const rows = [...before, ...hiddenRows].filter((row) => before.has(row) !== hiddenRows.has(row));
    if (rows.length > 0 && !isStale) {
      const rewritten = followRows(meshes.model, store.scene, { contents, rooms: roomNumbers, rows });
      if (rewritten) {
        meshes.upload(rewritten);
        follower?.rewritten(rewritten.faces);
        for (const key of rewritten.faces) follower?.roomed(key);
      } else isStale = true;
    }
    followSight();
  }

  /** Rooms that have other walls, ceilings or things now: these are dimmed and lit with their new room. */
  function followRooms(): void {
    const next = store.rooms.floor(floorNumber);
    if (next === contents || store.isDragging()) return;
    contents = next;
    const before = known;
    known = new Map(contents.rooms.map((room) => [room.faceKey, room]));
    for (const room of contents.rooms) {
      const last = before.get(room.faceKey);
      if (last === room) continue;
      const members = [room, ...(last ? [last] : [])].flatMap(({ faceKey, walls, ceilings, objects }) => [
        faceKey,
        ...walls,
        ...ceilings,
        ...objects,
      ]);
      for (const key of members) {
        fillRoom(meshes.model, key, roomNumbers.get(key) ?? -1);
        meshes.uploadOwner(key);
        follower?.roomed(key);
      }
    }
    labels.setContents(contents);
    followSelection();
  }

  function placeGround(): void {
    const points = floorPoints(store.scene, floorNumber);
    if (points.length === 0) {
      ground.place([0, 0], 0, 12);
      return;
    }
    const box = new Box3();
    for (const [x, y, z] of points) box.expandByPoint(CORNER.set(x, y, z));
    const { min, max } = box;
    const reach = Math.hypot(max.x - min.x, max.z - min.z) / 2 + 8;
    ground.place([(min.x + max.x) / 2, (min.z + max.z) / 2], min.y - GROUND_DROP, reach);
  }

  function clear(): void {
    three.remove(meshes.group);
    meshes.dispose();
  }

  function follow(diff: Diff): void {
    damage.follow(diff);
    // Brought back it is lit once the pointer comes to it.
    if (hovered && diff[hovered.kind]?.removed[hovered.key]) hovered = null;
    if (!isStale) {
      const rewritten = followDiff(meshes.model, store.scene, diff, roomNumbers);
      if (rewritten) {
        meshes.upload(rewritten);
        places.follow(rewritten, diff);
        labels.forget(rewritten.faces);
        follower?.rewritten(rewritten.faces);
        for (const key of rewritten.fresh) light(key, stateOf(key));
      } else isStale = true;
    }
    onChange();
  }

  const isShown = ({ faceKey }: RoomLabel): boolean => !rules.isRowHidden("face", faceKey);

  build();
  const unsubscribe = [
    store.subscribeScene(follow),
    store.subscribeSelection(followSelection),
    view.subscribe(followSight),
    ...(view.layers ? [view.layers.subscribe(followLayers)] : []),
  ];
  return {
    refresh() {
      if (!isStale) {
        followRooms();
        return;
      }
      isStale = false;
      clear();
      build();
    },
    picker: () => picker,
    labels: () => [...labels.near(projection, focus), ...damageLabels()].filter(isLabelSeen),
    planLabels: (area, metrePixels) => labels.within(area, metrePixels, focus).filter(isShown),
    places: () => places,
    height: () => meshes.model.height,
    state: { meshes: () => meshes, stateOf, roomOf: (key) => roomNumbers.get(key) ?? -1 },
    follow(next) {
      follower = next;
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
