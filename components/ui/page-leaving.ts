/** That this tab is being led to another page of ours, told as it begins: by a link, or by a command that presses none. */
import { notifyEach } from "@/lib/notify-each";
import { linkTarget } from "./link-target";

type Listener = (target: string) => void;
const listeners = new Set<Listener>();

/** For commands. `target` is path and query. */
export function announceLeaving(target: string): void {
  notifyEach(listeners, target);
}

/** Calls `listener` with the path and query that a press on a link or a command leads to. Answers how to end it. */
export function onPageLeaving(listener: Listener): () => void {
  const onClick = (event: MouseEvent) => {
    const target = linkTarget(event, window.location);
    if (target !== null) listener(target);
  };
  document.addEventListener("click", onClick);
  listeners.add(listener);
  return () => {
    document.removeEventListener("click", onClick);
    listeners.delete(listener);
  };
}

/** Whether an address is another page, and not another view of this one. */
export const isElsewhere = (target: string): boolean => target.split("?")[0] !== window.location.pathname;
