"use client";
/** Gives keys to the running tool before all other handlers, except in fields and dialogs. */
import { useLayoutEffect } from "react";
import { isTyping } from "@/components/ui/keys/is-typing";
import type { EditorView } from "../canvas/view/editor-view";

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog'], [role='alertdialog'], [role='menu']") !== null;

/** Whether the key belongs to a focused slider or grid, which keep their arrow keys. */
const isForSlider = ({ target, key }: KeyboardEvent): boolean =>
  /^(Arrow|Page|Home|End)/.test(key) &&
  target instanceof Element &&
  target.closest("[role='slider'], [data-own-arrows]") !== null;

export function useToolKeys({ tools }: EditorView): void {
  useLayoutEffect(() => {
    if (!tools) return;
    function onKeyDown(event: KeyboardEvent): void {
      const isHandledElsewhere = event.ctrlKey || event.metaKey || event.isComposing || isForSlider(event);
      if (isHandledElsewhere || isTyping(event.target) || isInDialog(event.target)) return;
      if (!tools?.press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    const endNudge = (event: Event): void => {
      const isOtherKey = event instanceof KeyboardEvent && !/^(Arrow|Page)/.test(event.key);
      if (!isOtherKey) tools.endNudge();
    };
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("keyup", endNudge);
    window.addEventListener("blur", endNudge);
    return () => {
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("keyup", endNudge);
      window.removeEventListener("blur", endNudge);
    };
  }, [tools]);
}
