/** Fits the openings of a reshaped wall: its borders push them, and they push each other. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import type { Vector2 } from "../../../geometry/vector2";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import { fromUpright, toUpright, type UprightWall, uprightWall } from "../../core/measures/upright-wall";
import { excludes, extendsBeyond, isNew, MIN_AREA, overlapArea, PAST_BORDER } from "./opening-fit";
import { alongBetween, bordersOfChange, type Span, upBetween, type WallBorders } from "./wall-borders";

/** An opening lower than this above the foot of its wall is on the floor and stays there, in meters. */
const ON_FLOOR = 0.03;
/** Smaller pushes are ignored, in meters. */
const MIN_PUSH = 1e-6;

type Extent = { along: Span; up: Span };
/**
 * How far an opening may extend beyond each border, in meters; `over`: its height above the foot if it is on the floor.
 */
type Overhang = { along: Span; up: Span; over: number | null };

/** `was`: on the original wall; `now`: at the same position in the room, on the reshaped wall. */
export type HostedObject = { readonly was: ObjectPlanar; readonly now: ObjectPlanar };
/** `place`: the fitted object and its shift along the wall in meters; null if it does not fit and stays in place. */
export type Placed = HostedObject & { readonly place: { object: ObjectPlanar; along: number } | null };

/** `borderPush`: [along, up] in meters, the push by the wall's borders; `push`: the same including neighbors. */
type Candidate = HostedObject & {
  extent: Extent;
  overhang: Overhang;
  hadNoRoom: boolean;
  borderPush: Vector2;
  push: Vector2;
};

const spanOf = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)];
const shifted = ([from, to]: Span, by: number): Span => [from + by, to + by];
const past = ([from, to]: Span, [low, high]: Span): Span => [Math.max(0, low - from), Math.max(0, to - high)];
const meet = (one: Span, other: Span): boolean => one[0] < other[1] - MIN_PUSH && other[0] < one[1] - MIN_PUSH;

function extentOf(wall: UprightWall, object: ObjectPlanar): Extent {
  const corners = planarOutline(object).map((corner) => toUpright(wall, corner));
  return { along: spanOf(corners.map(([along]) => along)), up: spanOf(corners.map(([, up]) => up)) };
}

/**
 * Returns how far a span must be pushed to lie between two borders, with the given overhang at each end; null if it
 * does not fit.
 */
function pushBetween([from, to]: Span, [low, high]: Span, [before, after]: Span): number | null {
  const [min, max] = [low - before - from, high + after - to];
  if (min <= max) return Math.min(max, Math.max(min, 0));
  return min - max < 2 * PAST_BORDER ? (min + max) / 2 : null;
}

/** Returns how far the borders of a wall push an object; null if it does not fit. */
function pushInto(borders: WallBorders, { along, up }: Extent, overhang: Overhang): Vector2 | null {
  let right = 0;
  let rise = 0;
  // The end of a leaning wall depends on the height, so a second pass corrects the first.
  for (let pass = 0; pass < 2; pass += 1) {
    const shiftAlong = pushBetween(shifted(along, right), alongBetween(borders, shifted(up, rise)), overhang.along);
    if (shiftAlong === null) return null;
    right += shiftAlong;
    const heights = upBetween(borders, shifted(along, right));
    const shiftUp =
      overhang.over === null
        ? pushBetween(shifted(up, rise), heights, overhang.up)
        : heights[0] + overhang.over - (up[0] + rise);
    if (shiftUp === null) return null;
    rise += shiftUp;
  }
  return [right, rise];
}

/**
 * Returns the overhang that an opening of the original wall may keep: an opening that fit may cross a border as far as
 * before, an opening that did not fit may not.
 */
function overhangOf(
  borders: WallBorders,
  shape: FaceShape | null,
  { was }: HostedObject,
): Pick<Candidate, "overhang" | "hadNoRoom"> {
  const extent = extentOf(borders.wall, was);
  const heights = upBetween(borders, extent.along);
  const over = extent.up[0] - heights[0];
  const none: Overhang = { along: [0, 0], up: [0, 0], over: Math.abs(over) < ON_FLOOR ? over : null };
  const hadNoRoom = pushInto(borders, extent, none) === null && extendsBeyond({ shape, object: was });
  if (hadNoRoom) return { overhang: none, hadNoRoom };
  return {
    overhang: { ...none, along: past(extent.along, alongBetween(borders, extent.up)), up: past(extent.up, heights) },
    hadNoRoom,
  };
}

