/** Brings rooms of several sessions into one frame by their `referenceOriginTransform`. */
import { dot, subtract, type Vector3 } from "../../../geometry/vector3";
import type { CapturedFrame, CapturedRoom, ReferenceOrigin } from "./captured-room";
import { readFrame, readNumbers } from "./read-values";

/** Cosine of the greatest tilt of a frame's up axis, about one degree. */
const UPRIGHT = 0.9998;
/** Greatest distance of a home from the origin of its capture, in m. */
const MAX_DISTANCE = 5_000;
/** Smaller moves and turns are rounding, in m and radians. */
const MIN_MOVE = 1e-6;

/** A session that began at least this much higher or lower, in m, began on another story. */
const OTHER_STORY_RISE = 1.8;
/** Height of a story, in m. */
const STORY_HEIGHT = 3;

/** Reads a `referenceOriginTransform`: a rigid, upright frame near the origin; `moved` in m, `turned` in radians. */
export function readReferenceOrigin(value: unknown): ReferenceOrigin {
  if (value === undefined || value === null) return { kind: "missing" };
  const numbers = readNumbers(value, 16);
  const frame = Array.isArray(numbers) ? readFrame(numbers) : null;
  if (!frame || frame.y[1] < UPRIGHT || frame.origin.some((part) => Math.abs(part) > MAX_DISTANCE)) {
    return { kind: "unreadable" };
  }
  const moved = Math.hypot(...frame.origin);
  const turned = Math.abs(Math.atan2(frame.x[2], frame.x[0]));
  const isIdentity = moved < MIN_MOVE && turned < MIN_MOVE;
  return { kind: "read", frame, moved: isIdentity ? 0 : moved, turned: isIdentity ? 0 : turned };
}

/** Whether the origin moves or turns the room. */
export const isMovedByOrigin = (origin: ReferenceOrigin): boolean =>
  origin.kind === "read" && (origin.moved > 0 || origin.turned > 0);

/** Returns how many stories above the common origin the session began. */
function storiesUp({ origin }: CapturedFrame): number {
  const rise = -origin[1];
  return Math.abs(rise) < OTHER_STORY_RISE
    ? 0
    : Math.sign(rise) * Math.max(1, Math.round(Math.abs(rise) / STORY_HEIGHT));
}

/**
 * Moves a room into the common frame. The transform is the pose of the common origin in the room's session, so its
 * inverse is applied: then a story captured in a second session is above the first.
 */
export function moveToCommonOrigin(room: CapturedRoom): CapturedRoom {
  const { origin } = room;
  if (origin.kind !== "read" || !isMovedByOrigin(origin)) return room;
  // Only the rotation around the vertical: a tilt within the tolerance would slope level floors.
  const angle = Math.atan2(origin.frame.x[2], origin.frame.x[0]);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const axes: [Vector3, Vector3, Vector3] = [
    [cos, 0, sin],
    [0, 1, 0],
    [-sin, 0, cos],
  ];
  const rotate = (direction: Vector3): Vector3 => [
    dot(direction, axes[0]),
    dot(direction, axes[1]),
    dot(direction, axes[2]),
  ];
  const toCommonFrame = (point: Vector3): Vector3 => rotate(subtract(point, origin.frame.origin));
  const stories = storiesUp(origin.frame);
  const move = <T extends { frame: CapturedFrame; story: number }>(element: T): T => {
    const { origin: at, x, y, z } = element.frame;
    // Story numbers of the session itself take precedence.
    const story = element.story === 0 ? stories : element.story;
    return { ...element, story, frame: { origin: toCommonFrame(at), x: rotate(x), y: rotate(y), z: rotate(z) } };
  };
  return {
    ...room,
    walls: room.walls.map(move),
    floors: room.floors.map(move),
    planar: room.planar.map(move),
    objects: room.objects.map(move),
    sections: room.sections.map((section) => ({ ...section, center: toCommonFrame(section.center) })),
  };
}
