import type { Face } from "../../domain/geometry-records";
import { cyclicPairs } from "../../geometry/cyclic-pairs";
import { floorPlanOf } from "../../geometry/floor-plan";
import { signedArea } from "../../geometry/polygon-area";
import { crossesItself } from "../../geometry/self-intersection";
import { distance, lengthOf, subtract, type Vector3 } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import type { Diff } from "../core/diff";
import { OBJECT_COPY } from "../core/object-copy";
import { roundLength } from "../core/round-length";
import type { ReadScene } from "../core/scene";
import { acceptSettled } from "./openings/settle-openings";
import { type Places, roomShape } from "./square-up/room-shape";
import { solveSquare } from "./square-up/solve-square";
import { type WallResidual, wallResiduals } from "./square-up/wall-residuals";

export type SquareUp = {
  /** The floor face, which identifies the room. */
  floorKey: string;
  /** Walls that must not move. */
  lockedWalls?: Iterable<string>;
  /** Whether a corner must not move, e.g. because a locked element uses it. */
  isHeld?: (vertexKey: string) => boolean;
  /** Degrees within which an angle counts as nearly right; 5 by default. */
  tolerance?: number;
};

export type SquareUpPlan = {
  outcome: CommandOutcome;
  walls: WallResidual[];
  /** The largest distance that a corner moves, in meters. */
  largestMove: number;
};

export const DEFAULT_TOLERANCE = 5;
/** Smaller moves come from rounding, in meters. */
const MIN_MOVE = 0.0003;
const MIN_SIDE = 0.001;

/** Whether loops that were sound would break. */
function breaksLoops(floor: Face, before: Places, after: Places): boolean {
  const isSound = (places: Places): boolean =>
    floor.loops.every((loop) => {
      const points = loop.map((key) => places.get(key)!);
      const sides = cyclicPairs(points).map(([a, b]) => distance(a, b));
      return sides.every((side) => side > MIN_SIDE) && !crossesItself(floorPlanOf(points));
    });
  const signs = (places: Places): number[] =>
    floor.loops.map((loop) => Math.sign(signedArea(floorPlanOf(loop.map((key) => places.get(key)!)))));
  if (!isSound(before)) return false;
  return !isSound(after) || signs(after).some((sign, index) => sign !== signs(before)[index]);
}

/** Returns the effect of squaring up on each wall, and the outcome. Changes nothing. */
export function planSquareUp(scene: ReadScene, options: SquareUp): SquareUpPlan {
  const tolerance = options.tolerance ?? DEFAULT_TOLERANCE;
  const planWithoutWalls = (outcome: CommandOutcome): SquareUpPlan => ({ outcome, walls: [], largestMove: 0 });
  if (!areFinite([tolerance]) || tolerance <= 0 || tolerance > 30) {
    return planWithoutWalls(refuse("invalid", OBJECT_COPY.noTolerance));
  }
  const shape = roomShape(scene, options.floorKey, new Set(options.lockedWalls), options.isHeld);
  if (!shape) return planWithoutWalls(refuse("missing", OBJECT_COPY.noRoom, [options.floorKey]));
  const solution = solveSquare(shape, (tolerance * Math.PI) / 180);
  const solvedPositions: Places = new Map(
    [...solution.places].map(([key, place]): [string, Vector3] => {
      const [x, y, z] = place;
      return [key, shape.fixed.has(key) ? place : [roundLength(x), roundLength(y), roundLength(z)]];
    }),
  );
  const distances = [...shape.places].map(([key, place]) => lengthOf(subtract(solvedPositions.get(key)!, place)));
  const largestMove = Math.max(0, ...distances);
  const plan = (outcome: CommandOutcome): SquareUpPlan => ({
    outcome,
    walls: wallResiduals(shape, solution, solvedPositions),
    largestMove,
  });
  if (shape.fixed.size === shape.vertices.size) {
    return plan(refuse("locked", OBJECT_COPY.allHeld, [shape.floor.key]));
  }
  if (largestMove < MIN_MOVE) return plan(refuse("invalid", OBJECT_COPY.alreadySquare, [shape.floor.key]));
  if (breaksLoops(shape.floor, shape.places, solvedPositions))
    return plan(refuse("invalid", OBJECT_COPY.collapses, [shape.floor.key]));
  const diff: Diff = {};
  for (const [key, vertex] of shape.vertices) {
    const [x, y, z] = solvedPositions.get(key)!;
    if (!shape.fixed.has(key)) writeUpdate(diff, "vertex", vertex, { x, y, z });
  }
  const label = OBJECT_COPY.squareUp(shape.floor.roomLabel || OBJECT_COPY.room);
  return plan(acceptSettled(scene, label, diff, { squares: true }));
}

/** Makes nearly right angles right and walls plane with the smallest change. Locked elements do not move. */
export function squareUpRoom(scene: ReadScene, options: SquareUp): CommandOutcome {
  return planSquareUp(scene, options).outcome;
}
