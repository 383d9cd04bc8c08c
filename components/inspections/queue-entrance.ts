/** Whether the list that a queue was entered from lies right behind it in the history of this tab. */
import { tabStore } from "@/lib/browser-storage";

const ENTERED = "lintel-queue-entered";

/** The entry of the list lies before that of the queue, also after a reload: leaving goes back to it, row and scroll. */
export function noteEntered(): void {
  tabStore.set(ENTERED, "1");
}

/** Whether it does, once: it is forgotten. */
export function takeEntered(): boolean {
  const isEntered = tabStore.get(ENTERED) !== null;
  tabStore.remove(ENTERED);
  return isEntered;
}
