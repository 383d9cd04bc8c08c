"use client";

import { type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { isTyping } from "../keys/is-typing";
import { areLetterKeysOff } from "../keys/letter-keys";
import { isNativeKey } from "../keys/native-key";
import { type PageKey, usePageKeys } from "../keys/page-keys";
import { tableCopy } from "./copy";
import { type RowCommand, type RowPlace, rowCommand } from "./row-command";

export type RowKeysOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  currentIndex: number;
  /** The page's main list answers to its letters, Space and Enter from anywhere; another one only from within. */
  isMain: boolean;
  onMove: (index: number) => void;
  onOpen: (index: number) => boolean;
  /** Undefined where rows cannot be chosen. */
  onSelect?: (index: number, isRange: boolean) => void;
  onSelectAll?: () => void;
  /** Undefined where there is nothing to look at. */
  onPeek?: (index: number) => void;
  /** Gives up the selection; false where there is none. */
  onGiveUp: () => boolean;
};

/** Strokes that a page's main list hears from anywhere. */
const PAGE_STROKES = new Set(["j", "k", "x", "shift+x", "Space", "Enter"]);

/**
 * Moves through the rows and chooses, opens and peeks at them. The row's link gets the focus, so Enter opens it. Keys
 * are off while typing and under a layer.
 */
export function useRowKeys(options: RowKeysOptions) {
  const { scroller, currentIndex, isMain } = options;
  /** The row that is to have the focus: an index, or whichever is the current one. */
  const wantsFocus = useRef<number | "current" | null>(null);
  /** Where the focus was when the current row was to have it. */
  const wishedFrom = useRef<Element | null>(null);
  /** Answers false where the stroke meant nothing. */
  const press = (stroke: string, target: EventTarget | null): boolean => {
    const command = rowCommand(stroke, placeOf(target, scroller.current), currentIndex, options.count);
    if (command?.kind === "move") wantsFocus.current = command.index;
    return command !== null && carryOut(command, options);
  };
  const latestPress = useRef(press);
  useLayoutEffect(() => {
    latestPress.current = press;
  });

  usePageKeys(isMain ? pageKeys(options, (stroke) => press(stroke, document.activeElement)) : [], scroller);
  useLayoutEffect(() => {
    const element = scroller.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const stroke = strokeOf(event);
      if (stroke === null || event.defaultPrevented || isTyping(event.target) || isNativeKey(event)) return;
      if (isMain && PAGE_STROKES.has(stroke)) return;
      if (/^(shift\+)?[a-z]$/.test(stroke) && areLetterKeysOff()) return;
      if (latestPress.current(stroke, event.target)) event.preventDefault();
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, [scroller, isMain]);

  // The row may only now have been drawn.
  useLayoutEffect(() => {
    if (wantsFocus.current === null || currentIndex < 0) return;
    // Where the page decides which row is the current one, it may take a moment.
    if (wantsFocus.current !== "current" && wantsFocus.current !== currentIndex) return;
    const target = leadOf(scroller.current, currentIndex);
    if (!target) return;
    const wish = wantsFocus.current;
    wantsFocus.current = null;
    if (wish === "current" && hasMovedOn(wishedFrom.current)) return;
    target.focus({ preventScroll: true });
  });

  /** The current row takes the focus as soon as it is drawn, unless somebody has put it on something else by then. */
  const focusRow = useCallback(() => {
    wantsFocus.current = "current";
    wishedFrom.current = document.activeElement;
  }, []);
  return { focusRow };
}

function hasMovedOn(from: Element | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && activeElement !== from;
}

function carryOut(command: RowCommand, options: RowKeysOptions): boolean {
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
    case "give up":
      return options.onGiveUp();
  }
}

function pageKeys({ onSelect, onPeek }: RowKeysOptions, press: (stroke: string) => boolean): PageKey[] {
  const { commands } = tableCopy;
  const key = (stroke: string, label: string, isRepeatable = false): PageKey => ({
    id: `list ${stroke}`,
    label,
    keys: [stroke],
    isRepeatable,
    isKeyOnly: true,
    run: () => press(stroke),
  });
  return [
    key("j", commands.next, true),
    key("k", commands.previous, true),
    key("Enter", commands.open),
    ...(onPeek ? [key("Space", commands.peek)] : []),
    ...(onSelect ? [key("x", commands.select), key("shift+x", commands.selectRange)] : []),
  ];
}

export function leadOf(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row-lead]`) ?? null;
}

function placeOf(target: EventTarget | null, scroller: HTMLElement | null): RowPlace {
  if (!(target instanceof Element) || target === document.body || target === scroller) return "nowhere";
  if (!scroller?.contains(target) || target.closest("tbody") === null) return "elsewhere";
  return target.closest("[data-row-lead]") ? "lead" : "row";
}

function strokeOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === "a" && !shiftKey ? "mod+a" : null;
  if (key === " ") return shiftKey ? null : "Space";
  if (!shiftKey) return key;
  return /^[a-z]$/i.test(key) ? `shift+${key.toLowerCase()}` : null;
}
