import type { CommandOutcome } from "../core/command";
import { uprightWall } from "../core/measures/upright-wall";
import { OBJECT_COPY } from "../core/object-copy";
import { floorUnder } from "../core/objects/floor-under";
import { lowestOf } from "../core/objects/object-box";
import { againstWall, nearestWall } from "../core/objects/wall-behind";
import type { ReadScene } from "../core/scene";
import { editObjects } from "./edit-objects";

/** Puts 3D objects on the floor below them by their lowest point. */
export function snapToFloor(scene: ReadScene, { keys }: { keys: readonly string[] }): CommandOutcome {
  return editObjects(scene, {
    keys,
    label: OBJECT_COPY.snapToFloor,
    place: (object) => {
      const floor = floorUnder(scene, object.floorNumber, object.position);
      if (!floor) return OBJECT_COPY.noFloor;
      const [x, y, z] = object.position;
      return { position: [x, y + floor.height - lowestOf(object), z] };
    },
  });
}

/** Puts 3D objects with their backs against the wall `faceKey`, or else each against the nearest wall that faces it. */
export function snapToWall(
  scene: ReadScene,
  { keys, faceKey }: { keys: readonly string[]; faceKey?: string },
): CommandOutcome {
  return editObjects(scene, {
    keys,
    label: OBJECT_COPY.snapToWall,
    place: (object) => {
      const wall =
        faceKey === undefined ? nearestWall(scene, object.floorNumber, object.position) : uprightWall(scene, faceKey);
      return (wall && againstWall(wall, object)) ?? OBJECT_COPY.noWall;
    },
  });
}
