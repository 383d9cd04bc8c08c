import type { GeometryKind } from "../../domain/geometry-records";
import type { Diff } from "./diff";

/** Keys by kind; a kind without captured records is absent. */
export type CapturedKeys = { readonly [K in GeometryKind]?: readonly string[] };

/** `made`: the captured records that its entries create; absent if there are none. */
export type GestureStep = { direction: "undo" | "redo"; entryIds: readonly string[]; made?: CapturedKeys };

/** One finished edit, undo or redo: the unit of history, saving and failure. Plain data that can be stored. */
export type Gesture = {
  id: string;
  /** The label shown to the user. */
  label: string;
  diff: Diff;
  /** Names of the elements at the time of the edit, because they may be deleted later. */
  elements?: string;
  /** The history entries that an undo or redo covers; absent on an edit. */
  step?: GestureStep;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** Absent if the store does not know the employee. */
  employeeKey?: string;
};

const ID_BYTES = 16;

/** Returns 32 random hexadecimal digits. (`crypto.randomUUID` is missing on plain http.) */
export function newGestureId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** `elements`: the names of the elements that the gesture concerns. */
export function createGesture(label: string, diff: Diff, employeeKey?: string, elements?: string): Gesture {
  const gesture = { id: newGestureId(), label, diff, createdAt: new Date().toISOString() };
  return { ...gesture, ...(employeeKey === undefined ? {} : { employeeKey }), ...(elements ? { elements } : {}) };
}
