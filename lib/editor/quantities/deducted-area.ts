import type { Face } from "../../domain/geometry-records";
import type { ReadScene } from "../scene";
import { facePoints } from "./face-points";
import { cutsOfWall } from "./wall-cuts";
import { openingsOfWall } from "./wall-openings";

/** What the deducted doors, windows and openings of a wall take off its area, in m². */
export const deductedArea = (scene: ReadScene, wall: Face): number =>
  cutsOfWall(facePoints(scene, wall), openingsOfWall(scene, wall), false).area;
