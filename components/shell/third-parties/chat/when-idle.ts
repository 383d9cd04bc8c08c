/** The longest wait for a browser that is never idle. */
const MAX_DELAY_MS = 10_000;
/** The wait in a browser without idle callbacks (Safari). */
const WITHOUT_MS = 2_000;

/** Calls `run` once the document has loaded and the browser is idle; the returned function cancels it. */
export function whenIdle(run: () => void): () => void {
  let callOff = () => {};
  const wait = () => {
    if (typeof window.requestIdleCallback !== "function") {
      const timer = setTimeout(run, WITHOUT_MS);
      callOff = () => clearTimeout(timer);
      return;
    }
    const handle = window.requestIdleCallback(run, { timeout: MAX_DELAY_MS });
    callOff = () => window.cancelIdleCallback(handle);
  };
  if (document.readyState === "complete") wait();
  else {
    window.addEventListener("load", wait, { once: true });
    callOff = () => window.removeEventListener("load", wait);
  }
  return () => callOff();
}
