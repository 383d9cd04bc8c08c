/** Takes what an import made: all of it in one edit, with the names that rooms were given. */

import { addRecords } from "../../commands/add-records";
import { type CommandOutcome, writeUpdate } from "../../core/command";
import type { Diff } from "../../core/diff";
import { withCapturedTwin } from "../../core/provenance/captured-values";
import type { ReadScene, SceneRecords } from "../../core/scene";
import type { Intake } from "./import-captures";

export type Taking = {
  intake: Pick<Intake, "records" | "rooms" | "partners">;
  /** Names by the rooms' ids, where they are others than the captures'; an empty one clears it. */
  names: Readonly<Record<string, string>>;
  /** The history's name for it. */
  label: string;
};

function named({ intake: { records, rooms }, names }: Taking): SceneRecords {
  const labels = new Map(
    rooms.flatMap(({ id, floorKeys }) => {
      const name = names[id]?.trim();
      return name === undefined ? [] : floorKeys.map((key) => [key, name === "" ? null : name] as const);
    }),
  );
  const face = records.face.map((one) => (labels.has(one.key) ? { ...one, roomLabel: labels.get(one.key)! } : one));
  return { ...records, face };
}

/** What the survey no longer holds is nobody's other side. */
function withoutLost<T extends { twinKey?: string | null }>(
  list: readonly T[],
  isThere: (key: string) => boolean,
): T[] {
  return list.map((one) => (one.twinKey && !isThere(one.twinKey) ? { ...one, twinKey: null } : one));
}

/** Other sides that the survey has learn of theirs, unless they have found another or are gone meanwhile. */
export function takeCaptures(scene: ReadScene, taking: Taking): CommandOutcome {
  const records = named(taking);
  const own = new Set([...records.face, ...records.objectPlanar].map(({ key }) => key));
  const [face, objectPlanar] = [
    withoutLost(records.face, (key) => own.has(key) || scene.has("face", key)),
    withoutLost(records.objectPlanar, (key) => own.has(key) || scene.has("objectPlanar", key)),
  ];
  const outcome = addRecords(scene, { records: { ...records, face, objectPlanar }, label: taking.label });
  if (!outcome.ok) return outcome;
  const diff: Diff = outcome.diff;
  for (const { kind, key, twinKey } of taking.intake.partners) {
    const held = scene.get(kind, key);
    if (held && !held.twinKey) writeUpdate(diff, kind, held, { twinKey, ...withCapturedTwin(held, twinKey) });
  }
  return { ...outcome, diff };
}
