/** What the canvas and the panels share besides the scene: the floor shown, what is pointed at, and the camera's commands. */

import type { ChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import type { ReviewController } from "@/lib/editor/analysis/review/review-controller";
import type { Selection, SelectionItem } from "@/lib/editor/core/selection";
import type { EvidenceController } from "@/lib/editor/tools/evidence/evidence-controller";
import type { Layers } from "@/lib/editor/tools/layers/layers";
import type { PlacingController } from "@/lib/editor/tools/placing/placing-controller";
import type { Toolbox } from "@/lib/editor/tools/toolbox";
import type { Section } from "@/lib/editor/tools/views/section";
import { notifyEach } from "@/lib/notify-each";
import type { Contested } from "../overlay/contested-shapes";
import type { OrbitView } from "./orbit-view";

export type CameraCommands = {
  /** Shows the whole floor from where the camera stands. */
  fit(): void;
  /** Back to the view the floor opened in. */
  home(): void;
  /** Shows what is selected, or the whole floor. */
  frame(): void;
  /** Where it stands, and going there. */
  stand(): OrbitView;
  goTo(stand: OrbitView): void;
};

/** What the camera shows by itself. */
export type CameraShot = "fit" | "home" | "frame";

/** Which pictures of the floor are shown. */
export const LAYOUTS = ["3d", "plan", "split"] as const;
export type Layout = (typeof LAYOUTS)[number];

export type ViewState = {
  readonly layout: Layout;
  /** The pointer is, or was last, in the plan. */
  readonly isPlanPointed: boolean;
  readonly floorNumber: number;
  /** The floors that the dataset names; some may hold nothing yet. */
  readonly namedFloors: readonly number[];
  readonly hovered: SelectionItem | null;
  /** Why the last edit was refused; null when it was not. */
  readonly refusal: string | null;
  /** What came of the last edit, said while the same is selected; it goes as soon as an edit is refused or goes well. */
  readonly notice: { readonly text: string; readonly selection: Selection } | null;
  /** What somebody else has changed under an edit that was refused for it. */
  readonly contested: readonly Contested[];
  /** The floor face of the room whose name is being typed in the outliner. */
  readonly renaming: string | null;
  readonly isHistoryShown: boolean;
  /** The findings are unfolded; their counts are always seen. */
  readonly isChecksShown: boolean;
  /** What is to be looked at, and what has changed since the scan; the old place of what is selected is drawn with it. */
  readonly isReviewShown: boolean;
  /** The task is shown, with what is left of it. */
  readonly isTaskShown: boolean;
  /** Whether it is asked if the floor shown is to be reset. */
  readonly isResetAsked: boolean;
  readonly isLayersShown: boolean;
  readonly isViewsShown: boolean;
  readonly isPhotosShown: boolean;
  /** The other floors are drawn under and over the one shown. */
  readonly isStacked: boolean;
  /** Walls are see-through. */
  readonly isXray: boolean;
  /** What the capture was less sure of is tinted. */
  readonly isDoubtShown: boolean;
  readonly section: Section | null;
};

/** `hasLabels`: with the names, figures and outlines over it, as seen. */
export type TakePicture = (how: { hasLabels: boolean }) => Promise<Blob>;

export type EditorView = {
  get(): ViewState;
  set(change: Partial<ViewState>): void;
  subscribe(listener: () => void): () => void;
  /** The camera, while a canvas is mounted. */
  camera: CameraCommands | null;
  /** What is seen as a PNG of twice its size, while there is a picture. */
  picture: TakePicture | null;
  /** The tools; set by the editor as it opens. */
  tools: Toolbox | null;
  /** Doors, windows and things; set by the editor as it opens. */
  desk: PlacingController | null;
  /** What is hidden and locked; set by the editor as it opens. */
  layers: Layers | null;
  /** What the checks have found; set by the editor as it opens. */
  checks: ChecksController | null;
  /** What is to be looked at; set by the editor as it opens. */
  review: ReviewController | null;
  /** The photos beside the model; set by the editor as it opens. */
  evidence: EvidenceController | null;
  /** What was asked of the camera before there was a picture. */
  firstShot: CameraShot | null;
  /** Where the next picture is looked at from, in place of its home view. */
  opening: OrbitView | null;
  /** Told when somebody moves the 3D camera. Set by the named views. */
  onCameraMoved: (() => void) | null;
  /** Lets go of what the pointer holds before it has moved; false when there is nothing. Set by the canvas. */
  cancelDrag: (() => boolean) | null;
};

/** A view whose controllers are all set, as `openEditorView` returns it. */
export type OpenEditorView = EditorView & {
  [K in "tools" | "desk" | "layers" | "checks" | "review" | "evidence"]: NonNullable<EditorView[K]>;
};

const NOTHING_OPEN = {
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
  isResetAsked: false,
  isLayersShown: false,
  isViewsShown: false,
  isPhotosShown: false,
  isStacked: false,
  isXray: false,
  isDoubtShown: false,
  section: null,
} as const;

export function createEditorView(floorNumber: number): EditorView {
  let state: ViewState = { floorNumber, hovered: null, refusal: null, ...NOTHING_OPEN };
  const listeners = new Set<() => void>();
  return {
    camera: null,
    picture: null,
    tools: null,
    desk: null,
    layers: null,
    checks: null,
    review: null,
    evidence: null,
    firstShot: null,
    opening: null,
    onCameraMoved: null,
    cancelDrag: null,
    get: () => state,
    set(asked) {
      const change = "refusal" in asked && !("notice" in asked) ? { ...asked, notice: null } : asked;
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

/** Has the camera show it: at once, or with the first picture. */
export function sendCamera(view: EditorView, shot: CameraShot): void {
  if (view.camera) view.camera[shot]();
  else view.firstShot = shot;
}
