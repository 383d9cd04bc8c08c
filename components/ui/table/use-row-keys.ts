"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { isTyping } from "../keys/is-typing";
import { areLetterKeysOff } from "../keys/letter-keys";
import { isNativeKey } from "../keys/native-key";
import { type PageKey, usePageKeys } from "../keys/page-keys";
import { tableCopy } from "./copy";
import { type FocusPlace, type RowCommand, readRowCommand } from "./row-command";

export type RowKeysOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  currentIndex: number;
  /** The page's main list handles its letters, Space and Enter from anywhere; other lists only from within. */
  isMain: boolean;
  onMove: (index: number) => void;
  onOpen: (index: number) => boolean;
  /** Undefined if rows are not selectable. */
  onSelect?: (index: number, isRange: boolean) => void;
  onSelectAll?: () => void;
  /** Undefined if there is no quick look. */
  onPeek?: (index: number) => void;
  /** Clears the selection; returns false if there is none. */
  onClear: () => boolean;
};

/** Strokes that the page's main list handles from anywhere. */
const PAGE_STROKES = new Set(["j", "k", "x", "shift+x", "Space", "Enter"]);

/**
 * Handles the keys that move through the rows, select, open and peek. The row's link takes the focus, so Enter opens
 * the row. Keys are inactive while typing and under a layer.
 */
export function useRowKeys(options: RowKeysOptions) {
  const { scroller, currentIndex, isMain } = options;
  /** The row that must take the focus: an index, or the current one. */
  const focusRequest = useRef<number | "current" | null>(null);
  /** The focused element when the current row was requested to take the focus. */
  const requestedFrom = useRef<Element | null>(null);
  /** Returns false if the stroke has no command. */
  const handleStroke = (stroke: string, target: EventTarget | null): boolean => {
    const command = readRowCommand(stroke, findFocusPlace(target, scroller.current), currentIndex, options.count);
    if (command?.kind === "move") focusRequest.current = command.index;
    return command !== null && runCommand(command, options);
  };
  const latestHandler = useRef(handleStroke);
  useLayoutEffect(() => {
    latestHandler.current = handleStroke;
  });

  usePageKeys(isMain ? buildPageKeys(options, (stroke) => handleStroke(stroke, document.activeElement)) : [], scroller);
  useLayoutEffect(() => {
    const element = scroller.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const stroke = readStroke(event);
      if (stroke === null || event.defaultPrevented || isTyping(event.target) || isNativeKey(event)) return;
      if (isMain && PAGE_STROKES.has(stroke)) return;
      if (/^(shift\+)?[a-z]$/.test(stroke) && areLetterKeysOff()) return;
      if (latestHandler.current(stroke, event.target)) event.preventDefault();
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [scroller, isMain]);

  // Runs after every render, because the row may have been drawn only now.
  useLayoutEffect(() => {
    if (focusRequest.current === null || currentIndex < 0) return;
    // If the page controls the current row, its change may arrive later.
    if (focusRequest.current !== "current" && focusRequest.current !== currentIndex) return;
    const target = findLead(scroller.current, currentIndex);
    if (!target) return;
    const request = focusRequest.current;
    focusRequest.current = null;
    if (request === "current" && hasFocusMoved(requestedFrom.current)) return;
    target.focus({ preventScroll: true });
  });

  /** Focuses the current row as soon as it is drawn, unless the focus has moved by then. */
  const focusRow = useCallback(() => {
    focusRequest.current = "current";
    requestedFrom.current = document.activeElement;
  }, []);
  return { focusRow };
}

function hasFocusMoved(from: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== from;
}

function runCommand(command: RowCommand, options: RowKeysOptions): boolean {
  const { currentIndex, onSelect, onSelectAll, onPeek } = options;
  switch (command.kind) {
    case "move":
      options.onMove(command.index);
      return true;
    case "select":
      onSelect?.(currentIndex, command.isRange);
      return onSelect !== undefined;
    case "select all":
      onSelectAll?.();
      return onSelectAll !== undefined;
    case "peek":
      onPeek?.(currentIndex);
      return onPeek !== undefined;
    case "open":
      return options.onOpen(currentIndex);
    case "clear":
      return options.onClear();
  }
}

function buildPageKeys({ onSelect, onPeek }: RowKeysOptions, handleStroke: (stroke: string) => boolean): PageKey[] {
  const { commands } = tableCopy;
  const key = (stroke: string, label: string, isRepeatable = false): PageKey => ({
    id: `list ${stroke}`,
    label,
    keys: [stroke],
    isRepeatable,
    isKeyOnly: true,
    run: () => handleStroke(stroke),
  });
  return [
    key("j", commands.next, true),
    key("k", commands.previous, true),
    key("Enter", commands.open),
    ...(onPeek ? [key("Space", commands.peek)] : []),
    ...(onSelect ? [key("x", commands.select), key("shift+x", commands.selectRange)] : []),
  ];
}

export function findLead(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row-lead]`) ?? null;
}

function findFocusPlace(target: EventTarget | null, scroller: HTMLElement | null): FocusPlace {
  if (!(target instanceof Element) || target === document.body || target === scroller) return "nowhere";
  if (!scroller?.contains(target) || target.closest("tbody") === null) return "elsewhere";
  return target.closest("[data-row-lead]") ? "lead" : "row";
}

function readStroke({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === "a" && !shiftKey ? "mod+a" : null;
  if (key === " ") return shiftKey ? null : "Space";
  if (!shiftKey) return key;
  return /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : null;
}
