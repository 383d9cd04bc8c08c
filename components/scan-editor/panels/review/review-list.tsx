"use client";

import type { KeyboardEvent } from "react";
import { useEditor } from "../../context/editor-context";
import { ElementList } from "../../parts/element-list";
import { rowAfterKey } from "../../parts/row-after-key";
import { ReviewRow, type ReviewRowItem } from "./review-row";
import { goToElement } from "./run-review";

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
  const active = items.findIndex(({ key }) => key === activeKey);

  function choose(index: number): void {
    const item = items[index];
    if (item) onChoose(item.key);
  }

  function onKeyDown({ key, shiftKey }: KeyboardEvent): boolean {
    if (shiftKey) return false;
    const next = rowAfterKey(key, active, items.length, PAGE_SIZE);
    const item = items[active];
    if (next !== null) choose(next);
    else if ((key === "Enter" || key === " ") && item) goToElement(editor, item);
    else return !!item && onKey(key, item);
    return true;
  }

  return (
    <ElementList
      label={label}
      count={items.length}
      active={active}
      onKey={onKeyDown}
      onFocus={() => {
        if (active < 0) choose(0);
      }}
      onRowClick={(index) => {
        const item = items[index];
        if (item) goToElement(editor, item);
      }}
      empty={items.length === 0 ? empty : null}
      renderRow={(row) => {
        const item = items[row.index];
        return item ? (
          <ReviewRow key={item.key} scene={store.scene} item={item} at={row} levelName={levelName} />
        ) : null;
      }}
    />
  );
}
