"use client";

import type { ComponentProps } from "react";
import choice from "../inputs/choice.module.css";
import { tableCopy } from "./copy";
import styles from "./data-table.module.css";

type RowCheckboxProps = Omit<ComponentProps<"td">, "onToggle"> & {
  label: string;
  isChecked: boolean;
  onToggle: (isRange: boolean) => void;
};

/** A row's box, without the label's nodes: there are hundreds. With Shift it means the range from the last box. */
export function RowCheckbox({ label, isChecked, onToggle, ...cell }: RowCheckboxProps) {
  return (
    <td {...cell} data-place="select" className={styles.selectCell}>
      <input
        type="checkbox"
        className={choice.box}
        aria-label={tableCopy.select(label)}
        checked={isChecked}
        onChange={(event) => onToggle((event.nativeEvent as MouseEvent).shiftKey === true)}
      />
    </td>
  );
}
