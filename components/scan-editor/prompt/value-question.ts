/** The value that a command asks for before it runs, such as an extrusion length. Each editor has at most one. */

import type { TypedValue } from "@/lib/editor/core/units/typed-value";
import { notifyEach } from "@/lib/notify-each";
import type { EditorView } from "../canvas/view/editor-view";

export type ValueQuestion = {
  /** Name of the command, such as "Extrude wall". */
  title: string;
  label: string;
  /** Proposed value; in meters unless `read` is given. */
  value: number;
  /** Text under the field, such as "of 4.20 m". */
  hint?: string;
  /** Parses the text. Without this function, the text is parsed as a length. */
  read?: (text: string) => TypedValue;
  unit?: string;
  /** Runs the command; returns the reason of a refusal, or null. */
  submit: (value: number) => string | null;
};

type QuestionState = { question: ValueQuestion | null; listeners: Set<() => void> };

const states = new WeakMap<EditorView, QuestionState>();

function stateOf(view: EditorView): QuestionState {
  const state = states.get(view) ?? { question: null, listeners: new Set() };
  states.set(view, state);
  return state;
}

export function readQuestion(view: EditorView): ValueQuestion | null {
  return stateOf(view).question;
}

/** Replaces the current question; null ends it. */
export function askValue(view: EditorView, question: ValueQuestion | null): void {
  const state = stateOf(view);
  if (state.question === question) return;
  state.question = question;
  // An earlier refusal does not belong to this question.
  if (question) view.set({ refusal: null });
  notifyEach(state.listeners);
}

export function subscribeQuestion(view: EditorView, listener: () => void): () => void {
  const { listeners } = stateOf(view);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
