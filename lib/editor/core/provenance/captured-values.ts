/** The values of a record as captured, validated because other programs may write `captured` too. */
import {
  FACE_LABELS,
  type Face,
  type GeometryKind,
  type GeometryRecord,
  type Object3D,
  type ObjectPlanar,
  PLANAR_LABELS,
  type Vertex,
} from "../../../domain/geometry-records";

export type CapturedValues = {
  vertex: Pick<Vertex, "x" | "y" | "z">;
  edge: Record<string, never>;
  face: Partial<Pick<Face, "label" | "loops">>;
  objectPlanar: Partial<Pick<ObjectPlanar, "label" | "u" | "v" | "width" | "height" | "rotation" | "isOpen">>;
  object3D: Partial<Pick<Object3D, "label" | "position" | "quaternion" | "size">>;
};

type Test = (value: unknown) => boolean;

const isNumber: Test = (value) => Number.isFinite(value);
const isExtent: Test = (value) => isNumber(value) && (value as number) > 0;
const isText: Test = (value) => typeof value === "string" && value !== "";
const isOneOf =
  (labels: readonly string[]): Test =>
  (value) =>
    labels.includes(value as string);
const isTuple =
  (length: number, test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length === length && value.every(test);
const isLoop: Test = (value) => Array.isArray(value) && value.length >= 3 && value.every(isText);
const areLoops: Test = (value) => Array.isArray(value) && value.length > 0 && value.every(isLoop);

const TESTS: { [K in GeometryKind]: Readonly<Record<string, Test>> } = {
  vertex: { x: isNumber, y: isNumber, z: isNumber },
  edge: {},
  face: { label: isOneOf(FACE_LABELS), loops: areLoops },
  objectPlanar: {
    label: isOneOf(PLANAR_LABELS),
    u: isNumber,
    v: isNumber,
    width: isExtent,
    height: isExtent,
    rotation: isNumber,
    isOpen: (value) => typeof value === "boolean",
  },
  object3D: {
    label: isText,
    position: isTuple(3, isNumber),
    quaternion: isTuple(4, isNumber),
    size: isTuple(3, isExtent),
  },
};

/** Returns null if nothing was captured of the record, as for one added later. A vertex needs all of x, y and z. */
export function capturedOf<K extends GeometryKind>(kind: K, record: GeometryRecord): CapturedValues[K] | null {
  const { captured } = record;
  if (typeof captured !== "object" || captured === null) return null;
  const values: Record<string, unknown> = {};
  for (const name in TESTS[kind]) if (TESTS[kind][name]!(captured[name])) values[name] = captured[name];
  const count = Object.keys(values).length;
  return count === 0 || (kind === "vertex" && count < 3) ? null : (values as CapturedValues[K]);
}

/**
 * Returns the twin that an import found for the record; null if there was none, or if the record predates this field.
 */
export function capturedTwin({ captured }: GeometryRecord): string | null {
  const twinKey = typeof captured === "object" && captured !== null ? captured.twinKey : null;
  return isText(twinKey) ? (twinKey as string) : null;
}

/** Returns the `captured` field of a record that an import pairs with a twin; empty if nothing was captured of it. */
export const withCapturedTwin = ({ captured }: GeometryRecord, twinKey: string): Pick<GeometryRecord, "captured"> =>
  captured ? { captured: { ...captured, twinKey } } : {};
