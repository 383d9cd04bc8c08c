import type { Command, CommandOutcome } from "@/lib/editor/core/command";
import { type EditorContext, runCommand } from "./editor-context";

/** Runs a command, selects what a person goes on with and tells what came of it. Gives back why it was refused, or null. */
export function runAndSelect(context: Pick<EditorContext, "store" | "view">, command: Command): string | null {
  let outcome: CommandOutcome | null = null;
  const result = runCommand(context, (scene) => {
    outcome = command(scene);
    return outcome;
  });
  if (!result.ok) return context.view.get().refusal ?? result.refusal.message;
  const { selects, says } = (outcome ?? {}) as Extract<CommandOutcome, { ok: true }>;
  if (selects && selects.length > 0) context.store.select(selects);
  if (says) context.view.set({ notice: { text: says, selection: context.store.getSelection() } });
  return null;
}
