/** The outlines of all faces. */
import type { ReadScene } from "../../scene";
import { type CheckGroup, createRounds, isMoved, lookAtAll } from "../check-group";
import { checkOutline } from "../face-outline";
import { NO_FINDINGS } from "../finding";
import { aloneUnder, createFindingTable } from "../finding-table";

export function outlineChecks(scene: ReadScene): CheckGroup {
  const table = createFindingTable(aloneUnder);
  const first = lookAtAll(scene.values("face"), (face) => table.replace(face.key, checkOutline(scene, face)));
  const rounds = createRounds<string>(first, (key) => {
    const face = scene.get("face", key);
    table.replace(key, face ? checkOutline(scene, face) : NO_FINDINGS);
  });
  return {
    table,
    follow(change) {
      if (change.kind === "face") rounds.ask(change.key);
      else if (change.kind === "vertex" && isMoved(change)) {
        for (const face of scene.facesOfVertex(change.key)) rounds.ask(face);
      }
    },
    step: rounds.step,
  };
}
