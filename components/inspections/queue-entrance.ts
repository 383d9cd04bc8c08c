/** Whether the list that a queue was entered from lies right behind it in the history of this tab. */
const ENTERED = "lintel-queue-entered";

/** The entry of the list lies before that of the queue, also after a reload: leaving goes back to it, row and scroll. */
export function noteEntered(): void {
  try {
    sessionStorage.setItem(ENTERED, "1");
  } catch {
    // Without it, leaving opens the list anew.
  }
}

/** Whether it does, once: it is forgotten. */
export function takeEntered(): boolean {
  try {
    const isEntered = sessionStorage.getItem(ENTERED) !== null;
    sessionStorage.removeItem(ENTERED);
    return isEntered;
  } catch {
    return false;
  }
}
