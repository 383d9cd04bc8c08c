"use client";

import { useEffect } from "react";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { regionCopy as copy } from "./copy";

const ALERT = "review-undo";
type Undo = () => unknown;
type Place = { projectKey: string; regionKey: string };
/** How far one may go and still take it back by the key: within the room, or among the rooms of its claim. */
type Reach = "room" | "claim";

let here: Place | null = null;
let last: { undo: Undo; reach: Reach; at: Place | null } | null = null;

// Whoever comes next takes back nothing of whom they follow.
sessionLifetime.onChangeOfHands(() => {
  last = null;
});

/** Takes the last edit back; nothing where none is offered any more. */
export function undoLast(): void {
  const undo = last?.undo;
  last = null;
  clearAlert(ALERT);
  undo?.();
}

/**
 * Says what was done, with a way back: by its button, as long as it is told, or by the key of `undoLast`, as long as one
 * is there. Only the last edit has one.
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

/** An edit is not taken back by a key where it is not seen: the offer goes when its room, or its claim, is left. */
function dropWhatWasLeft(): void {
  if (last === null) return;
  const { at, reach } = last;
  const isClaim = here !== null && here.projectKey === at?.projectKey;
  if (!isClaim || (reach === "room" && here?.regionKey !== at?.regionKey)) last = null;
}

/** Notes which room is looked at. */
export function useUndoPlace({ projectKey, regionKey }: Place): void {
  useEffect(() => {
    here = { projectKey, regionKey };
    dropWhatWasLeft();
    return () => {
      here = null;
      // From room to room there is another one at once.
      queueMicrotask(dropWhatWasLeft);
    };
  }, [projectKey, regionKey]);
}
