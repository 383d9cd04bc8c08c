"use client";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { letterOn } from "@/lib/client/actions/key-layout";
import { selectedItems } from "@/lib/editor/core/selection";
import type { RowFlag } from "@/lib/editor/tools/layers/layer-state";
import { goToFloor } from "../../canvas/view/go-to-floor";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { useSelection, useViewPart } from "../../state/use-store";
import { toggleRows } from "../layers/selection-layers";
import { OUTLINER_COPY } from "./outliner-copy";
import { nodeId, type OutlinerNode, pathTo } from "./outliner-tree";
import { rowName } from "./row-layers";
import { matchingRows, type OutlinerRow, visibleRows } from "./visible-rows";

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

export type OutlinerControl = {
  /** The id of the row whose room is being renamed. */
  renaming: string | null;
  endRename(message: string | null): void;
  toggleLayer(node: OutlinerNode, flag: RowFlag): void;
  rows: readonly OutlinerRow[];
  activeIndex: number;
  isSelected(node: OutlinerNode): boolean;
  toggle(node: OutlinerNode): void;
  choose(node: OutlinerNode, isAdding: boolean): void;
  collapseAll(): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** Returns the rows that are open at first: the floor shown, and the walls if it has a single room. */
function firstOpen(roots: readonly OutlinerNode[], floorNumber: number): ReadonlySet<string> {
  const root = roots.find((candidate) => candidate.floorNumber === floorNumber) ?? roots[0];
  const rooms = root?.children() ?? [];
  const [only] = rooms;
  return new Set([...(root ? [root.id] : []), ...(only && rooms.length === 1 ? [only.id] : [])]);
}

export function useOutliner(setup: {
  roots: readonly OutlinerNode[];
  /** A version that grows when corners move: a searched element may have another name. */
  moved: number;
  floors: readonly FloorContents[];
  search: string;
}): OutlinerControl {
  const { roots, moved, floors, search } = setup;
  const { store, view } = useEditor();
  const isSearched = search.trim() !== "";
  const namedAt = isSearched ? moved : 0;
  const selection = useSelection(store);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(roots, view.get().floorNumber));
  const [activeId, setActiveId] = useState<string | null>(null);
  const typed = useRef({ text: "", at: 0 });
  const ownChoice = useRef<string | null>(null);
  const hadRoots = useRef(roots.length > 0);

  // The first import adds the first floor: open it as a loaded survey opens.
  useEffect(() => {
    if (!hadRoots.current && roots.length > 0) setOpen(firstOpen(roots, view.get().floorNumber));
    hadRoots.current = roots.length > 0;
  }, [roots, view]);

  const rows = useMemo(
    () => (isSearched && namedAt >= 0 ? matchingRows(roots, search) : visibleRows(roots, open)),
    [roots, open, search, isSearched, namedAt],
  );
  const found = rows.findIndex((row) => row.node.id === activeId);
  const activeIndex = found >= 0 ? found : rows.length > 0 ? 0 : -1;

  const wasSearched = useRef(isSearched);
  // Scrolls to an element that was selected on the canvas, or was found by a search that has ended.
  useEffect(() => {
    const isSearchOver = wasSearched.current && !isSearched;
    wasSearched.current = isSearched;
    const [item] = selectedItems(selection);
    if (!item || (ownChoice.current === item.key && !isSearchOver)) return;
    if (ownChoice.current !== item.key) ownChoice.current = null;
    const floorNumber = store.scene.get(item.kind, item.key)?.floorNumber;
    const contents = floors.find((floor) => floor.floorNumber === floorNumber);
    if (!contents) return;
    const path = pathTo(store.scene, contents, item);
    const branches = path.slice(0, -1);
    // Keeps the set if everything is open already.
    setOpen((before) => (branches.every((id) => before.has(id)) ? before : new Set([...before, ...branches])));
    setActiveId(path.at(-1) ?? null);
  }, [selection, store, floors, isSearched]);

  const setOpenState = useCallback((node: OutlinerNode, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(node.id);
      else after.delete(node.id);
      return after;
    });
  }, []);

  /** After a pointer press letters are the editor's keys; after arrow keys they find rows. */
  const isPointed = useRef(false);
  const renamed = useViewPart(view, "renaming");
  const renaming = renamed === null ? null : nodeId.room(renamed);
  // A rename that was started elsewhere scrolls to its row.
  useEffect(() => {
    if (renamed === null) return;
    const floorNumber = store.scene.get("face", renamed)?.floorNumber;
    if (floorNumber !== undefined) setOpen((before) => new Set([...before, nodeId.floor(floorNumber)]));
    setActiveId(nodeId.room(renamed));
  }, [renamed, store]);

  const isRoom = (node: OutlinerNode): boolean => node.icon === "room" && node.item !== null;

  function startRename(node: OutlinerNode): void {
    if (isRoom(node) && node.item) view.set({ renaming: node.item.key, refusal: null });
    else view.set({ refusal: OUTLINER_COPY.noName });
  }

  function toggleLayer(node: OutlinerNode, flag: RowFlag): void {
    const row = rowName(node);
    if (row !== null) toggleRows(view.layers, flag, [row]);
  }

  /** Handles the keys that only these rows have; returns false for others. */
  function ownKey(event: KeyboardEvent, node: OutlinerNode): boolean {
    const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : letterOn(event.code);
    const isSelected = node.item !== null && selection.kinds.has(node.item.key);
    if (event.key === "F2" || (event.key === "Enter" && isRoom(node) && isSelected && !event.ctrlKey))
      startRename(node);
    else if (!event.altKey || event.shiftKey) return false;
    else if (letter === "h") toggleLayer(node, "hiddenRows");
    else if (letter === "l") toggleLayer(node, "lockedRows");
    else return false;
    return true;
  }

  const choose = (node: OutlinerNode, isAdding: boolean): void => {
    const isElsewhere = node.floorNumber !== view.get().floorNumber;
    setActiveId(node.id);
    goToFloor(store, view, node.floorNumber);
    view.set({ refusal: null });
    if (!node.item) {
      setOpenState(node, !open.has(node.id));
      return;
    }
    ownChoice.current = node.item.key;
    // A selection stays on one floor: the first element of another floor starts a new selection.
    if (isAdding && !isElsewhere) store.toggleSelected(node.item);
    else store.select([node.item]);
  };

  const activate = (index: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row) setActiveId(row.node.id);
  };

  const typedSoFar = (): string => (Date.now() - typed.current.at < TYPEAHEAD_MS ? typed.current.text : "");

  /** A digit continues a typed name but does not start one: alone it is a key of the editor, for modes and views. */
  const isOfName = (key: string): boolean =>
    key.length === 1 && LETTER.test(key) && (typedSoFar() !== "" || !DIGIT.test(key));

  function typeAhead(letter: string): void {
    const text = typedSoFar() + letter.toLowerCase();
    typed.current = { text, at: Date.now() };
    const start = text.length === 1 ? activeIndex + 1 : activeIndex;
    const order = [...rows.slice(start), ...rows.slice(0, start)];
    const hit = order.find((row) => row.node.name.toLowerCase().startsWith(text));
    if (hit) setActiveId(hit.node.id);
  }

  function toParent(level: number): void {
    for (let index = activeIndex - 1; index >= 0; index -= 1) {
      if (rows[index]!.level >= level) continue;
      activate(index);
      return;
    }
  }

  function act(action: TreeAction, { node, isOpen, level }: OutlinerRow, isAdding: boolean): void {
    if (action === "next") activate(activeIndex + 1);
    else if (action === "previous") activate(activeIndex - 1);
    else if (action === "first") activate(0);
    else if (action === "last") activate(rows.length - 1);
    else if (action === "choose") choose(node, isAdding);
    else if (action === "open" && isOpen) activate(activeIndex + 1);
    else if (action === "open" && node.hasChildren) setOpenState(node, true);
    else if (action === "close" && isOpen && !search) setOpenState(node, false);
    else if (action === "close") toParent(level);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const row = rows[activeIndex];
    const action = TREE_KEYS[event.key];
    const isAdding = event.ctrlKey || event.shiftKey;
    if (row && ownKey(event, row.node)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!row || event.altKey || event.metaKey || (event.ctrlKey && action !== "choose")) return;
    if (action) {
      isPointed.current = false;
      // A name typed afterwards is a new one.
      typed.current = { text: "", at: 0 };
      act(action, row, isAdding);
    } else if (!isPointed.current && isOfName(event.key)) typeAhead(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    rows,
    activeIndex,
    isSelected: (node) => node.item !== null && selection.kinds.has(node.item.key),
    toggle: (node) => setOpenState(node, !open.has(node.id)),
    choose(node: OutlinerNode, isAdding: boolean): void {
      isPointed.current = true;
      choose(node, isAdding);
    },
    renaming,
    endRename(message) {
      view.set({ renaming: null, refusal: message });
    },
    toggleLayer,
    collapseAll: () => setOpen(new Set()),
    onKeyDown,
  };
}
