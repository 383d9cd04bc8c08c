/** Whether somebody has done something on this page: a key, a pointer or a touch; what polls is none (contract section 3). */
const ACTIVITY = ["keydown", "pointerdown", "pointermove", "touchstart"] as const;

let isActive = false;

export const activity = {
  note(): void {
    isActive = true;
  },
  /** Whether there was any since it was last taken; who takes it tells the server. */
  take(): boolean {
    const was = isActive;
    isActive = false;
    return was;
  },
};

/** Takes note of it until the answer is called. */
export function watchActivity(): () => void {
  activity.take();
  for (const type of ACTIVITY) window.addEventListener(type, activity.note, { passive: true, capture: true });
  return () => {
    for (const type of ACTIVITY) window.removeEventListener(type, activity.note, { capture: true });
  };
}
