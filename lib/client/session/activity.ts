/** Records user activity: keys, pointer and touch. Polling is not activity (contract section 3). */
const EVENT_TYPES = ["keydown", "pointerdown", "pointermove", "touchstart"] as const;

let isActive = false;

export const activity = {
  note(): void {
    isActive = true;
  },
  /** Returns whether there was activity since the last call, which the caller reports to the server. */
  take(): boolean {
    const wasActive = isActive;
    isActive = false;
    return wasActive;
  },
};

/** Records activity until the returned function is called. */
export function watchActivity(): () => void {
  activity.take();
  for (const type of EVENT_TYPES) window.addEventListener(type, activity.note, { passive: true, capture: true });
  return () => {
    for (const type of EVENT_TYPES) window.removeEventListener(type, activity.note, { capture: true });
  };
}
