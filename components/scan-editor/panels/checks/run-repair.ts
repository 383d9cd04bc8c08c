import type { ChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import type { Finding } from "@/lib/editor/analysis/checks/finding";
import { findRepair } from "@/lib/editor/analysis/checks/repairs/find-repair";
import type { Repair } from "@/lib/editor/analysis/checks/repairs/repair";
import type { SurveyFindings } from "@/lib/editor/analysis/checks/survey-checks";
import { runCameraCommand } from "../../canvas/view/editor-view";
import type { StoreAndView } from "../../context/editor-context";
import { runCommand } from "../../context/run-command";

/** Chooses the finding at an index, and selects and frames its elements. */
export function goToFinding({ store, view }: StoreAndView, index: number): void {
  view.checks.choose(index);
  const { listed, active } = view.checks.get();
  const finding = listed[active];
  if (!finding) return;
  store.select(finding.items.filter(({ kind, key }) => store.scene.has(kind, key)));
  // Waits one animation frame, until the floor of the elements is shown.
  requestAnimationFrame(() => runCameraCommand(view, "frame"));
}

type CachedRepair = { finding: Finding; found: SurveyFindings | null; repair: Repair };
const cache = new WeakMap<ChecksController, CachedRepair>();

/** Like `activeRepair`, cached per finding, because texts need it at every key press. */
export function cachedRepair(context: StoreAndView): Repair | null {
  const { checks } = context.view;
  const { listed, active, found } = checks.get();
  const finding = listed[active];
  const cached = cache.get(checks);
  if (cached && cached.finding === finding && cached.found === found) return cached.repair;
  const repair = activeRepair(context);
  if (finding && repair) cache.set(checks, { finding, found, repair });
  return repair;
}

/** Returns the repair of the chosen finding, or null if none is chosen. */
function activeRepair(context: StoreAndView): Repair | null {
  const { listed, active } = context.view.checks.get();
  const finding = listed[active];
  return finding ? findRepair(context.store.scene, finding, context.view.placing.newKey) : null;
}

/** Runs the repair of the chosen finding. Returns false if it was refused; the mode line shows the reason. */
export function runRepair(context: StoreAndView): boolean {
  const repair = activeRepair(context);
  if (!repair) return false;
  if (repair.why !== undefined) {
    context.view.set({ refusal: repair.why });
    return false;
  }
  const { ok } = runCommand(context, repair.command);
  if (ok) context.view.checks.settle();
  return ok;
}
