/** Moves openings inside their wall or apart from each other, by the shortest distance. */
import type { ObjectPlanar } from "../../../../domain/geometry-records";
import { candidatePositions } from "../../../commands/openings/candidate-positions";
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
import { REPAIR_COPY as COPY } from "../copy";
import type { RepairMaker } from "./repair";
import { named } from "./repair-reference";

type Candidate = { u: number; v: number; distance: number };

/**
 * Returns candidate positions on the wall, nearest first: at the opening's own height, and at the nearest height that
 * the wall allows.
 */
function candidatesFor(scene: ReadScene, wall: UprightWall, object: ObjectPlanar): Candidate[] {
  const [along, up] = toUpright(wall, [object.u, object.v]);
  const half = object.height / 2;
  return candidatePositions(scene, wall, object, along)
    .flatMap((position) => {
      const foot = lowerBorder(wall, position - object.width / 2, position + object.width / 2);
      const ups = [up, Math.min(Math.max(up, foot + half), wall.high - half), foot + half];
      return ups.map((height): Candidate => {
        const [u, v] = fromUpright(wall, [position, height]);
        return { u, v, distance: Math.hypot(position - along, height - up) };
      });
    })
    .sort((a, b) => a.distance - b.distance);
}

/** Returns the move to the nearest position without a finding, or null. */
function nearestMove(scene: ReadScene, key: string): { outcome: CommandOutcome; distance: number } | null {
  const object = scene.get("objectPlanar", key);
  const wall = object && uprightWall(scene, object.faceKey);
  if (!object || !wall) return null;
  for (const { u, v, distance } of candidatesFor(scene, wall, object)) {
    const outcome = placePlanarObject(scene, { key, u, v });
    if (outcome.ok && findingOf(viewAfter(scene, outcome.diff), key) === null) return { outcome, distance };
  }
  return null;
}

/** Moves the opening with the shorter distance. */
function moveOne(keys: readonly string[], name: string): Command {
  return (scene) => {
    const found = keys.flatMap((key) => nearestMove(scene, key) ?? []).sort((a, b) => a.distance - b.distance);
    const label = scene.get("objectPlanar", keys[0] ?? "")?.label ?? "opening";
    return found[0] ? named(found[0].outcome, name) : refuse("outside", OBJECT_COPY.noPlaceLeft(label), keys);
  };
}

export const moveInside: RepairMaker = (scene, { items: [item], otherKey = "" }) => {
  const object = item && scene.get("objectPlanar", item.key);
  const wall = uprightWall(scene, otherKey);
  if (!object || !wall) return { why: COPY.alreadyRepaired };
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
