/** The view in which a floor opens: from above, turned a little away from the direction of its walls. */
import { wallDirection } from "@/lib/editor/analysis/plan/wall-direction";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { OrbitView } from "./orbit-view";

const TURN = (-32 * Math.PI) / 180;
const ELEVATION = (42 * Math.PI) / 180;

export function homeView(scene: ReadScene, floorNumber: number): OrbitView {
  return {
    target: [0, 0, 0],
    distance: 12,
    azimuth: wallDirection(scene, floorNumber) + TURN,
    elevation: ELEVATION,
  };
}
