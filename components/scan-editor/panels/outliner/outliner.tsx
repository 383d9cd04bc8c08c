"use client";

import { ChevronsDownUp } from "lucide-react";
import { type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SearchInput } from "@/components/ui/inputs/search-input";
import { worstFindings } from "@/lib/editor/analysis/checks/worst-findings";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { followLooseParts, type LooseOnFloor } from "@/lib/editor/core/rooms/loose-parts";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { rowFinding } from "../../findings/row-finding";
import { COPY } from "../../names/copy";
import { Panel } from "../../parts/panel";
import { useVirtualRows } from "../../parts/use-virtual-rows";
import { runWhenIdle } from "../../state/run-when-idle";
import { useLayers } from "../../state/use-layers";
import { useUnits } from "../../state/use-measures";
import { useSceneValue, useViewPart } from "../../state/use-store";
import { useFound } from "../checks/use-checks";
import styles from "./outliner.module.css";
import { OUTLINER_COPY } from "./outliner-copy";
import { OutlinerRowView, shownRow } from "./outliner-row";
import { buildOutliner, type OutlinerNode } from "./outliner-tree";
import { rowLayers } from "./row-layers";
import { RowRename } from "./row-rename";
import { useOutliner } from "./use-outliner";
import { useTree } from "./use-tree";

/** Records per idle slice, about a millisecond of work. */
const CHUNK = 4000;
const LATER_MS = 300;

