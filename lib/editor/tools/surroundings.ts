/** What the tools are told about, and tell, outside of them. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { NewKey } from "../core/fresh-key";
import type { SelectionItem } from "../core/selection";

export type ToolSurroundings = {
  floorNumber(): number;
  refusal(): string | null;
  /** Says why something cannot be done; null takes it back. */
  refuse(message: string | null): void;
  /** Says what came of what is placed, as the same command by key does. */
  tell?(notice: string): void;
  newKey?: NewKey;
  /** What nobody sees: nothing is drawn to it. */
  isHidden?(kind: GeometryKind, key: string): boolean;
  /** Why these may not be moved or turned at all, or null. */
  heldFast?(items: readonly SelectionItem[]): string | null;
};
