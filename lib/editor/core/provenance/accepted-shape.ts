/** What somebody accepted, kept with the acceptance, so that a later edit of it is known. */
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

/** Half of what the user is shown of a length, in metres. */
const UNSEEN = 0.0005;

const placeOf = ({ x, y, z }: Vertex): Vector3 => [x, y, z];
const isSamePlace = (a: Vector3, b: Vector3): boolean => distance(a, b) < UNSEEN;

/** How far a corner stands out of the line between its neighbours; 0 where those are one. */
function standsOut(before: Vector3, at: Vector3, after: Vector3): number {
  const line = subtract(after, before);
  const length = lengthOf(line);
  return length === 0 ? 0 : lengthOf(cross(line, subtract(at, before))) / length;
}

/** Corners that only split a side say nothing of the shape. */
const bends = (loop: readonly Vector3[]): Vector3[] =>
  loop.filter((at, index) => {
    const before = loop[(index + loop.length - 1) % loop.length]!;
    return standsOut(before, at, loop[(index + 1) % loop.length]!) >= UNSEEN;
  });

function isSameLoop(was: readonly Vector3[], now: readonly Vector3[]): boolean {
  const [a, b] = [bends(was), bends(now)];
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

/** The middle and the corners of an opening in the room; null where its wall is no plane. */
function placesOf(scene: Reader, object: ObjectPlanar): { at: Vector3; corners: Vector3[] } | null {
  const frame = wallSide(scene, object.faceKey)?.frame;
  if (!frame) return null;
  const corners = planarOutline(object).map((corner) => fromFrame(frame, corner));
  return { at: fromFrame(frame, [object.u, object.v]), corners };
}

/** As it stands, in metres: places in the room, and of an opening also the one on its wall. */
export function shapeOf(scene: Reader, kind: GeometryKind, record: GeometryRecord): Fields {
  if (kind === "vertex") return { at: placeOf(record as Vertex) };
  if (kind === "face") return { label: (record as Face).label, loops: loopsOf(scene, record as Face) };
  if (kind === "objectPlanar") {
    const object = record as ObjectPlanar;
    const { label, faceKey, u, v, width, height, rotation = 0, isOpen = null } = object;
    // No outline is said as an empty one: an acceptance of before says none at all.
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

/** From whichever corner it begins; an acceptance that does not say it says nothing against it. */
const isSameOutline = (was: unknown, now: unknown): boolean =>
  !isOutline(was) ||
  !isOutline(now) ||
  isSameLoop(
    was.map(([x, y]) => [x, y, 0]),
    now.map(([x, y]) => [x, y, 0]),
  );

/** Seen from either side: a wall that was flipped counts them the other way round. */
const areSameCorners = (was: unknown, now: unknown): boolean =>
  !isCorners(was) || !isCorners(now) || isSameLoop(was, now) || isSameLoop(was, [...now].reverse());

const areSame = (names: readonly string[], was: Fields, now: Fields): boolean =>
  names.every((name) => readsTheSame(was[name], now[name]));

/** A wall that was drawn out counts its doors anew, one that was moved takes them along: either leaves a door as it was. */
function isSamePlanar(was: Fields, now: Fields): boolean {
  if (!areSame(["label", "width", "height", "isOpen"], was, now)) return false;
  const isTurnedAlike = areSame(["rotation"], was, now) && isSameOutline(was.outline, now.outline);
  const isInRoom = isPlace(was.at) && isPlace(now.at) && isSamePlace(was.at, now.at);
  if (isInRoom && (isTurnedAlike || areSameCorners(was.corners, now.corners))) return true;
  return isTurnedAlike && areSame(["faceKey", "u", "v"], was, now);
}

/** Whether the user could not tell it from what was accepted. What other programs wrote and cannot be read says nothing. */
function isSameShape(kind: GeometryKind, was: Fields, now: Fields): boolean {
  if (kind === "vertex") return !isPlace(was.at) || isSamePlace(was.at, now.at as Vector3);
  if (kind === "objectPlanar") return isSamePlanar(was, now);
  if (kind === "object3D") return areSame(["label", "position", "quaternion", "size"], was, now);
  const { loops } = was;
  if (!isLoops(loops)) return true;
  const here = now.loops as Vector3[][];
  return (
    was.label === now.label && loops.length === here.length && loops.every((loop, at) => isSameLoop(loop, here[at]!))
  );
}

/**
 * It has been accepted, and edited since: false also where nobody has accepted it, and for acceptances that do not say what
 * was accepted.
 */
export function isChangedSince(scene: Reader, kind: GeometryKind, record: GeometryRecord): boolean {
  const { acceptedBy, acceptedAs } = record;
  if (!acceptedBy || kind === "edge" || typeof acceptedAs !== "object" || acceptedAs === null) return false;
  return !isSameShape(kind, acceptedAs, shapeOf(scene, kind, record));
}
