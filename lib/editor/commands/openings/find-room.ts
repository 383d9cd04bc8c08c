/** Where the openings of a wall that has changed its shape find room on it: pushed by its borders and by each other. */
import type { ObjectPlanar } from "../../../domain/geometry-records";
import type { Vector2 } from "../../../geometry/vector2";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { planarOutline } from "../../core/measures/planar-outline";
import type { PlanarView } from "../../core/measures/planar-view";
import { fromUpright, toUpright, type UprightWall, uprightWall } from "../../core/measures/upright-wall";
import { areaCommon, excludes, isNew, NO_AREA, PAST_BORDER, sticksOut } from "./opening-fit";
import { alongBetween, bordersOfChange, type Span, upBetween, type WallBorders } from "./wall-borders";

/** Lower than this over its wall's foot an opening stands on the floor, and goes on doing so, in metres. */
const ON_FLOOR = 0.03;
/** A push by less is none, in metres. */
const UNMOVED = 1e-6;

type Reach = { along: Span; up: Span };
/** By how much an opening may reach past each border, in metres; `over`: how high it stands over the foot, on the floor. */
type Leave = { along: Span; up: Span; over: number | null };

/** `now`: where it was in the room, on the wall as it has become. */
export type Hung = { readonly was: ObjectPlanar; readonly now: ObjectPlanar };
/** `place`: the object there, `along` metres from where it was; null where it finds no room, and stays where it was. */
export type Placed = Hung & { readonly place: { object: ObjectPlanar; along: number } | null };

/** `alone`: [along, up] in metres that the wall's borders push it; `way`: what its neighbours push it besides. */
type Candidate = Hung & { reach: Reach; leave: Leave; isFreed: boolean; alone: Vector2; way: Vector2 };

const spanOf = (values: readonly number[]): Span => [Math.min(...values), Math.max(...values)];
const shifted = ([from, to]: Span, by: number): Span => [from + by, to + by];
const past = ([from, to]: Span, [low, high]: Span): Span => [Math.max(0, low - from), Math.max(0, to - high)];
const meet = (one: Span, other: Span): boolean => one[0] < other[1] - UNMOVED && other[0] < one[1] - UNMOVED;

function reachOf(wall: UprightWall, object: ObjectPlanar): Reach {
  const corners = planarOutline(object).map((corner) => toUpright(wall, corner));
  return { along: spanOf(corners.map(([along]) => along)), up: spanOf(corners.map(([, up]) => up)) };
}

/** How far something must be pushed to lie between two borders, past each by as much as scans do; null where there is no room. */
function push([from, to]: Span, [low, high]: Span, [before, after]: Span): number | null {
  const [least, most] = [low - before - from, high + after - to];
  if (least <= most) return Math.min(most, Math.max(least, 0));
  return least - most < 2 * PAST_BORDER ? (least + most) / 2 : null;
}

/** How far an object is pushed by a wall's borders; null where they leave it no room. */
function pushInto(borders: WallBorders, { along, up }: Reach, leave: Leave): Vector2 | null {
  let [right, rise] = [0, 0];
  // A leaning end bounds it elsewhere at another height.
  for (let turn = 0; turn < 2; turn += 1) {
    const aside = push(shifted(along, right), alongBetween(borders, shifted(up, rise)), leave.along);
    if (aside === null) return null;
    right += aside;
    const heights = upBetween(borders, shifted(along, right));
    const onward =
      leave.over === null ? push(shifted(up, rise), heights, leave.up) : heights[0] + leave.over - (up[0] + rise);
    if (onward === null) return null;
    rise += onward;
  }
  return [right, rise];
}

/** As the wall stood: a scan's opening may go on reaching past its border, one that had found no room there may not. */
function leaveOf(here: WallBorders, shape: FaceShape | null, { was }: Hung): Pick<Candidate, "leave" | "isFreed"> {
  const reach = reachOf(here.wall, was);
  const heights = upBetween(here, reach.along);
  const over = reach.up[0] - heights[0];
  const none: Leave = { along: [0, 0], up: [0, 0], over: Math.abs(over) < ON_FLOOR ? over : null };
  const isFreed = pushInto(here, reach, none) === null && sticksOut({ shape, object: was });
  if (isFreed) return { leave: none, isFreed };
  return {
    leave: { ...none, along: past(reach.along, alongBetween(here, reach.up)), up: past(reach.up, heights) },
    isFreed,
  };
}

