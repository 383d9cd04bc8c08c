"use client";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { type Selection, selectedItems } from "@/lib/editor/core/selection";
import type { RowFlag } from "@/lib/editor/tools/layers/layer-state";
import type { EditorView } from "../../canvas/view/editor-view";
import { goToFloor } from "../../canvas/view/go-to-floor";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { useSelection, useViewPart } from "../../state/use-store";
import { toggleRows } from "../layers/selection-layers";
import { OUTLINER_COPY } from "./outliner-copy";
import { isRoom, nodeId, type OutlinerNode, pathTo } from "./outliner-tree";
import { rowName } from "./row-layers";
import { useOutlinerKeys } from "./use-outliner-keys";
import { matchingRows, type OutlinerRow, visibleRows } from "./visible-rows";

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

/** Returns the ids of the rows that are open at first: the shown floor, and its room if it has only one. */
function initiallyOpenIds(roots: readonly OutlinerNode[], floorNumber: number): ReadonlySet<string> {
  const root = roots.find((candidate) => candidate.floorNumber === floorNumber) ?? roots[0];
  const rooms = root?.children() ?? [];
  const [firstRoom] = rooms;
  return new Set([...(root ? [root.id] : []), ...(firstRoom && rooms.length === 1 ? [firstRoom.id] : [])]);
}

function useOpenRows(roots: readonly OutlinerNode[], view: EditorView) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => initiallyOpenIds(roots, view.get().floorNumber));
  const hadRoots = useRef(roots.length > 0);
  // When the first import adds the first floor, open that floor like one of a loaded survey.
  useEffect(() => {
    if (!hadRoots.current && roots.length > 0) setOpen(initiallyOpenIds(roots, view.get().floorNumber));
    hadRoots.current = roots.length > 0;
  }, [roots, view]);

  /** Keeps the same set if all rows are already open, so that React does not render again. */
  const openAll = useCallback((ids: readonly string[]) => {
    setOpen((before) => (ids.every((id) => before.has(id)) ? before : new Set([...before, ...ids])));
  }, []);

  function setOpenState(node: OutlinerNode, isOpen: boolean): void {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(node.id);
      else after.delete(node.id);
      return after;
    });
  }

  return { open, openAll, setOpenState, collapseAll: () => setOpen(new Set()) };
}

type RowSearch = { roots: readonly OutlinerNode[]; open: ReadonlySet<string>; search: string; moved: number };

/** Returns the rows that match the search, or without one the rows in open branches. */
function useRows({ roots, open, search, moved }: RowSearch): readonly OutlinerRow[] {
  const isSearched = search.trim() !== "";
  // Moved corners change names, so a search is repeated for each version.
  const nameVersion = isSearched ? moved : 0;
  return useMemo(
    () => (isSearched && nameVersion >= 0 ? matchingRows(roots, search) : visibleRows(roots, open)),
    [roots, open, search, isSearched, nameVersion],
  );
}

type RevealSelection = {
  store: EditorStore;
  selection: Selection;
  floors: readonly FloorContents[];
  isSearched: boolean;
  /** The key of the element last chosen in the tree, whose row is already in view. */
  ownChoice: RefObject<string | null>;
  /** Opens the rows along a path and makes the last one active. */
  reveal: (path: readonly string[]) => void;
};

/** Reveals an element that was selected on the canvas, or was found by a search that has ended. */
function useRevealSelection({ store, selection, floors, isSearched, ownChoice, reveal }: RevealSelection): void {
  const wasSearched = useRef(isSearched);
  useEffect(() => {
    const isSearchOver = wasSearched.current && !isSearched;
    wasSearched.current = isSearched;
    const [item] = selectedItems(selection);
    if (!item || (ownChoice.current === item.key && !isSearchOver)) return;
    if (ownChoice.current !== item.key) ownChoice.current = null;
    const floorNumber = store.scene.get(item.kind, item.key)?.floorNumber;
    const contents = floors.find((floor) => floor.floorNumber === floorNumber);
    if (contents) reveal(pathTo(store.scene, contents, item));
  }, [selection, store, floors, isSearched, ownChoice, reveal]);
}

/** Starts and ends the rename of a room, and reveals its row if the rename was started elsewhere. */
function useRename(store: EditorStore, view: EditorView, reveal: RevealSelection["reveal"]) {
  const renamed = useViewPart(view, "renaming");
  useEffect(() => {
    if (renamed === null) return;
    const floorNumber = store.scene.get("face", renamed)?.floorNumber;
    const floor = floorNumber === undefined ? [] : [nodeId.floor(floorNumber)];
    reveal([...floor, nodeId.room(renamed)]);
  }, [renamed, store, reveal]);

  return {
    renaming: renamed === null ? null : nodeId.room(renamed),
    startRename(node: OutlinerNode): void {
      if (isRoom(node) && node.item) view.set({ renaming: node.item.key, refusal: null });
      else view.set({ refusal: OUTLINER_COPY.noName });
    },
    endRename: (message: string | null): void => view.set({ renaming: null, refusal: message }),
  };
}

export function useOutliner(setup: {
  roots: readonly OutlinerNode[];
  /** A version that grows when corners move, which may change the names of searched elements. */
  moved: number;
  floors: readonly FloorContents[];
  search: string;
}): OutlinerControl {
  const { roots, moved, floors, search } = setup;
  const { store, view } = useEditor();
  const selection = useSelection(store);
  const { open, openAll, setOpenState, collapseAll } = useOpenRows(roots, view);
  const [activeId, setActiveId] = useState<string | null>(null);
  const ownChoice = useRef<string | null>(null);
  const rows = useRows({ roots, open, search, moved });
  const foundIndex = rows.findIndex((row) => row.node.id === activeId);
  const activeIndex = foundIndex >= 0 ? foundIndex : rows.length > 0 ? 0 : -1;

  const reveal = useCallback(
    (path: readonly string[]) => {
      openAll(path.slice(0, -1));
      setActiveId(path.at(-1) ?? null);
    },
    [openAll],
  );
  useRevealSelection({ store, selection, floors, isSearched: search.trim() !== "", ownChoice, reveal });
  const { renaming, startRename, endRename } = useRename(store, view, reveal);

  const isSelected = (node: OutlinerNode): boolean => node.item !== null && selection.kinds.has(node.item.key);
  const toggle = (node: OutlinerNode): void => setOpenState(node, !open.has(node.id));

  function toggleLayer(node: OutlinerNode, flag: RowFlag): void {
    const row = rowName(node);
    if (row !== null) toggleRows(view.layers, flag, [row]);
  }

  function choose(node: OutlinerNode, isAdding: boolean): void {
    const isOnOtherFloor = node.floorNumber !== view.get().floorNumber;
    setActiveId(node.id);
    goToFloor(store, view, node.floorNumber);
    view.set({ refusal: null });
    if (!node.item) {
      toggle(node);
      return;
    }
    ownChoice.current = node.item.key;
    // A selection stays on one floor: the first element of another floor starts a new selection.
    if (isAdding && !isOnOtherFloor) store.toggleSelected(node.item);
    else store.select([node.item]);
  }

  const { onKeyDown, onPointerChoice } = useOutlinerKeys({
    rows,
    activeIndex,
    search,
    setActiveId,
    setOpenState,
    choose,
    isSelected,
    startRename,
    toggleLayer,
  });
  return {
    rows,
    activeIndex,
    isSelected,
    toggle,
    choose(node, isAdding) {
      onPointerChoice();
      choose(node, isAdding);
    },
    renaming,
    endRename,
    toggleLayer,
    collapseAll,
    onKeyDown,
  };
}
