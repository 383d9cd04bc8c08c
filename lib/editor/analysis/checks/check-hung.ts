/** All that hangs on faces, by the face. */
import type { ReadScene } from "../../core/scene";
import { type CheckGroup, createRounds, isMoved } from "./check-group";
import { aloneUnder, createFindingTable } from "./finding-table";
import type { FirstLooks } from "./first-look";
import { checkHung } from "./hung-openings";
import { createPlainlyHung } from "./plainly-hung";

/** Faces that are looked at between two breaths. */
const A_BREATH = 16;

export function hungChecks(scene: ReadScene, looks: FirstLooks): CheckGroup {
  const table = createFindingTable(aloneUnder);
  const look = (key: string): void => table.replace(key, checkHung(scene, key));
  function* lookFirst(): Generator<void> {
    const { survey, sound } = yield* looks.read();
    const isPlain = createPlainlyHung(scene, survey);
    const doubtful = new Set<string>();
    for (let at = 0; at < sound.length; at += 1) {
      const { key } = survey.faces[at]!;
      const hung = scene.planarObjectsOfFace(key);
      if (hung.length > 0 && (sound[at] === 0 || !isPlain(at, hung))) doubtful.add(key);
      if (at % A_BREATH === 0) yield;
    }
    if (doubtful.size === 0) return;
    // A host is looked at with the first of what hangs on it.
    for (const { faceKey } of scene.values("objectPlanar")) {
      if (!doubtful.delete(faceKey)) continue;
      look(faceKey);
      yield;
    }
  }
  const rounds = createRounds<string>(lookFirst(), look);
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
