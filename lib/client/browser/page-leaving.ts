/** Calls that a page makes as its last: the browser ends them with the page, unless they are marked to outlive it. */

/** What a browser lets outlive its page is 64 KiB in all; some of it stays free for what else is on its way. */
const LONGEST_BODY = 60 * 1024;

let isGone = false;

if (typeof window !== "undefined") {
  const note = ({ type }: Event) => {
    isGone = type === "pagehide";
  };
  // In capture: before those who save when the page goes.
  for (const type of ["pagehide", "pageshow"]) window.addEventListener(type, note, { capture: true });
}

/** Whether a change with this body is to outlive the page: it is going, or nobody looks at it and it may go. */
export function outlivesPage(method: string, body: unknown): boolean {
  if (typeof document === "undefined" || method === "GET") return false;
  if (!isGone && document.visibilityState !== "hidden") return false;
  return body === undefined || (typeof body === "string" && new Blob([body]).size <= LONGEST_BODY);
}
