/** What is done with the finding that is chosen: gone to, or mended. */

import type { ChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import type { Finding } from "@/lib/editor/analysis/checks/finding";
import type { Repair } from "@/lib/editor/analysis/checks/repairs/repair";
import { repairOf } from "@/lib/editor/analysis/checks/repairs/repair-of";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";
import { sendCamera } from "../../canvas/view/editor-view";
import { type EditorContext, newKeyOf, runCommand } from "../../context/editor-context";

type Context = Pick<EditorContext, "store" | "view">;

/** Selects what the finding concerns, on its floor, and frames it. */
export function goToFinding({ store, view }: Context, desk: ChecksController, at: number): void {
  desk.choose(at);
  const { listed, active } = desk.get();
  const finding = listed[active];
  if (!finding) return;
  store.select(finding.items.filter(({ kind, key }) => store.scene.has(kind, key)));
  // Once its floor is shown.
  requestAnimationFrame(() => sendCamera(view, "frame"));
}

type Known = { finding: Finding; found: SurveyFindings | null; repair: Repair };
const known = new WeakMap<ChecksController, Known>();

/** As `activeRepair`, worked out once for what was found: for texts, which are asked for at every key. */
export function knownRepair(context: Context, desk: ChecksController): Repair | null {
  const { listed, active, found } = desk.get();
  const finding = listed[active];
  const last = known.get(desk);
  if (last && last.finding === finding && last.found === found) return last.repair;
  const repair = activeRepair(context, desk);
  if (finding && repair) known.set(desk, { finding, found, repair });
  return repair;
}

/** Null where nothing is chosen. */
function activeRepair(context: Context, desk: ChecksController): Repair | null {
  const { listed, active } = desk.get();
  const finding = listed[active];
  return finding ? repairOf(context.store.scene, finding, newKeyOf(context)) : null;
}

/** Mends the chosen one; true where it went well, the mode line says why where it did not. */
export function runRepair(context: Context, desk: ChecksController): boolean {
  const repair = activeRepair(context, desk);
  if (!repair) return false;
  if (repair.why !== undefined) {
    context.view.set({ refusal: repair.why });
    return false;
  }
  const { ok } = runCommand(context, repair.command);
  if (ok) desk.settle();
  return ok;
}
