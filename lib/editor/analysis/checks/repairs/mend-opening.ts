/** Openings that stick out are moved inside their wall, openings that lie over each other apart, as little as may be. */
import type { ObjectPlanar } from "../../../../domain/geometry-records";
import { placesAlong } from "../../../commands/openings/free-place";
import { findingOf } from "../../../commands/openings/opening-findings";
import { placePlanarObject } from "../../../commands/place-planar-object";
import { type Command, type CommandOutcome, refuse } from "../../../core/command";
import { viewAfter } from "../../../core/measures/planar-view";
import {
  fromUpright,
  lowerBorder,
  toUpright,
  type UprightWall,
  uprightWall,
} from "../../../core/measures/upright-wall";
import { OBJECT_COPY } from "../../../core/object-copy";
import type { ReadScene } from "../../../core/scene";
import { REPAIR_COPY as COPY } from "./copy";
import { named } from "./mend-reference";
import type { RepairMaker } from "./repair";

type Place = { u: number; v: number; way: number };

/** Places on the wall that may hold it, nearest first: at its own height, and as high or low as the wall lets it be. */
function placesFor(scene: ReadScene, wall: UprightWall, object: ObjectPlanar): Place[] {
  const [along, up] = toUpright(wall, [object.u, object.v]);
  const half = object.height / 2;
  return placesAlong(scene, wall, object, along)
    .flatMap((aside) => {
      const foot = lowerBorder(wall, aside - object.width / 2, aside + object.width / 2);
      const ups = [up, Math.min(Math.max(up, foot + half), wall.high - half), foot + half];
      return ups.map((height): Place => {
        const [u, v] = fromUpright(wall, [aside, height]);
        return { u, v, way: Math.hypot(aside - along, height - up) };
      });
    })
    .sort((a, b) => a.way - b.way);
}

/** The nearest place where it lies right; null where there is none. */
function settled(scene: ReadScene, key: string): { outcome: CommandOutcome; way: number } | null {
  const object = scene.get("objectPlanar", key);
  const wall = object && uprightWall(scene, object.faceKey);
  if (!object || !wall) return null;
  for (const { u, v, way } of placesFor(scene, wall, object)) {
    const outcome = placePlanarObject(scene, { key, u, v });
    if (outcome.ok && findingOf(viewAfter(scene, outcome.diff), key) === null) return { outcome, way };
  }
  return null;
}

/** Whichever of them has the shorter way. */
function moveOne(keys: readonly string[], name: string): Command {
  return (scene) => {
    const found = keys.flatMap((key) => settled(scene, key) ?? []).sort((a, b) => a.way - b.way);
    const label = scene.get("objectPlanar", keys[0] ?? "")?.label ?? "opening";
    return found[0] ? named(found[0].outcome, name) : refuse("outside", OBJECT_COPY.noPlaceLeft(label), keys);
  };
}

export const moveInside: RepairMaker = (scene, { items: [item], otherKey = "" }) => {
  const object = item && scene.get("objectPlanar", item.key);
  const wall = uprightWall(scene, otherKey);
  if (!object || !wall) return { why: COPY.gone };
  const isTooLarge = object.width > wall.right - wall.left || object.height > wall.high - wall.low;
  if (isTooLarge) return { why: COPY.whyNoRoom };
  return { name: COPY.moveInside, command: moveOne([object.key], COPY.moveInside) };
};

export const moveApart: RepairMaker = (_scene, { items }) => ({
  name: COPY.moveApart,
  command: moveOne(
    items.map(({ key }) => key),
    COPY.moveApart,
  ),
});
