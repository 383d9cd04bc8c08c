import { type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { goesThrough } from "../core/measures/opening-presets";
import { OBJECT_COPY } from "../core/object-copy";
import type { ReadScene } from "../core/scene";
import { twinOf } from "./openings/opposite-side";

/**
 * Sets whether openings are deducted from their walls. The twin follows, so that the totals of a home do not depend on
 * which side counts.
 */
export function setDeduct(
  scene: ReadScene,
  { keys, deduct }: { keys: readonly string[]; deduct: boolean },
): CommandOutcome {
  const diff: Diff = {};
  for (const key of keys) {
    const object = scene.get("objectPlanar", key);
    if (!object) return refuse("missing", COPY.missing, [key]);
    if (!goesThrough(object.label)) return refuse("invalid", OBJECT_COPY.notDeductible, [key]);
    const twin = twinOf(scene, object);
    for (const side of twin ? [object, twin] : [object]) writeUpdate(diff, "objectPlanar", side, { deduct });
  }
  return { ok: true, label: OBJECT_COPY.deduct(keys.length, deduct), diff };
}