/** Shifts the object along and up its wall. */
function pushed(wall: UprightWall, object: ObjectPlanar, push: Vector2): ObjectPlanar {
  if (Math.hypot(...push) < MIN_PUSH) return object;
  const [u, v] = fromUpright(wall, push);
  return { ...object, u: object.u + u, v: object.v + v };
}

const alongOf = ({ extent, push }: Candidate): Span => shifted(extent.along, push[0]);
const upOf = ({ extent, push }: Candidate): Span => shifted(extent.up, push[1]);

const areNeighbors = (one: Candidate, other: Candidate): boolean =>
  excludes(one.was, other.was) && meet(upOf(one), upOf(other)) && overlapArea(one.was, other.was) <= MIN_AREA;

/** Pushes each opening clear of its neighbors: first from the left, then back from the right end. */
function pushEachOther(wallBorders: WallBorders, inOrder: readonly Candidate[]): void {
  for (const isBack of [false, true]) {
    const queue = isBack ? [...inOrder].reverse() : inOrder;
    for (const [index, one] of queue.entries()) {
      const ahead = queue.slice(0, index).filter((other) => areNeighbors(one, other));
      const [from, to] = alongOf(one);
      const [, end] = alongBetween(wallBorders, upOf(one));
      const borders = ahead.map((other) => alongOf(other)[isBack ? 0 : 1]);
      const by = isBack
        ? Math.min(0, end + one.overhang.along[1] - to, ...borders.map((border) => border - to))
        : Math.max(0, ...borders.map((border) => border - from));
      one.push = [one.push[0] + by, one.push[1]];
    }
  }
}

/**
 * Fits all planar objects of one face: where they were in the room, or as close as possible so that they are within the
 * face and clear of each other. The cost depends only on the objects of the face.
 */
export function fitOpenings(
  before: PlanarView,
  after: PlanarView,
  faceKey: string,
  all: readonly HostedObject[],
): Placed[] {
  const [here, there] = [uprightWall(before, faceKey), uprightWall(after, faceKey)];
  if (!here || !there) return all.map((hosted) => ({ ...hosted, place: null }));
  const [bordersBefore, bordersAfter] = bordersOfChange(here, there);
  const [shapeBefore, shape] = [faceShape(before, here.face), faceShape(after, there.face)];
  const candidates = all.flatMap((hosted): Candidate[] => {
    const extent = extentOf(there, hosted.now);
    const { overhang, hadNoRoom } = overhangOf(bordersBefore, shapeBefore, hosted);
    const push = pushInto(bordersAfter, extent, overhang);
    return push ? [{ ...hosted, extent, overhang, hadNoRoom, borderPush: push, push }] : [];
  });
  candidates.sort((a, b) => a.extent.along[0] - b.extent.along[0]);
  const fittedObject = ({ now, push }: Candidate): ObjectPlanar => pushed(there, now, push);
  /** Whether the opening newly extends beyond the wall or overlaps another. */
  function isMisfit(one: Candidate): boolean {
    const object = fittedObject(one);
    if (extendsBeyond({ shape, object }, one.hadNoRoom ? undefined : { shape: shapeBefore, object: one.was }, isNew))
      return true;
    const overlaps = (other: Candidate): boolean =>
      isNew(overlapArea(object, fittedObject(other)), () => overlapArea(one.was, other.was));
    return candidates.some(
      (other) => other !== one && meet(alongOf(one), alongOf(other)) && meet(upOf(one), upOf(other)) && overlaps(other),
    );
  }
  for (;;) {
    for (const one of candidates) one.push = one.borderPush;
    pushEachOther(bordersAfter, candidates);
    const misfit = candidates.findIndex(isMisfit);
    if (misfit < 0) break;
    candidates.splice(misfit, 1);
  }
  const fitted = new Map(candidates.map((one) => [one.was.key, one]));
  return all.map((hosted) => {
    const one = fitted.get(hosted.was.key);
    return { ...hosted, place: one ? { object: fittedObject(one), along: one.push[0] } : null };
  });
}
