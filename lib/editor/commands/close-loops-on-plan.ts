import { type CommandOutcome, type Refusal, refuse } from "../core/command";
import { type Diff, squashInto } from "../core/diff";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { closeLoop, type LoopClosing } from "./close-loop";
import { edgeColumns } from "./selecting/levels";
import { TOPOLOGY_COPY } from "./topology/copy";

/**
 * Creates faces from edges that form a loop on the plan: a floor from the lowest edges and a ceiling from the highest,
 * as far as possible.
 */
export function closeLoopsOnPlan(scene: ReadScene, closing: LoopClosing): CommandOutcome {
  const columns = edgeColumns(scene, closing.edgeKeys);
  const levels = [columns.map((column) => column[0] ?? ""), columns.map((column) => column.at(-1) ?? "")];
  const diff: Diff = {};
  const labels: string[] = [];
  const selects: SelectionItem[] = [];
  let refusal: Refusal | null = null;
  for (const edgeKeys of columns.every(({ length }) => length === 1) ? levels.slice(1) : levels) {
    // Independent edits: each adds one face and changes no existing record.
    const outcome = closeLoop(scene, { ...closing, edgeKeys });
    if (outcome.ok) {
      squashInto(diff, outcome.diff);
      labels.push(outcome.label);
      selects.push(...(outcome.selects ?? []));
    } else refusal ??= outcome.refusal;
  }
  const [label] = labels;
  if (label === undefined)
    return refusal ? { ok: false, refusal } : refuse("invalid", TOPOLOGY_COPY.chooseLoop, closing.edgeKeys);
  return { ok: true, label: labels.length > 1 ? TOPOLOGY_COPY.closeLoops(labels.length) : label, diff, selects };
}
