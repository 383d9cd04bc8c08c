"use client";

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type Edge, firstPlace, fitPlace, movePlace, type Place, resizePlace, type Viewport } from "./window-place";
import type { WindowStore } from "./window-store";

/** How far one press of an arrow key goes, in pixels. */
const KEY_STEP = 16;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** From the place that was shown; `chosen` is the one that it stands for. */
type Gesture = { pointerId: number; x: number; y: number; start: Place; chosen: Place };
type Options = { id: string; size: { width: number; height: number }; viewport: Viewport; store: WindowStore };

/**
 * A window's place, moved and resized by pointer and keys and remembered after each. What is remembered is the place that
 * was chosen: a smaller viewport only shows it elsewhere, and gives it back when it grows again.
 */
export function useWindowPlace({ id, size, viewport, store }: Options) {
  const [chosen, setChosen] = useState<Place>(() => store.read(id) ?? firstPlace(size, viewport));
  const gesture = useRef<Gesture>(null);
  const place = fitPlace(chosen, viewport);

  const settle = (next: Place) => {
    setChosen(next);
    store.write(id, next);
  };
  const changed = (start: Place, edge: Edge | null, dx: number, dy: number) =>
    edge ? resizePlace(start, edge, dx, dy, viewport) : movePlace(start, dx, dy, viewport);
  /** Where the pointer has brought it: on the spot, the place that was chosen stays, also where it is shown elsewhere. */
  const ofGesture = (going: Gesture, edge: Edge | null, event: PointerEvent) => {
    const [dx, dy] = [event.clientX - going.x, event.clientY - going.y];
    return dx === 0 && dy === 0 ? going.chosen : changed(going.start, edge, dx, dy);
  };
  /** Takes a gesture back to where it began; false when none is going on. */
  const cancel = () => {
    if (!gesture.current) return false;
    setChosen(gesture.current.chosen);
    gesture.current = null;
    return true;
  };

  /** Handlers for what is dragged: an edge, or with null the window itself. */
  const drag = (edge: Edge | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest("button, a, input") !== null;
      if (event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      gesture.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, start: place, chosen };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const going = gesture.current;
      if (going?.pointerId !== event.pointerId) return;
      setChosen(ofGesture(going, edge, event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const going = gesture.current;
      if (going?.pointerId !== event.pointerId) return;
      gesture.current = null;
      settle(ofGesture(going, edge, event));
    },
    onPointerCancel: () => void cancel(),
    onLostPointerCapture: () => void cancel(),
  });
  /** Arrow keys move, with Shift they pull the lower right corner. */
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    settle(changed(place, event.shiftKey ? "se" : null, ...arrow));
  };
  return { place, drag, onKeyDown, cancel };
}
