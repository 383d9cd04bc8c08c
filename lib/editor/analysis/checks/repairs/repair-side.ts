/** Repairs sides: adds a missing edge, closes a gap, deletes a duplicate face. */
import type { EdgeLabel } from "../../../../domain/geometry-records";
import { closeLoop } from "../../../commands/close-loop";
import { deleteElements } from "../../../commands/delete-elements";
import { createDraft } from "../../../commands/topology/draft";
import { ensureEdge } from "../../../commands/topology/sides";
import { accept } from "../../../core/command";
import { loopPlaces, placeOfKey } from "../../../core/measures/places";
import type { ReadScene } from "../../../core/scene";
import { REPAIR_COPY as COPY } from "../copy";
import type { Finding } from "../finding";
import { MAX_OFF_PLANE, planeDistance } from "../plane-distance";
import { countUses, edgesOfSide, facesOfSide, type Side, sidesOfFace, usesOf } from "../side-uses";
import { guarded } from "./guard-repair";
import type { RepairMaker } from "./repair";
import { named } from "./repair-reference";

/** Gaps with more sides are not closed. */
const MAX_SIDES = 64;
/** The greatest distance in plan between the ends of a vertical edge, in m. */
const UPRIGHT = 0.01;

function sideOf(scene: ReadScene, { items }: Finding): Side | null {
  const [first, second] = items;
  if (first?.kind === "edge") return scene.get("edge", first.key)?.vertexKeys ?? null;
  return first && second ? [first.key, second.key] : null;
}

/** Labels an edge by the faces that meet in it, as captures do. */
function labelOf(scene: ReadScene, side: Side): EdgeLabel {
  const [a, b] = side.map((key) => placeOfKey(scene, key));
  if (a && b && Math.hypot(a[0] - b[0], a[2] - b[2]) < UPRIGHT) return "corner";
  const labels = new Set(facesOfSide(scene, side).map(({ label }) => label));
  if (!labels.has("wall")) return labels.has("roof") ? "ridge" : "opening";
  return labels.has("floor") ? "base" : "top";
}

export const addEdge: RepairMaker = (scene, finding, newKey) => {
  const side = sideOf(scene, finding);
  if (!side) return { why: COPY.alreadyRepaired };
  return {
    name: COPY.addEdge,
    command(now) {
      const draft = createDraft(now, newKey);
      ensureEdge(draft, ...side, labelOf(now, side));
      return accept(now, COPY.addEdge, draft.diff);
    },
  };
};

/** Returns the vertices that open sides lead to from a vertex. */
function openFrom(scene: ReadScene, key: string): string[] {
  const ends = scene.facesOfVertex(key).flatMap((faceKey) => {
    const face = scene.get("face", faceKey);
    const sides = face ? sidesOfFace(face).filter((side) => side.includes(key)) : [];
    return sides.map(([a, b]) => (a === key ? b : a));
  });
  return [...new Set(ends)].filter((end) => end !== key && countUses(scene, key, end) === 1);
}

/** Returns the vertices around a gap if the open sides lead around it in exactly one way; otherwise null. */
function gapAt(scene: ReadScene, [start, next]: Side): string[] | null {
  const loop = [start, next];
  while (loop.length <= MAX_SIDES) {
    const [before, here] = [loop.at(-2)!, loop.at(-1)!];
    const onward = openFrom(scene, here).filter((key) => key !== before);
    const [only, ...others] = onward;
    if (only === undefined || others.length > 0) return null;
    if (only === start) return loop;
    if (loop.includes(only)) return null;
    loop.push(only);
  }
  return null;
}

export const closeGap: RepairMaker = (scene, finding, newKey) => {
  const side = sideOf(scene, finding);
  const gap = side && gapAt(scene, side);
  // A gap around the corner of a room is not planar.
  if (!side || !gap || planeDistance([loopPlaces(scene, gap)]) > MAX_OFF_PLANE) return { why: COPY.whyOpen };
  const sides = gap.map((key, index): Side => [key, gap[(index + 1) % gap.length]!]);
  // All sides of a detached face are open, which is no gap.
  if (facesOfSide(scene, side).some((face) => sides.every((one) => facesOfSide(scene, one).includes(face)))) {
    return { why: COPY.whyOpen };
  }
  const edgeKeys = sides.map((one) => edgesOfSide(scene, one)[0]);
  if (edgeKeys.includes(undefined)) return { why: COPY.whyNoEdges };
  const keys = edgeKeys.flatMap((key) => key ?? []);
  const command = guarded(finding, (now) => closeLoop(now, { edgeKeys: keys, newKey }));
  return { name: COPY.closeGap, command: (now) => named(command(now), COPY.closeGap) };
};

const cornersOf = (loops: readonly (readonly string[])[]): string => [...loops.flat()].sort().join(" ");

/**
 * Keeps the first of the faces with the same vertices and deletes the others, if they have no openings and at most two
 * uses of the side remain.
 */
export const deleteDuplicate: RepairMaker = (scene, finding) => {
  const side = sideOf(scene, finding);
  const faces = side ? facesOfSide(scene, side) : [];
  const duplicates = faces
    .filter((face, index) => faces.slice(0, index).some((other) => cornersOf(other.loops) === cornersOf(face.loops)))
    .filter(({ key }) => scene.planarObjectsOfFace(key).length === 0);
  // A face may use the side more than once.
  const rest = faces.filter((face) => !duplicates.includes(face)).map((face) => (side ? usesOf(face, ...side) : 0));
  if (duplicates.length === 0 || rest.reduce((sum, uses) => sum + uses, 0) > 2) return { why: COPY.whyManyFaces };
  const items = duplicates.map(({ key }) => ({ kind: "face" as const, key }));
  const name = COPY.deleteDuplicate(items.length);
  return { name, command: (now) => named(deleteElements(now, { items }), name) };
};
