"use client";

import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { useEditor } from "../../context/editor-context";
import { rowAfterKey } from "../../parts/row-after-key";
import { rowIndexOf, useVirtualListbox } from "../../parts/use-virtual-listbox";
import listStyles from "../../parts/virtual-list.module.css";
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
  const scroller = useRef<HTMLDivElement>(null);
  const active = items.findIndex(({ key }) => key === activeKey);
  const listbox = useVirtualListbox({ scroller, count: items.length, rowHeight: ROW_HEIGHT, active });

  function choose(index: number): void {
    const item = items[index];
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
    const item = items[rowIndexOf(event) ?? -1];
    if (item) goToElement(editor, item);
  }

  return (
    <div
      ref={scroller}
      role="listbox"
      data-letters="free"
      aria-label={label}
      aria-activedescendant={listbox.activeRowId}
      tabIndex={0}
      className={classNames(listStyles.list, styles.list)}
      onKeyDown={onKeyDown}
      onFocus={() => {
        if (active < 0 && !listbox.isPressed()) choose(0);
      }}
      onMouseDown={listbox.keepFocus}
      onClick={onClick}
    >
      {listbox.drawn.map(({ index, gapBefore }) => {
        const item = items[index];
        return item ? (
          <ReviewRow
            key={item.key}
            scene={store.scene}
            item={item}
            id={listbox.rowId(index)}
            index={index}
            count={items.length}
            isActive={index === active}
            gapBefore={gapBefore}
            levelName={levelName}
          />
        ) : null;
      })}
      <div role="presentation" style={{ height: listbox.after }} />
      {items.length === 0 ? <p className={styles.nothing}>{empty}</p> : null}
    </div>
  );
}
