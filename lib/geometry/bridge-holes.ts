/** Joins the holes of a polygon to its outer loop, so that one ring is left to cut into triangles. */
import { cyclicPairs } from "./cyclic-pairs";
import { signedArea } from "./polygon-area";
import { type Segment2, segmentCrossing } from "./segment-crossing";
import { distance2, type Vector2 } from "./vector2";

type Corner = { index: number; at: Vector2 };

const touchesEnds = ({ first, second }: { first: number; second: number }): boolean =>
  (first < 1e-9 || first > 1 - 1e-9) && (second < 1e-9 || second > 1 - 1e-9);

/** Whether the bridge crosses no side of the rings (meeting at common corners is no crossing). */
function isFree(bridge: Segment2, rings: readonly (readonly Corner[])[]): boolean {
  return rings.every((ring) =>
    cyclicPairs(ring).every(([a, b]) => {
      const crossing = segmentCrossing(bridge, [a.at, b.at]);
      return !crossing || touchesEnds(crossing);
    }),
  );
}

/** The outer loop anticlockwise with each hole, clockwise, joined in; indices count the points of all loops in order. */
export function bridgeHoles(loops: readonly (readonly Vector2[])[]): Corner[] {
  let offset = 0;
  const rings = loops.map((loop, number) => {
    const corners = loop.map((at, index) => ({ index: offset + index, at }));
    offset += loop.length;
    const isAnticlockwise = signedArea(loop) > 0;
    return isAnticlockwise === (number === 0) ? corners : corners.reverse();
  });
  let [outer = [], ...holes] = rings.filter((ring) => ring.length > 2);
  while (holes.length > 0) {
    const bridges = holes
      .flatMap((hole) =>
        hole.flatMap((_, start) =>
          outer.map((corner, place) => ({ hole, start, place, length: distance2(hole[start]!.at, corner.at) })),
        ),
      )
      .sort((a, b) => a.length - b.length);
    const rest = holes;
    const bridge =
      bridges.find(({ hole, start, place }) => isFree([hole[start]!.at, outer[place]!.at], [outer, ...rest])) ??
      bridges[0]!;
    const { hole, start, place } = bridge;
    outer = [...outer.slice(0, place + 1), ...hole.slice(start), ...hole.slice(0, start + 1), ...outer.slice(place)];
    holes = holes.filter((other) => other !== hole);
  }
  return outer;
}
