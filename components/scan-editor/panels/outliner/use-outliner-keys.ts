"use client";
/** The keys of the outliner: the keys of an ARIA tree, type-ahead, and the row commands. */
import { type KeyboardEvent, useRef } from "react";
import { letterOn } from "@/lib/client/actions/key-layout";
import type { RowFlag } from "@/lib/editor/tools/layers/layer-state";
import { isRoom, type OutlinerNode } from "./outliner-tree";
import type { OutlinerRow } from "./visible-rows";

const TYPEAHEAD_MS = 700;
const LETTER = /[\p{L}\d]/u;
const DIGIT = /\d/;

type TreeAction = "next" | "previous" | "first" | "last" | "open" | "close" | "choose";

const TREE_KEYS: Readonly<Record<string, TreeAction>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
  ArrowRight: "open",
  ArrowLeft: "close",
  Enter: "choose",
  " ": "choose",
};

type KeyTarget = {
  rows: readonly OutlinerRow[];
  activeIndex: number;
  /** While a search has text, all of its rows stay open. */
  search: string;
  setActiveId(id: string): void;
  setOpenState(node: OutlinerNode, isOpen: boolean): void;
  choose(node: OutlinerNode, isAdding: boolean): void;
  isSelected(node: OutlinerNode): boolean;
  startRename(node: OutlinerNode): void;
  toggleLayer(node: OutlinerNode, flag: RowFlag): void;
};

/** Finds rows by the first letters of their names. */
function useTypeAhead({ rows, activeIndex, setActiveId }: KeyTarget) {
  const typed = useRef({ text: "", at: 0 });
  const typedSoFar = (): string => (Date.now() - typed.current.at < TYPEAHEAD_MS ? typed.current.text : "");
  return {
    /** A digit continues a typed name but does not start one: alone it is a key of the editor, for modes and views. */
    accepts: (key: string): boolean =>
      key.length === 1 && LETTER.test(key) && (typedSoFar() !== "" || !DIGIT.test(key)),
    add(letter: string): void {
      const text = typedSoFar() + letter.toLowerCase();
      typed.current = { text, at: Date.now() };
      const start = text.length === 1 ? activeIndex + 1 : activeIndex;
      const order = [...rows.slice(start), ...rows.slice(0, start)];
      const match = order.find((row) => row.node.name.toLowerCase().startsWith(text));
      if (match) setActiveId(match.node.id);
    },
    reset(): void {
      typed.current = { text: "", at: 0 };
    },
  };
}

/** Handles the keys for rename, hide and lock; returns false for others. */
function runRowCommand(target: KeyTarget, event: KeyboardEvent, node: OutlinerNode): boolean {
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : letterOn(event.code);
  const isRenamedByEnter = isRoom(node) && target.isSelected(node) && !event.ctrlKey;
  if (event.key === "F2" || (event.key === "Enter" && isRenamedByEnter)) target.startRename(node);
  else if (!event.altKey || event.shiftKey) return false;
  else if (letter === "h") target.toggleLayer(node, "hiddenRows");
  else if (letter === "l") target.toggleLayer(node, "lockedRows");
  else return false;
  return true;
}

function runTreeAction(target: KeyTarget, action: TreeAction, row: OutlinerRow, isAdding: boolean): void {
  const { rows, activeIndex } = target;
  const { node, isOpen } = row;

  function activate(index: number): void {
    const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (next) target.setActiveId(next.node.id);
  }

  function activateParent(): void {
    const parent = rows.slice(0, activeIndex).findLastIndex(({ level }) => level < row.level);
    if (parent >= 0) activate(parent);
  }

  if (action === "next") activate(activeIndex + 1);
  else if (action === "previous") activate(activeIndex - 1);
  else if (action === "first") activate(0);
  else if (action === "last") activate(rows.length - 1);
  else if (action === "choose") target.choose(node, isAdding);
  else if (action === "open" && isOpen) activate(activeIndex + 1);
  else if (action === "open" && node.hasChildren) target.setOpenState(node, true);
  else if (action === "close" && isOpen && !target.search) target.setOpenState(node, false);
  else if (action === "close") activateParent();
}

export function useOutlinerKeys(target: KeyTarget) {
  const { rows, activeIndex } = target;
  const typeAhead = useTypeAhead(target);
  /** After a pointer press letters are the editor's keys; after arrow keys they find rows. */
  const isPointed = useRef(false);

  /** Returns whether the key was handled. */
  function handleKey(event: KeyboardEvent): boolean {
    const row = rows[activeIndex];
    if (!row) return false;
    if (runRowCommand(target, event, row.node)) return true;
    const action = TREE_KEYS[event.key];
    if (event.altKey || event.metaKey || (event.ctrlKey && action !== "choose")) return false;
    if (action) {
      isPointed.current = false;
      // Letters typed after this key start a new name.
      typeAhead.reset();
      runTreeAction(target, action, row, event.ctrlKey || event.shiftKey);
      return true;
    }
    if (isPointed.current || !typeAhead.accepts(event.key)) return false;
    typeAhead.add(event.key);
    return true;
  }

  return {
    onKeyDown(event: KeyboardEvent): void {
      if (!handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerChoice(): void {
      isPointed.current = true;
    },
  };
}
