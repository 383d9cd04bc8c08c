/** What the tools are told about, and tell, outside of them. */
import type { NewKey } from "../commands/fresh-key";
import type { SelectionItem } from "../selection";

export type ToolSurroundings = {
  floorNumber(): number;
  refusal(): string | null;
  /** Says why something cannot be done; null takes it back. */
  refuse(message: string | null): void;
  newKey?: NewKey;
  /** Why these may not be moved or turned at all, or null. */
  heldFast?(items: readonly SelectionItem[]): string | null;
};
