"use client";
import { useEffect, useLayoutEffect } from "react";
import { isTyping } from "@/components/ui/keys/is-typing";
import { areLetterKeysOff } from "@/components/ui/keys/letter-keys";
import { followKeyLayout } from "@/lib/client/actions/key-layout";
import { readPlatform } from "@/lib/client/actions/use-platform";
import type { EditorServices } from "../context/editor-context";
import { editorActions } from "./editor-actions";
import { findAction } from "./find-action";

/** Actions whose keys work in a settled field, which has no uncommitted text; the field keeps all other keys. */
const SETTLED_FIELD_ACTIONS: ReadonlySet<string> = new Set(["editor.undo", "editor.redo"]);

/** These actions open a value prompt; the number may be typed right after the key. */
const NUMBER_PROMPT_ACTIONS: ReadonlySet<string> = new Set(
  ["extrude", "split-at", "weld", "raise-ceiling", "scale", "array"].map((id) => `editor.${id}`),
);

const CLOSED_LIST = "button[role='combobox'][aria-expanded='false']";
/** A choice is always settled; its open list handles keys itself. */
const CHOICE = `select, ${CLOSED_LIST}`;

const isSettled = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.dataset.settled !== undefined || target.matches(CHOICE));

/**
 * Returns whether a key press belongs to the field. Alt+arrow belongs to text fields, and up and down to closed lists,
 * because the browser would navigate away. A choice has no text to copy, so chords and letters on a closed list go to
 * the editor.
 */
function belongsToField({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!isTyping(target) || !(target instanceof HTMLElement) || key === "F6") return false;
  if ((ctrlKey || metaKey) && target.matches(CHOICE)) return false;
  if (key.length === 1 && key !== " " && target.matches(CLOSED_LIST)) return false;
  const takesText = target.isContentEditable || target.matches("input, textarea");
  if (takesText || !altKey || !key.startsWith("Arrow")) return true;
  return target.closest("[role='listbox']") === null && (key === "ArrowUp" || key === "ArrowDown");
}

/** Enter on a button or a list row belongs to the control. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, input, select, [role='tree'], [role='radiogroup']") !== null;

/** Moves the focus to the field's panel, so that Tab continues from there. */
function leaveField(field: HTMLElement): void {
  const panel = field.closest("[data-editor-part]")?.querySelector<HTMLElement>("[data-entrance]");
  if (panel) panel.focus({ preventScroll: true });
  else field.blur();
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog'], [role='alertdialog'], [role='menu']") !== null;

/** Handles the editor's keys, except while typing and while a dialog is open. `context` must keep its identity. */
export function useEditorKeys(context: EditorServices): void {
  useEffect(followKeyLayout, []);
  useLayoutEffect(() => {
    const platform = readPlatform();
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || isInDialog(target)) return;
      // Escape in a settled form field goes to the form; any other settled field is left.
      const isBack = event.key === "Escape" && isSettled(target);
      if (isBack && target.closest("form") === null) {
        leaveField(target);
        event.preventDefault();
        return;
      }
      if (event.key === "Enter" && isOnControl(target)) return;
      const isTyped = belongsToField(event);
      if (isTyped && !isBack && !isSettled(target)) return;
      const rules = { platform, areLettersOff: areLetterKeysOff() };
      const action = findAction(editorActions(context), event, rules);
      if (!action || (isTyped && !isBack && !SETTLED_FIELD_ACTIONS.has(action.id))) return;
      if (event.repeat && !action.isRepeatable) event.preventDefault();
      else if (action.disabledReason) {
        context.view.set({ refusal: action.disabledReason });
        if (NUMBER_PROMPT_ACTIONS.has(action.id)) context.view.tools.absorbTyping();
        event.preventDefault();
      } else if (action.run() !== false) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [context]);
}
