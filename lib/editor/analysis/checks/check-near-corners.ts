/** The check of vertices that are near each other. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createCheckQueue, isMoved, visitAll } from "./check-group";
import { createCornerCells } from "./corner-cells";
import { checkCorners, NEAR } from "./corners-near";
import { type Finding, NO_FINDINGS } from "./finding";
import { createFindingTable, underItsItems } from "./finding-table";

export function nearCornerChecks(scene: ReadScene): CheckGroup {
  const table = createFindingTable(underItsItems);
  const cells = createCornerCells();
  function findingsOf(vertex: Vertex): readonly Finding[] {
    let found: Finding[] | null = null;
    for (const key of cells.near(vertex, NEAR)) {
      const other = key === vertex.key ? undefined : scene.get("vertex", key);
      const finding = other ? checkCorners(scene, vertex, other) : null;
      if (!finding) continue;
      found ??= [];
      found.push(finding);
    }
    return found ?? NO_FINDINGS;
  }
  // Checking a vertex before it is put into the cells finds each pair once, with the later vertex.
  function check(vertex: Vertex): void {
    table.replace(vertex.key, findingsOf(vertex));
    cells.put(vertex);
  }
  const queue = createCheckQueue<string>(visitAll(scene.values("vertex"), check), (key) => {
    const vertex = scene.get("vertex", key);
    if (vertex) check(vertex);
    else table.replace(key, NO_FINDINGS);
  });
  const queueCorners = ({ loops }: Face): void => {
    for (const loop of loops) for (const key of loop) queue.add(key);
  };
  return {
    table,
    follow(change) {
      if (change.kind === "vertex" && isMoved(change)) {
        // Remove the vertex from its old cell, so that no other vertex finds it there before it is checked again.
        if (change.from) cells.remove(change.from);
        queue.add(change.key);
      } else if (change.kind === "face") {
        const { from, to } = change;
        if (from?.loops === to?.loops && from?.twinKey === to?.twinKey) return;
        // Sides can become or cease to be twin sides, which changes what is allowed near them.
        for (const face of [from, to]) if (face) queueCorners(face);
      }
    },
    step: queue.step,
  };
}
