"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./drawer.module.css";
import { useReturnFocus } from "./use-return-focus";

export type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  side?: "left" | "right";
  children: ReactNode;
};

/** A panel from the side, modal; Escape and a press outside close it. */
export function Drawer({ isOpen, onOpenChange, title, isTitleHidden, side = "right", children }: DrawerProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          {...returnFocus}
          aria-modal="true"
          aria-describedby={undefined}
          className={classNames(styles.drawer, styles[side])}
        >
          <RadixDialog.Title className={isTitleHidden ? "visually-hidden" : styles.title}>{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
