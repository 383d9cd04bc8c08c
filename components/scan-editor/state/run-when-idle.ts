/**
 * Runs `work` when the page is idle, at the latest after `latestMs`; Safari has no idle callback. Returns a function
 * that cancels it.
 */
export function runWhenIdle(work: () => void, latestMs?: number): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, latestMs === undefined ? undefined : { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}
