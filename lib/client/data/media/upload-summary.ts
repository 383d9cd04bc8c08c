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
  /** The reason as text. */
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
let news = NONE;

/** Publishes a change of the uploads; progress alone notifies nobody. */
export function summarizeUploads(uploads: readonly Upload[]): void {
  const failed = uploads
    .filter(({ status }) => status === "failed")
    .map(({ id, kind, file, room, message }): FailedUpload => ({ id, kind, fileName: file.name, room, message }));
  const open = uploads.length - failed.length;
  const hasSameFailed =
    failed.length === news.failed.length && failed.every(({ id }, at) => id === news.failed[at]?.id);
  if (open === news.open && hasSameFailed) return;
  news = { open, failed: hasSameFailed ? news.failed : failed };
  listeners.notify();
}

/** Actions on a failed file by its id: retry or dismiss. */
export type UploadActions = { retry: (id: string) => void; cancel: (id: string) => void };

let acts: UploadActions | null = null;

/** Set by the code of uploads once it is loaded. */
export function setUploadActions(given: UploadActions): void {
  acts = given;
}

export const retryUpload = (id: string): void => acts?.retry(id);
export const dismissUpload = (id: string): void => acts?.cancel(id);

/** The same value while no file starts, ends or fails. */
export function useUploadSummary(): UploadSummary {
  return useSyncExternalStore(
    listeners.subscribe,
    () => news,
    () => NONE,
  );
}
