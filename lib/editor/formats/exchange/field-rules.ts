/** The rule of each record field in an exchange file. Every field of the model is listed; other fields are left out. */
import {
  CONFIDENCES,
  EDGE_LABELS,
  FACE_LABELS,
  type GeometryKind,
  PLANAR_LABELS,
} from "../../../domain/geometry-records";

export type FieldRule = {
  /** Completes the sentence "is not …". */
  expected: string;
  isValid(value: unknown): boolean;
  isRequired?: boolean;
};

/** Greatest coordinate and size in m, far above those of any home. */
const MAX_COORDINATE = 10_000;
const MAX_TEXT_LENGTH = 10_000;
/** Greatest depth of nested values, because comparing values is recursive. Captured values have three levels. */
const MAX_DEPTH = 32;

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= MAX_COORDINATE;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT_LENGTH;
/**
 * A key of `Object.prototype` such as `constructor` is invalid, because edits store records in plain objects by key.
 */
const isKey = (value: unknown): value is string =>
  isText(value) && value.length <= 200 && /^\S+$/.test(value) && !(value in Object.prototype);
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1)));
const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && isWithin(value, MAX_DEPTH);
const isListOf = (value: unknown, isValid: (item: unknown) => boolean, min: number, max = Infinity): boolean =>
  Array.isArray(value) && value.length >= min && value.length <= max && value.every(isValid);

const number: FieldRule = { expected: "a number within 10 km", isValid: isNumber };
const size: FieldRule = { expected: "a number from 0 to 10 km", isValid: (value) => isNumber(value) && value >= 0 };
const flag: FieldRule = { expected: "true or false", isValid: (value) => typeof value === "boolean" };
const text: FieldRule = { expected: "a text", isValid: isText };
const key: FieldRule = { expected: "a key", isValid: isKey };
const object: FieldRule = { expected: `an object of at most ${MAX_DEPTH} levels`, isValid: isObject };
const floor: FieldRule = {
  expected: "a whole number from -99 to 999",
  isValid: (value) => Number.isInteger(value) && (value as number) >= -99 && (value as number) <= 999,
};
const whole: FieldRule = { expected: "a whole number", isValid: (value) => Number.isSafeInteger(value) };
const oneOf = (values: readonly string[]): FieldRule => ({
  expected: `one of ${values.join(", ")}`,
  isValid: (value) => isText(value) && values.includes(value),
});
const numbers = (count: number): FieldRule => ({
  expected: `a list of ${count} numbers within 10 km`,
  isValid: (value) => isListOf(value, isNumber, count, count),
});
const keys = (count: number): FieldRule => ({
  expected: `a list of ${count} keys`,
  isValid: (value) => isListOf(value, isKey, count, count),
});
const required = (rule: FieldRule): FieldRule => ({ ...rule, isRequired: true });

const quaternion: FieldRule = {
  expected: "a list of 4 numbers that are a rotation",
  isValid: (value) => {
    if (!isListOf(value, isNumber, 4, 4)) return false;
    return Math.hypot(...(value as number[])) > 1e-6;
  },
};
const loops: FieldRule = {
  expected: "a list of loops of at least 3 keys",
  isValid: (value) => isListOf(value, (loop) => isListOf(loop, isKey, 3), 1),
};
const outline: FieldRule = {
  expected: "a list of places of 2 numbers",
  isValid: (value) => isListOf(value, (point) => isListOf(point, isNumber, 2, 2), 0),
};
const confidence = oneOf(CONFIDENCES);

const COMMON = {
  key: required(key),
  floorNumber: required(floor),
  revision: whole,
  source: oneOf(["scan", "user", "solver"]),
  sourceId: text,
  captured: object,
  acceptedBy: text,
  acceptedAt: text,
  acceptedAs: object,
  updatedBy: text,
  updatedAt: text,
} satisfies Record<string, FieldRule>;

/** A null field counts as missing. */
export const FIELD_RULES: Readonly<Record<GeometryKind, Readonly<Record<string, FieldRule>>>> = {
  vertex: { ...COMMON, x: required(number), y: required(number), z: required(number), confidence, locked: flag },
  edge: { ...COMMON, vertexKeys: required(keys(2)), label: required(oneOf(EDGE_LABELS)) },
  face: {
    ...COMMON,
    label: required(oneOf(FACE_LABELS)),
    loops: required(loops),
    roomLabel: text,
    exterior: flag,
    twinKey: text,
    confidence,
  },
  objectPlanar: {
    ...COMMON,
    label: required(oneOf(PLANAR_LABELS)),
    faceKey: required(key),
    u: required(number),
    v: required(number),
    width: required(size),
    height: required(size),
    rotation: number,
    outline,
    depth: number,
    isOpen: flag,
    deduct: flag,
    twinKey: text,
    confidence,
  },
  object3D: {
    ...COMMON,
    label: required(text),
    position: required(numbers(3)),
    quaternion: required(quaternion),
    size: required(numbers(3)),
    hostKey: text,
    confidence,
  },
};
