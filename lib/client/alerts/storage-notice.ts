/** Shows one notice if the browser stores nothing. Only a notice of unsaved edits replaces one about settings. */
import { useSyncExternalStore } from "react";
import { isStorageRefused, onStorageRefused } from "../../browser-storage";
import { createListeners } from "../../notify-each";
import { showAlert } from "./alerts-store";

const STORAGE_NOTICE = {
  edits: "Lintel can't keep anything offline in this browser. Changes save only while you're online.",
  settings: "This browser doesn't let Lintel store drafts and view settings. They last until you reload.",
} as const;
const ID = "storage-notice";

const listeners = createListeners();
let areEditsInMemory = false;
let shownMessage: string | null = null;

/** Notes that edits are kept in memory only. */
export function noteEditsUnkept(): void {
  areEditsInMemory = true;
  listeners.notify();
}

/** Where waiting edits are stored: in the browser, for the tab's next document, or in this document only. */
export type EditsKept = "browser" | "tab" | "page";
const readEditsLocation = (): EditsKept => (!areEditsInMemory ? "browser" : isStorageRefused() ? "page" : "tab");

export const useEditsKept = (): EditsKept =>
  useSyncExternalStore(listeners.subscribe, readEditsLocation, () => "browser");

function updateNotice(): void {
  const message = areEditsInMemory ? STORAGE_NOTICE.edits : isStorageRefused() ? STORAGE_NOTICE.settings : null;
  if (message === null || message === shownMessage || shownMessage === STORAGE_NOTICE.edits) return;
  shownMessage = message;
  showAlert({ id: ID, type: "warning", message, isPersistent: true });
}

/** Shows the notice once the browser refuses to store data. For signed-in pages. Returns the stop function. */
export function showStorageNotice(): () => void {
  const stops = [listeners.subscribe(updateNotice), onStorageRefused(updateNotice)];
  updateNotice();
  return () => {
    for (const stop of stops) stop();
  };
}
