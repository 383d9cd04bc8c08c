import type { Face } from "../../../domain/geometry-records";
import { facePoints } from "../../core/measures/face-points";
import type { ReadScene } from "../../core/scene";
import { cutsOfWall } from "./wall-cuts";
import { openingsOfWall } from "./wall-openings";

/** What the deducted doors, windows and openings of a wall take off its area, in m². */
export const deductedArea = (scene: ReadScene, wall: Face): number =>
  cutsOfWall(facePoints(scene, wall), openingsOfWall(scene, wall), false).area;
