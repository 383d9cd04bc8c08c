"use client";
import { useSyncExternalStore } from "react";
/**
 * What every page needs to know of files on their way: how many there are, and which failed. The code that sends them
 * writes it here and is no part of it, so that only the pages that send files load that.
 */
import { notifyEach } from "../../../notify-each";
import type { Upload, UploadRoom } from "./upload-store";

export type FailedUpload = {
  id: string;
  kind: Upload["kind"];
  fileName: string;
  room: UploadRoom;
  /** Why, in words. */
  message: string | null;
};

export type UploadNews = {
  /** Files that are sent or wait for their turn. */
  open: number;
  /** In the order in which they were added. */
  failed: readonly FailedUpload[];
};

const NONE: UploadNews = { open: 0, failed: [] };
const listeners = new Set<() => void>();
let news = NONE;

/** Tells of another state of the uploads; of progress alone nobody hears. */
export function noteUploads(uploads: readonly Upload[]): void {
  const failed = uploads
    .filter(({ status }) => status === "failed")
    .map(({ id, kind, file, room, message }): FailedUpload => ({ id, kind, fileName: file.name, room, message }));
  const open = uploads.length - failed.length;
  const hasSameFailed =
    failed.length === news.failed.length && failed.every(({ id }, at) => id === news.failed[at]?.id);
  if (open === news.open && hasSameFailed) return;
  news = { open, failed: hasSameFailed ? news.failed : failed };
  notifyEach(listeners);
}

/** What can be done with a file that failed, by its id: send it again, or let it go. */
export type UploadActs = { retry: (id: string) => void; cancel: (id: string) => void };

let acts: UploadActs | null = null;

/** The code that sends files offers this, once it is there. */
export function offerUploadActs(given: UploadActs): void {
  acts = given;
}

export const retryUpload = (id: string): void => acts?.retry(id);
export const dismissUpload = (id: string): void => acts?.cancel(id);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same value as long as no file begins, ends or fails. */
export function useUploadNews(): UploadNews {
  return useSyncExternalStore(
    subscribe,
    () => news,
    () => NONE,
  );
}
