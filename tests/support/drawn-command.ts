/** Commands that properties draw, under the names by which tests say which were drawn and carried out. */
import * as fc from "fast-check";
import type { Command } from "@/lib/editor/core/command";

export type DrawnCommand = Command & { readonly drawn: string };

/** `drawn`: what is told of it; `values`: what a failing test shows besides. */
export const drawnAs = (drawn: string, command: Command, values: unknown = ""): DrawnCommand =>
  Object.assign(command, { drawn, [fc.toStringMethod]: () => `${drawn}(${JSON.stringify(values)})` });

/** Null of what is no drawn command. */
export const drawnName = (command: Command): string | null =>
  "drawn" in command && typeof command.drawn === "string" ? command.drawn : null;
