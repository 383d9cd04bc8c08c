/** Names of layers, and reasons why a locked element cannot be changed. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { Layer, LayerId } from "./layer-list";

const NAMES: Readonly<Record<LayerId, string>> = {
  "face wall": "Walls",
  "face floor": "Floors",
  "face ceiling": "Ceilings",
  "face roof": "Roofs",
  "face step": "Steps",
  "edge base": "Base edges",
  "edge top": "Top edges",
  "edge corner": "Corner edges",
  "edge opening": "Opening edges",
  "edge ridge": "Ridges",
  "edge step": "Step edges",
  "vertex corner": "Corners",
  "objectPlanar door": "Doors",
  "objectPlanar window": "Windows",
  "objectPlanar opening": "Openings",
  "objectPlanar vent": "Vents",
  "objectPlanar outlet": "Outlets",
  "objectPlanar damage": "Damage on faces",
  "object3D appliance": "Appliances",
  "object3D furniture": "Furniture",
  "object3D fixture": "Fixtures",
  "object3D damage": "Damaged objects",
};

const KINDS: Readonly<Record<GeometryKind, string>> = {
  vertex: "corner",
  edge: "edge",
  face: "face",
  objectPlanar: "opening",
  object3D: "object",
};

const nameOf = ({ id }: Pick<Layer, "id">): string => NAMES[id];

/** Names with a singular verb. */
const SINGULAR: ReadonlySet<string> = new Set(["object3D furniture", "objectPlanar damage"]);

export const LAYER_COPY = {
  nameOf,
  kinds: {
    face: "Faces",
    edge: "Edges",
    vertex: "Corners",
    objectPlanar: "Doors, windows, openings",
    object3D: "Objects",
  } satisfies Record<GeometryKind, string>,
  layerLocked: (layer: Layer) =>
    SINGULAR.has(layer.id)
      ? `${nameOf(layer)} is locked: unlock it in the layers`
      : `${nameOf(layer)} are locked: unlock them in the layers`,
  rowLocked: (by: "layer" | "row" | "room" | "floor", kind: GeometryKind) =>
    `This ${by === "room" || by === "floor" ? by : KINDS[kind]} is locked: unlock it in the outliner`,
} as const;
