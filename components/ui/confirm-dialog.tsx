"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  question: string;
  cancelLabel: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  /** What follows from a yes, below the question. */
  children?: ReactNode;
};

/** A question with two answers, for what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const close = () => props.onOpenChange(false);
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.question}
      isQuestion
      footer={[
        <Button key="cancel" onClick={close}>
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
