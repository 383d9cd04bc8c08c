/** A pane is one of the pictures of a floor that are shown next to each other: the 3D picture or the plan. */
import type { Camera, Scene } from "three";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { ToolView } from "@/lib/editor/tools/tool-view";
import type { EvidencePicture } from "../evidence/evidence-picture";
import type { Box } from "../overlay/label-places";
import type { OverlayNames } from "../overlay/overlay-view";
import type { VisibilityRules } from "../pick/visibility-rules";
import type { SharedUniforms } from "../render/shared-uniforms";
import type { ContestedNames } from "../view/contested";
import type { EditorView } from "../view/editor-view";
import type { FloorPicture } from "./floor-picture";
import type { PlacingPicture } from "./placing-picture";
import type { ToolPicture } from "./tool-picture";

/** "orbit": the 3D picture; "plan": the floor from straight above. */
export type PaneKind = "orbit" | "plan";

export type PaneElements = {
  /** Contains the picture and its overlays. */
  pane: HTMLElement;
  /** Receives the pointer events; covers the same area as the pane. */
  surface: HTMLElement;
  labels: SVGSVGElement;
  overlay: SVGSVGElement;
  /** Called with the camera in each frame. */
  onCamera(camera: PaneCamera): void;
};

export type PaneCamera =
  | { kind: "orbit"; azimuth: number; elevation: number }
  /** `bar`: a round length with its unit, and its pixels. */
  | { kind: "plan"; scale: string; bar: { length: string; pixels: number } };

export type Pane = {
  readonly camera: Camera;
  readonly surface: HTMLElement;
  readonly toolView: ToolView;
  /** To be called before each frame, with the size in pixels of the page. */
  prepare(width: number, height: number): void;
  /** Cancels the current press, drag or box; false if there is none. */
  cancelPress(): boolean;
  dispose(): void;
};

/** Part of a picture that its caption covers, in pixels; labels avoid it. */
export const CAPTION_BOX: Box = { left: 0, top: 0, right: 190, bottom: 52 };

/** Names of parts in a picture, for assistive technology. */
export type PictureNames = OverlayNames & { contested: ContestedNames; section: string };

/** Shared by all panes of a floor. */
export type PaneShare = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  uniforms: SharedUniforms;
  rules: VisibilityRules;
  picture: FloorPicture;
  toolPicture: ToolPicture;
  placingPicture: PlacingPicture;
  evidence: EvidencePicture;
  names: PictureNames;
  requestFrame: () => void;
};
