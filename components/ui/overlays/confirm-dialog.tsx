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
  /** The yes is being carried out: it can be taken back no more, so nothing closes the question but its end. */
  isBusy?: boolean;
  onConfirm: () => void;
  /** What follows from a yes, below the question. */
  children?: ReactNode;
};

/** A question with two answers, for what cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const change = (isOpen: boolean) => {
    if (!props.isBusy) props.onOpenChange(isOpen);
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={change}
      title={props.title}
      description={props.question}
      isQuestion
      footer={[
        <Button key="cancel" aria-disabled={props.isBusy} onClick={() => change(false)}>
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
