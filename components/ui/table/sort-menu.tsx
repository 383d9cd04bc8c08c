"use client";

import { ArrowDownWideNarrow, ArrowUpNarrowWide } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../icon-button";
import { lazyPart, useLazyLayer } from "../lazy-part";
import { Menu } from "../menus/menu";
import { tableCopy } from "./copy";
import type { SortMenuProps } from "./sort-choices";
import styles from "./sort-menu.module.css";

const choicesPart = lazyPart(() => import("./sort-choices").then(({ SortChoices }) => SortChoices));

/** Replaces the sortable headings under 760 px, where rows have three lines and no headings. */
export function SortMenu<Item>(props: SortMenuProps<Item>) {
  const { columns, sort } = props;
  const [isOpen, setIsOpen] = useState(false);
  const Choices = useLazyLayer(choicesPart, isOpen);
  const sorted = columns.find(({ id, isSortable }) => isSortable && id === sort?.columnId);
  const direction = tableCopy[sort?.isDescending ? "descending" : "ascending"];
  const Icon = sort?.isDescending ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <Menu
      placement="bottom-end"
      label={tableCopy.sort}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton
          className={styles.trigger}
          variant="secondary"
          icon={<Icon />}
          label={sorted ? tableCopy.sortedBy(sorted.header, direction) : tableCopy.sort}
        />
      }
    >
      {Choices ? <Choices {...props} /> : null}
    </Menu>
  );
}
