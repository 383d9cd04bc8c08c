"use client";
import { useSyncExternalStore } from "react";
/**
 * The numbers of running uploads and the failed ones, for every page. The uploads write it here, so that only pages
 * that send files load their code.
 */
import { createListeners } from "../../../notify-each";
import type { Upload, UploadRoom } from "./upload-store";

export type FailedUpload = {
  id: string;
  kind: Upload["kind"];
  fileName: string;
  room: UploadRoom;
  /** The reason of the failure. */
  message: string | null;
};

export type UploadSummary = {
  /** Files that are uploading or waiting for their turn. */
  open: number;
  /** In the order in which they were added. */
  failed: readonly FailedUpload[];
};

const NONE: UploadSummary = { open: 0, failed: [] };
const listeners = createListeners();
let summary = NONE;

/** Publishes a change of the uploads; progress alone notifies nobody. */
export function summarizeUploads(uploads: readonly Upload[]): void {
  const failed = uploads
    .filter(({ status }) => status === "failed")
    .map(({ id, kind, file, room, message }): FailedUpload => ({ id, kind, fileName: file.name, room, message }));
  const open = uploads.length - failed.length;
  const hasSameFailed =
    failed.length === summary.failed.length && failed.every(({ id }, index) => id === summary.failed[index]?.id);
  if (open === summary.open && hasSameFailed) return;
  summary = { open, failed: hasSameFailed ? summary.failed : failed };
  listeners.notify();
}

/** Actions on a failed file by its id: retry or dismiss. */
export type UploadActions = { retry: (id: string) => void; cancel: (id: string) => void };

let actions: UploadActions | null = null;

/** Called by the upload code once it is loaded. */
export function setUploadActions(newActions: UploadActions): void {
  actions = newActions;
}

export const retryUpload = (id: string): void => actions?.retry(id);
export const dismissUpload = (id: string): void => actions?.cancel(id);

/** Returns the same object while no file starts, ends or fails. */
export function useUploadSummary(): UploadSummary {
  return useSyncExternalStore(
    listeners.subscribe,
    () => summary,
    () => NONE,
  );
}
