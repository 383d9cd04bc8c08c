/** The check of rooms that overlap on the plan. */
import { PlanGrid } from "../../../geometry/plan-grid";
import { placesIn } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createCheckQueue, isMoved } from "./check-group";
import { type Finding, NO_FINDINGS } from "./finding";
import { createFindingTable, underItsItems } from "./finding-table";
import type { InitialReader } from "./initial-survey";
import { checkRooms, MAX_OVERLAP, type PlannedRoom, planFrom, planOf } from "./rooms-intersect";

/** Faces per step of the initial pass. */
const FACES_PER_STEP = 16;

export function roomChecks(scene: ReadScene, initialReader: InitialReader): CheckGroup {
  const table = createFindingTable(underItsItems);
  const grid = new PlanGrid();
  /** `planIn` returns the plan of a room at the time of the check. */
  function checkRoom(key: string, planIn: (key: string) => PlannedRoom | null): void {
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
      const overlapX = Math.min(box.highX, x1) - Math.max(box.lowX, x0);
      const overlapZ = Math.min(box.highZ, z1) - Math.max(box.lowZ, z0);
      const otherRoom = Math.min(overlapX, overlapZ) > MAX_OVERLAP ? planIn(other) : null;
      const finding = otherRoom && checkRooms(room, otherRoom);
      if (finding) found.push(finding);
    });
    grid.put(key, x0, z0, x1, z1);
    table.replace(key, found);
  }
  // Checking a room before it is put into the grid finds each pair once, with the later room.
  function* runInitialPass(): Generator<void> {
    const { survey } = yield* initialReader.read();
    const plans = new Map<string, PlannedRoom>();
    for (let index = 0; index < survey.faces.length; index += 1) {
      const face = survey.faces[index]!;
      const plan = face.label === "floor" ? planFrom(face, placesIn(survey, index)) : null;
      if (plan) {
        plans.set(face.key, plan);
        checkRoom(face.key, (key) => plans.get(key) ?? null);
      }
      if (plan || index % FACES_PER_STEP === 0) yield;
    }
  }
  const queue = createCheckQueue<string>(runInitialPass(), (key) =>
    checkRoom(key, (roomKey) => planOf(scene, scene.get("face", roomKey))),
  );
  function add(key: string): void {
    // Remove the room from the grid, so that no other room finds its old position before it is checked again.
    grid.remove(key);
    queue.add(key);
  }
  return {
    table,
    follow(change) {
      if (change.kind === "face") {
        if (change.from?.label === "floor" || change.to?.label === "floor") add(change.key);
      } else if (change.kind === "vertex" && isMoved(change)) {
        for (const key of scene.facesOfVertex(change.key)) if (scene.get("face", key)?.label === "floor") add(key);
      }
    },
    step: queue.step,
  };
}
