/** A command that wants a number before it is done, such as how far to extrude. One is asked at a time, for each editor. */

import type { TypedValue } from "@/lib/editor/core/units/typed-value";
import { notifyEach } from "@/lib/notify-each";
import type { EditorView } from "../canvas/view/editor-view";

export type ValueQuestion = {
  /** What will be done, such as "Extrude wall". */
  title: string;
  /** Beside the field. */
  label: string;
  /** In metres, unless it is read otherwise; stands in the field, selected. */
  value: number;
  /** Said under the field, such as "of 4.20 m". */
  hint?: string;
  /** How what is typed is read, and the unit beside it; absent: a length in metres. */
  read?: (text: string) => TypedValue;
  unit?: string;
  /** Does it; gives back why it was refused, or null. */
  submit: (value: number) => string | null;
};

type Asking = { question: ValueQuestion | null; listeners: Set<() => void> };

const asking = new WeakMap<EditorView, Asking>();

function askingOf(view: EditorView): Asking {
  const known = asking.get(view) ?? { question: null, listeners: new Set() };
  asking.set(view, known);
  return known;
}

export function readQuestion(view: EditorView): ValueQuestion | null {
  return askingOf(view).question;
}

/** Asks, in place of what is being asked; null ends it. */
export function askValue(view: EditorView, question: ValueQuestion | null): void {
  const state = askingOf(view);
  if (state.question === question) return;
  state.question = question;
  // What was refused before is not what is asked now.
  if (question) view.set({ refusal: null });
  notifyEach(state.listeners);
}

export function subscribeQuestion(view: EditorView, listener: () => void): () => void {
  const { listeners } = askingOf(view);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
