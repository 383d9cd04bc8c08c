"use client";

import { useEffect, useRef } from "react";
import { clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { type FailedUpload, useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useGo } from "./frame/use-go";
import { UPLOAD_COPY } from "./upload-copy";
import { useIsShown } from "./use-is-shown";

const alertOf = (roomKey: string) => `files-not-sent ${roomKey}`;

/**
 * One alert per room for files that failed while the room was not open, with a link to it. The page
 * of a room shows the failed files of the room itself. Renders nothing.
 */
export function UploadAlerts() {
  const isShown = useIsShown();
  const go = useGo();
  const { failed } = useUploadSummary();
  /** Ids of failed files whose room has been open since. */
  const seen = useRef<ReadonlySet<string>>(new Set());
  /** The file ids of each room's alert, joined by spaces, by the key of the room. */
  const alerted = useRef<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    seen.current = new Set(
      failed.filter(({ id, room }) => seen.current.has(id) || isShown(room.path)).map(({ id }) => id),
    );
    const next = new Map<string, string>();
    for (const [roomKey, files] of groupByRoom(failed.filter(({ id }) => !seen.current.has(id)))) {
      const { room, kind } = files[0];
      const ids = files.map(({ id }) => id).join(" ");
      next.set(roomKey, ids);
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
    for (const roomKey of alerted.current.keys()) if (!next.has(roomKey)) clearAlert(alertOf(roomKey));
    alerted.current = next;
  }, [failed, isShown, go]);

  // Clears the alerts on unmount, because no other page would update or clear them.
  useEffect(
    () => () => {
      for (const roomKey of alerted.current.keys()) clearAlert(alertOf(roomKey));
      alerted.current = new Map();
    },
    [],
  );

  return null;
}

function groupByRoom(failed: readonly FailedUpload[]): Map<string, [FailedUpload, ...FailedUpload[]]> {
  const rooms = new Map<string, [FailedUpload, ...FailedUpload[]]>();
  for (const upload of failed) {
    const others = rooms.get(upload.room.key);
    if (others) others.push(upload);
    else rooms.set(upload.room.key, [upload]);
  }
  return rooms;
}
