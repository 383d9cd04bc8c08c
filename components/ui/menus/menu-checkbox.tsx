"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { KEEP_FOCUS } from "./keep-focus";
import styles from "./menu.module.css";

export type MenuCheckboxProps = {
  isChecked: boolean;
  onCheckedChange: (isChecked: boolean) => void;
  children: ReactNode;
};

/** An independent choice; the menu stays open for more choices. */
export function MenuCheckbox({ isChecked, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <Radix.CheckboxItem
      {...KEEP_FOCUS}
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
