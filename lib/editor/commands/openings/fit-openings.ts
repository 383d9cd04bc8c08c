/** Fits the openings of a reshaped wall: its borders pushBetween them, and they pushBetween each other. */
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

/** `now`: the same place in the room, on the reshaped wall. */
export type HostedObject = { readonly was: ObjectPlanar; readonly now: ObjectPlanar };
/** `place`: the fitted object and its shift along the wall in meters; null if it does not fit and stays in place. */
export type Placed = HostedObject & { readonly place: { object: ObjectPlanar; along: number } | null };

/** `alone`: [along, up] in meters, the pushBetween by the wall's borders; `way`: the pushBetween including neighbors. */
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

/** Returns how far the borders of a wall pushBetween an object; null if it does not fit. */
function pushInto(borders: WallBorders, { along, up }: Extent, overhang: Overhang): Vector2 | null {
  let right = 0;
  let rise = 0;
  // The end of a leaning wall depends on the height, so a second pass corrects the first.
  for (let turn = 0; turn < 2; turn += 1) {
    const aside = pushBetween(shifted(along, right), alongBetween(borders, shifted(up, rise)), overhang.along);
    if (aside === null) return null;
    right += aside;
    const heights = upBetween(borders, shifted(along, right));
    const onward =
      overhang.over === null
        ? pushBetween(shifted(up, rise), heights, overhang.up)
        : heights[0] + overhang.over - (up[0] + rise);
    if (onward === null) return null;
    rise += onward;
  }
  return [right, rise];
}

/**
 * Returns the overhang that an opening of the original wall may keep: a scanned opening may still cross its border, one
 * that did not fit may not.
 */
function overhangOf(
  here: WallBorders,
  shape: FaceShape | null,
  { was }: HostedObject,
): Pick<Candidate, "overhang" | "hadNoRoom"> {
  const extent = extentOf(here.wall, was);
  const heights = upBetween(here, extent.along);
  const over = extent.up[0] - heights[0];
  const none: Overhang = { along: [0, 0], up: [0, 0], over: Math.abs(over) < ON_FLOOR ? over : null };
  const hadNoRoom = pushInto(here, extent, none) === null && extendsBeyond({ shape, object: was });
  if (hadNoRoom) return { overhang: none, hadNoRoom };
  return {
    overhang: { ...none, along: past(extent.along, alongBetween(here, extent.up)), up: past(extent.up, heights) },
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

/** Openings pushBetween their neighbors: first from the left, then back from the right end. */
function pushEachOther(there: WallBorders, inOrder: readonly Candidate[]): void {
  for (const isBack of [false, true]) {
    const queue = isBack ? [...inOrder].reverse() : inOrder;
    for (const [index, one] of queue.entries()) {
      const ahead = queue.slice(0, index).filter((other) => areNeighbors(one, other));
      const [from, to] = alongOf(one);
      const [, end] = alongBetween(there, upOf(one));
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
  const [was, is] = bordersOfChange(here, there);
  const [shapeBefore, shape] = [faceShape(before, here.face), faceShape(after, there.face)];
  const candidates = all.flatMap((hosted): Candidate[] => {
    const extent = extentOf(there, hosted.now);
    const { overhang, hadNoRoom } = overhangOf(was, shapeBefore, hosted);
    const push = pushInto(is, extent, overhang);
    return push ? [{ ...hosted, extent, overhang, hadNoRoom, borderPush: push, push }] : [];
  });
  candidates.sort((a, b) => a.extent.along[0] - b.extent.along[0]);
  const placeOf = ({ now, push }: Candidate): ObjectPlanar => pushed(there, now, push);
  /** Whether the opening newly extends beyond the wall or overlaps another. */
  function isMisfit(one: Candidate): boolean {
    const object = placeOf(one);
    if (extendsBeyond({ shape, object }, one.hadNoRoom ? undefined : { shape: shapeBefore, object: one.was }, isNew))
      return true;
    const overlaps = (other: Candidate): boolean =>
      isNew(overlapArea(object, placeOf(other)), () => overlapArea(one.was, other.was));
    return candidates.some(
      (other) => other !== one && meet(alongOf(one), alongOf(other)) && meet(upOf(one), upOf(other)) && overlaps(other),
    );
  }
  for (;;) {
    for (const one of candidates) one.push = one.borderPush;
    pushEachOther(is, candidates);
    const misfit = candidates.findIndex(isMisfit);
    if (misfit < 0) break;
    candidates.splice(misfit, 1);
  }
  const found = new Map(candidates.map((one) => [one.was.key, one]));
  return all.map((hosted) => {
    const one = found.get(hosted.was.key);
    return { ...hosted, place: one ? { object: placeOf(one), along: one.push[0] } : null };
  });
}
