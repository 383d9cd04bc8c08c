/** The shape of an element when it was accepted, stored with the acceptance so that a later edit is detected. */
import type {
  Face,
  GeometryKind,
  GeometryRecord,
  Object3D,
  ObjectPlanar,
  Vertex,
} from "../../../domain/geometry-records";
import { fromFrame } from "../../../geometry/host-frame";
import { cross, distance, lengthOf, subtract, type Vector3 } from "../../../geometry/vector3";
import { wallSide } from "../measures/facing-walls";
import { planarOutline } from "../measures/planar-outline";
import { readsTheSame } from "../same-value";
import type { ReadScene } from "../scene";

type Reader = Pick<ReadScene, "get">;
type Fields = Record<string, unknown>;

/** Half the precision of displayed lengths, in meters. */
const HALF_DISPLAY_STEP = 0.0005;

const placeOf = ({ x, y, z }: Vertex): Vector3 => [x, y, z];
const isSamePlace = (a: Vector3, b: Vector3): boolean => distance(a, b) < HALF_DISPLAY_STEP;

/** Returns the distance of a corner from the line through its neighbors; 0 if the neighbors coincide. */
function distanceFromLine(before: Vector3, at: Vector3, after: Vector3): number {
  const line = subtract(after, before);
  const length = lengthOf(line);
  return length === 0 ? 0 : lengthOf(cross(line, subtract(at, before))) / length;
}

/** Filters out corners that only split a side. */
const cornersThatBend = (loop: readonly Vector3[]): Vector3[] =>
  loop.filter((at, index) => {
    const before = loop[(index + loop.length - 1) % loop.length]!;
    return distanceFromLine(before, at, loop[(index + 1) % loop.length]!) >= HALF_DISPLAY_STEP;
  });

function isSameLoop(was: readonly Vector3[], now: readonly Vector3[]): boolean {
  const [a, b] = [cornersThatBend(was), cornersThatBend(now)];
  if (a.length !== b.length) return false;
  const start = a[0] ? b.findIndex((at) => isSamePlace(at, a[0]!)) : 0;
  return start >= 0 && a.every((at, index) => isSamePlace(at, b[(start + index) % b.length]!));
}

const loopsOf = ({ get }: Reader, { loops }: Face): Vector3[][] =>
  loops.map((loop) =>
    loop.flatMap((key) => {
      const corner = get("vertex", key);
      return corner ? [placeOf(corner)] : [];
    }),
  );

/** Returns the center and corners of an opening in the room; null if its wall is missing or has no area. */
function placesOf(scene: Reader, object: ObjectPlanar): { at: Vector3; corners: Vector3[] } | null {
  const frame = wallSide(scene, object.faceKey)?.frame;
  if (!frame) return null;
  const corners = planarOutline(object).map((corner) => fromFrame(frame, corner));
  return { at: fromFrame(frame, [object.u, object.v]), corners };
}

/** Returns the current shape in meters: points in the room and, for an opening, its position on the wall. */
export function shapeOf(scene: Reader, kind: GeometryKind, record: GeometryRecord): Fields {
  if (kind === "vertex") return { at: placeOf(record as Vertex) };
  if (kind === "face") return { label: (record as Face).label, loops: loopsOf(scene, record as Face) };
  if (kind === "objectPlanar") {
    const object = record as ObjectPlanar;
    const { label, faceKey, u, v, width, height, rotation = 0, isOpen = null } = object;
    // An empty list means no outline; older acceptances lack the field.
    const outline = object.outline ?? [];
    const { at = null, corners = null } = placesOf(scene, object) ?? {};
    return { label, faceKey, u, v, width, height, rotation, outline, isOpen, at, corners };
  }
  const { label, position, quaternion, size } = record as Object3D;
  return { label, position, quaternion, size };
}

const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isFinite);
const isPlace = (value: unknown): value is Vector3 => isNumbers(value) && value.length === 3;
const isCorners = (value: unknown): value is Vector3[] => Array.isArray(value) && value.every(isPlace);
const isLoops = (value: unknown): value is Vector3[][] => Array.isArray(value) && value.every(isCorners);

const isOutline = (value: unknown): value is [number, number][] =>
  Array.isArray(value) && value.every((corner) => isNumbers(corner) && corner.length === 2);

/** Compares from any starting corner. An acceptance without an outline matches any. */
const isSameOutline = (was: unknown, now: unknown): boolean =>
  !isOutline(was) ||
  !isOutline(now) ||
  isSameLoop(
    was.map(([x, y]) => [x, y, 0]),
    now.map(([x, y]) => [x, y, 0]),
  );

/** Compares in either direction, since flipping a wall reverses the order. */
const areSameCorners = (was: unknown, now: unknown): boolean =>
  !isCorners(was) || !isCorners(now) || isSameLoop(was, now) || isSameLoop(was, [...now].reverse());

const hasSameFields = (names: readonly string[], was: Fields, now: Fields): boolean =>
  names.every((name) => readsTheSame(was[name], now[name]));

/**
 * Whether an opening is the same. Extruding a wall changes the coordinates of its openings, and moving the wall changes
 * their points in the room; neither changes an opening.
 */
function isSamePlanar(was: Fields, now: Fields): boolean {
  if (!hasSameFields(["label", "width", "height", "isOpen"], was, now)) return false;
  const hasSameRotation = hasSameFields(["rotation"], was, now) && isSameOutline(was.outline, now.outline);
  const isInRoom = isPlace(was.at) && isPlace(now.at) && isSamePlace(was.at, now.at);
  if (isInRoom && (hasSameRotation || areSameCorners(was.corners, now.corners))) return true;
  return hasSameRotation && hasSameFields(["faceKey", "u", "v"], was, now);
}

/** Whether the shape looks like the accepted one to a user. Unreadable values of other programs match any shape. */
function isSameShape(kind: GeometryKind, was: Fields, now: Fields): boolean {
  if (kind === "vertex") return !isPlace(was.at) || isSamePlace(was.at, now.at as Vector3);
  if (kind === "objectPlanar") return isSamePlanar(was, now);
  if (kind === "object3D") return hasSameFields(["label", "position", "quaternion", "size"], was, now);
  const { loops } = was;
  if (!isLoops(loops)) return true;
  const currentLoops = now.loops as Vector3[][];
  return (
    was.label === now.label &&
    loops.length === currentLoops.length &&
    loops.every((loop, index) => isSameLoop(loop, currentLoops[index]!))
  );
}

/**
 * Whether the element was accepted and edited since. False if it was never accepted or the acceptance holds no shape.
 */
export function isChangedSince(scene: Reader, kind: GeometryKind, record: GeometryRecord): boolean {
  const { acceptedBy, acceptedAs } = record;
  if (!acceptedBy || kind === "edge" || typeof acceptedAs !== "object" || acceptedAs === null) return false;
  return !isSameShape(kind, acceptedAs, shapeOf(scene, kind, record));
}
