import { showAlert } from "@/lib/client/alerts/alerts-store";
import type { Insured } from "@/lib/domain/entities";
import type { BulkState } from "./bulk-state";
import { type BulkKind, bulkWords as words } from "./bulk-words";
import { runPolicyBulk } from "./run-policy-bulk";

const OPPOSITE: Partial<Record<BulkKind, BulkKind>> = { deactivate: "activate", activate: "deactivate" };

/** Edits several insured at once. What went well is told in passing, with a way back; the rest in a report. */
export async function runAndTell(
  kind: BulkKind,
  chosen: readonly Insured[],
  show: (state: BulkState) => void,
): Promise<void> {
  show({ running: kind, report: null });
  const outcome = await runPolicyBulk(kind, chosen);
  const isFailed = outcome.failed.length > 0;
  show({ running: null, report: isFailed ? { ...outcome, kind } : null });
  if (isFailed) return;
  const { done, waiting } = outcome;
  const opposite = OPPOSITE[kind];
  // Each has another revision by now, which nobody here has read.
  const undone = done.map(({ revision: _revision, ...insured }): Insured => insured);
  const said = [
    ...(done.length > 0 ? [words.done[kind](done.length)] : []),
    ...(waiting.length > 0 ? [words.waiting(waiting.length)] : []),
  ];
  const undo = () => void (opposite && runAndTell(opposite, undone, show));
  showAlert({
    type: "success",
    message: said.join(", "),
    shouldReplaceDuplicates: true,
    ...(opposite && done.length > 0 ? { buttonProps: { label: words.undo, onClick: undo } } : {}),
  });
}
