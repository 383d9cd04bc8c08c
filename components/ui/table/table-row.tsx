"use client";

import Link from "next/link";
import { type MouseEvent, memo, type ReactElement, type ReactNode, useState } from "react";
import { classNames } from "../class-names";
import { cutCell } from "../cut-text";
import { Menu } from "../menus/menu";
import type { DataTableColumn } from "./column";
import { tableCopy } from "./copy";
import styles from "./data-table.module.css";
import { RowCheckbox } from "./row-checkbox";

/**
 * A row's menu. Until someone wants it, only its button is there, so that a long list pays for one menu and not for one
 * a row; `children` is called from then on.
 */
function RowMenu(props: { label: string; isWanted: boolean; onWant: () => void; children: () => ReactNode }) {
  const name = tableCopy.menuOf(props.label);
  // A row that comes back into sight, or back into the list, does not bring its last menu with it.
  const [isPressed, setIsPressed] = useState(false);
  if (props.isWanted && isPressed) {
    return (
      <Menu
        label={name}
        placement="bottom-end"
        isInitiallyOpen
        trigger={<button type="button" className={styles.dots} aria-label={name} />}
      >
        {props.children()}
      </Menu>
    );
  }
  const want = () => {
    setIsPressed(true);
    props.onWant();
  };
  return <button type="button" className={styles.dots} aria-label={name} aria-haspopup="menu" onClick={want} />;
}

const INTERACTIVE = "a, button, input, select, textarea, label, [role='menu']";

export type TableRowProps<Item> = {
  item: Item;
  rowKey: string;
  index: number;
  /** Names the row's own controls. */
  label: string;
  columns: readonly DataTableColumn<Item>[];
  href: string | null;
  isCurrent: boolean;
  /** It is done with, and stands back. */
  isPast: boolean;
  /** A press on the row, in place of one on its link. */
  onPress?: (item: Item) => void;
  isNarrow: boolean;
  /** Null where rows cannot be chosen. */
  isSelected: boolean | null;
  onFocus: (rowKey: string) => void;
  onSelect: (rowKey: string, isRange: boolean) => void;
  menu?: (item: Item) => ReactNode;
  isMenuWanted: boolean;
  onMenuWanted: (rowKey: string) => void;
};

/** A press anywhere on a row is a press on its link, with the same modifier keys; marking text is not a press. */
function pressLink(event: MouseEvent<HTMLTableRowElement>) {
  if (window.getSelection()?.type === "Range") return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("a[data-row-lead]");
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** The cell of the box takes a press as a whole. */
const isBoxCell = ({ target }: MouseEvent) => (target as HTMLElement).dataset.place === "select";

/** A range of rows is meant there, not of text. */
function keepTextUnmarked(event: MouseEvent<HTMLTableRowElement>) {
  if (event.shiftKey && (event.target as HTMLElement).closest("td")?.dataset.place === "select") event.preventDefault();
}

/** Said outright where the rows are laid out as blocks, because some browsers then forget what they are. */
const ROW_ROLE = { role: "row" } as const;
const CELL_ROLE = { role: "cell" } as const;

function Row<Item>(props: TableRowProps<Item>) {
  const { item, rowKey, index, label, columns, href, isCurrent, isNarrow, isSelected, menu } = props;
  const cellRole = isNarrow ? CELL_ROLE : {};
  const press = (event: MouseEvent<HTMLTableRowElement>) => {
    const target = event.target as HTMLElement;
    // What a portal shows is in the row for React alone.
    if (!event.currentTarget.contains(target) || target.closest(INTERACTIVE)) return;
    if (isBoxCell(event)) props.onSelect(rowKey, event.shiftKey);
    else if (props.onPress) props.onPress(item);
    else pressLink(event);
  };
  return (
    <tr
      {...(isNarrow ? ROW_ROLE : {})}
      className={classNames(
        styles.row,
        isCurrent && styles.current,
        props.isPast && styles.past,
        isSelected && styles.selected,
        (href !== null || props.onPress) && styles.opens,
      )}
      aria-current={isCurrent && props.onPress ? true : undefined}
      aria-rowindex={index + 2}
      data-index={index}
      onClick={press}
      onMouseDown={isSelected === null ? undefined : keepTextUnmarked}
      onFocus={() => props.onFocus(rowKey)}
    >
      {isSelected === null ? null : (
        <RowCheckbox
          {...cellRole}
          label={label}
          isChecked={isSelected}
          onToggle={(isRange) => props.onSelect(rowKey, isRange)}
        />
      )}
      {columns.map((column) => {
        const content = cutCell(column.cell(item));
        return (
          <td
            {...cellRole}
            key={column.id}
            data-place={column.narrow}
            className={column.isLead ? styles.leadCell : column.tone && styles[column.tone]}
          >
            {column.isLead ? <Lead href={href}>{content}</Lead> : content}
          </td>
        );
      })}
      {menu ? (
        <td {...cellRole} data-place="menu" className={styles.menuCell}>
          <RowMenu label={label} isWanted={props.isMenuWanted} onWant={() => props.onMenuWanted(rowKey)}>
            {() => menu(item)}
          </RowMenu>
        </td>
      ) : null}
    </tr>
  );
}

function Lead({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) {
    return (
      <span className={styles.lead} data-row-lead="" tabIndex={-1}>
        {children}
      </span>
    );
  }
  return (
    <Link href={href} className={styles.lead} data-row-lead="" prefetch={false}>
      {children}
    </Link>
  );
}

/** Drawn again only when its own record or place changes. */
export const TableRow = memo(Row) as <Item>(props: TableRowProps<Item>) => ReactElement;
