import { rotate } from "../../geometry/quaternion";
import { afterRotation, rotationAbout, tidyRotation } from "../../geometry/quaternion-product";
import { add, subtract, type Vector3 } from "../../geometry/vector3";
import { OBJECT_WORDS } from "../object-words";
import type { ReadScene } from "../scene";
import { areFinite, type CommandOutcome, refuse } from "./command";
import { editObjects } from "./object-3d-edit";

const AXES = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;

export type Turn = {
  keys: readonly string[];
  /** Radians, anticlockwise seen from the axis' tip (from above for y). */
  angle: number;
  /** Upright when left out. */
  axis?: keyof typeof AXES;
  /** The place that they turn around together, in metres; without it each turns on its own spot. */
  around?: Vector3;
};

/** Turns 3D objects. */
export function turnObjects(scene: ReadScene, turn: Turn): CommandOutcome {
  const { keys, angle, axis = "y", around } = turn;
  if (!areFinite([angle, ...(around ?? [])])) return refuse("invalid", OBJECT_WORDS.noAngle, keys);
  const turned = rotationAbout(AXES[axis], angle);
  return editObjects(scene, {
    keys,
    label: OBJECT_WORDS.turn,
    place: ({ position, quaternion }) => {
      const middle = around ?? position;
      const [x, y, z] = add(middle, rotate(turned, subtract(position, middle)));
      return { position: [x, y, z], quaternion: tidyRotation(afterRotation(turned, quaternion)) };
    },
  });
}
