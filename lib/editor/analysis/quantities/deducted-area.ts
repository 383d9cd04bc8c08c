import type { Face } from "../../../domain/geometry-records";
import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";
import { cutsOfWall } from "./wall-cuts";
import { openingsOfWall } from "./wall-openings";

/** Returns the area of doors, windows and openings that is deducted from a wall, in m². */
export const deductedArea = (scene: ReadScene, wall: Face): number =>
  cutsOfWall(facePoints(scene, wall), openingsOfWall(scene, wall), false).area;
