/** Finds free places for texts on a plan, clear of doors, walls, objects and other texts. */
import { PlanGrid } from "../../../geometry/plan-grid";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import type { Vector2 } from "../../../geometry/vector2";
import { extentOf, type PlanExtent, type PlanLayer, type PlanMark, type PlanPoint } from "./drawing";

/** The penalty for a text over a mark of each layer. */
const WEIGHTS: Readonly<Record<PlanLayer, number>> = {
  rooms: 0,
  objects: 1,
  walls: 8,
  openings: 2,
  windows: 1,
  doors: 2,
  fixtures: 1,
  damage: 2,
  dimensions: 0,
  labels: 5,
};
/** The penalty for each of eight points on the text's border that is outside the room. */
const OUTSIDE_PENALTY = 8;
/**
 * The factor by which marks under a text count more than marks in the inner ring around it, and those more than marks
 * in the outer ring.
 */
const RING_FACTOR = 6;
/** The rings around a text, as shares of the clear distance. */
const RINGS = [0, 0.5, 1] as const;
/** Grid divisions along each side; one more than the grid points inside. */
const DIVISIONS = 24;

/** Lengths in m. `own`: the layer of the mark that the text names, which is always under it. */
export type Spot = {
  loops: readonly (readonly PlanPoint[])[];
  size: readonly [width: number, height: number];
  ideal: PlanPoint;
  /** The distance to keep from all marks, if there is room. */
  clear?: number;
  own?: PlanLayer;
};

export type FreePlaces = {
  add(marks: Iterable<PlanMark>): void;
  /** Whether an added mark overlaps this one. */
  isTaken(mark: PlanMark): boolean;
  /** Returns the middle of the best place for a text inside an outline, as near to `ideal` as possible. In m. */
  find(spot: Spot): PlanPoint;
};

const boxAround = ([x, y]: PlanPoint, [width, height]: readonly [number, number]): PlanExtent => ({
  low: [x - width / 2, y - height / 2],
  high: [x + width / 2, y + height / 2],
});
const overlap = (a: PlanExtent, b: PlanExtent): boolean =>
  a.low[0] < b.high[0] && b.low[0] < a.high[0] && a.low[1] < b.high[1] && b.low[1] < a.high[1];

/** Whether a segment crosses a box. */
function runsThrough([x0, y0]: PlanPoint, [x1, y1]: PlanPoint, { low, high }: PlanExtent): boolean {
  let from = 0;
  let to = 1;
  for (const [start, distance, min, max] of [
    [x0, x1 - x0, low[0], high[0]],
    [y0, y1 - y0, low[1], high[1]],
  ] as const) {
    if (distance === 0) {
      if (start <= min || start >= max) return false;
      continue;
    }
    const [a, b] = [(min - start) / distance, (max - start) / distance];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

/** Whether a mark overlaps a box. Tests the shape, not its bounds: a diagonal wall leaves room on both sides. */
function reaches(mark: PlanMark, box: PlanExtent): boolean {
  if (mark.kind !== "shape" && mark.kind !== "line") return true;
  const points = mark.kind === "shape" ? (mark.loops[0] ?? []) : mark.points;
  const ends = mark.kind === "shape" ? [...points, ...points.slice(0, 1)] : points;
  if (ends.some((end, index) => index > 0 && runsThrough(ends[index - 1]!, end, box))) return true;
  return mark.kind === "shape" && isInsideLoops([...box.low], [points.map(([x, y]): Vector2 => [x, y])]);
}

function borderPointsOf({ low: [x0, y0], high: [x1, y1] }: PlanExtent): [number, number][] {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return [
    [x0, y0],
    [x, y0],
    [x1, y0],
    [x1, y],
    [x1, y1],
    [x, y1],
    [x0, y1],
    [x0, y],
  ];
}

export function createFreePlaces(): FreePlaces {
  const grid = new PlanGrid();
  const taken: { box: PlanExtent; weight: number; mark: PlanMark }[] = [];

  function* weightsUnder(box: PlanExtent): Generator<number> {
    const found: number[] = [];
    grid.begin();
    grid.visit(...box.low, ...box.high, (key) => found.push(Number(key)));
    for (const index of found) {
      const { box: other, weight, mark } = taken[index]!;
      if (overlap(other, box) && reaches(mark, box)) yield weight;
    }
  }

  /** Returns the penalty of a box; stops counting above `limit`. */
  function penaltyOf(box: PlanExtent, outlines: readonly (readonly Vector2[])[], limit: number): number {
    let sum = 0;
    for (const position of borderPointsOf(box)) {
      if (!isInsideLoops(position, outlines)) sum += OUTSIDE_PENALTY;
      if (sum > limit) return sum;
    }
    for (const weight of weightsUnder(box)) sum += weight;
    return sum;
  }

  return {
    add(marks) {
      for (const mark of marks) {
        const weight = WEIGHTS[mark.layer];
        if (weight === 0) continue;
        const box = extentOf([mark]);
        grid.put(String(taken.length), ...box.low, ...box.high);
        taken.push({ box, weight, mark });
      }
    },
    isTaken: (mark) => !weightsUnder(extentOf([mark])).next().done,
    find({ loops, size, ideal, clear = 0, own }) {
      const outlines = loops.map((loop) => loop.map(([x, y]): Vector2 => [x, y]));
      const rings = clear === 0 ? [0] : RINGS;
      const penaltyAt = (position: PlanPoint, limit: number): number => {
        let sum = 0;
        rings.forEach((share, index) => {
          const factor = RING_FACTOR ** (rings.length - 1 - index);
          if (sum > limit) return;
          const margin = 2 * share * clear;
          sum +=
            factor *
            penaltyOf(boxAround(position, [size[0] + margin, size[1] + margin]), outlines, (limit - sum) / factor);
        });
        return sum;
      };
      let best = { position: ideal, penalty: penaltyAt(ideal, Infinity), distance: 0 };
      if (best.penalty <= (own ? WEIGHTS[own] : 0)) return ideal;
      const { low, high } = extentOf([{ kind: "shape", layer: "rooms", key: null, loops }]);
      for (let row = 1; row < DIVISIONS; row += 1) {
        for (let column = 1; column < DIVISIONS; column += 1) {
          const position: PlanPoint = [
            low[0] + ((high[0] - low[0]) * column) / DIVISIONS,
            low[1] + ((high[1] - low[1]) * row) / DIVISIONS,
          ];
          const distance = Math.hypot(position[0] - ideal[0], position[1] - ideal[1]);
          const penalty = penaltyAt(position, best.penalty);
          if (penalty < best.penalty || (penalty === best.penalty && distance < best.distance))
            best = { position, penalty, distance };
        }
      }
      return best.position;
    },
  };
}
