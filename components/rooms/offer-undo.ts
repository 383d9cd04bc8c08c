"use client";

import { useEffect } from "react";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { regionCopy as copy } from "./copy";

const ALERT = "review-undo";
type Undo = () => unknown;
type Place = { projectKey: string; regionKey: string };
/** Scope within which the key undoes an edit: its room, or all rooms of its claim. */
type Reach = "room" | "claim";

let here: Place | null = null;
let last: { undo: Undo; reach: Reach; at: Place | null } | null = null;

// The next person to sign in must not undo this person's edit.
sessionLifetime.onChangeOfHands(() => {
  last = null;
});

/** Undoes the last edit, if it is still offered. */
export function undoLast(): void {
  const undo = last?.undo;
  last = null;
  clearAlert(ALERT);
  undo?.();
}

/**
 * Reports an edit with Undo: by its button while the alert is shown, or by the key of `undoLast` while one is offered.
 * Only the last edit has one.
 */
export function offerUndo(message: string, undo: Undo, reach: Reach = "room"): void {
  let isOpen = true;
  const once = () => {
    if (isOpen) undo();
    isOpen = false;
  };
  const offer = { undo: once, reach, at: here };
  last = offer;
  const takeBack = () => {
    if (last === offer) last = null;
    clearAlert(ALERT);
    once();
  };
  showAlert({ id: ALERT, type: "success", message, buttonProps: { label: copy.undo, onClick: takeBack } });
}

/** Drops the offer when its room or claim is left, so that the key undoes nothing unseen. */
function dropWhatWasLeft(): void {
  if (last === null) return;
  const { at, reach } = last;
  const isClaim = here !== null && here.projectKey === at?.projectKey;
  if (!isClaim || (reach === "room" && here?.regionKey !== at?.regionKey)) last = null;
}

/** Notes the current room. */
export function useUndoPlace({ projectKey, regionKey }: Place): void {
  useEffect(() => {
    here = { projectKey, regionKey };
    dropWhatWasLeft();
    return () => {
      here = null;
      // Between rooms, the next one mounts at once.
      queueMicrotask(dropWhatWasLeft);
    };
  }, [projectKey, regionKey]);
}
