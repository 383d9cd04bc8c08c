/** The one notice of a browser that stores nothing. Only the notice of a worse loss replaces it. */
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
let areEditsUnkept = false;
let shown: string | null = null;

/** Notes that edits are kept in memory only. */
export function noteEditsUnkept(): void {
  areEditsUnkept = true;
  listeners.notify();
}

/** Where waiting edits are kept: in the browser, for the tab's next document, or in this document only. */
export type EditsKept = "browser" | "tab" | "page";
const editsKept = (): EditsKept => (!areEditsUnkept ? "browser" : isStorageRefused() ? "page" : "tab");

export const useEditsKept = (): EditsKept => useSyncExternalStore(listeners.subscribe, editsKept, () => "browser");

function look(): void {
  const message = areEditsUnkept ? STORAGE_NOTICE.edits : isStorageRefused() ? STORAGE_NOTICE.settings : null;
  if (message === null || message === shown || shown === STORAGE_NOTICE.edits) return;
  shown = message;
  showAlert({ id: ID, type: "warning", message, isPersistent: true });
}

/** Shows the notice once it is due. For signed-in pages. Returns the function that stops. */
export function showStorageNotice(): () => void {
  const stops = [listeners.subscribe(look), onStorageRefused(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
