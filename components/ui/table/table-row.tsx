"use client";

import Link from "next/link";
import { type ComponentProps, type MouseEvent, memo, type ReactElement, type ReactNode, useState } from "react";
import { classNames } from "../class-names";
import { cutCell } from "../cut-text";
import choice from "../inputs/choice.module.css";
import { Menu } from "../menus/menu";
import type { DataTableColumn } from "./column";
import { tableCopy } from "./copy";
import styles from "./data-table.module.css";

/**
 * A row's menu. Only its button renders until it is pressed, so that a long list has one menu instead of one for each
 * row; `children` is called from then on.
 */
function RowMenu(props: { label: string; isOpen: boolean; onOpen: () => void; children: () => ReactNode }) {
  const name = tableCopy.menuOf(props.label);
  // A row that returns to view or to the list does not reopen its menu.
  const [isPressed, setIsPressed] = useState(false);
  if (props.isOpen && isPressed) {
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
  const open = () => {
    setIsPressed(true);
    props.onOpen();
  };
  return <button type="button" className={styles.dots} aria-label={name} aria-haspopup="menu" onClick={open} />;
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
  /** The row is processed, and shown in quieter colors. */
  isPast: boolean;
  /** Handles a press on the row instead of its link. */
  onPress?: (item: Item) => void;
  isNarrow: boolean;
  /** Null if rows are not selectable. */
  isSelected: boolean | null;
  onFocus: (rowKey: string) => void;
  onSelect: (rowKey: string, isRange: boolean) => void;
  menu?: (item: Item) => ReactNode;
  isMenuOpen: boolean;
  onMenuOpen: (rowKey: string) => void;
};

/** Clicks the row's link, with the same modifier keys, unless the press has selected text. */
function pressLink(event: MouseEvent<HTMLTableRowElement>) {
  if (window.getSelection()?.type === "Range") return;
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("a[data-row-lead]");
  const { ctrlKey, metaKey, shiftKey } = event;
  link?.dispatchEvent(new window.MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

type RowCheckboxProps = Omit<ComponentProps<"td">, "onToggle"> & {
  label: string;
  isChecked: boolean;
  onToggle: (isRange: boolean) => void;
};

/**
 * A row's checkbox without label nodes, because a list has hundreds. A press with Shift selects the range from the last
 * selected row.
 */
function RowCheckbox({ label, isChecked, onToggle, ...cell }: RowCheckboxProps) {
  return (
    <td {...cell} data-place="select" className={styles.selectCell}>
      <input
        type="checkbox"
        className={choice.box}
        aria-label={tableCopy.select(label)}
        checked={isChecked}
        onChange={(event) => onToggle((event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
      />
    </td>
  );
}

/** Returns whether the press is on the checkbox's cell, which acts like the checkbox. */
const isCheckboxCell = ({ target }: MouseEvent) => (target as HTMLElement).dataset.place === "select";

/** Prevents text selection in the checkbox's cell, where Shift selects a range of rows. */
function preventTextSelection(event: MouseEvent<HTMLTableRowElement>) {
  if (event.shiftKey && (event.target as HTMLElement).closest("td")?.dataset.place === "select") event.preventDefault();
}

/** Explicit roles for rows laid out as blocks, because some browsers then drop the implicit ones. */
const ROW_ROLE = { role: "row" } as const;
const CELL_ROLE = { role: "cell" } as const;

function Row<Item>(props: TableRowProps<Item>) {
  const { item, rowKey, index, label, columns, href, isCurrent, isNarrow, isSelected, menu } = props;
  const cellRole = isNarrow ? CELL_ROLE : {};
  const onPress = (event: MouseEvent<HTMLTableRowElement>) => {
    const target = event.target as HTMLElement;
    // Events of a portal bubble through React's tree, but the portal is not inside the row.
    if (!event.currentTarget.contains(target) || target.closest(INTERACTIVE)) return;
    if (isCheckboxCell(event)) props.onSelect(rowKey, event.shiftKey);
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
      onClick={onPress}
      onMouseDown={isSelected === null ? undefined : preventTextSelection}
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
          <RowMenu label={label} isOpen={props.isMenuOpen} onOpen={() => props.onMenuOpen(rowKey)}>
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

/** Renders again only when its own record or state changes. */
export const TableRow = memo(Row) as <Item>(props: TableRowProps<Item>) => ReactElement;
