/** What is done with the finding that is chosen: gone to, or mended. */

import type { ChecksDesk } from "@/lib/editor/checks/checks-desk";
import type { Repair } from "@/lib/editor/checks/repairs/repair";
import { repairOf } from "@/lib/editor/checks/repairs/repair-of";
import { type EditorContext, newKeyOf, runCommand } from "../actions/editor-context";
import { sendCamera } from "../canvas/editor-view";

type Context = Pick<EditorContext, "store" | "view">;

/** Selects what the finding concerns, on its floor, and frames it. */
export function goToFinding({ store, view }: Context, desk: ChecksDesk, at: number): void {
  desk.choose(at);
  const { listed, active } = desk.get();
  const finding = listed[active];
  if (!finding) return;
  store.select(finding.items.filter(({ kind, key }) => store.scene.has(kind, key)));
  // Once its floor is shown.
  requestAnimationFrame(() => sendCamera(view, "frame"));
}

/** Null where nothing is chosen. */
export function activeRepair(context: Context, desk: ChecksDesk): Repair | null {
  const { listed, active } = desk.get();
  const finding = listed[active];
  return finding ? repairOf(context.store.scene, finding, newKeyOf(context)) : null;
}

/** Mends the chosen one; true where it went well, the mode line says why where it did not. */
export function runRepair(context: Context, desk: ChecksDesk): boolean {
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
