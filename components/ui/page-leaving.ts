/** Announces that this tab is about to leave for another page of this app, by a link or by a command. */
import { notifyEach } from "@/lib/notify-each";
import { readLinkTarget } from "./link-target";

type Listener = (target: string) => void;
const listeners = new Set<Listener>();

/** Announces a navigation by a command. `target` is path and query. */
export function announceLeaving(target: string): void {
  notifyEach(listeners, target);
}

/**
 * Calls `listener` with the path and query that a link press or command leads to. Returns the function that
 * unsubscribes.
 */
export function onPageLeaving(listener: Listener): () => void {
  const onClick = (event: MouseEvent) => {
    const target = readLinkTarget(event, window.location);
    if (target !== null) listener(target);
  };
  document.addEventListener("click", onClick);
  listeners.add(listener);
  return () => {
    document.removeEventListener("click", onClick);
    listeners.delete(listener);
  };
}

/** Whether an address is another page, not another view of the current one. */
export const isOtherPage = (target: string): boolean => target.split("?")[0] !== window.location.pathname;
