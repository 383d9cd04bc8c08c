/** Applies an intake as one edit, with the chosen room names. */

import { addRecords } from "../../commands/add-records";
import { type CommandOutcome, writeUpdate } from "../../core/command";
import type { Diff } from "../../core/diff";
import { withCapturedTwin } from "../../core/provenance/captured-values";
import type { ReadScene, SceneRecords } from "../../core/scene";
import type { Intake } from "./import-captures";

export type IntakeChoice = {
  intake: Pick<Intake, "records" | "rooms" | "partners">;
  /** Names by room id that differ from the captures; an empty one clears the name. */
  names: Readonly<Record<string, string>>;
  /** The label in the history. */
  label: string;
};

function withChosenNames({ intake: { records, rooms }, names }: IntakeChoice): SceneRecords {
  const labels = new Map(
    rooms.flatMap(({ id, floorKeys }) => {
      const name = names[id]?.trim();
      return name === undefined ? [] : floorKeys.map((key) => [key, name === "" ? null : name] as const);
    }),
  );
  const face = records.face.map((one) => (labels.has(one.key) ? { ...one, roomLabel: labels.get(one.key)! } : one));
  return { ...records, face };
}

/** Clears twins that the survey no longer has. */
function withoutMissingTwins<T extends { twinKey?: string | null }>(
  list: readonly T[],
  exists: (key: string) => boolean,
): T[] {
  return list.map((one) => (one.twinKey && !exists(one.twinKey) ? { ...one, twinKey: null } : one));
}

/** Adds the records. Existing partners get their new twin, unless they have another one by now or were deleted. */
export function applyIntake(scene: ReadScene, choice: IntakeChoice): CommandOutcome {
  const records = withChosenNames(choice);
  const newKeys = new Set([...records.face, ...records.objectPlanar].map(({ key }) => key));
  const face = withoutMissingTwins(records.face, (key) => newKeys.has(key) || scene.has("face", key));
  const objectPlanar = withoutMissingTwins(
    records.objectPlanar,
    (key) => newKeys.has(key) || scene.has("objectPlanar", key),
  );
  const outcome = addRecords(scene, { records: { ...records, face, objectPlanar }, label: choice.label });
  if (!outcome.ok) return outcome;
  const diff: Diff = outcome.diff;
  for (const { kind, key, twinKey } of choice.intake.partners) {
    const partner = scene.get(kind, key);
    if (partner && !partner.twinKey)
      writeUpdate(diff, kind, partner, { twinKey, ...withCapturedTwin(partner, twinKey) });
  }
  return { ...outcome, diff };
}
