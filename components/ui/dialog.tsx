"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button";
import { useReturnFocus } from "./use-return-focus";

/** A footer holds at most two actions; the last is the one that Enter means. */
export type DialogFooter = readonly [ReactNode] | readonly [ReactNode, ReactNode];

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** A question that wants an answer: a press outside does not close it. */
  isQuestion?: boolean;
  hasCloseButton?: boolean;
  closeLabel?: string;
  footer?: DialogFooter;
  /** Has the focus at first, in place of the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** A modal over the page; Escape closes it and the focus returns to where it was. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, size = "sm", isQuestion, footer, children } = props;
  const returnFocus = useReturnFocus(props.initialFocus);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          {...returnFocus}
          role={isQuestion ? "alertdialog" : "dialog"}
          aria-modal="true"
          className={classNames(styles.dialog, styles[size])}
          onInteractOutside={(event) => {
            if (isQuestion) event.preventDefault();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <div className={styles.body}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description ? (
              <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className={styles.footer}>
              {footer[0]}
              {footer[1]}
            </div>
          ) : null}
          {props.hasCloseButton ? (
            <RadixDialog.Close asChild>
              <IconButton className={styles.close} icon={<X />} label={props.closeLabel ?? "Close"} size="sm" />
            </RadixDialog.Close>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
