"use client";
/** The editor's keys, off while typing and while a dialog is open. */
import { useEffect, useLayoutEffect } from "react";
import { isTyping } from "@/components/ui/keys/is-typing";
import { areLetterKeysOff } from "@/components/ui/keys/letter-keys";
import { followKeyLayout } from "@/lib/client/actions/key-layout";
import { readPlatform } from "@/lib/client/actions/use-platform";
import type { EditorServices } from "../context/editor-context";
import { actionOfPress } from "./action-of-press";
import { editorActions } from "./editor-actions";

/** What a field in which nothing is half typed leaves to the editor; copying, pasting and marking are its own. */
const GOES_THROUGH: ReadonlySet<string> = new Set(["editor.undo", "editor.redo"]);

/** They ask for a number, which is typed after their key in one go. */
const ASKS_FOR_NUMBER: ReadonlySet<string> = new Set(
  ["extrude", "split-at", "weld", "raise-ceiling", "scale", "array"].map((id) => `editor.${id}`),
);

const CLOSED_LIST = "button[role='combobox'][aria-expanded='false']";
/** A choice is never half made; an open list of them takes its keys itself. */
const CHOICE = `select, ${CLOSED_LIST}`;

const isSettled = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.dataset.settled !== undefined || target.matches(CHOICE));

/**
 * Whether the press is a field's own. An arrow with Alt is so where text is written, and up and down on what they open:
 * left at that to the browser, it would leave the page. A choice has no text to copy or paste: its chords are the editor's,
 * and so are the letters of a closed list, which it would have taken itself.
 */
function isTypedHere({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!isTyping(target) || !(target instanceof HTMLElement) || key === "F6") return false;
  if ((ctrlKey || metaKey) && target.matches(CHOICE)) return false;
  if (key.length === 1 && key !== " " && target.matches(CLOSED_LIST)) return false;
  const takesText = target.isContentEditable || target.matches("input, textarea");
  if (takesText || !altKey || !key.startsWith("Arrow")) return true;
  return target.closest("[role='listbox']") === null && (key === "ArrowUp" || key === "ArrowDown");
}

/** Enter on a button or a row of a list is that one's own. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, input, select, [role='tree'], [role='radiogroup']") !== null;

/** The keys go on from the panel that it stands in, not from the page's start. */
function leaveField(field: HTMLElement): void {
  const panel = field.closest("[data-editor-part]")?.querySelector<HTMLElement>("[data-entrance]");
  if (panel) panel.focus({ preventScroll: true });
  else field.blur();
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog'], [role='alertdialog'], [role='menu']") !== null;

/** `context` must keep its identity. */
export function useEditorKeys(context: EditorServices): void {
  useEffect(followKeyLayout, []);
  useLayoutEffect(() => {
    const platform = readPlatform();
    function onKeyDown(event: KeyboardEvent): void {
      const { target } = event;
      if (event.defaultPrevented || event.isComposing || isInDialog(target)) return;
      // Where nothing is half typed Escape goes on: a form has a step of its own to take back, any other field is left.
      const isBack = event.key === "Escape" && isSettled(target);
      if (isBack && target.closest("form") === null) {
        leaveField(target);
        event.preventDefault();
        return;
      }
      if (event.key === "Enter" && isOnControl(target)) return;
      const isTyped = isTypedHere(event);
      if (isTyped && !isBack && !isSettled(target)) return;
      const rules = { platform, areLettersOff: areLetterKeysOff() };
      const action = actionOfPress(editorActions(context), event, rules);
      if (!action || (isTyped && !isBack && !GOES_THROUGH.has(action.id))) return;
      if (event.repeat && !action.isRepeatable) event.preventDefault();
      else if (action.disabledReason) {
        context.view.set({ refusal: action.disabledReason });
        if (ASKS_FOR_NUMBER.has(action.id)) context.view.tools.miss();
        event.preventDefault();
      } else if (action.run() !== false) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [context]);
}
