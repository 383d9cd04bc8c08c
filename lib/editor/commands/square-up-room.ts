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
  /** The floor face, which stands for the room. */
  floorKey: string;
  /** Walls that must stay where they are. */
  lockedWalls?: Iterable<string>;
  /** Corners that may not be moved, as where what stands on them is locked. */
  isHeld?: (vertexKey: string) => boolean;
  /** Degrees within which an angle counts as nearly right; 5 when left out. */
  tolerance?: number;
};

export type SquareUpPlan = {
  outcome: CommandOutcome;
  walls: WallResidual[];
  /** The farthest that a corner moves, in metres. */
  largestMove: number;
};

export const USUAL_TOLERANCE = 5;
/** Less than this is what rounding leaves, in metres. */
const NOTHING = 0.0003;
const SHORTEST_SIDE = 0.001;

/** Loops that were sound and would no longer be. */
function breaks(floor: Face, before: Places, after: Places): boolean {
  const isSound = (places: Places): boolean =>
    floor.loops.every((loop) => {
      const points = loop.map((key) => places.get(key)!);
      const sides = cyclicPairs(points).map(([a, b]) => distance(a, b));
      return sides.every((side) => side > SHORTEST_SIDE) && !crossesItself(floorPlanOf(points));
    });
  const signs = (places: Places): number[] =>
    floor.loops.map((loop) => Math.sign(signedArea(floorPlanOf(loop.map((key) => places.get(key)!)))));
  if (!isSound(before)) return false;
  return !isSound(after) || signs(after).some((sign, index) => sign !== signs(before)[index]);
}

/** What squaring up would do to each wall, and the change itself or why it cannot be made. Changes nothing. */
export function planSquareUp(scene: ReadScene, options: SquareUp): SquareUpPlan {
  const tolerance = options.tolerance ?? USUAL_TOLERANCE;
  const none = (outcome: CommandOutcome): SquareUpPlan => ({ outcome, walls: [], largestMove: 0 });
  if (!areFinite([tolerance]) || tolerance <= 0 || tolerance > 30) {
    return none(refuse("invalid", OBJECT_COPY.noTolerance));
  }
  const shape = roomShape(scene, options.floorKey, new Set(options.lockedWalls), options.isHeld);
  if (!shape) return none(refuse("missing", OBJECT_COPY.noRoom, [options.floorKey]));
  const solution = solveSquare(shape, (tolerance * Math.PI) / 180);
  const places: Places = new Map(
    [...solution.places].map(([key, place]): [string, Vector3] => {
      const [x, y, z] = place;
      return [key, shape.fixed.has(key) ? place : [roundLength(x), roundLength(y), roundLength(z)]];
    }),
  );
  const ways = [...shape.places].map(([key, place]) => lengthOf(subtract(places.get(key)!, place)));
  const largestMove = Math.max(0, ...ways);
  const plan = (outcome: CommandOutcome): SquareUpPlan => ({
    outcome,
    walls: wallResiduals(shape, solution, places),
    largestMove,
  });
  if (shape.fixed.size === shape.vertices.size) {
    return plan(refuse("locked", OBJECT_COPY.allHeld, [shape.floor.key]));
  }
  if (largestMove < NOTHING) return plan(refuse("invalid", OBJECT_COPY.alreadySquare, [shape.floor.key]));
  if (breaks(shape.floor, shape.places, places))
    return plan(refuse("invalid", OBJECT_COPY.collapses, [shape.floor.key]));
  const diff: Diff = {};
  for (const [key, vertex] of shape.vertices) {
    const [x, y, z] = places.get(key)!;
    if (!shape.fixed.has(key)) writeUpdate(diff, "vertex", vertex, { x, y, z });
  }
  const label = OBJECT_COPY.squareUp(shape.floor.roomLabel || OBJECT_COPY.room);
  return plan(acceptSettled(scene, label, diff, { squares: true }));
}

/** Makes nearly right angles right and walls plane by the least change; nothing that is locked moves. */
export function squareUpRoom(scene: ReadScene, options: SquareUp): CommandOutcome {
  return planSquareUp(scene, options).outcome;
}
