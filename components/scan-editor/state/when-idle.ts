/** Does it when nothing else is to be done, after so many milliseconds at the latest; Safari has no idle callback. Returns what calls it off. */
export function whenIdle(work: () => void, latestMs?: number): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work, latestMs === undefined ? undefined : { timeout: latestMs });
  return () => cancelIdleCallback(asked);
}
