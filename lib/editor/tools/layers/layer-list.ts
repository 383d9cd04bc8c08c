/** The layers of a survey: elements by kind and label. Each layer has a bit, so that a set of layers is one number. */
import {
  EDGE_LABELS,
  FACE_LABELS,
  type GeometryKind,
  type GeometryRecordByKind,
  PLANAR_LABELS,
} from "../../../domain/geometry-records";
import { OBJECT_GROUPS, OBJECT_PRESETS, type ObjectGroup } from "../../core/objects/object-presets";

/** Faces come first, because the canvas stores their bits with each vertex. */
const LABELS = {
  face: ["wall", ...FACE_LABELS.filter((label) => label !== "wall")],
  edge: EDGE_LABELS,
  vertex: ["corner"],
  objectPlanar: PLANAR_LABELS,
  object3D: OBJECT_GROUPS,
} as const satisfies Record<GeometryKind, readonly string[]>;

export const LAYER_KINDS = ["face", "edge", "vertex", "objectPlanar", "object3D"] as const satisfies GeometryKind[];

/** Stored under this id, such as "face wall". */
export type LayerId = { [Kind in GeometryKind]: `${Kind} ${(typeof LABELS)[Kind][number]}` }[GeometryKind];

export type Layer = {
  readonly id: LayerId;
  readonly kind: GeometryKind;
  readonly label: string;
  /** The index in the list, which is its bit. */
  readonly number: number;
};

export const LAYERS: readonly Layer[] = LAYER_KINDS.flatMap((kind) =>
  LABELS[kind].map((label) => ({ id: `${kind} ${label}` as LayerId, kind, label })),
).map((layer, number) => ({ ...layer, number }));

/** The layer number of elements without a layer; they are never shown. */
export const NO_LAYER = 31;

export const bitOf = (layer: number): number => 1 << layer;

export const bitsOf = (layers: Iterable<Layer>): number => {
  let bits = 0;
  for (const { number } of layers) bits |= bitOf(number);
  return bits;
};

export const layersOfKind = (kind: GeometryKind): readonly Layer[] => LAYERS.filter((layer) => layer.kind === kind);

export const ALL_LAYERS = bitsOf(LAYERS);
export const FACE_LAYERS = bitsOf(layersOfKind("face"));
export const EDGE_LAYERS = bitsOf(layersOfKind("edge"));
/** The layers of edges and vertices, which are shown with their faces. */
export const FINE_LAYERS = bitsOf([...layersOfKind("edge"), ...layersOfKind("vertex")]);

/** Layer numbers by label. Looked up for every element of a large survey, so no strings are concatenated. */
const NUMBERS = Object.fromEntries(
  LAYER_KINDS.map((kind) => [kind, new Map(layersOfKind(kind).map(({ label, number }) => [label, number]))]),
) as Record<GeometryKind, Map<string, number>>;
const GROUPS: ReadonlyMap<string, ObjectGroup> = new Map([
  ...OBJECT_PRESETS.map(({ label, group }) => [label.toLowerCase(), group] as const),
  ...OBJECT_GROUPS.map((group) => [group, group] as const),
]);

/** Returns an element's layer. An unknown label counts as the first of its kind, an unknown object as furniture. */
export function layerOf<K extends GeometryKind>(kind: K, record: GeometryRecordByKind[K]): number {
  const label = "label" in record ? record.label : "corner";
  const known = kind === "object3D" ? (GROUPS.get(label.toLowerCase()) ?? "furniture") : label;
  const numbers = NUMBERS[kind];
  return numbers.get(known) ?? numbers.get(LABELS[kind][0]) ?? NO_LAYER;
}
