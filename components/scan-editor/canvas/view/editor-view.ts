/** State that the canvas and the panels share besides the scene: floor, hover, view options and camera commands. */

import type { ChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import type { ReviewController } from "@/lib/editor/analysis/review/review-controller";
import type { Selection, SelectionItem } from "@/lib/editor/core/selection";
import type { EvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import type { Layers } from "@/lib/editor/tools/layers/layers";
import type { PlacingController } from "@/lib/editor/tools/placing/placing-controller";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import type { Section } from "@/lib/editor/tools/views/section";
import { notifyEach } from "@/lib/notify-each";
import type { Contested } from "./contested";
import type { OrbitView } from "./orbit-view";

export type CameraCommands = {
  /** Shows the whole floor from the current direction. */
  fit(): void;
  /** Returns to the view in which the floor opened. */
  home(): void;
  /** Shows the selection, or the whole floor. */
  frame(): void;
  current(): OrbitView;
  goTo(view: OrbitView): void;
};

export type CameraShot = "fit" | "home" | "frame";

/** Which pictures of the floor are shown. */
export const LAYOUTS = ["3d", "plan", "split"] as const;
export type Layout = (typeof LAYOUTS)[number];

export type ViewState = {
  readonly layout: Layout;
  /** Whether the pointer is, or was last, in the plan. */
  readonly isPlanPointed: boolean;
  readonly floorNumber: number;
  /** Floors that the dataset names; a floor may have no records yet. */
  readonly namedFloors: readonly number[];
  readonly hovered: SelectionItem | null;
  /** Why the last edit was refused, or null. */
  readonly refusal: string | null;
  /** Result of the last edit, shown while the selection stays the same; the next edit or refusal clears it. */
  readonly notice: { readonly text: string; readonly selection: Selection } | null;
  /** Records that another person changed, so that an edit was refused. */
  readonly contested: readonly Contested[];
  /** Floor face of the room that is being renamed in the outliner. */
  readonly renaming: string | null;
  readonly isHistoryShown: boolean;
  /** Whether the list of findings is open; their counts are always visible. */
  readonly isChecksShown: boolean;
  /** Whether the review list is open; the captured position of the selection is then drawn as well. */
  readonly isReviewShown: boolean;
  readonly isTaskShown: boolean;
  /** Whether the dialog that confirms a reset of the floor is open. */
  readonly isResetOpen: boolean;
  readonly isLayersShown: boolean;
  readonly isViewsShown: boolean;
  readonly isPhotosShown: boolean;
  /** Whether the other floors are drawn below and above the current one. */
  readonly isStacked: boolean;
  /** Whether walls are see-through. */
  readonly isXray: boolean;
  /** Whether elements of low and medium confidence are tinted. */
  readonly isDoubtShown: boolean;
  readonly section: Section | null;
};

/** Renders a PNG of the current picture; `hasLabels` adds the names, dimensions and outlines over it. */
export type TakePicture = (options: { hasLabels: boolean }) => Promise<Blob>;

export type EditorView = {
  get(): ViewState;
  set(change: Partial<ViewState>): void;
  subscribe(listener: () => void): () => void;
  /** The camera, while a canvas is mounted. */
  camera: CameraCommands | null;
  /** Exports the picture at twice its size, while a canvas is mounted. */
  picture: TakePicture | null;
  /** Set when the editor opens, as are the controllers below. */
  tools: Toolbox | null;
  placing: PlacingController | null;
  layers: Layers | null;
  checks: ChecksController | null;
  review: ReviewController | null;
  evidence: EvidenceController | null;
  /** Camera command that was given before the canvas was mounted. */
  pendingShot: CameraShot | null;
  /** View in which the next canvas opens, in place of the home view. */
  opening: OrbitView | null;
  /** Called when a person moves the 3D camera. Set by the named views. */
  onCameraMoved: (() => void) | null;
  /** Cancels a press before the pointer moves; false if there is none. Set by the canvas. */
  cancelDrag: (() => boolean) | null;
};

/** A view whose controllers are all set, as `openEditorView` returns it. */
export type OpenEditorView = EditorView & {
  [K in "tools" | "placing" | "layers" | "checks" | "review" | "evidence"]: NonNullable<EditorView[K]>;
};

const INITIAL_STATE = {
  notice: null,
  contested: [],
  namedFloors: [],
  layout: "3d",
  isPlanPointed: false,
  renaming: null,
  isHistoryShown: false,
  isChecksShown: false,
  isReviewShown: false,
  isTaskShown: false,
  isResetOpen: false,
  isLayersShown: false,
  isViewsShown: false,
  isPhotosShown: false,
  isStacked: false,
  isXray: false,
  isDoubtShown: false,
  section: null,
} as const;

export function createEditorView(floorNumber: number): EditorView {
  let state: ViewState = { floorNumber, hovered: null, refusal: null, ...INITIAL_STATE };
  const listeners = new Set<() => void>();
  return {
    camera: null,
    picture: null,
    tools: null,
    placing: null,
    layers: null,
    checks: null,
    review: null,
    evidence: null,
    pendingShot: null,
    opening: null,
    onCameraMoved: null,
    cancelDrag: null,
    get: () => state,
    set(requested) {
      const change = "refusal" in requested && !("notice" in requested) ? { ...requested, notice: null } : requested;
      const keys = Object.keys(change) as (keyof ViewState)[];
      if (keys.every((key) => Object.is(state[key], change[key]))) return;
      state = { ...state, ...change };
      notifyEach(listeners);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs a camera command at once, or with the first frame of the next canvas. */
export function runCameraCommand(view: EditorView, shot: CameraShot): void {
  if (view.camera) view.camera[shot]();
  else view.pendingShot = shot;
}
