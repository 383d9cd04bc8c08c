/** Faces and holes that enclose nothing go; an outline that crosses itself is put in the order that its edges tell. */
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
import { edgesOfSide } from "../side-uses";
import { REPAIR_COPY as COPY } from "./copy";
import { named } from "./mend-reference";
import type { RepairMaker } from "./repair";
import { soundly } from "./sound-repair";

/** With more corners than this an outline is not tried out in all its orders. */
const MOST_CORNERS = 24;
/** As in `hole-outside`: a hole is within where no more of it lies outside than this share. */
const MOST_OUTSIDE = 0.001;

type Loops = string[][];

function withLoops(face: Face, name: string, loops: Loops): Command {
  return (now) => {
    const draft = createDraft(now);
    draft.update("face", face.key, { loops });
    return finish(draft, name, { turns: true, floors: new Set([face.floorNumber]) });
  };
}

/** Whether a loop bounds an area of its own. */
function isWhole(scene: ReadScene, face: Face, loop: string[]): boolean {
  return new Set(loop).size > 2 && extentOf(scene, { ...face, loops: [loop] }) !== null;
}

function holesWithin(scene: ReadScene, face: Face): Loops {
  const [outer = [], ...holes] = extentOf(scene, face)?.loops ?? [];
  return face.loops.slice(1).filter((_, at) => {
    const hole = holes[at];
    if (!hole || !hasExtent(hole)) return false;
    const area = Math.abs(signedArea(hole));
    return coveredArea([hole], outer) >= area * (1 - MOST_OUTSIDE);
  });
}

/** Holes that enclose nothing or lie outside are filled; a face whose own outline encloses nothing goes. */
export const mendExtent: RepairMaker = (scene, finding) => {
  const [item] = finding.items;
  const face = item && scene.get("face", item.key);
  if (!face) return { why: COPY.gone };
  const [outer = []] = face.loops;
  if (isWhole(scene, face, outer)) {
    const holes = finding.code === "hole-outside" ? holesWithin(scene, face) : wholeHoles(scene, face);
    const name = COPY.removeHole(face.loops.length - 1 - holes.length);
    return { name, command: soundly(finding, withLoops(face, name, [outer, ...holes])) };
  }
  const name = COPY.delete("face", scene.planarObjectsOfFace(face.key).length);
  return { name, command: (now) => named(deleteElements(now, { items: [item] }), name) };
};

const wholeHoles = (scene: ReadScene, face: Face): Loops =>
  face.loops.slice(1).filter((hole) => isWhole(scene, face, hole));

/** The loop as it is without needles, and with each part of it turned about. */
function* orders(loop: readonly string[]): Generator<string[]> {
  yield tidyLoop(loop);
  for (let from = 1; from < loop.length; from += 1) {
    for (let to = from + 1; to < loop.length; to += 1) {
      yield [...loop.slice(0, from), ...loop.slice(from, to + 1).reverse(), ...loop.slice(to + 1)];
    }
  }
}

/** Only an order whose every side has an edge is taken: the edges know how the outline ran. */
function uncrossed(scene: ReadScene, face: Face): Loops | null {
  const [outer = [], ...holes] = face.loops;
  if (outer.length > MOST_CORNERS || holes.length > 0) return null;
  for (const loop of orders(outer)) {
    const shape = extentOf(scene, { ...face, loops: [loop] });
    if (!shape || outlineCrosses(shape) || new Set(loop).size !== loop.length) continue;
    if (cyclicPairs(loop).every((side) => edgesOfSide(scene, side).length > 0)) return [loop];
  }
  return null;
}

export const mendCrossing: RepairMaker = (scene, finding) => {
  const face = scene.get("face", finding.items[0]?.key ?? "");
  const loops = face && uncrossed(scene, face);
  if (!face || !loops) return { why: COPY.whyCrossed };
  return { name: COPY.uncross, command: soundly(finding, withLoops(face, COPY.uncross, loops)) };
};
