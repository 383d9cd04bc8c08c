/** Corners that lie near to each other, all over the survey. */
import type { Face, Vertex } from "../../../domain/geometry-records";
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createRounds, isMoved, lookAtAll } from "./check-group";
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
  // Whichever of two is put last meets the other: nothing has to be put before anything is looked at.
  function look(vertex: Vertex): void {
    table.replace(vertex.key, findingsOf(vertex));
    cells.put(vertex);
  }
  const rounds = createRounds<string>(lookAtAll(scene.values("vertex"), look), (key) => {
    const vertex = scene.get("vertex", key);
    if (vertex) look(vertex);
    else table.replace(key, NO_FINDINGS);
  });
  const askCorners = ({ loops }: Face): void => {
    for (const loop of loops) for (const key of loop) rounds.ask(key);
  };
  return {
    table,
    follow(change) {
      if (change.kind === "vertex" && isMoved(change)) {
        // Where it stood nobody is to meet it, until it is looked at where it stands.
        if (change.from) cells.remove(change.from);
        rounds.ask(change.key);
      } else if (change.kind === "face") {
        const { from, to } = change;
        if (from?.loops === to?.loops && from?.twinKey === to?.twinKey) return;
        // Sides that have become a pair, or are none any longer.
        for (const face of [from, to]) if (face) askCorners(face);
      }
    },
    step: rounds.step,
  };
}
