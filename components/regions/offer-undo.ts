"use client";

import { clearAlert, showAlert } from "@/lib/client/alerts-store";
import { regionWords as words } from "./words";

const ALERT = "review-undo";
type Undo = () => unknown;

let last: Undo | null = null;

/** Takes the last edit back; nothing where none is offered any more. */
export function undoLast(): void {
  const undo = last;
  last = null;
  clearAlert(ALERT);
  undo?.();
}

/** Says what was done, with a way back: by its button, or by the key of `undoLast`. Only the last edit has one. */
export function offerUndo(message: string, undo: Undo): void {
  last = undo;
  const takeBack = () => {
    if (last === undo) undoLast();
  };
  showAlert({ id: ALERT, type: "success", message, buttonProps: { label: words.undo, onClick: takeBack } });
}
