"use client";

import type { ReactNode } from "react";
import { Button } from "../button";
import { Dialog } from "./dialog";

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  question: string;
  cancelLabel: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** The confirmed action is running: it cannot be canceled, so nothing closes the dialog before it ends. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** The consequences of confirming, below the question. */
  children?: ReactNode;
};

/** A question with two answers, for actions that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const changeOpen = (isOpen: boolean) => {
    if (!props.isBusy) props.onOpenChange(isOpen);
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={changeOpen}
      title={props.title}
      description={props.question}
      isQuestion
      footer={[
        <Button key="cancel" aria-disabled={props.isBusy} onClick={() => changeOpen(false)}>
          {props.cancelLabel}
        </Button>,
        <Button
          key="confirm"
          variant={props.isDanger ? "danger" : "primary"}
          isLoading={props.isBusy}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>,
      ]}
    >
      {props.children}
    </Dialog>
  );
}
