/** The rooms of all floors by where they lie on the plan. */
import { createPlanGrid } from "../../../geometry/plan-grid";
import { placesIn } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createRounds, isMoved } from "./check-group";
import { type Finding, NO_FINDINGS } from "./finding";
import { createFindingTable, underItsItems } from "./finding-table";
import type { FirstLooks } from "./first-look";
import { checkRooms, MOST_COMMON, type PlannedRoom, planFrom, planOf } from "./rooms-intersect";

/** Faces that are passed between two breaths. */
const A_BREATH = 16;

export function roomChecks(scene: ReadScene, looks: FirstLooks): CheckGroup {
  const table = createFindingTable(underItsItems);
  const grid = createPlanGrid();
  /** `planIn`: the plan of a room, as the others are looked at. */
  function lookAt(key: string, planIn: (key: string) => PlannedRoom | null): void {
    grid.remove(key);
    const room = planIn(key);
    if (!room) {
      table.replace(key, NO_FINDINGS);
      return;
    }
    const [x0, x1, z0, z1] = room.box;
    const found: Finding[] = [];
    grid.begin();
    grid.visit(x0, z0, x1, z1, (other) => {
      const box = grid.boxOf(other);
      if (!box) return;
      const wide = Math.min(box.highX, x1) - Math.max(box.lowX, x0);
      const long = Math.min(box.highZ, z1) - Math.max(box.lowZ, z0);
      const next = Math.min(wide, long) > MOST_COMMON ? planIn(other) : null;
      const finding = next && checkRooms(room, next);
      if (finding) found.push(finding);
    });
    grid.put(key, x0, z0, x1, z1);
    table.replace(key, found);
  }
  // Whichever of two is put last meets the other.
  function* lookFirst(): Generator<void> {
    const { survey } = yield* looks.read();
    const plans = new Map<string, PlannedRoom>();
    for (let at = 0; at < survey.faces.length; at += 1) {
      const face = survey.faces[at]!;
      const plan = face.label === "floor" ? planFrom(face, placesIn(survey, at)) : null;
      if (plan) {
        plans.set(face.key, plan);
        lookAt(face.key, (key) => plans.get(key) ?? null);
      }
      if (plan || at % A_BREATH === 0) yield;
    }
  }
  const rounds = createRounds<string>(lookFirst(), (key) =>
    lookAt(key, (one) => planOf(scene, scene.get("face", one))),
  );
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
