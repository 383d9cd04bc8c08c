"use client";

import { useEffect, useRef } from "react";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { type FailedUpload, useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useGo } from "./frame/use-go";
import { UPLOAD_COPY } from "./upload-copy";
import { useIsShown } from "./use-is-shown";

const alertOf = (roomKey: string) => `files-not-sent ${roomKey}`;

/**
 * One alert per room for files that failed while the room was not open, with a link to it. In its own room a file shows
 * its failure itself. Renders nothing.
 */
export function UploadAlerts() {
  const isShown = useIsShown();
  const go = useGo();
  const { failed } = useUploadSummary();
  /** Files that failed, or were still listed, while their room was open. */
  const seen = useRef<ReadonlySet<string>>(new Set());
  /** The files of each room's alert, by the room's key. */
  const alerted = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    seen.current = new Set(
      failed.filter(({ id, room }) => seen.current.has(id) || isShown(room.path)).map(({ id }) => id),
    );
    const now = new Map<string, string>();
    for (const [roomKey, files] of byRoom(failed.filter(({ id }) => !seen.current.has(id)))) {
      const { room, kind } = files[0];
      const ids = files.map(({ id }) => id).join(" ");
      now.set(roomKey, ids);
      if (alerted.current.get(roomKey) === ids) continue;
      const message = UPLOAD_COPY.notSent(
        files.map(({ fileName }) => fileName),
        room.name,
      );
      const buttonProps = {
        label: kind === "document" ? UPLOAD_COPY.showDocuments : UPLOAD_COPY.showRoom,
        onClick: () => go(room.path),
      };
      showAlert({ id: alertOf(roomKey), type: "error", message, isPersistent: true, buttonProps });
    }
    for (const roomKey of alerted.current.keys()) if (!now.has(roomKey)) clearAlert(alertOf(roomKey));
    alerted.current = now;
  }, [failed, isShown, go]);

  // An alert that outlives these pages has nothing to act on it.
  useEffect(
    () => () => {
      for (const roomKey of alerted.current.keys()) clearAlert(alertOf(roomKey));
      alerted.current = new Map();
    },
    [],
  );

  return null;
}

function byRoom(failed: readonly FailedUpload[]): Map<string, [FailedUpload, ...FailedUpload[]]> {
  const rooms = new Map<string, [FailedUpload, ...FailedUpload[]]>();
  for (const one of failed) {
    const others = rooms.get(one.room.key);
    if (others) others.push(one);
    else rooms.set(one.room.key, [one]);
  }
  return rooms;
}
