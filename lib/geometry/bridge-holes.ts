/** Joins the holes of a polygon to its outer loop, so that triangulation gets a single ring. */
import { signedArea } from "./polygon-area";
import { type Segment2, segmentCrossing } from "./segment-crossing";
import { distance2, type Vector2 } from "./vector2";

type Corner = { index: number; at: Vector2 };

const touchesEnds = ({ first, second }: { first: number; second: number }): boolean =>
  (first < 1e-9 || first > 1 - 1e-9) && (second < 1e-9 || second > 1 - 1e-9);

/** Whether the bridge crosses no side of the rings; shared endpoints do not count. */
function isFree(bridge: Segment2, rings: readonly (readonly Corner[])[]): boolean {
  return rings.every((ring) =>
    ring.every((a, index) => {
      const crossing = segmentCrossing(bridge, [a.at, ring[(index + 1) % ring.length]!.at]);
      return !crossing || touchesEnds(crossing);
    }),
  );
}

/** Joins the corner `start` of a hole to the corner `place` of the outer ring; both are indexes. */
type Bridge = { hole: Corner[]; start: number; place: number };

/** Returns the shortest bridge from a hole to the outer ring, even if it crosses a side. */
function findShortest(outer: readonly Corner[], holes: readonly Corner[][]): Bridge | null {
  let best: Bridge | null = null;
  let leastLength = Number.POSITIVE_INFINITY;
  for (const hole of holes) {
    for (let start = 0; start < hole.length; start += 1) {
      for (let place = 0; place < outer.length; place += 1) {
        const length = distance2(hole[start]!.at, outer[place]!.at);
        if (length >= leastLength) continue;
        leastLength = length;
        best = { hole, start, place };
      }
    }
  }
  return best;
}

/** Returns the shortest bridge that crosses no side, or the shortest of all if there is none. */
function findShortestFree(outer: readonly Corner[], holes: readonly Corner[][]): Bridge {
  const rings = [outer, ...holes];
  const isFreeBridge = ({ hole, start, place }: Bridge) => isFree([hole[start]!.at, outer[place]!.at], rings);
  const best = findShortest(outer, holes);
  // The common case avoids sorting all bridges.
  if (best && isFreeBridge(best)) return best;
  const bridges = holes
    .flatMap((hole) =>
      hole.flatMap((_, start) =>
        outer.map((corner, place) => ({ hole, start, place, length: distance2(hole[start]!.at, corner.at) })),
      ),
    )
    .sort((a, b) => a.length - b.length);
  return bridges.find(isFreeBridge) ?? bridges[0]!;
}

/**
 * Returns the outer loop, counterclockwise, with each hole, clockwise, joined in. Indexes count the points of all loops
 * in order.
 */
export function bridgeHoles(loops: readonly (readonly Vector2[])[]): Corner[] {
  let offset = 0;
  const rings = loops.map((loop, loopIndex) => {
    const corners = loop.map((at, index) => ({ index: offset + index, at }));
    offset += loop.length;
    const isCounterclockwise = signedArea(loop) > 0;
    return isCounterclockwise === (loopIndex === 0) ? corners : corners.reverse();
  });
  let [outer = [], ...holes] = rings.filter((ring) => ring.length > 2);
  while (holes.length > 0) {
    const { hole, start, place } = findShortestFree(outer, holes);
    outer = [...outer.slice(0, place + 1), ...hole.slice(start), ...hole.slice(0, start + 1), ...outer.slice(place)];
    holes = holes.filter((other) => other !== hole);
  }
  return outer;
}
