/** The faces that may stand before a camera, found once and then kept up with the edits: no edit looks through all of a survey. */
import type { Vector3 } from "../../../geometry/vector3";
import { changesOf, type Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { isInReach } from "./face-reach";

export type NearFaces = {
  /** May hold some that have gone, or gone away. */
  keys(): Iterable<string>;
  /** After each change of the scene. */
  follow(diff: Diff): void;
};

export function createNearFaces(scene: ReadScene, eye: Vector3): NearFaces {
  const near = new Set<string>();
  for (const face of scene.values("face")) if (isInReach(scene, face, eye)) near.add(face.key);
  return {
    keys: () => near,
    follow(diff) {
      for (const { kind, key } of changesOf(diff)) {
        if (kind === "face") near.add(key);
        // What was far away may have come near by its corners alone.
        if (kind === "vertex") for (const face of scene.facesOfVertex(key)) near.add(face);
      }
    },
  };
}
