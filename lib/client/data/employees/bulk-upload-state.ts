"use client";
/**
 * The state of a running bulk upload of employees, for every page. The upload writes it here, so that only the page
 * that adds employees loads the upload's code.
 */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../../notify-each";

/** `isSending`: rows are being sent, as opposed to waiting for the user. */
export type BulkUploadState = { left: number; isSending: boolean };

const NONE: BulkUploadState = { left: 0, isSending: false };
const listeners = createListeners();
let state = NONE;

export function setBulkUploadState(next: BulkUploadState): void {
  if (next.left === state.left && next.isSending === state.isSending) return;
  state = next;
  listeners.notify();
}

export function useBulkUploadState(): BulkUploadState {
  return useSyncExternalStore(
    listeners.subscribe,
    () => state,
    () => NONE,
  );
}
