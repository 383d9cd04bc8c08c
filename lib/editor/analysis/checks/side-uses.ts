/** Faults of one side: no edge record, an open shell, too many faces. */
import { GEOMETRY_KINDS } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { ReadScene, RecordOf } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";

export type Side = readonly [a: string, b: string];

/** Returns the same name from either end. */
export const sideName = ([a, b]: Side): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export const sidesOfFace = ({ loops }: RecordOf<"face">): Side[] => loops.flatMap((loop) => cyclicPairs(loop));

/** Counts how often the loops of a face use a side, in either direction. */
export function usesOf({ loops }: RecordOf<"face">, a: string, b: string): number {
  let uses = 0;
  for (const loop of loops) {
    let previous = loop.at(-1);
    for (const key of loop) {
      if ((previous === a && key === b) || (previous === b && key === a)) uses += 1;
      previous = key;
    }
  }
  return uses;
}

/** Returns the faces that use a side. */
export function facesOfSide(scene: ReadScene, [a, b]: Side): RecordOf<"face">[] {
  return scene.facesOfVertex(a).flatMap((key) => {
    const face = scene.get("face", key);
    return face && usesOf(face, a, b) > 0 ? [face] : [];
  });
}

/** Counts how often all loops use a side. */
export function countUses(scene: ReadScene, a: string, b: string): number {
  let uses = 0;
  for (const key of scene.facesOfVertex(a)) {
    const face = scene.get("face", key);
    if (face) uses += usesOf(face, a, b);
  }
  return uses;
}

/** Returns the keys of the edge records between two vertices, sorted. */
export function edgesOfSide(scene: ReadScene, [a, b]: Side): string[] {
  const joins = (key: string): boolean => {
    const [from, to] = scene.get("edge", key)?.vertexKeys ?? [];
    return (from === a && to === b) || (from === b && to === a);
  };
  return scene.edgesOfVertex(a).filter(joins).sort();
}

function itemsOf([a, b]: Side, edge: string | undefined): SelectionItem[] {
  if (edge !== undefined) return [{ kind: "edge", key: edge }];
  return [a, b].sort().map((key) => ({ kind: GEOMETRY_KINDS[0], key }));
}

/**
 * Returns the faults of a side. `uses` is how often loops use the side, `edge` the key of its edge record. A side
 * without uses has no faults. A missing vertex is reported as a dangling reference instead, because no edge could be
 * added.
 */
export function findSideFaults(
  scene: ReadScene,
  side: Side,
  uses: number,
  edge: string | undefined,
): readonly Finding[] {
  if (uses === 0 || side[0] === side[1] || (uses === 2 && edge !== undefined)) return NO_FINDINGS;
  if (!side.every((key) => scene.has("vertex", key))) return NO_FINDINGS;
  const items = itemsOf(side, edge);
  const found: Finding[] = [];
  if (edge === undefined) found.push(createFinding("edge-missing", items));
  if (uses === 1) found.push(createFinding("shell-open", items));
  if (uses > 2) found.push(createFinding("edge-non-manifold", items));
  return found;
}

export const checkSide = (scene: ReadScene, side: Side): readonly Finding[] =>
  findSideFaults(scene, side, countUses(scene, ...side), edgesOfSide(scene, side)[0]);
