"use client";

import { useEffect } from "react";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { regionCopy as copy } from "./copy";

const ALERT = "review-undo";
type Undo = () => unknown;
type RoomKeys = { projectKey: string; regionKey: string };
/** Scope within which the key undoes an edit: its room, or all rooms of its claim. */
type Reach = "room" | "claim";

let currentRoom: RoomKeys | null = null;
let lastOffer: { undo: Undo; reach: Reach; at: RoomKeys | null } | null = null;

// The next person to sign in must not undo this person's edit.
sessionLifetime.onChangeOfHands(() => {
  lastOffer = null;
});

/** Undoes the last edit, if its undo is still offered. */
export function undoLast(): void {
  const undo = lastOffer?.undo;
  lastOffer = null;
  clearAlert(ALERT);
  undo?.();
}

/**
 * Reports an edit and offers to undo it: by the button of the alert while it is shown, or by the key that calls
 * `undoLast`. Only the last edit can be undone.
 */
export function offerUndo(message: string, undo: Undo, reach: Reach = "room"): void {
  let isOpen = true;
  const undoOnce = () => {
    if (isOpen) undo();
    isOpen = false;
  };
  const offer = { undo: undoOnce, reach, at: currentRoom };
  lastOffer = offer;
  const undoFromAlert = () => {
    if (lastOffer === offer) lastOffer = null;
    clearAlert(ALERT);
    undoOnce();
  };
  showAlert({ id: ALERT, type: "success", message, buttonProps: { label: copy.undo, onClick: undoFromAlert } });
}

/** Drops the offer when its room or claim is left, so that the key undoes nothing unseen. */
function dropUnseenOffer(): void {
  if (lastOffer === null) return;
  const { at: editedRoom, reach } = lastOffer;
  const isSameClaim = currentRoom !== null && currentRoom.projectKey === editedRoom?.projectKey;
  if (!isSameClaim || (reach === "room" && currentRoom?.regionKey !== editedRoom?.regionKey)) lastOffer = null;
}

/** Records the current room while the component is mounted. */
export function useUndoPlace({ projectKey, regionKey }: RoomKeys): void {
  useEffect(() => {
    currentRoom = { projectKey, regionKey };
    dropUnseenOffer();
    return () => {
      currentRoom = null;
      // On a move to another room, its component mounts before this microtask runs.
      queueMicrotask(dropUnseenOffer);
    };
  }, [projectKey, regionKey]);
}
