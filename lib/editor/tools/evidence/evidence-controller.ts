/**
 * The state of the photos next to the model: the open photo, whether the camera is at its viewpoint, and the marks made
 * by clicks.
 */
import { photoRay } from "../../../geometry/photo-ray";
import type { Vector2 } from "../../../geometry/vector2";
import type { Command } from "../../core/command";
import type { NewKey } from "../../core/fresh-key";
import type { ReadScene } from "../../core/scene";
import { createTopics } from "../../core/topics";
import type { OrbitPose } from "../views/named-views";
import { EVIDENCE_COPY as COPY } from "./copy";
import { aspectOf, type EvidencePhoto } from "./evidence-photo";
import { type ModelHit, meetModel } from "./meet-model";
import { outlineDamage } from "./outline-damage";

/** The mark that a click in the photo adds: a point, one end of a measurement, or a corner of damage. */
export const PHOTO_TOOLS = ["point", "measure", "outline"] as const;
export type PhotoTool = (typeof PHOTO_TOOLS)[number];

/** A corner of the outline, in the photo and on the model. */
export type OutlineCorner = { readonly place: Vector2; readonly hit: ModelHit };

/** The camera before it moved to a photo's viewpoint. */
export type ReturnView = { readonly floorNumber: number; readonly layout: string; readonly pose: OrbitPose | null };

export type EvidenceState = {
  readonly photos: readonly EvidencePhoto[];
  /** Whether the viewpoints of the photos are drawn. */
  readonly arePlacesShown: boolean;
  /** Shows the photos of this room only; null for the whole floor. */
  readonly room: string | null;
  /** The photo whose viewpoint is pointed at. */
  readonly pointedKey: string | null;
  /** The open photo. */
  readonly openKey: string | null;
  /** The view to return to; set while the camera is at the open photo's viewpoint. */
  readonly returnView: ReturnView | null;
  readonly tool: PhotoTool;
  /** The point, or the ends of the measurement. */
  readonly marks: readonly ModelHit[];
  readonly corners: readonly OutlineCorner[];
  /** Whether and how strongly (0 to 1) the model is drawn over the photo. */
  readonly isModelDrawn: boolean;
  readonly strength: number;
};

export type EvidenceController = {
  get(): EvidenceState;
  set(change: Partial<EvidenceState>): void;
  subscribe(listener: () => void): () => void;
  /** The open photo; null if none is open or it no longer exists. */
  open(): EvidencePhoto | null;
  /** Opens a photo; null closes it. Marks on the model stay, an unfinished outline is dropped. */
  show(key: string | null): void;
  setTool(tool: PhotoTool): void;
  /** Adds a mark at a position of the open photo, in fractions. */
  click(position: Vector2): void;
  /** Creates damage from the outline, or reports why it cannot be created. */
  closeOutline(): void;
  /** Removes the last corner, or the last mark. Returns false if there is none. */
  undoMark(): boolean;
};

export type EvidenceHost = {
  scene: ReadScene;
  isHidden(faceKey: string): boolean;
  /** Reports why an action cannot be done; null clears the report. */
  refuse(message: string | null): void;
  /** Runs a command and selects its result. Returns false for a refusal, which it reports itself. */
  run(command: Command): boolean;
  newKey?: NewKey;
};

const STATE = "state";
const DEFAULT_STRENGTH = 0.9;

export const NO_EVIDENCE: EvidenceState = {
  photos: [],
  arePlacesShown: false,
  room: null,
  pointedKey: null,
  openKey: null,
  returnView: null,
  tool: "point",
  marks: [],
  corners: [],
  isModelDrawn: true,
  strength: DEFAULT_STRENGTH,
};

export function createEvidenceController(host: EvidenceHost): EvidenceController {
  const topics = createTopics();
  let state = NO_EVIDENCE;

  function set(change: Partial<EvidenceState>): void {
    const keys = Object.keys(change) as (keyof EvidenceState)[];
    if (keys.every((key) => Object.is(state[key], change[key]))) return;
    state = { ...state, ...change };
    topics.emit(STATE);
  }
  const open = (): EvidencePhoto | null => state.photos.find(({ key }) => key === state.openKey) ?? null;

  /** Returns the model point at a photo position, or reports why there is none. */
  function findHit(position: Vector2): ModelHit | null {
    const photo = open();
    if (!photo) return null;
    const hit = photo.camera && meetModel(host.scene, photoRay(photo.camera, aspectOf(photo), position), host.isHidden);
    host.refuse(hit ? null : photo.camera ? COPY.nothingThere : COPY.noPlace);
    return hit;
  }

  return {
    get: () => state,
    set,
    subscribe: (listener) => topics.subscribe(STATE, listener),
    open,
    show(key) {
      if (key === state.openKey) return;
      set({ openKey: key, corners: [], ...(key === null ? { marks: [] } : {}) });
    },
    setTool: (tool) => set({ tool, marks: [], corners: [] }),
    click(position) {
      const hit = findHit(position);
      if (!hit) return;
      const { tool, marks, corners } = state;
      if (tool === "outline") set({ corners: [...corners, { place: position, hit }] });
      else set({ marks: tool === "measure" && marks.length === 1 ? [...marks, hit] : [hit] });
    },
    closeOutline() {
      const photo = open();
      if (!photo?.camera) return;
      const { camera } = photo;
      const corners = state.corners.map(({ place }) => place);
      const { isHidden, newKey } = host;
      const request = { camera, aspect: aspectOf(photo), corners, isHidden, newKey };
      if (host.run((scene) => outlineDamage(scene, request))) set({ corners: [] });
    },
    undoMark() {
      const { corners, marks } = state;
      if (corners.length > 0) set({ corners: corners.slice(0, -1) });
      else if (marks.length > 0) set({ marks: marks.slice(0, -1) });
      else return false;
      host.refuse(null);
      return true;
    },
  };
}
