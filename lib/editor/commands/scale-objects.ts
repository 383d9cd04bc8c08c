import { rotate } from "../../geometry/quaternion";
import { add } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import { editObjects } from "./edit-objects";

/** Scales 3D objects by a factor above 0, equally on each axis; their bases stay in place. */
export function scaleObjects(scene: ReadScene, scaling: { keys: readonly string[]; factor: number }): CommandOutcome {
  const { keys, factor } = scaling;
  if (!areFinite([factor]) || factor <= 0) return refuse("invalid", OBJECT_COPY.noFactor, keys);
  return editObjects(scene, {
    keys,
    label: OBJECT_COPY.scale,
    place: ({ position, quaternion, size: [width, height, depth] }) => {
      const [x, y, z] = add(position, rotate(quaternion, [0, (height * (factor - 1)) / 2, 0]));
      const size: [number, number, number] = [width * factor, height * factor, depth * factor];
      return size.some((extent) => extent < 0.001) ? OBJECT_COPY.noFactor : { position: [x, y, z], size };
    },
  });
}
