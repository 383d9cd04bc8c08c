/** Sides of faces (adjacent corners of a loop), and the edge records on them. */
import type { Edge, Face } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { Draft } from "./draft";

/** Whether the corners are adjacent in a loop, in either direction. */
export const hasSide = ({ loops }: Face, a: string, b: string): boolean =>
  loops.some((loop) => cyclicPairs(loop).some(([p, q]) => (p === a && q === b) || (p === b && q === a)));

/** Whether a loop goes from a to b. */
export const goesFromTo = ({ loops }: Face, a: string, b: string): boolean =>
  loops.some((loop) => cyclicPairs(loop).some(([p, q]) => p === a && q === b));

export function facesOfSide(draft: Draft, a: string, b: string): Face[] {
  return draft.facesOfVertex(a).flatMap((key) => {
    const face = draft.get("face", key);
    return face && hasSide(face, a, b) ? [face] : [];
  });
}

export function edgesBetween(draft: Draft, a: string, b: string): Edge[] {
  return draft.edgesOfVertex(a).flatMap((key) => {
    const edge = draft.get("edge", key);
    return edge && a !== b && edge.vertexKeys.includes(b) && edge.vertexKeys.includes(a) ? [edge] : [];
  });
}

/** Adds an edge unless there is one. */
export function ensureEdge(draft: Draft, a: string, b: string, label: Edge["label"]): void {
  const floorNumber = draft.get("vertex", a)?.floorNumber;
  if (a === b || floorNumber === undefined || edgesBetween(draft, a, b).length > 0) return;
  const key = draft.newKey("edge");
  draft.add("edge", {
    key,
    surveyKey: draft.scene.surveyKey,
    floorNumber,
    vertexKeys: [a, b],
    label,
    source: "user",
  });
}

/** Removes the edges between two corners if no face has that side. */
export function dropUnusedEdges(draft: Draft, a: string, b: string): void {
  if (facesOfSide(draft, a, b).length > 0) return;
  for (const { key } of edgesBetween(draft, a, b)) draft.remove("edge", key);
}

/** Removes a corner that no face or edge uses; a locked one stays. */
export function dropUnusedVertex(draft: Draft, key: string): void {
  const isUsed = draft.facesOfVertex(key).length > 0 || draft.edgesOfVertex(key).length > 0;
  if (!isUsed && !draft.get("vertex", key)?.locked) draft.remove("vertex", key);
}