/** Returns the loose parts by floor; a new map whenever one is added or removed. */
function useLooseParts(store: EditorStore): ReadonlyMap<number, LooseOnFloor> {
  const parts = useMemo(() => followLooseParts(store.scene), [store]);
  useEffect(() => store.subscribeScene(parts.follow), [store, parts]);
  useEffect(() => {
    let cancel = () => {};
    const look = (): void => {
      if (parts.scan(CHUNK)) cancel = runWhenIdle(look);
    };
    const timer = setTimeout(() => {
      cancel = runWhenIdle(look);
    }, LATER_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [parts]);
  return useSyncExternalStore(parts.subscribe, parts.get, parts.get);
}

const ROW_HEIGHT = 28;
/** Head, search and four rows, in pixels. */
const LEAST_HEIGHT = 190;
const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;
const NO_CONFLICTS: readonly { key: string }[] = [];
const CORNERS = ["vertex"] as const;
/** The kinds that the panel counts. */
const SHOWN = ["vertex", "edge", "face", "objectPlanar", "object3D"] as const;

/** All elements of the survey as a tree. It shares the selection with the canvas and works by keyboard alone. */
export function Outliner(props: {
  floors: readonly FloorContents[];
  levelName: (floorNumber: number) => string;
  /** Elements with unresolved conflicts. */
  conflicts?: readonly { key: string }[];
}) {
  const { floors, levelName, conflicts = NO_CONFLICTS } = props;
  const { store, view } = useEditor();
  const contested = useMemo(() => new Set(conflicts.map(({ key }) => key)), [conflicts]);
  const [search, setSearch] = useState("");
  // A press shows no focus ring; the first key after it does.
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const loose = useLooseParts(store);
  const moves = useCallback(() => store.getKindVersion("vertex"), [store]);
  const build = useCallback(
    (scene: ReadScene) => buildOutliner(scene, floors, levelName, loose, moves),
    [floors, levelName, loose, moves],
  );
  const roots = useTree(store, build);
  // Moved corners keep the tree, but change names and measures.
  const moved = useSceneValue(store, CORNERS, moves, "settled");
  // Renders when a layer or row is hidden or locked.
  useLayers(view);
  // Rows show areas.
  useUnits();
  const worst = worstFindings(useFound(view.checks));
  const control = useOutliner({ roots, moved, floors, search });
  const { rows, activeIndex, renaming } = control;
  const isRenamedListed = renaming === null || rows.some(({ node }) => node.id === renaming);
  // A renamed row must not be hidden by a search.
  useEffect(() => {
    if (!isRenamedListed) setSearch("");
  }, [isRenamedListed]);
  const virtual = useVirtualRows(scroller, rows.length, ROW_HEIGHT);
  const { reveal } = virtual;
  const activeId = rows[activeIndex]?.node.id;
  const latestIndex = useRef(activeIndex);
  useEffect(() => {
    latestIndex.current = activeIndex;
  }, [activeIndex]);
  const isSearched = search.trim() !== "";
  // Scrolls to another active row, and to the same one when a search ends, but not when only its position changes.
  useEffect(() => {
    if (activeId !== undefined || isSearched) reveal(latestIndex.current);
  }, [activeId, isSearched, reveal]);

  /** A press on a row chooses it, on its arrow opens it. */
  function press(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (isField(target)) return;
    const row = rows[Number(target?.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1)];
    if (!row) return;
    const does = target?.closest<HTMLElement>("[data-does]")?.dataset.does;
    if (does) control.toggleLayer(row.node, does === "hide" ? "hiddenRows" : "lockedRows");
    else if (target?.closest("[data-arrow]")) control.toggle(row.node);
    else control.choose(row.node, event.ctrlKey || event.metaKey || event.shiftKey);
  }

  /** Focuses the tree instead of the row, which leaves when it is scrolled away. */
  function keepFocus(event: MouseEvent): void {
    if (isField(event.target)) return;
    event.preventDefault();
    setIsByKeyboard(false);
    scroller.current?.focus({ preventScroll: true, focusVisible: false });
  }

  /** Returns the focus to the tree. */
  function endRename(message: string | null): void {
    const hadFocus = scroller.current?.contains(document.activeElement);
    control.endRename(message);
    if (hadFocus) scroller.current?.focus({ preventScroll: true });
  }

  const renamed = useViewPart(view, "renaming");
  // Ends the rename if its room is deleted, so that an undo that restores the room opens no field.
  useEffect(() => {
    if (renamed === null) return;
    function endWithRoom(): void {
      if (renamed === null || store.scene.has("face", renamed)) return;
      if (isField(document.activeElement) && scroller.current?.contains(document.activeElement))
        scroller.current.focus({ preventScroll: true });
      view.set({ renaming: null });
    }
    endWithRoom();
    return store.subscribeKind("face", endWithRoom);
  }, [renamed, store, view]);

  /** Returns strings, which the memoized row can compare. */
  function findingOfRow({ icon, item, floorNumber }: OutlinerNode) {
    const contents = icon === "room" ? floors.find((floor) => floor.floorNumber === floorNumber) : undefined;
    const room = item ? (contents?.roomHolding(item.key) ?? null) : null;
    const known = rowFinding(store.scene, worst, item, room);
    return { finding: known?.text ?? null, severity: known?.severity ?? null };
  }

  const rowId = (index: number): string => `${treeId}-${index}`;

  return (
    <Panel
      id="outliner"
      title={COPY.outliner}
      note={SHOWN.reduce((sum, kind) => sum + store.scene.count(kind), 0)}
      isGrowing
      leastHeight={LEAST_HEIGHT}
      mayFold={false}
      actions={
        <IconButton size="sm" icon={<ChevronsDownUp />} label={COPY.collapseAll} onClick={control.collapseAll} />
      }
    >
      <div className={styles.search}>
        <SearchInput
          label={COPY.outlinerSearch}
          placeholder={COPY.outlinerPlaceholder}
          shortcut="/"
          value={search}
          onValueChange={setSearch}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{search ? COPY.nothingFound(search) : COPY.emptySurvey}</p>
      ) : null}
      <div
        ref={scroller}
        role="tree"
        aria-label={COPY.outliner}
        aria-multiselectable="true"
        aria-activedescendant={activeIndex >= 0 ? rowId(activeIndex) : undefined}
        tabIndex={rows.length === 0 ? -1 : 0}
        className={styles.tree}
        data-by-keyboard={isByKeyboard || undefined}
        aria-describedby={`${treeId}-help`}
        onKeyDown={(event) => {
          setIsByKeyboard(true);
          control.onKeyDown(event);
        }}
        onMouseDown={keepFocus}
        onClick={press}
      >
        {virtual.drawn.map(({ index, gapBefore }) => {
          const row = rows[index];
          return row ? (
            <OutlinerRowView
              key={row.node.id}
              id={rowId(index)}
              {...shownRow(row)}
              {...rowLayers(view.layers, row.node)}
              index={index}
              gapBefore={gapBefore}
              isActive={index === activeIndex}
              isContested={row.node.item !== null && contested.has(row.node.item.key)}
              {...findingOfRow(row.node)}
              isSelected={control.isSelected(row.node)}
              rename={
                renaming === row.node.id && row.node.item ? (
                  <RowRename faceKey={row.node.item.key} onDone={endRename} />
                ) : null
              }
            />
          ) : null;
        })}
        <div role="presentation" style={{ height: virtual.after }} />
      </div>
      <p id={`${treeId}-help`} hidden>
        {OUTLINER_COPY.help}
      </p>
    </Panel>
  );
}
