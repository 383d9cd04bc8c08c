/** The outlines of all faces. */
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createRounds, isMoved } from "./check-group";
import { checkOutline } from "./face-outline";
import { NO_FINDINGS } from "./finding";
import { aloneUnder, createFindingTable } from "./finding-table";
import type { FirstLooks } from "./first-look";

export function outlineChecks(scene: ReadScene, looks: FirstLooks): CheckGroup {
  const table = createFindingTable(aloneUnder);
  function* lookFirst(): Generator<void> {
    const { survey, sound } = yield* looks.read();
    for (let at = 0; at < sound.length; at += 1) {
      if (sound[at] === 1) continue;
      const face = survey.faces[at]!;
      table.replace(face.key, checkOutline(scene, face));
      yield;
    }
  }
  const rounds = createRounds<string>(lookFirst(), (key) => {
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
