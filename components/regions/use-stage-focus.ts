"use client";

import { type RefObject, useEffect, useRef } from "react";

/** What is looked at, in the strip or on the sheet; where there is none, what says that it is its home. */
const HOME = "[aria-current], [data-focus-home]";

/**
 * Keeps the focus on the stage: where what had it goes away, with a photo, a selection or a whole pane, it goes to the
 * photo that is looked at. Called by the component that draws the stage, after the parts that may take the focus themselves.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && stage.current?.contains(target) ? target : null;
    };
    // A press elsewhere gives the focus up.
    const forget = () => {
      held.current = null;
    };
    // A part of it may have taken the focus with its own first drawing.
    if (stage.current?.contains(document.activeElement)) held.current = document.activeElement;
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget);
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget);
    };
  }, [stage]);
  useEffect(() => {
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    // A pane that comes later is asked again with the drawing that brings it.
    stage.current?.querySelector<HTMLElement>(HOME)?.focus();
  });
}
