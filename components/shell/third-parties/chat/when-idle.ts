/** A browser that is never idle is not waited for longer. */
const LATEST_MS = 10_000;
/** Where a browser tells of no idleness (Safari). */
const WITHOUT_MS = 2_000;

/** Calls `run` once the document has loaded and the browser has nothing else to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    if (typeof window.requestIdleCallback !== "function") {
      const timer = setTimeout(run, WITHOUT_MS);
      callOff = () => clearTimeout(timer);
      return;
    }
    const asked = window.requestIdleCallback(run, { timeout: LATEST_MS });
    callOff = () => window.cancelIdleCallback(asked);
  };
  if (document.readyState === "complete") wait();
  else {
    window.addEventListener("load", wait, { once: true });
    callOff = () => window.removeEventListener("load", wait);
  }
  return () => callOff();
}
