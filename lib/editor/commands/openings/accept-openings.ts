import { accept, type CommandOutcome } from "../../core/command";
import type { Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { findMisfit } from "./opening-fit";

/** Accepts a change unless it leaves a dangling reference, an element too far out, or an opening that does not fit. */
export function acceptOpenings(scene: ReadScene, label: string, diff: Diff): CommandOutcome {
  const outcome = accept(scene, label, diff);
  const misfit = outcome.ok ? findMisfit(scene, diff) : null;
  return misfit ? { ok: false, refusal: misfit, attempted: diff } : outcome;
}
