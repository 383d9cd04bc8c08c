/** The picture of one floor: built once, then updated slot by slot with changes of store, selection and view. */
import { Box3, type Scene, Vector3 } from "three";
import type { Diff } from "@/lib/editor/core/diff";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { Selection, SelectionItem } from "@/lib/editor/core/selection";
import { beyondCut } from "@/lib/editor/tools/views/section";
import type { PlanBounds } from "@/lib/geometry/plan-grid";
import { buildFloorModel, fillRoom, HIDDEN_ROOM, type RoomNumbers } from "../buffers/floor-model";
import { HIGHLIGHT, type Highlight } from "../buffers/highlight-state";
import { fillSlot } from "../buffers/triangle-buffer";
import { updateFloorModel } from "../buffers/update-floor-model";
import { updateHiddenRows } from "../buffers/update-hidden-rows";
import { createDamageLabels, type DamageLabels } from "../overlay/damage-labels";
import { NearLabels } from "../overlay/near-labels";
import type { RoomLabel } from "../overlay/room-labels";
import { createFloorPlaces, type FloorPlaces } from "../pick/floor-places";
import { OrbitPicker, type Picker } from "../pick/picker";
import type { VisibilityRules } from "../pick/visibility-rules";
import { createFloorMeshes, type FloorMeshes } from "../render/floor-meshes";
import { createGround, type Ground } from "../render/ground";
import type { SharedUniforms } from "../render/shared-uniforms";
import { writeViewUniforms } from "../render/view-uniforms";
import type { EditorView } from "../view/editor-view";
import type { Projection } from "../view/projection";
import { floorPoints } from "../view/scene-bounds";
import { type FloorContents, roomOfRecord, type SurveyRoom } from "../view/survey-rooms";
import type { PictureListener, PictureState } from "./plan-picture";
import { isHiddenOrCut, visibilityOf } from "./view-visibility";

type Setup = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  uniforms: SharedUniforms;
  projection: Projection;
  onChange: () => void;
};

type Selected = Selection["kinds"];
const NONE_SELECTED: Selected = new Map();

/** Distance of the ground below the lowest vertex in meters; the thickness of the slab. */
const GROUND_DROP = 0.15;
const SCRATCH_POINT = new Vector3();

const membersOf = ({ faceKey, walls, ceilings, objects }: SurveyRoom): string[] => [
  faceKey,
  ...walls,
  ...ceilings,
  ...objects,
];

export class FloorPicture {
  private readonly ground: Ground = createGround();
  private readonly rules: VisibilityRules;
  private contents: FloorContents;
  private meshes!: FloorMeshes;
  private currentPicker!: Picker;
  private currentPlaces!: FloorPlaces;
  private nearLabels!: NearLabels;
  private damage!: DamageLabels;
  /** Whether the buffers have to be built again. */
  private isStale = false;
  /** A number for each room that the picture has ever had, for the shaders. */
  private readonly numbers = new Map<string, number>();
  private knownRooms = new Map<string, SurveyRoom>();
  private hovered: SelectionItem | null = null;
  private selected: Selected = NONE_SELECTED;
  private focusedRoom: string | null = null;
  /** Whether the lines were built with the layers of their edges. */
  private hasEdgeLayers = false;
  private listener: PictureListener | null = null;
  private hiddenRows: ReadonlySet<string>;
  private readonly stops: readonly (() => void)[];

  /** The state of the picture for a plan that is opened later. */
  readonly state: PictureState = {
    meshes: () => this.meshes,
    stateOf: (key) => this.highlightOf(key),
    roomOf: (key) => this.roomNumbers.get(key) ?? -1,
  };

  private readonly roomNumbers: RoomNumbers = {
    get: (key) => {
      if (this.rules.isRowHidden("face", key) || this.rules.isRowHidden("object3D", key)) return HIDDEN_ROOM;
      const room = this.contents.roomHolding(key);
      return room ? this.numberOf(room.faceKey) : undefined;
    },
  };

  constructor(private readonly setup: Setup) {
    const { store, view, floorNumber, three } = setup;
    this.rules = visibilityOf(view);
    this.contents = store.rooms.floor(floorNumber);
    this.hiddenRows = view.layers?.get().hiddenRows ?? new Set<string>();
    three.add(this.ground.mesh);
    this.build();
    this.stops = [
      store.subscribeScene((diff) => this.applyDiff(diff)),
      store.subscribeSelection(() => this.updateSelection()),
      view.subscribe(() => this.updateUniforms()),
      ...(view.layers ? [view.layers.subscribe(() => this.updateLayers())] : []),
    ];
  }

