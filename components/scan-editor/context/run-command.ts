import type { Command, CommandOutcome } from "@/lib/editor/core/command";
import type { EditorStore, RunResult } from "@/lib/editor/core/editor-store";
import type { EditorView } from "../canvas/view/editor-view";
import { refusalText } from "../names/refusal-text";

type Target = { store: EditorStore; view: EditorView };

/** Runs a command and shows the reason in the mode line if the command is refused. */
export function runCommand({ store, view }: Target, command: Command): RunResult {
  const result = store.run(command);
  view.set({ refusal: result.ok ? null : refusalText(store.scene, result.refusal) });
  return result;
}

/** Runs a command, then applies `selects` and `notice` of its outcome. Returns the reason of a refusal, or null. */
export function runAndSelect({ store, view }: Target, command: Command): string | null {
  let outcome: CommandOutcome | null = null;
  const result = runCommand({ store, view }, (scene) => {
    outcome = command(scene);
    return outcome;
  });
  if (!result.ok) return view.get().refusal ?? result.refusal.message;
  const { selects, notice } = (outcome ?? {}) as Extract<CommandOutcome, { ok: true }>;
  if (selects && selects.length > 0) store.select(selects);
  if (notice) view.set({ notice: { text: notice, selection: store.getSelection() } });
  return null;
}
