/** What each field of a record in a file has to be. Every field of the model stands here; others are not taken. */
import {
  CONFIDENCES,
  EDGE_LABELS,
  FACE_LABELS,
  type GeometryKind,
  PLANAR_LABELS,
} from "../../../domain/geometry-records";

export type FieldRule = {
  /** Completes "is not …". */
  wanted: string;
  isRight(value: unknown): boolean;
  isRequired?: boolean;
};

/** No home lies farther from its origin, and nothing in it is larger, in metres. */
const FARTHEST = 10_000;
const LONGEST_TEXT = 10_000;
/** What compares values goes down into them level by level. Captured values have three. */
const MOST_LEVELS = 32;

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= FARTHEST;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= LONGEST_TEXT;
/** Edits hold records by their keys in plain objects: what these have of themselves (`constructor`) is no key. */
const isKey = (value: unknown): value is string =>
  isText(value) && value.length <= 200 && /^\S+$/.test(value) && !(value in Object.prototype);
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1)));
const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && isWithin(value, MOST_LEVELS);
const isListOf = (value: unknown, isRight: (item: unknown) => boolean, least: number, most = Infinity): boolean =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(isRight);

const number: FieldRule = { wanted: "a number within 10 km", isRight: isNumber };
const size: FieldRule = { wanted: "a number from 0 to 10 km", isRight: (value) => isNumber(value) && value >= 0 };
const flag: FieldRule = { wanted: "true or false", isRight: (value) => typeof value === "boolean" };
const text: FieldRule = { wanted: "a text", isRight: isText };
const key: FieldRule = { wanted: "a key", isRight: isKey };
const object: FieldRule = { wanted: `an object of at most ${MOST_LEVELS} levels`, isRight: isObject };
const floor: FieldRule = {
  wanted: "a whole number from -99 to 999",
  isRight: (value) => Number.isInteger(value) && (value as number) >= -99 && (value as number) <= 999,
};
const whole: FieldRule = { wanted: "a whole number", isRight: (value) => Number.isSafeInteger(value) };
const oneOf = (words: readonly string[]): FieldRule => ({
  wanted: `one of ${words.join(", ")}`,
  isRight: (value) => isText(value) && words.includes(value),
});
const numbers = (count: number): FieldRule => ({
  wanted: `a list of ${count} numbers within 10 km`,
  isRight: (value) => isListOf(value, isNumber, count, count),
});
const keys = (count: number): FieldRule => ({
  wanted: `a list of ${count} keys`,
  isRight: (value) => isListOf(value, isKey, count, count),
});
const required = (rule: FieldRule): FieldRule => ({ ...rule, isRequired: true });

const turn: FieldRule = {
  wanted: "a list of 4 numbers that are a rotation",
  isRight: (value) => {
    if (!isListOf(value, isNumber, 4, 4)) return false;
    return Math.hypot(...(value as number[])) > 1e-6;
  },
};
const loops: FieldRule = {
  wanted: "a list of loops of at least 3 keys",
  isRight: (value) => isListOf(value, (loop) => isListOf(loop, isKey, 3), 1),
};
const outline: FieldRule = {
  wanted: "a list of places of 2 numbers",
  isRight: (value) => isListOf(value, (place) => isListOf(place, isNumber, 2, 2), 0),
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

/** A field that is null is as good as left out, where it is not required. */
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
    quaternion: required(turn),
    size: required(numbers(3)),
    hostKey: text,
    confidence,
  },
};
