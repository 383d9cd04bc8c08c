import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createCheckQueue, isMoved } from "./check-group";
import { checkOutline } from "./face-outline";
import { NO_FINDINGS } from "./finding";
import { createFindingTable, underSubject } from "./finding-table";
import type { InitialReader } from "./initial-survey";

/** Checks the outline of each face again when the face changes or one of its corners moves. */
export function outlineChecks(scene: ReadScene, initialReader: InitialReader): CheckGroup {
  const table = createFindingTable(underSubject);
  function* runInitialPass(): Generator<void> {
    const { survey, sound } = yield* initialReader.read();
    for (let index = 0; index < sound.length; index += 1) {
      if (sound[index] === 1) continue;
      const face = survey.faces[index]!;
      table.replace(face.key, checkOutline(scene, face));
      yield;
    }
  }
  const queue = createCheckQueue<string>(runInitialPass(), (key) => {
    const face = scene.get("face", key);
    table.replace(key, face ? checkOutline(scene, face) : NO_FINDINGS);
  });
  return {
    table,
    follow(change) {
      if (change.kind === "face") queue.add(change.key);
      else if (change.kind === "vertex" && isMoved(change)) {
        for (const faceKey of scene.facesOfVertex(change.key)) queue.add(faceKey);
      }
    },
    step: queue.step,
  };
}
