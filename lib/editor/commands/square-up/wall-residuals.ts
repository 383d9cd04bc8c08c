/** Measures how far each wall is from straight and square, before and after squaring up. */
import type { Face } from "../../../domain/geometry-records";
import { mean } from "../../../geometry/mean";
import { dot, lengthOf, subtract } from "../../../geometry/vector3";
import { cornersOf, headingOf, normalOf, type Places, quarterOff, type RoomShape } from "./room-shape";
import type { Solution } from "./solve-square";

export type Residual = {
  /** Largest distance of a corner from the plane of the wall. */
  millimeters: number;
  /** Deviation from the axis of the room for a wall close to one, otherwise from vertical. */
  degrees: number;
};

export type WallResidual = {
  faceKey: string;
  /** Close to an axis of the room; other walls are only made plane and vertical. */
  isRight: boolean;
  isLocked: boolean;
  before: Residual;
  after: Residual;
  /** Largest move of one of its corners, in millimeters. */
  moves: number;
};

const DEGREES = 180 / Math.PI;

function measureResidual(wall: Face, places: Places, solution: Solution): Residual {
  const normal = normalOf(wall, places);
  const heading = headingOf(wall, places);
  if (!normal || heading === null) return { millimeters: 0, degrees: 0 };
  const roomAxis = solution.rightWalls.get(wall.key);
  const tilt = Math.asin(Math.min(1, Math.abs(normal[1])));
  const skew = roomAxis ? Math.abs(quarterOff(heading, solution.axis)) : 0;
  const corners = cornersOf(wall).map((key) => places.get(key)!);
  const angle = solution.axis + (roomAxis === "q" ? Math.PI / 2 : 0);
  const across = roomAxis ? ([Math.cos(angle), 0, Math.sin(angle)] as const) : normal;
  const offsets = corners.map((corner) => dot(corner, across));
  const middle = mean(offsets);
  return {
    millimeters: Math.max(...offsets.map((offset) => Math.abs(offset - middle))) * 1000,
    degrees: Math.hypot(tilt, skew) * DEGREES,
  };
}

export function wallResiduals(shape: RoomShape, solution: Solution, after: Places): WallResidual[] {
  return shape.walls.map((wall) => {
    const corners = cornersOf(wall);
    const distances = corners.map((key) => lengthOf(subtract(after.get(key)!, shape.places.get(key)!)));
    return {
      faceKey: wall.key,
      isRight: solution.rightWalls.has(wall.key),
      isLocked: corners.every((key) => shape.fixed.has(key)),
      before: measureResidual(wall, shape.places, solution),
      after: measureResidual(wall, after, solution),
      moves: Math.max(0, ...distances) * 1000,
    };
  });
}
