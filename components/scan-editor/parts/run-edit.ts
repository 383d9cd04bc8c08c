import type { Command } from "@/lib/editor/core/command";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { refusalText } from "../names/refusal-text";

/** Runs a command; returns why it was refused, or null. */
export function runEdit(store: EditorStore, command: Command): string | null {
  const result = store.run(command);
  return result.ok ? null : refusalText(store.scene, result.refusal);
}
