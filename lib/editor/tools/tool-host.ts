/** The editor's side of the tools: state, reports and locks. */
import type { GeometryKind } from "../../domain/geometry-records";
import type { NewKey } from "../core/fresh-key";
import type { SelectionItem } from "../core/selection";

export type ToolHost = {
  floorNumber(): number;
  refusal(): string | null;
  /** Reports why something cannot be done; null clears the report. */
  refuse(message: string | null): void;
  /** Reports the result of a placed command. */
  notify?(notice: string): void;
  newKey?: NewKey;
  /** Hidden elements are no snap targets. */
  isHidden?(kind: GeometryKind, key: string): boolean;
  /** Returns why elements may not be moved or turned, or null. */
  refuseToMove?(items: readonly SelectionItem[]): string | null;
};
