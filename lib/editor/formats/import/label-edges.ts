/** Returns one edge record for every side of every face, shared by the faces along it. */
import type { Edge, EdgeLabel } from "../../../domain/geometry-records";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import { distance } from "../../../geometry/vector3";
import { notes } from "./copy";
import type { DraftWall, RoomDraft } from "./room-draft";

/** An open border shorter than this, in m, is only a corner that does not quite meet. */
const MIN_OPEN = 0.1;

function wallSideLabel({ piece }: DraftWall, index: number, from: readonly number[], to: readonly number[]): EdgeLabel {
  if (index < piece.base.length - 1) return "base";
  const isUpright = Math.hypot(to[0]! - from[0]!, to[2]! - from[2]!) < 0.01;
  return isUpright ? "corner" : "top";
}

/** Sides of a floor or ceiling without a wall are labeled "opening". */
export function labelEdges(draft: RoomDraft): Edge[] {
  const { context, floorNumber, pool } = draft;
  const edges = new Map<string, Edge>();
  const addEdge = (a: string, b: string, label: EdgeLabel, sourceId: string | null): boolean => {
    const pair = [a, b].sort().join();
    if (edges.has(pair)) return false;
    edges.set(pair, {
      key: context.createKey("edge"),
      surveyKey: context.surveyKey,
      floorNumber,
      vertexKeys: [a, b],
      label,
      source: sourceId ? "scan" : "solver",
      sourceId,
      captured: null,
    });
    return true;
  };
  for (const wall of draft.walls) {
    cyclicPairs(wall.piece.loop).forEach(([a, b], index) => {
      addEdge(a, b, wallSideLabel(wall, index, pool.at(a), pool.at(b)), wall.wall.identifier);
    });
  }
  for (const { face, loop } of draft.floors) {
    const openLengths = cyclicPairs(loop).map(([a, b]) =>
      addEdge(a, b, "opening", face.sourceId ?? null) ? distance(pool.at(a), pool.at(b)) : 0,
    );
    for (const length of openLengths) if (length > 0) draft.notes.push(notes.openSide(length));
    const ends = openLengths.filter((length, index) => length > 0 && openLengths.at(index - 1) === 0).length;
    const total = openLengths.reduce((sum, length) => sum + length, 0);
    if (ends > 0 && total > MIN_OPEN) draft.cautions.push((name) => notes.openEnds(name, ends, total));
  }
  for (const { loops } of draft.ceilings) {
    for (const [a, b] of cyclicPairs(loops[0] ?? [])) addEdge(a, b, "opening", null);
  }
  return [...edges.values()];
}
