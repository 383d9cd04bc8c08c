/** Brings rooms of several capture sessions into one frame by their `referenceOriginTransform`. */
import { dot, subtract, type Vector3 } from "../../../geometry/vector3";
import type { CapturedFrame, CapturedRoom, ReferenceOrigin } from "./captured-room";
import { readFrame, readNumbers } from "./read-values";

/** The cosine by which a frame's up axis may miss the vertical: about one degree. */
const UPRIGHT = 0.9998;
/** No home is farther from where its capture began, in metres. */
const FARTHEST = 5_000;
/** Smaller moves and turns are rounding, in metres and radians. */
const LEAST_MOVE = 1e-6;

/** A session that began this much higher or lower began on another storey, and how high a storey is about, in metres. */
const OTHER_STOREY = 1.8;
const STOREY = 3;

export function readReferenceOrigin(value: unknown): ReferenceOrigin {
  if (value === undefined || value === null) return { kind: "missing" };
  const numbers = readNumbers(value, 16);
  const frame = Array.isArray(numbers) ? readFrame(numbers) : null;
  if (!frame || frame.y[1] < UPRIGHT || frame.origin.some((part) => Math.abs(part) > FARTHEST)) {
    return { kind: "unreadable" };
  }
  const moved = Math.hypot(...frame.origin);
  const turned = Math.abs(Math.atan2(frame.x[2], frame.x[0]));
  const isIdentity = moved < LEAST_MOVE && turned < LEAST_MOVE;
  return { kind: "read", frame, moved: isIdentity ? 0 : moved, turned: isIdentity ? 0 : turned };
}

export const isLifted = (origin: ReferenceOrigin): boolean =>
  origin.kind === "read" && (origin.moved > 0 || origin.turned > 0);

/** By how many storeys the session began above the common origin. */
function storeysUp({ origin }: CapturedFrame): number {
  const rise = -origin[1];
  return Math.abs(rise) < OTHER_STOREY ? 0 : Math.sign(rise) * Math.max(1, Math.round(Math.abs(rise) / STOREY));
}

/**
 * The room in the common frame. The transform is the pose of the common origin in the room's own session, so its inverse
 * is applied: with it a storey captured in a second session comes to lie over the first, without it under.
 */
export function liftRoom(room: CapturedRoom): CapturedRoom {
  const { origin } = room;
  if (origin.kind !== "read" || !isLifted(origin)) return room;
  // Only the turn about the vertical: a tilt within the tolerance would make level floors slope.
  const angle = Math.atan2(origin.frame.x[2], origin.frame.x[0]);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const axes: [Vector3, Vector3, Vector3] = [
    [c, 0, s],
    [0, 1, 0],
    [-s, 0, c],
  ];
  const turn = (direction: Vector3): Vector3 => [
    dot(direction, axes[0]),
    dot(direction, axes[1]),
    dot(direction, axes[2]),
  ];
  const place = (point: Vector3): Vector3 => turn(subtract(point, origin.frame.origin));
  const storeys = storeysUp(origin.frame);
  const lift = <T extends { frame: CapturedFrame; story: number }>(element: T): T => {
    const { origin: at, x, y, z } = element.frame;
    // A session that numbers its storeys itself is believed.
    const story = element.story === 0 ? storeys : element.story;
    return { ...element, story, frame: { origin: place(at), x: turn(x), y: turn(y), z: turn(z) } };
  };
  return {
    ...room,
    walls: room.walls.map(lift),
    floors: room.floors.map(lift),
    planar: room.planar.map(lift),
    objects: room.objects.map(lift),
    sections: room.sections.map((section) => ({ ...section, center: place(section.center) })),
  };
}
