/** What is wrong with one side (a pair of corners that follow each other in a loop): no edge record, an open shell, too many faces. */
import { GEOMETRY_KINDS } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { ReadScene, RecordOf } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { createFinding, type Finding, NO_FINDINGS } from "./finding";

export type Side = readonly [a: string, b: string];

/** The same from both ends. */
export const sideName = ([a, b]: Side): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export const sidesOfFace = ({ loops }: RecordOf<"face">): Side[] => loops.flatMap((loop) => cyclicPairs(loop));

/** How often the loops of one face go along a side, either way. */
export function usesOf({ loops }: RecordOf<"face">, a: string, b: string): number {
  let uses = 0;
  for (const loop of loops) {
    let before = loop.at(-1);
    for (const key of loop) {
      if ((before === a && key === b) || (before === b && key === a)) uses += 1;
      before = key;
    }
  }
  return uses;
}

/** The faces that go along a side. */
export function facesOfSide(scene: ReadScene, [a, b]: Side): RecordOf<"face">[] {
  return scene.facesOfVertex(a).flatMap((key) => {
    const face = scene.get("face", key);
    return face && usesOf(face, a, b) > 0 ? [face] : [];
  });
}

/** How often all loops together go along it. */
export function countUses(scene: ReadScene, a: string, b: string): number {
  let uses = 0;
  for (const key of scene.facesOfVertex(a)) {
    const face = scene.get("face", key);
    if (face) uses += usesOf(face, a, b);
  }
  return uses;
}

/** The edge records between two corners, the least key first. */
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
 * `uses`: how often loops go along it; `edge`: its record, where there is one. A side that no face has any longer is none, and
 * of one whose corner is not there whoever names the corner tells: no edge can be put there.
 */
export function judgeSide(scene: ReadScene, side: Side, uses: number, edge: string | undefined): readonly Finding[] {
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
  judgeSide(scene, side, countUses(scene, ...side), edgesOfSide(scene, side)[0]);
