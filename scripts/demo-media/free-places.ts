/** Where a wall has room for something flat. */
import { dot, subtract } from "../../lib/geometry/vector3";
import type { HomeRoom, HomeWall } from "./home-rooms";

/** Length of wall on either side that nothing may stand in front of or open in. */
const MARGIN = 0.08;
const STEP = 0.1;

/** Places along a wall, in metres, where something of this half width fits between two heights. */
export function freePlaces(
  room: HomeRoom,
  wall: HomeWall,
  half: number,
  [low, high]: readonly [number, number],
): number[] {
  const { frame, length } = wall;
  const taken = [
    ...wall.holes.map((hole) => [hole.low[0], hole.low[1], hole.high[0], hole.high[1]] as const),
    ...room.objects
      .filter((object) => Math.abs(dot(subtract(object.frame.origin, frame.origin), frame.normal)) < 0.9)
      .map(({ frame: own, size }) => {
        const s = dot(subtract(own.origin, frame.origin), frame.u);
        const t = dot(subtract(own.origin, frame.origin), frame.v);
        const reach = (Math.abs(dot(own.x, frame.u)) * size[0] + Math.abs(dot(own.z, frame.u)) * size[2]) / 2;
        return [s - reach, t - size[1] / 2, s + reach, t + size[1] / 2] as const;
      }),
  ];
  const places: number[] = [];
  for (let s = half + MARGIN; s <= length - half - MARGIN; s += STEP) {
    const isFree = taken.every(
      ([s0, t0, s1, t1]) => s + half + MARGIN < s0 || s - half - MARGIN > s1 || high < t0 || low > t1,
    );
    if (isFree) places.push(s);
  }
  return places;
}
