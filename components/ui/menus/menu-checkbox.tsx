"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { FOCUS_STAYS } from "./closing-menu";
import styles from "./menu.module.css";

export type MenuCheckboxProps = {
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  children: ReactNode;
};

/** A choice of its own; the menu stays open, so that several can be made. */
export function MenuCheckbox({ isChecked, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <Radix.CheckboxItem
      {...FOCUS_STAYS}
      checked={isChecked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={styles.item}
    >
      <span className={styles.icon}>
        <Radix.ItemIndicator>
          <Check />
        </Radix.ItemIndicator>
      </span>
      <span className={styles.text}>{children}</span>
    </Radix.CheckboxItem>
  );
}
