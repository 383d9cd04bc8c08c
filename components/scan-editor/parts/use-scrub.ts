"use client";
/** Turns a label into a drag handle: one pixel is one step. Shift makes the steps coarse, Alt fine; Escape reverts. */
import { type PointerEvent, useEffect, useRef } from "react";

/** One drag. `move` takes the total distance, in meters or radians, and returns why it is refused, or null. */
export type Scrub = {
  move(distance: number): string | null;
  commit(): void;
  cancel(): void;
};

type Steps = { readonly fine: number; readonly plain: number; readonly coarse: number };

/** A shorter drag is a click into the field. */
const MIN_DRAG_PX = 3;

export function useScrub({
  start,
  steps,
  onMessage,
}: {
  start: (() => Scrub) | undefined;
  steps: Steps;
  onMessage: (message: string | null) => void;
}) {
  const drag = useRef<{ x: number; from: number; by: number; scrub: Scrub | null } | null>(null);

  function end(shouldCommit: boolean): void {
    const { scrub } = drag.current ?? {};
    drag.current = null;
    if (shouldCommit) scrub?.commit();
    else scrub?.cancel();
    onMessage(null);
  }

  const endRef = useRef(end);
  useEffect(() => {
    endRef.current = end;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !drag.current) return;
      endRef.current(false);
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener("keydown", onKeyDown, true);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      drag.current?.scrub?.cancel();
      drag.current = null;
    };
  }, []);

  if (!start) return {};
  return {
    "data-scrub": true,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, from: event.clientX, by: 0, scrub: null };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const active = drag.current;
      if (!active || (!active.scrub && Math.abs(event.clientX - active.from) < MIN_DRAG_PX)) return;
      active.scrub ??= start();
      active.by +=
        (event.clientX - active.x) * (event.shiftKey ? steps.coarse : event.altKey ? steps.fine : steps.plain);
      active.x = event.clientX;
      onMessage(active.scrub.move(active.by));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag.current) return;
      // The click after a drag does not focus the field.
      if (drag.current.scrub)
        event.currentTarget.addEventListener("click", (click) => click.preventDefault(), { once: true });
      end(true);
    },
    onPointerCancel: () => end(false),
  };
}
