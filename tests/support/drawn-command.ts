/** Commands that property tests draw, with names for the report. */
import * as fc from "fast-check";
import type { Command } from "@/lib/editor/core/command";

export type DrawnCommand = Command & { readonly drawn: string };

/** `drawn`: the name; `values`: shown in addition for a failing test. */
export const drawnAs = (drawn: string, command: Command, values: unknown = ""): DrawnCommand =>
  Object.assign(command, { drawn, [fc.toStringMethod]: () => `${drawn}(${JSON.stringify(values)})` });

/** Null for a command that was not drawn. */
export const drawnName = (command: Command): string | null =>
  "drawn" in command && typeof command.drawn === "string" ? command.drawn : null;
