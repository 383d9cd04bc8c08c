"use client";

import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { worstFindings } from "@/lib/editor/analysis/checks/worst-findings";
import type { FloorContents } from "../../canvas/view/survey-rooms";
import { useEditor } from "../../context/editor-context";
import { rowFinding } from "../../findings/row-finding";
import { COPY } from "../../names/copy";
import { useVirtualRows } from "../../parts/use-virtual-rows";
import listStyles from "../../parts/virtual-list.module.css";
import { useLayers } from "../../state/use-layers";
import { useUnits } from "../../state/use-measures";
import { useViewPart } from "../../state/use-store";
import { useFound } from "../checks/use-checks";
import styles from "./outliner.module.css";
import { OUTLINER_COPY } from "./outliner-copy";
import { OutlinerRowView, shownRow } from "./outliner-row";
import type { OutlinerNode } from "./outliner-tree";
import { rowLayers } from "./row-layers";
import { RowRename } from "./row-rename";
import type { OutlinerControl } from "./use-outliner";

const ROW_HEIGHT = 28;

const isField = (target: EventTarget | null): boolean => target instanceof HTMLInputElement;

/** Scrolls to the active row when another one becomes active or a search ends, not when only its position changes. */
function useRevealActive({ rows, activeIndex }: OutlinerControl, isSearched: boolean, reveal: (index: number) => void) {
  const activeId = rows[activeIndex]?.node.id;
  const latestIndex = useRef(activeIndex);
  useEffect(() => {
    latestIndex.current = activeIndex;
  }, [activeIndex]);
  useEffect(() => {
    if (activeId !== undefined || isSearched) reveal(latestIndex.current);
  }, [activeId, isSearched, reveal]);
}

/** Returns a function that ends the rename and returns the focus to the tree. */
function useEndRename(control: OutlinerControl, tree: RefObject<HTMLElement | null>) {
  const { store, view } = useEditor();
  const renamed = useViewPart(view, "renaming");
  // Ends the rename if its room is deleted, so that an undo that restores the room opens no field.
  useEffect(() => {
    if (renamed === null) return;
    function endWithRoom(): void {
      if (renamed === null || store.scene.has("face", renamed)) return;
      if (isField(document.activeElement) && tree.current?.contains(document.activeElement))
        tree.current.focus({ preventScroll: true });
      view.set({ renaming: null });
    }
    endWithRoom();
    return store.subscribeKind("face", endWithRoom);
  }, [renamed, store, view, tree]);

  return (message: string | null): void => {
    const hadFocus = tree.current?.contains(document.activeElement);
    control.endRename(message);
    if (hadFocus) tree.current?.focus({ preventScroll: true });
  };
}

/** Returns a function that describes the worst finding of a row by strings, which the memoized row can compare. */
function useRowFindings(floors: readonly FloorContents[]) {
  const { store, view } = useEditor();
  const worst = worstFindings(useFound(view.checks));
  return ({ icon, item, floorNumber }: OutlinerNode) => {
    const contents = icon === "room" ? floors.find((floor) => floor.floorNumber === floorNumber) : undefined;
    const room = item ? (contents?.roomHolding(item.key) ?? null) : null;
    const worstOfRow = rowFinding(store.scene, worst, item, room);
    return { finding: worstOfRow?.text ?? null, severity: worstOfRow?.severity ?? null };
  };
}

/** Handles a press: the arrow opens or closes the row, a button hides or locks it, any other part chooses it. */
function pressRow(control: OutlinerControl, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (isField(target)) return;
  const row = control.rows[Number(target?.closest<HTMLElement>("[data-index]")?.dataset.index ?? -1)];
  if (!row) return;
  const action = target?.closest<HTMLElement>("[data-does]")?.dataset.does;
  if (action) control.toggleLayer(row.node, action === "hide" ? "hiddenRows" : "lockedRows");
  else if (target?.closest("[data-arrow]")) control.toggle(row.node);
  else control.choose(row.node, event.ctrlKey || event.metaKey || event.shiftKey);
}

type Props = {
  control: OutlinerControl;
  floors: readonly FloorContents[];
  isSearched: boolean;
  /** The keys of elements with unresolved conflicts. */
  contested: ReadonlySet<string>;
};

/** The tree element. The tree keeps the focus, and points to its active row. */
export function OutlinerRows({ control, floors, isSearched, contested }: Props) {
  const { view } = useEditor();
  const { rows, activeIndex, renaming } = control;
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // A press shows no focus ring; the first key after it does.
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const virtual = useVirtualRows(scroller, rows.length, ROW_HEIGHT);
  const findingOfRow = useRowFindings(floors);
  // Renders when a layer or row is hidden or locked.
  useLayers(view);
  // Rows show areas.
  useUnits();
  useRevealActive(control, isSearched, virtual.reveal);
  const endRename = useEndRename(control, scroller);

  /** Focuses the tree instead of the row, which is removed when it is scrolled away. */
  function keepFocus(event: MouseEvent): void {
    if (isField(event.target)) return;
    event.preventDefault();
    setIsByKeyboard(false);
    scroller.current?.focus({ preventScroll: true, focusVisible: false });
  }

  const rowId = (index: number): string => `${treeId}-${index}`;
  return (
    <>
      <div
        ref={scroller}
        role="tree"
        aria-label={COPY.outliner}
        aria-multiselectable="true"
        aria-activedescendant={activeIndex >= 0 ? rowId(activeIndex) : undefined}
        tabIndex={rows.length === 0 ? -1 : 0}
        className={classNames(listStyles.list, styles.tree)}
        data-by-keyboard={isByKeyboard || undefined}
        aria-describedby={`${treeId}-help`}
        onKeyDown={(event) => {
          setIsByKeyboard(true);
          control.onKeyDown(event);
        }}
        onMouseDown={keepFocus}
        onClick={(event) => pressRow(control, event)}
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
    </>
  );
}
