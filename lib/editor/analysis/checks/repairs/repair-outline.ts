/** Removes faces and holes without area, and reorders an outline that crosses itself. */
import type { Face } from "../../../../domain/geometry-records";
import { coveredArea } from "../../../../geometry/covered-area";
import { cyclicPairs } from "../../../../geometry/cyclic-pairs";
import { signedArea } from "../../../../geometry/polygon-area";
import { deleteElements } from "../../../commands/delete-elements";
import { createDraft } from "../../../commands/topology/draft";
import { finish } from "../../../commands/topology/finish";
import { tidyLoop } from "../../../commands/topology/loops";
import type { Command } from "../../../core/command";
import { extentOf, hasExtent, outlineCrosses } from "../../../core/measures/face-extent";
import type { ReadScene } from "../../../core/scene";
import { REPAIR_COPY as COPY } from "../copy";
import { edgesOfSide } from "../side-uses";
import { guarded } from "./guard-repair";
import type { RepairMaker } from "./repair";
import { named } from "./repair-reference";

/** Outlines with more vertices are not tried in all orders. */
const MAX_CORNERS = 24;
/** The share of a hole's area that may be outside, as in the check `hole-outside`. */
const MAX_OUTSIDE = 0.001;

type Loops = string[][];

function withLoops(face: Face, name: string, loops: Loops): Command {
  return (now) => {
    const draft = createDraft(now);
    draft.update("face", face.key, { loops });
    return finish(draft, name, { canFlip: true, floors: new Set([face.floorNumber]) });
  };
}

/** Whether a loop encloses an area. */
function hasArea(scene: ReadScene, face: Face, loop: string[]): boolean {
  return new Set(loop).size > 2 && extentOf(scene, { ...face, loops: [loop] }) !== null;
}

function holesWithin(scene: ReadScene, face: Face): Loops {
  const [outer = [], ...holes] = extentOf(scene, face)?.loops ?? [];
  return face.loops.slice(1).filter((_, index) => {
    const hole = holes[index];
    if (!hole || !hasExtent(hole)) return false;
    const area = Math.abs(signedArea(hole));
    return coveredArea([hole], outer) >= area * (1 - MAX_OUTSIDE);
  });
}

/** Removes holes that have no area or are outside the outline. Deletes a face whose outline has no area. */
export const repairExtent: RepairMaker = (scene, finding) => {
  const [item] = finding.items;
  const face = item && scene.get("face", item.key);
  if (!face) return { why: COPY.alreadyRepaired };
  const [outer = []] = face.loops;
  if (hasArea(scene, face, outer)) {
    const holes = finding.code === "hole-outside" ? holesWithin(scene, face) : holesWithArea(scene, face);
    const name = COPY.removeHole(face.loops.length - 1 - holes.length);
    return { name, command: guarded(finding, withLoops(face, name, [outer, ...holes])) };
  }
  const name = COPY.delete("face", scene.planarObjectsOfFace(face.key).length);
  return { name, command: (now) => named(deleteElements(now, { items: [item] }), name) };
};

const holesWithArea = (scene: ReadScene, face: Face): Loops =>
  face.loops.slice(1).filter((hole) => hasArea(scene, face, hole));

/** Yields the loop without needles, then with each run of vertices reversed. */
function* candidateOrders(loop: readonly string[]): Generator<string[]> {
  yield tidyLoop(loop);
  for (let from = 1; from < loop.length; from += 1) {
    for (let to = from + 1; to < loop.length; to += 1) {
      yield [...loop.slice(0, from), ...loop.slice(from, to + 1).reverse(), ...loop.slice(to + 1)];
    }
  }
}

/**
 * Returns the outline in an order in which every side has an edge record, since edges show the original order; null if
 * there is none.
 */
function uncrossed(scene: ReadScene, face: Face): Loops | null {
  const [outer = [], ...holes] = face.loops;
  if (outer.length > MAX_CORNERS || holes.length > 0) return null;
  for (const loop of candidateOrders(outer)) {
    const shape = extentOf(scene, { ...face, loops: [loop] });
    if (!shape || outlineCrosses(shape) || new Set(loop).size !== loop.length) continue;
    if (cyclicPairs(loop).every((side) => edgesOfSide(scene, side).length > 0)) return [loop];
  }
  return null;
}

export const repairCrossing: RepairMaker = (scene, finding) => {
  const face = scene.get("face", finding.items[0]?.key ?? "");
  const loops = face && uncrossed(scene, face);
  if (!face || !loops) return { why: COPY.whyCrossed };
  return { name: COPY.uncross, command: guarded(finding, withLoops(face, COPY.uncross, loops)) };
};
