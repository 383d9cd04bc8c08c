/** A reference that leads nowhere: what cannot stand without it goes, what can lets go of it. */
import type { Face } from "../../../../domain/geometry-records";
import { deleteElements, letGo } from "../../../commands/delete-elements";
import { createDraft } from "../../../commands/topology/draft";
import { finish } from "../../../commands/topology/finish";
import { tidyLoop } from "../../../commands/topology/loops";
import { accept, type CommandOutcome, refuse, writeUpdate } from "../../../core/command";
import { type Diff, type RecordChange, writeChange } from "../../../core/diff";
import { extentOf, outlineCrosses } from "../../../core/measures/face-extent";
import type { ReadScene } from "../../../core/scene";
import type { SelectionItem } from "../../../core/selection";
import { REPAIR_COPY as COPY } from "./copy";
import type { Repair, RepairMaker } from "./repair";

const gone = (key: string): CommandOutcome => refuse("missing", COPY.gone, [key]);

/** Deletes an opening in its own room alone: of the same door in the other room nothing is wrong. */
function deleteAlone(scene: ReadScene, item: SelectionItem): CommandOutcome {
  const from = scene.get(item.kind, item.key);
  if (!from) return gone(item.key);
  const diff: Diff = {};
  writeChange(diff, { ...item, from } as RecordChange);
  letGo(scene, new Map([[item.key, item]]), diff);
  return accept(scene, COPY.delete(item.kind), diff);
}

/** Twins and hosts are let go of; the record stands without. */
function letGoOf(scene: ReadScene, { kind, key }: SelectionItem): CommandOutcome {
  const diff: Diff = {};
  if (kind === "object3D") {
    const object = scene.get(kind, key);
    if (object) writeUpdate(diff, kind, object, { hostKey: null });
  } else if (kind === "face" || kind === "objectPlanar") {
    const record = scene.get(kind, key);
    if (record) writeUpdate(diff, kind, record, { twinKey: null });
  }
  return accept(scene, COPY.letGo, diff);
}

/** Its loops without the corners that are not there; null where no sound outline is left. */
function loopsWithout(scene: ReadScene, face: Face): string[][] | null {
  const [outer = [], ...holes] = face.loops.map((loop) => tidyLoop(loop.filter((key) => scene.has("vertex", key))));
  const loops = [outer, ...holes.filter((hole) => new Set(hole).size > 2)];
  const shape = extentOf(scene, { ...face, loops });
  return shape && !outlineCrosses(shape) ? loops : null;
}

function mendFace(scene: ReadScene, face: Face, missingKey: string): Repair {
  const item = { kind: "face", key: face.key } as const;
  if (!face.loops.some((loop) => loop.includes(missingKey))) {
    return { name: COPY.letGo, command: (now) => letGoOf(now, item) };
  }
  if (!loopsWithout(scene, face)) {
    const name = COPY.delete("face", scene.planarObjectsOfFace(face.key).length);
    return { name, command: (now) => named(deleteElements(now, { items: [item] }), name) };
  }
  return {
    name: COPY.takeOut,
    command(now) {
      const current = now.get("face", face.key);
      const loops = current ? loopsWithout(now, current) : null;
      if (!loops) return gone(face.key);
      const draft = createDraft(now);
      draft.update("face", face.key, { loops });
      return finish(draft, COPY.takeOut, { floors: new Set([face.floorNumber]) });
    },
  };
}

/** Under the repair's own name in the history. */
export const named = (outcome: CommandOutcome, label: string): CommandOutcome =>
  outcome.ok ? { ...outcome, label } : outcome;

export const mendReference: RepairMaker = (scene, { items: [item], otherKey = "" }) => {
  if (!item) return { why: COPY.gone };
  const { kind, key } = item;
  if (kind === "face") {
    const face = scene.get("face", key);
    return face ? mendFace(scene, face, otherKey) : { why: COPY.gone };
  }
  const isHost = kind === "objectPlanar" && scene.get(kind, key)?.faceKey === otherKey;
  if (kind === "edge" || isHost) return { name: COPY.delete(kind), command: (now) => deleteAlone(now, item) };
  return { name: COPY.letGo, command: (now) => letGoOf(now, item) };
};
