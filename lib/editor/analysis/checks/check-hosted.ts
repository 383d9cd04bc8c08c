/** The check of planar objects, face by face. */
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createCheckQueue, isMoved } from "./check-group";
import { createFindingTable, underSubject } from "./finding-table";
import { checkHosted, createQuickHostedCheck } from "./hosted-objects";
import type { InitialReader } from "./initial-survey";

/** Faces per step of the initial pass. */
const FACES_PER_STEP = 16;

export function hostedChecks(scene: ReadScene, initialReader: InitialReader): CheckGroup {
  const table = createFindingTable(underSubject);
  const check = (key: string): void => table.replace(key, checkHosted(scene, key));
  function* runInitialPass(): Generator<void> {
    const { survey, sound } = yield* initialReader.read();
    const passesQuickCheck = createQuickHostedCheck(scene, survey);
    const suspects = new Set<string>();
    for (let index = 0; index < sound.length; index += 1) {
      const { key } = survey.faces[index]!;
      const hosted = scene.planarObjectsOfFace(key);
      if (hosted.length > 0 && (sound[index] === 0 || !passesQuickCheck(index, hosted))) suspects.add(key);
      if (index % FACES_PER_STEP === 0) yield;
    }
    if (suspects.size === 0) return;
    // Each host is checked with the first of its objects, so that findings keep the order of the objects.
    for (const { faceKey } of scene.values("objectPlanar")) {
      if (!suspects.delete(faceKey)) continue;
      check(faceKey);
      yield;
    }
  }
  const queue = createCheckQueue<string>(runInitialPass(), check);
  return {
    table,
    follow(change) {
      if (change.kind === "objectPlanar") {
        if (change.from) queue.add(change.from.faceKey);
        if (change.to) queue.add(change.to.faceKey);
      } else if (change.kind === "face") queue.add(change.key);
      else if (change.kind === "vertex" && isMoved(change)) {
        for (const face of scene.facesOfVertex(change.key)) queue.add(face);
      }
    },
    step: queue.step,
  };
}
