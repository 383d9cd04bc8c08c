"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { useUnits } from "../state/use-measures";
import styles from "./element-list.module.css";
import { rowIndexOf, useVirtualListbox } from "./use-virtual-listbox";
import listStyles from "./virtual-list.module.css";

/** In pixels, as in the style sheet. */
const ROW_HEIGHT = 44;

/** A row's position in the list. */
export type ElementRowPlace = { id: string; index: number; count: number; isActive: boolean; gapBefore: number };

/** A virtual list of elements of the scene. The list keeps the focus and points to its active row. */
export function ElementList(props: {
  scroller?: RefObject<HTMLDivElement | null>;
  label: string;
  count: number;
  /** The index of the active row; negative for none. */
  active: number;
  renderRow: (position: ElementRowPlace) => ReactNode;
  /** Returns true for a key that it has handled. Keys with Alt, Control or Command are not passed on. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Called when the focus comes from the keyboard. */
  onFocus: () => void;
  onRowClick: (index: number) => void;
  /** Shown instead of rows. */
  empty: string | null;
}) {
  const { label, count, active, renderRow, onKey, onFocus, onRowClick, empty } = props;
  // Rows show measures.
  useUnits();
  const defaultScroller = useRef<HTMLDivElement>(null);
  const scroller = props.scroller ?? defaultScroller;
  const listbox = useVirtualListbox({ scroller, count, rowHeight: ROW_HEIGHT, active });
  return (
    <div
      ref={scroller}
      role="listbox"
      data-letters="free"
      aria-label={label}
      aria-activedescendant={listbox.activeRowId}
      tabIndex={0}
      className={classNames(listStyles.list, styles.list)}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || !onKey(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onFocus={() => {
        if (!listbox.isPressed()) onFocus();
      }}
      onMouseDown={listbox.keepFocus}
      onClick={(event) => {
        const index = rowIndexOf(event);
        if (index !== null) onRowClick(index);
      }}
    >
      {listbox.drawn.map(({ index, gapBefore }) =>
        renderRow({ id: listbox.rowId(index), index, count, isActive: index === active, gapBefore }),
      )}
      <div role="presentation" style={{ height: listbox.after }} />
      {empty === null ? null : <p className={styles.nothing}>{empty}</p>}
    </div>
  );
}

/** One element: an icon, its name, and a line below. `iconText`: the meaning of the icon as text. */
export function ElementRow(props: {
  at: ElementRowPlace;
  look: string;
  icon: ReactNode;
  iconText: string;
  name: string;
  place: ReactNode;
  title: string;
}) {
  const { at, look, icon, iconText, name, place, title } = props;
  return (
    <div
      id={at.id}
      role="option"
      tabIndex={-1}
      aria-selected={at.isActive}
      aria-setsize={at.count}
      aria-posinset={at.index + 1}
      className={classNames(listStyles.row, styles.row)}
      data-index={at.index}
      data-active={at.isActive || undefined}
      data-look={look}
      style={{ marginTop: at.gapBefore }}
      title={title}
    >
      {icon}
      <span className="visually-hidden">{iconText}</span>
      <span className={styles.text}>
        <span className={styles.title}>{name}</span>
        <span className={styles.place}>{place}</span>
      </span>
    </div>
  );
}
