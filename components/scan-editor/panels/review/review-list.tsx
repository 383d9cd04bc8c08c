"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from "react";
import { useEditor } from "../../context/editor-context";
import { rowAfterKey } from "../../parts/row-after-key";
import { useVirtualRows } from "../../parts/use-virtual-rows";
import { useUnits } from "../../state/use-measures";
import styles from "./review.module.css";
import { ReviewRow, type ReviewRowItem } from "./review-row";
import { goToElement } from "./run-review";

const ROW_HEIGHT = 44;
const PAGE_SIZE = 5;

/** The rows of a review list: arrows choose, Enter goes to the element; `onKey` handles the letters of the list. */
export function ReviewList(props: {
  label: string;
  items: readonly ReviewRowItem[];
  activeKey: string | null;
  onChoose: (key: string) => void;
  /** Returns true for a letter that it has handled. */
  onKey: (letter: string, item: ReviewRowItem) => boolean;
  /** Shown if there are no rows. */
  empty: string;
  levelName: (floorNumber: number) => string;
}) {
  const { label, items, activeKey, onChoose, onKey, empty, levelName } = props;
  const editor = useEditor();
  const { store } = editor;
  useUnits();
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const active = items.findIndex(({ key }) => key === activeKey);
  const virtual = useVirtualRows(scroller, items.length, ROW_HEIGHT);
  const { reveal } = virtual;
  useEffect(() => {
    if (active >= 0) reveal(active);
  }, [active, reveal]);

  /** For keyboard focus only: a press chooses its own row and keeps the rows in place. */
  function onFocus(): void {
    if (active < 0 && !isPressed.current) choose(0);
  }

  function choose(at: number): void {
    const item = items[at];
    if (item) onChoose(item.key);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = rowAfterKey(event.key, active, items.length, PAGE_SIZE);
    const item = items[active];
    if (next !== null) choose(next);
    else if ((event.key === "Enter" || event.key === " ") && item) goToElement(editor, item);
    else if (!item || !onKey(event.key, item)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent): void {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    const item = row && items[Number(row.dataset.index)];
    if (item) goToElement(editor, item);
  }

  /** Focuses the list instead of the row, which leaves when it is decided or scrolled away. */
  function keepFocus(event: MouseEvent): void {
    event.preventDefault();
    isPressed.current = true;
    scroller.current?.focus({ preventScroll: true, focusVisible: false });
    isPressed.current = false;
  }

  return (
    <div
      ref={scroller}
      role="listbox"
      data-letters="free"
      aria-label={label}
      aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
      tabIndex={0}
      className={styles.list}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onMouseDown={keepFocus}
      onClick={onClick}
    >
      {virtual.drawn.map(({ index, gapBefore }) => {
        const item = items[index];
        return item ? (
          <ReviewRow
            key={item.key}
            scene={store.scene}
            item={item}
            id={`${listId}-${index}`}
            index={index}
            count={items.length}
            isActive={index === active}
            gapBefore={gapBefore}
            levelName={levelName}
          />
        ) : null;
      })}
      <div role="presentation" style={{ height: virtual.after }} />
      {items.length === 0 ? <p className={styles.nothing}>{empty}</p> : null}
    </div>
  );
}
