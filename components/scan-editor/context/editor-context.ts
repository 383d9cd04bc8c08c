/** What an action of the editor works on. */
import type { Command } from "@/lib/editor/core/command";
import type { EditorStore, RunResult } from "@/lib/editor/core/editor-store";
import { type NewKey, plainKey } from "@/lib/editor/core/fresh-key";
import type { EditorView } from "../canvas/view/editor-view";
import { refusalText } from "../names/refusal-text";
import type { ExportController } from "./export-controller";
import type { ViewController } from "./view-controller";

export type EditorContext = {
  store: EditorStore;
  view: EditorView;
  /** Deletes what is selected and says what went along. */
  onDelete: () => void;
  /** Opens the chooser for captures. */
  onImport?: () => void;
  /** What becomes a file, in an editor that has it, and its menu. */
  exports?: ExportController;
  onExportMenu?: () => void;
  /** The named views, in an editor that has them. */
  views?: ViewController;
};

/** Keys for what a command makes, with the deployment's base part. */
export const newKeyOf = ({ view }: Pick<EditorContext, "view">): NewKey => view.desk?.newKey ?? plainKey;

/** The pointer is, or was last, in the plan: what stands over each other is one. */
export const isFromAbove = ({ view }: Pick<EditorContext, "view">): boolean => view.tools?.sight?.isFromAbove === true;

/** Runs a command; the mode line says why where it is refused. */
export function runCommand({ store, view }: Pick<EditorContext, "store" | "view">, command: Command): RunResult {
  const result = store.run(command);
  view.set({ refusal: result.ok ? null : refusalText(store.scene, result.refusal) });
  return result;
}