  private build(): void {
    const { store, floorNumber, three, uniforms, projection } = this.setup;
    const { scene } = store;
    this.setContents(store.rooms.floor(floorNumber));
    this.hasEdgeLayers = this.rules.areEdgesApart();
    const model = buildFloorModel(scene, floorNumber, this.roomNumbers, this.rules);
    this.meshes = createFloorMeshes(model, uniforms);
    this.currentPlaces = createFloorPlaces(scene, floorNumber);
    const isSelected = (key: string): boolean => this.selected.has(key);
    this.currentPicker = new OrbitPicker(scene, model, this.currentPlaces, projection, isSelected, this.rules);
    this.nearLabels = new NearLabels(scene, this.contents);
    this.damage = createDamageLabels(scene, floorNumber);
    this.selected = NONE_SELECTED;
    this.listener?.onBuild(this.meshes);
    three.add(this.meshes.group);
    this.placeGround();
    this.updateSelection();
    this.updateUniforms();
  }

  private clear(): void {
    this.setup.three.remove(this.meshes.group);
    this.meshes.dispose();
  }

  private setContents(contents: FloorContents): void {
    this.contents = contents;
    this.knownRooms = new Map(contents.rooms.map((room) => [room.faceKey, room]));
  }

  private placeGround(): void {
    const points = floorPoints(this.setup.store.scene, this.setup.floorNumber);
    if (points.length === 0) {
      this.ground.place([0, 0], 0, 12);
      return;
    }
    const box = new Box3();
    for (const [x, y, z] of points) box.expandByPoint(SCRATCH_POINT.set(x, y, z));
    const { min, max } = box;
    const reach = Math.hypot(max.x - min.x, max.z - min.z) / 2 + 8;
    this.ground.place([(min.x + max.x) / 2, (min.z + max.z) / 2], min.y - GROUND_DROP, reach);
  }

  private numberOf(faceKey: string): number {
    const number = this.numbers.get(faceKey) ?? this.numbers.size;
    this.numbers.set(faceKey, number);
    return number;
  }

  private highlightOf(key: string): Highlight {
    if (this.selected.has(key)) return HIGHLIGHT.selected;
    return this.hovered?.key === key ? HIGHLIGHT.hovered : HIGHLIGHT.none;
  }

  private updateHighlight(key: string): void {
    const state = this.highlightOf(key);
    const { surfaces, points, instances } = this.meshes.model;
    const point = points.slots.get(key);
    if (point) {
      // A vertex is in no other buffer, and a box may select very many.
      points.state[point.start] = state;
      this.meshes.uploadCorner(point);
      return;
    }
    fillSlot(surfaces, "state", key, state);
    const boxes = instances.slots.get(key);
    if (boxes) instances.state.fill(state, boxes.start, boxes.start + boxes.capacity);
    this.meshes.uploadState(key);
    this.listener?.onHighlight(key, state);
  }

  private updateSelection(): void {
    const { store, uniforms, onChange } = this.setup;
    const { kinds, mode } = store.getSelection();
    const before = this.selected;
    this.selected = kinds;
    for (const key of before.keys()) if (!kinds.has(key)) this.updateHighlight(key);
    for (const key of kinds.keys()) if (!before.has(key)) this.updateHighlight(key);
    const [first] = kinds.keys();
    const room = first === undefined ? null : roomOfRecord(store.scene, this.contents, first);
    this.focusedRoom = room?.faceKey ?? null;
    uniforms.uFocus.value = room ? this.numberOf(room.faceKey) : -1;
    this.meshes.points.visible = mode === "vertex";
    onChange();
  }

  private updateUniforms(): void {
    const { view, uniforms, onChange } = this.setup;
    writeViewUniforms(view, this.rules, uniforms);
    this.meshes.setXrayAndCut({ isXray: this.rules.isXray(), isCut: this.rules.cut() !== null });
    onChange();
  }

  private updateLayers(): void {
    const before = this.hiddenRows;
    const after = this.setup.view.layers?.get().hiddenRows ?? before;
    this.hiddenRows = after;
    if (this.rules.areEdgesApart() && !this.hasEdgeLayers) this.isStale = true;
    const rows = [...before, ...after].filter((row) => before.has(row) !== after.has(row));
    if (rows.length > 0 && !this.isStale) this.updateRows(rows);
    this.updateUniforms();
  }

