/** All that hangs on faces, by the face. */
import type { ReadScene } from "../../scene";
import { type CheckGroup, createRounds, isMoved, lookAtAll } from "../check-group";
import { aloneUnder, createFindingTable } from "../finding-table";
import { checkHung } from "../hung-openings";

export function hungChecks(scene: ReadScene): CheckGroup {
  const table = createFindingTable(aloneUnder);
  const look = (key: string): void => table.replace(key, checkHung(scene, key));
  const first = lookAtAll(scene.values("objectPlanar"), ({ key, faceKey }) => {
    // A host is looked at with the first of what hangs on it.
    if (scene.planarObjectsOfFace(faceKey)[0] === key) look(faceKey);
  });
  const rounds = createRounds<string>(first, look);
  return {
    table,
    follow(change) {
      if (change.kind === "objectPlanar") {
        if (change.from) rounds.ask(change.from.faceKey);
        if (change.to) rounds.ask(change.to.faceKey);
      } else if (change.kind === "face") rounds.ask(change.key);
      else if (change.kind === "vertex" && isMoved(change)) {
        for (const face of scene.facesOfVertex(change.key)) rounds.ask(face);
      }
    },
    step: rounds.step,
  };
}
