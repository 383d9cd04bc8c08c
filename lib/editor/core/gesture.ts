import type { GeometryKind } from "../../domain/geometry-records";
import type { Diff } from "./diff";

/** Keys by kind; a kind of which nothing was captured is absent. */
export type CapturedKeys = { readonly [K in GeometryKind]?: readonly string[] };

/** `made`: what its entries make of a capture, absent where that is nothing. */
export type GestureStep = { direction: "undo" | "redo"; entryIds: readonly string[]; made?: CapturedKeys };

/** One finished edit, undo or redo: the unit of history, of saving and of failure. Plain data; it can be stored. */
export type Gesture = {
  id: string;
  /** What was done, in the user's words. */
  label: string;
  diff: Diff;
  /** Which elements it is about, named as they were when it was made: later they may be gone. Absent where nobody named them. */
  elements?: string;
  /** An undo or redo: the entries of the history that it goes over. Absent on an edit. */
  step?: GestureStep;
  /** ISO 8601 UTC. */
  createdAt: string;
  /** Who made it; absent when the store was not told. */
  employeeKey?: string;
};

const ID_BYTES = 16;

/** 32 random hexadecimal digits. (`crypto.randomUUID` is missing on plain http.) */
export function newGestureId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A gesture of now. `elements`: what it is about, by name. */
export function createGesture(label: string, diff: Diff, employeeKey?: string, elements?: string): Gesture {
  const gesture = { id: newGestureId(), label, diff, createdAt: new Date().toISOString() };
  return { ...gesture, ...(employeeKey === undefined ? {} : { employeeKey }), ...(elements ? { elements } : {}) };
}
