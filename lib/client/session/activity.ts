/** Records user activity: a key, a pointer or a touch, but no polling (contract section 3). */
const ACTIVITY = ["keydown", "pointerdown", "pointermove", "touchstart"] as const;

let isActive = false;

export const activity = {
  note(): void {
    isActive = true;
  },
  /** Returns whether there was activity since the last call, which the caller reports to the server. */
  take(): boolean {
    const was = isActive;
    isActive = false;
    return was;
  },
};

/** Records activity until the returned function is called. */
export function watchActivity(): () => void {
  activity.take();
  for (const type of ACTIVITY) window.addEventListener(type, activity.note, { passive: true, capture: true });
  return () => {
    for (const type of ACTIVITY) window.removeEventListener(type, activity.note, { capture: true });
  };
}
