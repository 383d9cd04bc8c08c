"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { Children, Fragment, isValidElement, type ReactNode, type RefObject, useRef } from "react";
import { classNames } from "../class-names";
import { ToastBranch } from "../feedback/toast-branch";
import { IconButton } from "../icon-button";
import layer from "../layer.module.css";
import { useScrollStop } from "../use-scroll-stop";
import { LAYER_COPY } from "./layer-copy";
import { ModalBody } from "./modal-body";
import { useReturnFocus } from "./use-return-focus";

type Props = { isHidden?: boolean; className?: string; children: ReactNode };

/** The title and description. A very long title scrolls, and leaves room for body and footer. */
function ModalHead({ isHidden, ...props }: Props) {
  return isHidden ? <div className="visually-hidden">{props.children}</div> : <ScrollingHead {...props} />;
}

function ScrollingHead({ className, children }: Omit<Props, "isHidden">) {
  const head = useRef<HTMLDivElement>(null);
  useScrollStop(head);
  return (
    <div ref={head} className={classNames(layer.head, className)}>
      {children}
    </div>
  );
}

/** At most two actions; the last is the default for Enter. */
type DialogFooter = readonly [ReactNode] | readonly [ReactNode, ReactNode];

const MAX_CHILDREN = 2;

/** Counts the rendered children, including those in fragments and lists. */
function countChildren(children: ReactNode): number {
  return Children.toArray(children).reduce<number>((count, child) => {
    const isFragment = isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment;
    return count + (isFragment ? countChildren(child.props.children) : 1);
  }, 0);
}

/** The actions of a dialog or drawer. In development it throws for more than two. */
function ModalFooter({ actions }: { actions: DialogFooter }) {
  if (process.env.NODE_ENV !== "production") {
    const count = countChildren(actions);
    if (count > MAX_CHILDREN) throw new Error(`A modal footer takes at most ${MAX_CHILDREN} children, not ${count}.`);
  }
  return (
    <div className={layer.footer}>
      {actions[0]}
      {actions[1]}
    </div>
  );
}

export type ModalFrameProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  isTitleHidden?: boolean;
  description?: ReactNode;
  /** A question that needs an answer: a press outside does not close it. */
  isQuestion?: boolean;
  /** Holds typed text or a pending result: Escape closes it, a press outside does not. */
  isKept?: boolean;
  hasCloseButton?: boolean;
  closeLabel?: string;
  footer?: DialogFooter;
  /** Takes the focus first, instead of the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

type Classes = Record<"panel" | "head" | "body", string | undefined>;

/** The shared frame of a dialog and a drawer: scrim, title, scrolling body, footer, and how it closes. */
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
            <RadixDialog.Title className={classNames(layer.title, props.hasCloseButton && layer.leavesRoomForClose)}>
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
                label={props.closeLabel ?? LAYER_COPY.close}
                // A tooltip below would cover the end of the description.
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
