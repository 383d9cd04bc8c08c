/** Where texts of a plan find room: beside doors, walls and things, and beside each other. */
import { createPlanGrid } from "../../../geometry/plan-grid";
import { isInsideLoops } from "../../../geometry/point-in-polygon";
import type { Vector2 } from "../../../geometry/vector2";
import { extentOf, type PlanExtent, type PlanLayer, type PlanMark, type PlanPoint } from "./drawing";

/** How much worse a text is to read over each. */
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
/** For each of eight places on its border that lies outside of its room. */
const OUTSIDE = 8;
/** What lies under a text is so much worse than what lies beside it, within half of what is to be clear; and that than the rest. */
const NEARER = 6;
/** Shares of what is to be clear around a text. */
const RINGS = [0, 0.5, 1] as const;
/** Places that are tried along each side, one more than stand inside. */
const TRIED = 24;

/** Metres. `own`: what lies under the text everywhere, as a thing does under its name. */
export type Spot = {
  loops: readonly (readonly PlanPoint[])[];
  size: readonly [width: number, height: number];
  wanted: PlanPoint;
  /** As far from all else as that, where there is room. */
  clear?: number;
  own?: PlanLayer;
};

export type FreePlaces = {
  add(marks: Iterable<PlanMark>): void;
  /** Whether one of the marks that were added lies where this one is to. */
  isTaken(mark: PlanMark): boolean;
  /** The middle of the best place for a text of this size in an outline, as near to where it is wanted as can be. Metres. */
  find(spot: Spot): PlanPoint;
};

const boxAround = ([x, y]: PlanPoint, [width, height]: readonly [number, number]): PlanExtent => ({
  low: [x - width / 2, y - height / 2],
  high: [x + width / 2, y + height / 2],
});
const meet = (a: PlanExtent, b: PlanExtent): boolean =>
  a.low[0] < b.high[0] && b.low[0] < a.high[0] && a.low[1] < b.high[1] && b.low[1] < a.high[1];

/** Whether a segment runs through a box. */
function runsThrough([x0, y0]: PlanPoint, [x1, y1]: PlanPoint, { low, high }: PlanExtent): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, least, most] of [
    [x0, x1 - x0, low[0], high[0]],
    [y0, y1 - y0, low[1], high[1]],
  ] as const) {
    if (way === 0) {
      if (start <= least || start >= most) return false;
      continue;
    }
    const [a, b] = [(least - start) / way, (most - start) / way];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

/** Of what lies aslant, the box around it is not all: a wall across the sheet leaves room on both its sides. */
function reaches(mark: PlanMark, box: PlanExtent): boolean {
  if (mark.kind !== "shape" && mark.kind !== "line") return true;
  const points = mark.kind === "shape" ? (mark.loops[0] ?? []) : mark.points;
  const ends = mark.kind === "shape" ? [...points, ...points.slice(0, 1)] : points;
  if (ends.some((end, at) => at > 0 && runsThrough(ends[at - 1]!, end, box))) return true;
  return mark.kind === "shape" && isInsideLoops([...box.low], [points.map(([x, y]): Vector2 => [x, y])]);
}

function bordersOf({ low: [x0, y0], high: [x1, y1] }: PlanExtent): [number, number][] {
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
  const grid = createPlanGrid();
  const taken: { box: PlanExtent; weight: number; mark: PlanMark }[] = [];

  function* under(box: PlanExtent): Generator<number> {
    const found: number[] = [];
    grid.begin();
    grid.visit(...box.low, ...box.high, (key) => found.push(Number(key)));
    for (const at of found) {
      const { box: other, weight, mark } = taken[at]!;
      if (meet(other, box) && reaches(mark, box)) yield weight;
    }
  }

  /** Counted no further than `enough`. */
  function badness(box: PlanExtent, outlines: readonly (readonly Vector2[])[], enough: number): number {
    let sum = 0;
    for (const place of bordersOf(box)) {
      if (!isInsideLoops(place, outlines)) sum += OUTSIDE;
      if (sum > enough) return sum;
    }
    for (const weight of under(box)) sum += weight;
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
    isTaken: (mark) => !under(extentOf([mark])).next().done,
    find({ loops, size, wanted, clear = 0, own }) {
      const outlines = loops.map((loop) => loop.map(([x, y]): Vector2 => [x, y]));
      const rings = clear === 0 ? [0] : RINGS;
      const badAt = (place: PlanPoint, enough: number): number => {
        let sum = 0;
        rings.forEach((share, at) => {
          const more = NEARER ** (rings.length - 1 - at);
          if (sum > enough) return;
          const reach = 2 * share * clear;
          sum += more * badness(boxAround(place, [size[0] + reach, size[1] + reach]), outlines, (enough - sum) / more);
        });
        return sum;
      };
      let best = { place: wanted, bad: badAt(wanted, Infinity), way: 0 };
      if (best.bad <= (own ? WEIGHTS[own] : 0)) return wanted;
      const { low, high } = extentOf([{ kind: "shape", layer: "rooms", key: null, loops }]);
      for (let row = 1; row < TRIED; row += 1) {
        for (let column = 1; column < TRIED; column += 1) {
          const place: PlanPoint = [
            low[0] + ((high[0] - low[0]) * column) / TRIED,
            low[1] + ((high[1] - low[1]) * row) / TRIED,
          ];
          const way = Math.hypot(place[0] - wanted[0], place[1] - wanted[1]);
          const bad = badAt(place, best.bad);
          if (bad < best.bad || (bad === best.bad && way < best.way)) best = { place, bad, way };
        }
      }
      return best.place;
    },
  };
}
