/** One of the pictures of a floor that stand side by side: where it is on the page, its camera, and what it is asked. */
import type { Camera, Scene } from "three";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import type { Sight } from "@/lib/editor/tools/sight";
import type { EvidencePicture } from "../evidence/evidence-picture";
import type { ContestedNames } from "../overlay/contested-shapes";
import type { Box } from "../overlay/label-places";
import type { OverlayNames } from "../overlay/overlay-view";
import type { SightRules } from "../pick/sight-rules";
import type { SharedUniforms } from "../render/shared-uniforms";
import type { EditorView } from "../view/editor-view";
import type { FloorPicture } from "./floor-picture";
import type { PlacingPicture } from "./placing-picture";
import type { ToolPicture } from "./tool-picture";

/** "orbit": the home in 3D; "plan": from straight above. */
export type PaneKind = "orbit" | "plan";

export type PaneElements = {
  /** Holds all that is drawn of the picture and over it. */
  pane: HTMLElement;
  /** Takes the pointer; its place is the pane's. */
  surface: HTMLElement;
  labels: SVGSVGElement;
  overlay: SVGSVGElement;
  /** Told of the camera at each frame, for what shows it. */
  onCamera(camera: PaneCamera): void;
};

export type PaneCamera =
  | { kind: "orbit"; azimuth: number; elevation: number }
  /** `bar`: a round length in metres, and its pixels. */
  | { kind: "plan"; scale: string; bar: { length: string; pixels: number } };

export type Pane = {
  readonly camera: Camera;
  readonly surface: HTMLElement;
  readonly sight: Sight;
  /** Before each frame, with its size in pixels of the page. */
  prepare(width: number, height: number): void;
  /** Lets go of what the pointer holds; false when there is nothing. */
  letGo(): boolean;
  dispose(): void;
};

/** Pixels in the corner of a picture where its name stands; what is written on it keeps clear of them. */
export const NAME_PLACE: Box = { left: 0, top: 0, right: 190, bottom: 52 };

/** What is named in a picture. */
export type PictureNames = OverlayNames & { contested: ContestedNames; section: string };

/** What all panes of a floor have in common. */
export type PaneShare = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  three: Scene;
  uniforms: SharedUniforms;
  rules: SightRules;
  picture: FloorPicture;
  toolPicture: ToolPicture;
  placingPicture: PlacingPicture;
  evidence: EvidencePicture;
  names: PictureNames;
  requestFrame: () => void;
};
