/** What the scan editor says, outside of the canvas. */
import type { PlanarLabel } from "@/lib/domain/geometry-records";
import type { SelectionMode } from "@/lib/editor/selection";

const PLANAR_NAMES: Record<PlanarLabel, string> = {
  door: "Door",
  window: "Window",
  opening: "Opening",
  vent: "Vent",
  outlet: "Outlet",
  damage: "Damage",
};

const MODE_NAMES: Record<SelectionMode, string> = { vertex: "Vertex", edge: "Edge", face: "Face", object: "Object" };

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const WORDS = {
  loading: "Loading the scan editor",
  back: "Back to the claim",
  untitled: "Scan editor",
  skipToOutliner: "Skip to the outliner",

  missingDatasetTitle: "This link names no dataset",
  missingTaskTitle: "This link names no annotation task",
  missingLink: "A scan editor link needs a datasetKey and an annotationTask. Open the editor from the claim.",
  noSurveyTitle: "This dataset belongs to no inspection of the claim",
  noSurvey: "The dataset may have been moved, or the link is wrong. Open the editor from the claim.",
  toClaim: "Open the claim",
  notLoaded: (list: string) => `Could not load ${list}`,
  retry: "Retry",

  mode: "Selection mode",
  modeNames: MODE_NAMES,
  view: "View",
  view3d: "3D",
  floor: "Floor",
  camera: "Camera",
  fitAll: "Fit all",
  frameSelection: "Frame selection",
  homeView: "Home view",
  undo: "Undo",
  redo: "Redo",
  nothingToUndo: "Nothing to undo",
  nothingToRedo: "Nothing to redo",

  outliner: "Outliner",
  outlinerSearch: "Search the outliner",
  outlinerPlaceholder: "Name, label or key",
  collapseAll: "Collapse all",
  nothingFound: (text: string) => `Nothing is called “${text}”.`,
  emptySurvey: "This survey has no geometry yet. Import a RoomPlan capture, or drop one on the canvas.",
  objects: "Objects",
  elsewhere: "In no room",
  wall: (number: number, side: string | null) => (side ? `Wall ${number} · ${side}` : `Wall ${number}`),
  floorFace: "Floor",
  ceiling: "Ceiling",
  otherFace: (label: string, number: number) => `${label.charAt(0).toUpperCase()}${label.slice(1)} ${number}`,
  corner: (number: number, isTop = false) => (isTop ? `Corner ${number} · top` : `Corner ${number}`),
  cornerShort: (name: { number: number; isTop: boolean } | undefined) =>
    name ? `${name.number}${name.isTop ? " top" : ""}` : "–",
  edge: (from: number, to: number, label: string) =>
    from === to ? `Edge ${from} · ${label}` : `Edge ${from}–${to} · ${label}`,
  planarNames: PLANAR_NAMES,
  levels: (floorNumber: number) =>
    floorNumber === 0
      ? "Entry level"
      : floorNumber === 1
        ? "Upper level"
        : floorNumber === -1
          ? "Basement"
          : `Level ${floorNumber}`,

  properties: "Properties",
  nothingSelected: "Nothing is selected.",
  nothingSelectedHint: "Click in the picture, or choose in the outliner.",
  severalSelected: (count: number) => `${count} selected`,
  severalHint: "Drag one of them to move them together, or press Delete.",
  position: "Position",
  metres: "m",
  ends: "Ends",
  corners: "Corners",
  cornerColumn: "Corner",
  length: "Length",
  area: "Area",
  label: "Label",
  roomName: "Room name",
  width: "Width",
  height: "Height",
  depth: "Depth",
  size: "Size",
  alongWall: "Along (u)",
  upWall: "Up (v)",
  place: "Place on the wall",
  locked: "The corner is locked",
  notANumber: "Enter a number in metres, such as 4.25",
  notALength: "Enter a length greater than 0, such as 0.80",
  confidence: { high: "High", medium: "Medium", low: "Low" },
  moves: "This moves",
  movesFaces: "Faces that change shape",
  movesEdges: "Edges",
  movesOpenings: "Openings on those faces",

  quantities: "Quantities",
  wholeSurvey: "Whole survey",
  floorArea: "Floor area",
  perimeter: "Perimeter",
  grossWall: "Gross wall",
  openings: "Openings",
  deleteSelection: "Delete",
  deleted: (parts: string) => `Deleted ${parts}. Undo brings it back.`,
  counts: {
    vertex: (count: number) => counted(count, "corner"),
    edge: (count: number) => counted(count, "edge"),
    face: (count: number) => counted(count, "face"),
    objectPlanar: (count: number) => counted(count, "opening"),
    object3D: (count: number) => counted(count, "object"),
  },
  nothingToDelete: "Nothing is selected to delete",
  panels: "Panels",
  propertiesAndQuantities: "Properties, quantities",
} as const;