/** The object pushed along and up its wall. */
function pushed(wall: UprightWall, object: ObjectPlanar, way: Vector2): ObjectPlanar {
  if (Math.hypot(...way) < UNMOVED) return object;
  const [u, v] = fromUpright(wall, way);
  return { ...object, u: object.u + u, v: object.v + v };
}

const alongOf = ({ reach, way }: Candidate): Span => shifted(reach.along, way[0]);
const upOf = ({ reach, way }: Candidate): Span => shifted(reach.up, way[1]);

const areNeighbours = (one: Candidate, other: Candidate): boolean =>
  excludes(one.was, other.was) && meet(upOf(one), upOf(other)) && areaCommon(one.was, other.was) <= NO_AREA;

/** What is pushed pushes what stands beside it: from the left, and back from the right end where it comes to that. */
function pushEachOther(there: WallBorders, inOrder: readonly Candidate[]): void {
  for (const isBack of [false, true]) {
    const queue = isBack ? [...inOrder].reverse() : inOrder;
    for (const [index, one] of queue.entries()) {
      const ahead = queue.slice(0, index).filter((other) => areNeighbours(one, other));
      const [from, to] = alongOf(one);
      const [, end] = alongBetween(there, upOf(one));
      const borders = ahead.map((other) => alongOf(other)[isBack ? 0 : 1]);
      const by = isBack
        ? Math.min(0, end + one.leave.along[1] - to, ...borders.map((border) => border - to))
        : Math.max(0, ...borders.map((border) => border - from));
      one.way = [one.way[0] + by, one.way[1]];
    }
  }
}

/**
 * Where these, all that hangs on one face, come to lie: where they were in the room, or as little beside it as lets them lie
 * within the face and clear of each other. Costs as much as hangs there.
 */
export function findRoom(before: PlanarView, after: PlanarView, faceKey: string, all: readonly Hung[]): Placed[] {
  const [here, there] = [uprightWall(before, faceKey), uprightWall(after, faceKey)];
  if (!here || !there) return all.map((hung) => ({ ...hung, place: null }));
  const [was, is] = bordersOfChange(here, there);
  const [shapeBefore, shape] = [faceShape(before, here.face), faceShape(after, there.face)];
  const inPlay = all.flatMap((hung): Candidate[] => {
    const reach = reachOf(there, hung.now);
    const { leave, isFreed } = leaveOf(was, shapeBefore, hung);
    const way = pushInto(is, reach, leave);
    return way ? [{ ...hung, reach, leave, isFreed, alone: way, way }] : [];
  });
  inPlay.sort((a, b) => a.reach.along[0] - b.reach.along[0]);
  const placeOf = ({ now, way }: Candidate): ObjectPlanar => pushed(there, now, way);
  /** Whether it sticks out, or lies over another, where it did not. */
  function isMisfit(one: Candidate): boolean {
    const object = placeOf(one);
    if (sticksOut({ shape, object }, one.isFreed ? undefined : { shape: shapeBefore, object: one.was }, isNew))
      return true;
    const liesOver = (other: Candidate): boolean =>
      isNew(areaCommon(object, placeOf(other)), () => areaCommon(one.was, other.was));
    return inPlay.some(
      (other) => other !== one && meet(alongOf(one), alongOf(other)) && meet(upOf(one), upOf(other)) && liesOver(other),
    );
  }
  for (;;) {
    for (const one of inPlay) one.way = one.alone;
    pushEachOther(is, inPlay);
    const misfit = inPlay.findIndex(isMisfit);
    if (misfit < 0) break;
    inPlay.splice(misfit, 1);
  }
  const found = new Map(inPlay.map((one) => [one.was.key, one]));
  return all.map((hung) => {
    const one = found.get(hung.was.key);
    return { ...hung, place: one ? { object: placeOf(one), along: one.way[0] } : null };
  });
}
