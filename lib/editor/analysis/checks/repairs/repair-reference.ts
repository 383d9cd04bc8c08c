/** Repairs a dangling reference: deletes a record that needs the reference, otherwise clears the reference. */
import type { Face } from "../../../../domain/geometry-records";
import { clearReferences, deleteElements } from "../../../commands/delete-elements";
import { createDraft } from "../../../commands/topology/draft";
import { finish } from "../../../commands/topology/finish";
import { tidyLoop } from "../../../commands/topology/loops";
import { accept, type CommandOutcome, refuse, writeUpdate } from "../../../core/command";
import { type Diff, type RecordChange, writeChange } from "../../../core/diff";
import { extentOf, outlineCrosses } from "../../../core/measures/face-extent";
import type { ReadScene } from "../../../core/scene";
import type { SelectionItem } from "../../../core/selection";
import { REPAIR_COPY as COPY } from "../copy";
import type { Repair, RepairMaker } from "./repair";

const alreadyRepaired = (key: string): CommandOutcome => refuse("missing", COPY.alreadyRepaired, [key]);

/** Deletes one opening without its twin, which has no fault. */
function deleteAlone(scene: ReadScene, item: SelectionItem): CommandOutcome {
  const from = scene.get(item.kind, item.key);
  if (!from) return alreadyRepaired(item.key);
  const diff: Diff = {};
  writeChange(diff, { ...item, from } as RecordChange);
  clearReferences(scene, new Map([[item.key, item]]), diff);
  return accept(scene, COPY.delete(item.kind), diff);
}

/** Clears the twin or host; the record stays. */
function clearReference(scene: ReadScene, { kind, key }: SelectionItem): CommandOutcome {
  const diff: Diff = {};
  if (kind === "object3D") {
    const object = scene.get(kind, key);
    if (object) writeUpdate(diff, kind, object, { hostKey: null });
  } else if (kind === "face" || kind === "objectPlanar") {
    const record = scene.get(kind, key);
    if (record) writeUpdate(diff, kind, record, { twinKey: null });
  }
  return accept(scene, COPY.clearReference, diff);
}

/** Returns a face's loops without missing vertices, or null if no sound outline is left. */
function loopsWithout(scene: ReadScene, face: Face): string[][] | null {
  const [outer = [], ...holes] = face.loops.map((loop) => tidyLoop(loop.filter((key) => scene.has("vertex", key))));
  const loops = [outer, ...holes.filter((hole) => new Set(hole).size > 2)];
  const shape = extentOf(scene, { ...face, loops });
  return shape && !outlineCrosses(shape) ? loops : null;
}

function repairFace(scene: ReadScene, face: Face, missingKey: string): Repair {
  const item = { kind: "face", key: face.key } as const;
  if (!face.loops.some((loop) => loop.includes(missingKey))) {
    return { name: COPY.clearReference, command: (currentScene) => clearReference(currentScene, item) };
  }
  if (!loopsWithout(scene, face)) {
    const name = COPY.delete("face", scene.planarObjectsOfFace(face.key).length);
    return { name, command: (currentScene) => named(deleteElements(currentScene, { items: [item] }), name) };
  }
  return {
    name: COPY.removeCorner,
    command(currentScene) {
      const current = currentScene.get("face", face.key);
      const loops = current ? loopsWithout(currentScene, current) : null;
      if (!loops) return alreadyRepaired(face.key);
      const draft = createDraft(currentScene);
      draft.update("face", face.key, { loops });
      return finish(draft, COPY.removeCorner, { floors: new Set([face.floorNumber]) });
    },
  };
}

/** Labels an accepted outcome with the repair's name, for the history. */
export const named = (outcome: CommandOutcome, label: string): CommandOutcome =>
  outcome.ok ? { ...outcome, label } : outcome;

export const repairReference: RepairMaker = (scene, { items: [item], otherKey = "" }) => {
  if (!item) return { why: COPY.alreadyRepaired };
  const { kind, key } = item;
  if (kind === "face") {
    const face = scene.get("face", key);
    return face ? repairFace(scene, face, otherKey) : { why: COPY.alreadyRepaired };
  }
  const isHost = kind === "objectPlanar" && scene.get(kind, key)?.faceKey === otherKey;
  if (kind === "edge" || isHost)
    return { name: COPY.delete(kind), command: (currentScene) => deleteAlone(currentScene, item) };
  return { name: COPY.clearReference, command: (currentScene) => clearReference(currentScene, item) };
};
