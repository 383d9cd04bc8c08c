/** Keeps the last calls of a closing page alive: the browser aborts calls that are not marked `keepalive`. */

/** Browsers allow 64 KiB of keepalive bodies in all; the rest is left to other calls. */
const MAX_BODY_BYTES = 60 * 1024;

let isClosing = false;

if (typeof window !== "undefined") {
  const updateClosing = ({ type }: Event) => {
    isClosing = type === "pagehide";
  };
  // In the capture phase, before the listeners that save on leaving.
  for (const type of ["pagehide", "pageshow"]) window.addEventListener(type, updateClosing, { capture: true });
}

/** Whether a call with this body should outlive the page: the page is closing, or hidden and may be closed. */
export function outlivesPage(method: string, body: unknown): boolean {
  if (typeof document === "undefined" || method === "GET") return false;
  if (!isClosing && document.visibilityState !== "hidden") return false;
  return body === undefined || (typeof body === "string" && new Blob([body]).size <= MAX_BODY_BYTES);
}
