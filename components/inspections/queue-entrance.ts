/** Notes whether the list that opened the queue is the previous history entry of this tab. */
import { tabStore } from "@/lib/browser-storage";

const STORAGE_KEY = "lintel-queue-entered";

/** The list is the previous entry, also after a reload, so that leaving goes back to its row and scroll position. */
export function noteEntered(): void {
  tabStore.set(STORAGE_KEY, "1");
}

/** Returns the note once and clears it. */
export function takeEntered(): boolean {
  const isEntered = tabStore.get(STORAGE_KEY) !== null;
  tabStore.remove(STORAGE_KEY);
  return isEntered;
}
