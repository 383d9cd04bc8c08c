"use client";
/** The editor's keys, off while typing and while a dialog is open. */
import { useEffect } from "react";
import { isTyping } from "@/components/ui/is-typing";
import { areLetterKeysOff } from "@/components/ui/letter-keys";
import { useActions } from "@/lib/client/actions/use-actions";
import type { EditorStore } from "@/lib/editor/editor-store";
import { SELECTION_MODES } from "@/lib/editor/selection";
import type { EditorView } from "./canvas/editor-view";
import { editorActions } from "./editor-actions";

/** A field in which nothing is half typed leaves undo and redo to the editor. */
const isSettled = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.settled !== undefined;

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role='dialog'], [role='alertdialog'], [role='menu']") !== null;

export function useEditorKeys(store: EditorStore, view: EditorView, onDelete: () => void): void {
  useActions(editorActions(store, view, onDelete));
  useEffect(() => {
    /** Undo and redo; true when the key was one of them. */
    function onCommandKey(event: KeyboardEvent): boolean {
      const key = event.key.toLowerCase();
      if (key === "z") {
        if (event.shiftKey) store.redo();
        else store.undo();
      } else if (key === "y" && event.ctrlKey) store.redo();
      else return false;
      return true;
    }

    function back(): void {
      if (view.cancelDrag?.()) return;
      if (view.get().refusal !== null) view.set({ refusal: null });
      else store.clearSelection();
    }

    const plainKeys: Readonly<Record<string, () => void>> = {
      f: () => view.camera?.frame(),
      h: () => view.camera?.home(),
      home: () => view.camera?.fit(),
      escape: back,
      delete: onDelete,
      backspace: onDelete,
    };

    function onPlainKey(event: KeyboardEvent): boolean {
      if (event.key.length === 1 && areLetterKeysOff()) return false;
      const mode = SELECTION_MODES[Number(event.key) - 1];
      if (mode) store.setSelectionMode(mode);
      else {
        const action = plainKeys[event.key.toLowerCase()];
        if (!action) return false;
        action();
      }
      return true;
    }

    function onKeyDown(event: KeyboardEvent): void {
      const hasCommand = event.ctrlKey || event.metaKey;
      const isTaken = isTyping(event.target) && !(hasCommand && isSettled(event.target));
      if (event.defaultPrevented || isTaken || isInDialog(event.target)) return;
      if (event.altKey && event.key !== "Escape") return;
      if (hasCommand ? onCommandKey(event) : onPlainKey(event)) event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [store, view, onDelete]);
}
