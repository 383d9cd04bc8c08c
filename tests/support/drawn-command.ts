/** Commands that property tests draw, with names for the report. */
import * as fc from "fast-check";
import type { Command } from "@/lib/editor/core/command";

export type DrawnCommand = Command & { readonly drawn: string };

/** Names a command `drawn`; the report of a failing test also shows `values`. */
export const drawnAs = (drawn: string, command: Command, values: unknown = ""): DrawnCommand =>
  Object.assign(command, { drawn, [fc.toStringMethod]: () => `${drawn}(${JSON.stringify(values)})` });

/** Returns the command's name, or null if it was not drawn. */
export const drawnName = (command: Command): string | null =>
  "drawn" in command && typeof command.drawn === "string" ? command.drawn : null;
