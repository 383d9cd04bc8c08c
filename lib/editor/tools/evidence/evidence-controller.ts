/** What is done with the photos beside the model: which is open, whether the camera stands at it, and what is clicked in it. */
import { photoRay } from "../../../geometry/photo-ray";
import type { Vector2 } from "../../../geometry/vector2";
import type { Command } from "../../core/command";
import type { NewKey } from "../../core/fresh-key";
import type { ReadScene } from "../../core/scene";
import { createTopics } from "../../core/topics";
import type { Stand } from "../views/named-views";
import { EVIDENCE_COPY as COPY } from "./copy";
import { aspectOf, type EvidencePhoto } from "./evidence-photo";
import { type ModelHit, meetModel } from "./meet-model";
import { outlineDamage } from "./outline-damage";

/** What a click in the photo does: a point, the way between two, or the corners of damage. */
export const PHOTO_TOOLS = ["point", "measure", "outline"] as const;
export type PhotoTool = (typeof PHOTO_TOOLS)[number];

/** A corner of what is outlined, in the photo and on the model. */
export type OutlineCorner = { readonly place: Vector2; readonly hit: ModelHit };

/** Where the camera was before it came to stand at a photo. */
export type CameFrom = { readonly floorNumber: number; readonly layout: string; readonly stand: Stand | null };

export type EvidenceState = {
  readonly photos: readonly EvidencePhoto[];
  /** Where they were taken from is drawn in the picture. */
  readonly arePlacesShown: boolean;
  /** Of this room alone; null for the whole floor. */
  readonly room: string | null;
  /** The photo whose place is pointed at. */
  readonly pointedKey: string | null;
  /** The one that is open beside the picture. */
  readonly openKey: string | null;
  /** The camera stands at the open one. */
  readonly standing: CameFrom | null;
  readonly tool: PhotoTool;
  /** Of the point, or of the two that are measured. */
  readonly marks: readonly ModelHit[];
  readonly corners: readonly OutlineCorner[];
  /** The model is drawn over the photo, so strongly (0 to 1). */
  readonly isModelDrawn: boolean;
  readonly strength: number;
};

export type EvidenceController = {
  get(): EvidenceState;
  set(change: Partial<EvidenceState>): void;
  subscribe(listener: () => void): () => void;
  /** The photo that is open; null where none is, or it is not there any more. */
  open(): EvidencePhoto | null;
  /** Opens one; null closes. What was marked on the model stays, what is being outlined goes. */
  show(key: string | null): void;
  setTool(tool: PhotoTool): void;
  /** A place of the open photo, in fractions. */
  click(place: Vector2): void;
  /** Makes damage of the corners; why not is told. */
  closeOutline(): void;
  /** One step: the last corner, the marks. False where there is neither. */
  backInPhoto(): boolean;
};

export type EvidenceSurroundings = {
  scene: ReadScene;
  isHidden(faceKey: string): boolean;
  /** Says why something cannot be done; null takes it back. */
  refuse(message: string | null): void;
  /** Runs a command and selects what it made. False where it was refused, which it says itself. */
  run(command: Command): boolean;
  newKey?: NewKey;
};

const STATE = "state";
const FULL = 0.9;

export const NO_EVIDENCE: EvidenceState = {
  photos: [],
  arePlacesShown: false,
  room: null,
  pointedKey: null,
  openKey: null,
  standing: null,
  tool: "point",
  marks: [],
  corners: [],
  isModelDrawn: true,
  strength: FULL,
};

export function createEvidenceController(around: EvidenceSurroundings): EvidenceController {
  const topics = createTopics();
  let state = NO_EVIDENCE;

  function set(change: Partial<EvidenceState>): void {
    const keys = Object.keys(change) as (keyof EvidenceState)[];
    if (keys.every((key) => Object.is(state[key], change[key]))) return;
    state = { ...state, ...change };
    topics.emit(STATE);
  }
  const open = (): EvidencePhoto | null => state.photos.find(({ key }) => key === state.openKey) ?? null;

  /** Where the click meets the model; why it meets nothing is told. */
  function meet(place: Vector2): ModelHit | null {
    const photo = open();
    if (!photo) return null;
    const hit =
      photo.camera && meetModel(around.scene, photoRay(photo.camera, aspectOf(photo), place), around.isHidden);
    around.refuse(hit ? null : photo.camera ? COPY.nothingThere : COPY.noPlace);
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
    click(place) {
      const hit = meet(place);
      if (!hit) return;
      const { tool, marks, corners } = state;
      if (tool === "outline") set({ corners: [...corners, { place, hit }] });
      else set({ marks: tool === "measure" && marks.length === 1 ? [...marks, hit] : [hit] });
    },
    closeOutline() {
      const photo = open();
      if (!photo?.camera) return;
      const { camera } = photo;
      const corners = state.corners.map(({ place }) => place);
      const { isHidden, newKey } = around;
      const asked = { camera, aspect: aspectOf(photo), corners, isHidden, newKey };
      if (around.run((scene) => outlineDamage(scene, asked))) set({ corners: [] });
    },
    backInPhoto() {
      const { corners, marks } = state;
      if (corners.length > 0) set({ corners: corners.slice(0, -1) });
      else if (marks.length > 0) set({ marks: marks.slice(0, -1) });
      else return false;
      around.refuse(null);
      return true;
    },
  };
}
