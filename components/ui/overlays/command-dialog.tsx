"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { ToastBranch } from "../feedback/toast-branch";
import styles from "./command-dialog.module.css";
import { useReturnFocus } from "./use-return-focus";

export type CommandDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The accessible name; there is no visible heading. */
  label: string;
  /** Called after the dialog has closed and the focus has returned. */
  onClosed?: () => void;
  children: ReactNode;
};

/** A modal at the top of the page for one field and its results. It opens and closes without animation. */
export function CommandDialog({ isOpen, onOpenChange, label, onClosed, children }: CommandDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          aria-modal="true"
          aria-describedby={undefined}
          className={styles.dialog}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            onClosed?.();
          }}
        >
          <ToastBranch />
          <RadixDialog.Title className="visually-hidden">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
