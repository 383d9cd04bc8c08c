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

/** The title of a dialog or drawer and what stands under it. An endless one scrolls, and leaves room for body and answers. */
function ModalHead({ isHidden, ...props }: Props) {
  return isHidden ? <div className="visually-hidden">{props.children}</div> : <Shown {...props} />;
}

function Shown({ className, children }: Omit<Props, "isHidden">) {
  const head = useRef<HTMLDivElement>(null);
  useScrollStop(head);
  return (
    <div ref={head} className={classNames(layer.head, className)}>
      {children}
    </div>
  );
}

/** A footer holds at most two actions; the last is the one that Enter means. */
type DialogFooter = readonly [ReactNode] | readonly [ReactNode, ReactNode];

const MOST_CHILDREN = 2;

/** How many things a footer would draw, those within fragments and lists counted one by one. */
function countChildren(children: ReactNode): number {
  return Children.toArray(children).reduce<number>((count, child) => {
    const isFragment = isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment;
    return count + (isFragment ? countChildren(child.props.children) : 1);
  }, 0);
}

/** The actions of a dialog or drawer. In development it throws when there are more than two. */
function ModalFooter({ actions }: { actions: DialogFooter }) {
  if (process.env.NODE_ENV !== "production") {
    const count = countChildren(actions);
    if (count > MOST_CHILDREN) throw new Error(`A modal footer takes at most ${MOST_CHILDREN} children, not ${count}.`);
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