  private updateRows(rows: readonly string[]): void {
    const { contents, roomNumbers: rooms, meshes } = this;
    const rewritten = updateHiddenRows(meshes.model, this.setup.store.scene, { contents, rooms, rows });
    if (!rewritten) {
      this.isStale = true;
      return;
    }
    meshes.upload(rewritten);
    this.listener?.onRewrite(rewritten.faces);
    for (const key of rewritten.faces) this.listener?.onRoomChange(key);
  }

  /** Assigns the members of changed rooms to their current room, once a drag has ended. */
  private updateRooms(): void {
    const { store, floorNumber } = this.setup;
    const next = store.rooms.floor(floorNumber);
    if (next === this.contents || store.isDragging()) return;
    const before = this.knownRooms;
    this.setContents(next);
    for (const room of next.rooms) {
      const last = before.get(room.faceKey);
      if (last === room) continue;
      for (const key of [...membersOf(room), ...(last ? membersOf(last) : [])]) {
        fillRoom(this.meshes.model, key, this.roomNumbers.get(key) ?? -1);
        this.meshes.uploadOwner(key);
        this.listener?.onRoomChange(key);
      }
    }
    this.nearLabels.setContents(next);
    this.updateSelection();
  }

  private applyDiff(diff: Diff): void {
    this.damage.update(diff);
    // A restored record is highlighted only when the pointer is on it again.
    if (this.hovered && diff[this.hovered.kind]?.removed[this.hovered.key]) this.hovered = null;
    if (!this.isStale) {
      const rewritten = updateFloorModel(this.meshes.model, this.setup.store.scene, diff, this.roomNumbers);
      if (rewritten) {
        this.meshes.upload(rewritten);
        this.currentPlaces.update(rewritten, diff);
        this.nearLabels.forget(rewritten.faces);
        this.listener?.onRewrite(rewritten.faces);
        for (const key of rewritten.fresh) this.updateHighlight(key);
      } else this.isStale = true;
    }
    this.setup.onChange();
  }

  /** Returns the labels of visible damage. */
  private damageLabels(): RoomLabel[] {
    const { x, y, z } = this.setup.projection.eye;
    const { rules } = this;
    const isSeen = (key: string, face: string): boolean =>
      !rules.isHidden("face", face) && !isHiddenOrCut(this.setup.store.scene, rules, { kind: "objectPlanar", key });
    const labels = this.damage.seenFrom([x, y, z], this.contents, isSeen);
    return labels.filter(({ low }) => !this.currentPicker.isHidden(...low));
  }

  private isRoomShown({ faceKey }: RoomLabel): boolean {
    return !this.rules.isRowHidden("face", faceKey);
  }

  /** Brings buffers and rooms up to date. To be called before each frame and before picking. */
  refresh(): void {
    if (!this.isStale) {
      this.updateRooms();
      return;
    }
    this.isStale = false;
    this.clear();
    this.build();
  }

  readonly picker = (): Picker => this.currentPicker;

  readonly places = (): FloorPlaces => this.currentPlaces;

  /** The height of the floor, in meters. */
  readonly height = (): number => this.meshes.model.height;

  /** Returns the labels that are close enough to read in the current frame of the 3D picture. */
  labels(): readonly RoomLabel[] {
    const cut = this.rules.cut();
    const isBeforeCut = ({ low }: RoomLabel): boolean => cut === null || beyondCut(cut, ...low) <= 0;
    const labels = [...this.nearLabels.near(this.setup.projection, this.focusedRoom), ...this.damageLabels()];
    return labels.filter((label) => this.isRoomShown(label) && isBeforeCut(label));
  }

  /** Returns the labels of the rooms in a part of the plan; `meterPixels` is its scale. */
  planLabels(area: PlanBounds, meterPixels: number): readonly RoomLabel[] {
    return this.nearLabels.within(area, meterPixels, this.focusedRoom).filter((label) => this.isRoomShown(label));
  }

  /** Sets the only listener, or removes it with null. */
  listen(listener: PictureListener | null): void {
    this.listener = listener;
  }

  /** Returns the positions (x, y, z) of the vertices while they are shown, else null. */
  corners(): Float32Array | null {
    return this.meshes.points.visible ? this.meshes.model.points.position : null;
  }

  /** Returns the floor face of the room of the selection, or null. */
  focus(): string | null {
    return this.focusedRoom;
  }

  setHovered(item: SelectionItem | null): void {
    if (this.hovered?.key === item?.key) return;
    const before = this.hovered;
    this.hovered = item;
    for (const changed of [before, item]) if (changed) this.updateHighlight(changed.key);
    this.setup.onChange();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.clear();
    this.setup.three.remove(this.ground.mesh);
    this.ground.mesh.geometry.dispose();
  }
}
