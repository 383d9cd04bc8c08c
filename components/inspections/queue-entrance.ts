/** Notes whether the list that opened the queue is the previous history entry of this tab. */
import { tabStore } from "@/lib/browser-storage";

const ENTERED = "lintel-queue-entered";

/** The list is the previous entry, also after a reload, so that leaving goes back to its row and scroll position. */
export function noteEntered(): void {
  tabStore.set(ENTERED, "1");
}

/** Returns the note once and clears it. */
export function takeEntered(): boolean {
  const isEntered = tabStore.get(ENTERED) !== null;
  tabStore.remove(ENTERED);
  return isEntered;
}
