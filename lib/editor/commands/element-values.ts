/** Numeric fields of elements: read for one or several, set for all, or changed by an amount. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { Vector3 } from "../../geometry/vector3";
import { wrapAngle } from "../../geometry/wrap-angle";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { type ExtentField, elementExtent } from "./element-extent";
import { verticesOf } from "./move-elements";

export const VALUE_FIELDS = ["x", "y", "z", "u", "v", "length", "width", "height", "depth", "turn"] as const;
export type ValueField = (typeof VALUE_FIELDS)[number];

/** In meters; `turn` in radians about the vertical axis, -π…π. "mixed": the values differ visibly. */
export type FieldValue = number | "mixed";

const AXIS_INDEXES = { x: 0, y: 1, z: 2 } as const;
const SIZE_INDEXES = { width: 0, height: 1, depth: 2 } as const;
/** Half the last displayed digit. */
const HALF_DISPLAY_STEP = 0.0005;

const PLANAR_FIELDS = { u: true, v: true, width: true, height: true } as const;
const EXTENTS: ReadonlySet<string> = new Set<ExtentField>(["length", "width", "height"]);

const isPlanarField = (field: ValueField): field is keyof typeof PLANAR_FIELDS => field in PLANAR_FIELDS;
export const isExtentField = (field: ValueField): field is ExtentField => EXTENTS.has(field);
export const isAxisField = (field: ValueField): field is "x" | "y" | "z" => field in AXIS_INDEXES;
export const axisPlace = (field: "x" | "y" | "z"): 0 | 1 | 2 => AXIS_INDEXES[field];
export const sizePlace = (field: "width" | "height" | "depth"): 0 | 1 | 2 => SIZE_INDEXES[field];

/** Edges and faces are positioned as a whole, by the center of their corners. */
const isPlacedAsWhole = (kind: GeometryKind): boolean => kind === "edge" || kind === "face";

/** Returns the mean of all corners of these edges and faces. */
function centerOf(scene: ReadScene, items: readonly SelectionItem[]): Vector3 | null {
  const keys = new Set(items.flatMap((item) => verticesOf(scene, item) ?? []));
  const sum: [number, number, number] = [0, 0, 0];
  for (const key of keys) {
    const vertex = scene.get("vertex", key);
    if (!vertex) return null;
    sum[0] += vertex.x;
    sum[1] += vertex.y;
    sum[2] += vertex.z;
  }
  return keys.size === 0 ? null : [sum[0] / keys.size, sum[1] / keys.size, sum[2] / keys.size];
}

/** Whether elements of this kind have this field. */
function hasValue(kind: GeometryKind, field: ValueField): boolean {
  if (kind === "vertex") return isAxisField(field);
  if (kind === "objectPlanar") return isPlanarField(field);
  if (kind === "edge") return field === "length";
  if (kind === "face") return field === "width" || field === "height";
  return kind === "object3D" && field !== "u" && field !== "v" && field !== "length";
}

/** Returns the value of one element, or null if it has no such field. */
export function elementValue(scene: ReadScene, { kind, key }: SelectionItem, field: ValueField): number | null {
  if (!hasValue(kind, field)) return null;
  if (kind === "vertex") return isAxisField(field) ? (scene.get("vertex", key)?.[field] ?? null) : null;
  if (kind === "edge" || kind === "face")
    return isExtentField(field) ? (elementExtent(scene, { kind, key }, field)?.value ?? null) : null;
  if (kind === "objectPlanar") return isPlanarField(field) ? (scene.get("objectPlanar", key)?.[field] ?? null) : null;
  if (kind !== "object3D") return null;
  const object = scene.get("object3D", key);
  if (!object || field === "u" || field === "v" || field === "length") return null;
  if (isAxisField(field)) return object.position[axisPlace(field)];
  if (field === "turn") return wrapAngle(2 * Math.atan2(object.quaternion[1], object.quaternion[3]));
  return object.size[sizePlace(field)];
}

/** Returns the common value, or "mixed"; null if one of the elements has no such field. */
export function readValue(scene: ReadScene, items: readonly SelectionItem[], field: ValueField): FieldValue | null {
  const [first] = items;
  if (!first) return null;
  if (isAxisField(field) && items.every(({ kind }) => isPlacedAsWhole(kind))) {
    return centerOf(scene, items)?.[axisPlace(field)] ?? null;
  }
  const value = elementValue(scene, first, field);
  if (value === null) return null;
  let isMixed = false;
  for (const item of items) {
    // Once two values differ, others are not read. Faces are the exception: whether a face is upright, and has a width,
    // must be read.
    if (isMixed && item.kind !== "face" && hasValue(item.kind, field)) continue;
    const other = elementValue(scene, item, field);
    if (other === null) return null;
    isMixed ||= Math.abs(field === "turn" ? wrapAngle(other - value) : other - value) > HALF_DISPLAY_STEP;
  }
  return isMixed ? "mixed" : value;
}
