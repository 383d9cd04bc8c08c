type Delays = {
  /** The longest delay, in a browser that is never idle. */
  maxDelayMs?: number;
  /** The delay in a browser without idle callbacks (Safari). */
  fixedDelayMs?: number;
};

/** Calls `run` when the page is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void, { maxDelayMs, fixedDelayMs }: Delays = {}): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(run, fixedDelayMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, maxDelayMs === undefined ? undefined : { timeout: maxDelayMs });
  return () => window.cancelIdleCallback(handle);
}

/** Calls `run` once the document has loaded and the browser is idle. Returns a function that cancels it. */
export function whenLoadedAndIdle(run: () => void): () => void {
  let cancel = () => {};
  const waitUntilIdle = () => {
    cancel = whenIdle(run, { maxDelayMs: 10_000, fixedDelayMs: 2_000 });
  };
  if (document.readyState === "complete") waitUntilIdle();
  else {
    window.addEventListener("load", waitUntilIdle, { once: true });
    cancel = () => window.removeEventListener("load", waitUntilIdle);
  }
  return () => cancel();
}
