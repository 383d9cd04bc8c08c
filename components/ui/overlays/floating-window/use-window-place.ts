"use client";

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type Edge, fitPlace, initialPlace, movePlace, type Place, resizePlace, type Viewport } from "./window-place";
import type { WindowStore } from "./window-store";

/** Pixels that one press of an arrow key moves the window. */
const KEY_STEP = 16;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** A running drag: `start` is the displayed place at its start, `chosen` the stored place at that time. */
type Drag = { pointerId: number; x: number; y: number; start: Place; chosen: Place };
type Options = { id: string; size: { width: number; height: number }; viewport: Viewport; store: WindowStore };

/**
 * Returns a window's place, and the handlers that move and resize it by pointer and keys and store it. In a smaller
 * viewport the window is only displayed elsewhere; the chosen place returns when the viewport grows.
 */
export function useWindowPlace({ id, size, viewport, store }: Options) {
  const [chosen, setChosen] = useState<Place>(() => store.read(id) ?? initialPlace(size, viewport));
  const gesture = useRef<Drag>(null);
  const place = fitPlace(chosen, viewport);

  const storePlace = (next: Place) => {
    setChosen(next);
    store.write(id, next);
  };
  const applyChange = (start: Place, edge: Edge | null, dx: number, dy: number) =>
    edge ? resizePlace(start, edge, dx, dy, viewport) : movePlace(start, dx, dy, viewport);
  /** Returns the place for the pointer. Without movement the chosen place stays, even if it is displayed elsewhere. */
  const placeForPointer = (active: Drag, edge: Edge | null, event: PointerEvent) => {
    const [dx, dy] = [event.clientX - active.x, event.clientY - active.y];
    return dx === 0 && dy === 0 ? active.chosen : applyChange(active.start, edge, dx, dy);
  };
  /** Undoes a running drag; returns false if there is none. */
  const cancel = () => {
    if (!gesture.current) return false;
    setChosen(gesture.current.chosen);
    gesture.current = null;
    return true;
  };

  /** Returns the handlers of a dragged element: an edge, or the window itself for null. */
  const drag = (edge: Edge | null) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnControl = event.target instanceof Element && event.target.closest("button, a, input") !== null;
      if (event.button !== 0 || isOnControl) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      gesture.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, start: place, chosen };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const active = gesture.current;
      if (active?.pointerId !== event.pointerId) return;
      setChosen(placeForPointer(active, edge, event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const active = gesture.current;
      if (active?.pointerId !== event.pointerId) return;
      gesture.current = null;
      storePlace(placeForPointer(active, edge, event));
    },
    onPointerCancel: () => void cancel(),
    onLostPointerCapture: () => void cancel(),
  });
  /** Moves the window by the arrow keys; with Shift, resizes it by the lower right corner. */
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    storePlace(applyChange(place, event.shiftKey ? "se" : null, ...arrow));
  };
  return { place, drag, onKeyDown, cancel };
}
