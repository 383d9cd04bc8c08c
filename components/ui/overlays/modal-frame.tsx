"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { classNames } from "../class-names";
import { ToastBranch } from "../feedback/toast-branch";
import { IconButton } from "../icon-button";
import layer from "../layer.module.css";
import { LAYER_WORDS } from "./layer-words";
import { ModalBody } from "./modal-body";
import { type DialogFooter, ModalFooter } from "./modal-footer";
import { ModalHead } from "./modal-head";
import { useReturnFocus } from "./use-return-focus";

export type ModalFrameProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  description?: ReactNode;
  /** A question that wants an answer: a press outside does not close it. */
  isQuestion?: boolean;
  /** Holds what somebody has typed or waited for: a press outside does not close it, Escape does. */
  isKept?: boolean;
  hasCloseButton?: boolean;
  closeLabel?: string;
  footer?: DialogFooter;
  /** Has the focus at first, in place of the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

type Classes = Record<"panel" | "head" | "body", string | undefined>;

/** What a dialog and a drawer share: the scrim, the title, the scrolling body, the footer, and how they close. */
export function ModalFrame({ classes, ...props }: ModalFrameProps & { classes: Classes }) {
  const returnFocus = useReturnFocus(props.initialFocus);
  return (
    <RadixDialog.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={layer.scrim} />
        <RadixDialog.Content
          {...returnFocus}
          role={props.isQuestion ? "alertdialog" : "dialog"}
          aria-modal="true"
          className={classNames(layer.panel, classes.panel)}
          onInteractOutside={(event) => {
            if (props.isQuestion || props.isKept) event.preventDefault();
          }}
          {...(props.description ? {} : { "aria-describedby": undefined })}
        >
          <ToastBranch />
          <ModalHead isHidden={props.isTitleHidden} className={classes.head}>
            <RadixDialog.Title className={classNames(layer.title, props.hasCloseButton && layer.besideClose)}>
              {props.title}
            </RadixDialog.Title>
            {props.description ? (
              <RadixDialog.Description asChild>
                <div className={layer.description}>{props.description}</div>
              </RadixDialog.Description>
            ) : null}
          </ModalHead>
          {props.children ? <ModalBody className={classes.body}>{props.children}</ModalBody> : null}
          {props.footer ? <ModalFooter actions={props.footer} /> : null}
          {props.hasCloseButton ? (
            <RadixDialog.Close asChild>
              <IconButton
                className={layer.close}
                icon={<X />}
                label={props.closeLabel ?? LAYER_WORDS.close}
                // Below, it would cover the end of the line under the title.
                tooltipPlacement="left-center"
                size="sm"
              />
            </RadixDialog.Close>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
