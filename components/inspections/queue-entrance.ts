/** Notes whether the list that opened the queue is the previous history entry of this tab. */
import { tabStore } from "@/lib/browser-storage";

const STORAGE_KEY = "lintel-queue-entered";

/** Records, also across reloads, that the list is the previous entry; leaving returns to its row and scroll. */
export function noteEntered(): void {
  tabStore.set(STORAGE_KEY, "1");
}

/** Returns whether the list is the previous entry, and clears the record. */
export function takeEntered(): boolean {
  const isEntered = tabStore.get(STORAGE_KEY) !== null;
  tabStore.remove(STORAGE_KEY);
  return isEntered;
}
