"use client";
/** The editor's keys, off while typing and while a dialog is open. */
import { useEffect } from "react";
import { isTyping } from "@/components/ui/is-typing";
import { areLetterKeysOff } from "@/components/ui/letter-keys";
import { readPlatform } from "@/lib/client/actions/use-platform";
import { actionOfPress } from "./action-of-press";
import { editorActions } from "./editor-actions";
import type { EditorContext } from "./editor-context";

/** A field in which nothing is half typed leaves undo and redo to the editor. */
const isSettled = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.settled !== undefined;

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog'], [role='alertdialog'], [role='menu']") !== null;

/** `context` must keep its identity. */
export function useEditorKeys(context: EditorContext): void {
  useEffect(() => {
    const platform = readPlatform();
    function onKeyDown(event: KeyboardEvent): void {
      const hasCommand = event.ctrlKey || event.metaKey;
      const isTaken = isTyping(event.target) && !(hasCommand && isSettled(event.target));
      if (event.defaultPrevented || event.isComposing || isTaken || isInDialog(event.target)) return;
      const rules = { platform, areLettersOff: areLetterKeysOff() };
      const action = actionOfPress(editorActions(context), event, rules);
      if (!action) return;
      if (event.repeat && !action.isRepeatable) event.preventDefault();
      else if (action.disabledReason) {
        context.view.set({ refusal: action.disabledReason });
        event.preventDefault();
      } else if (action.run() !== false) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [context]);
}
