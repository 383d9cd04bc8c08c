/** The rooms of all floors by where they lie on the plan. */
import { createPlanGrid } from "../../../geometry/plan-grid";
import { valueRange } from "../../../geometry/value-range";
import type { ReadScene } from "../../scene";
import { type CheckGroup, createRounds, isMoved, lookAtAll } from "../check-group";
import { type Finding, NO_FINDINGS } from "../finding";
import { createFindingTable, underItsItems } from "../finding-table";
import { checkRooms, MOST_COMMON, planOf } from "../rooms-intersect";

export function roomChecks(scene: ReadScene): CheckGroup {
  const table = createFindingTable(underItsItems);
  const grid = createPlanGrid();
  function look(key: string): void {
    grid.remove(key);
    const room = planOf(scene, scene.get("face", key));
    if (!room) {
      table.replace(key, NO_FINDINGS);
      return;
    }
    const [x0, x1] = valueRange(room.loops[0]!.map(([x]) => x));
    const [z0, z1] = valueRange(room.loops[0]!.map(([, z]) => z));
    const found: Finding[] = [];
    grid.begin();
    grid.visit(x0, z0, x1, z1, (other) => {
      const box = grid.boxOf(other);
      // Rooms of other floors lie over and under it.
      if (!box || scene.get("face", other)?.floorNumber !== room.floorNumber) return;
      const wide = Math.min(box.highX, x1) - Math.max(box.lowX, x0);
      const long = Math.min(box.highZ, z1) - Math.max(box.lowZ, z0);
      const next = Math.min(wide, long) > MOST_COMMON ? planOf(scene, scene.get("face", other)) : null;
      const finding = next && checkRooms(room, next);
      if (finding) found.push(finding);
    });
    grid.put(key, x0, z0, x1, z1);
    table.replace(key, found);
  }
  // Whichever of two is put last meets the other.
  const first = lookAtAll(scene.values("face"), ({ key, label }) => {
    if (label === "floor") look(key);
  });
  const rounds = createRounds<string>(first, look);
  function ask(key: string): void {
    // Where it lay nobody is to meet it, until it is looked at where it lies.
    grid.remove(key);
    rounds.ask(key);
  }
  return {
    table,
    follow(change) {
      if (change.kind === "face") {
        if (change.from?.label === "floor" || change.to?.label === "floor") ask(change.key);
      } else if (change.kind === "vertex" && isMoved(change)) {
        for (const key of scene.facesOfVertex(change.key)) if (scene.get("face", key)?.label === "floor") ask(key);
      }
    },
    step: rounds.step,
  };
}
