"use client";

/** The part of the popover that needs the overlay library; popover.tsx loads it on first use. */

import * as Radix from "@radix-ui/react-popover";
import { type ReactElement, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names";
import { ElementProxy } from "../element-proxy";
import layer from "../layer.module.css";
import type { Placement } from "../placement";
import { sideAndAlign } from "../placement";
import styles from "./popover.module.css";

export type PopoverProps = {
  /** A button that opens and closes the popover; it receives the popover's state. */
  trigger?: ReactElement;
  /** The anchor if it is not the trigger: an element rendered in place, or a ref to one rendered elsewhere. */
  anchor?: ReactElement | RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: Placement;
  /** The accessible name. */
  label: string;
  /** False leaves the focus in place, for a list under a field with typing in progress. */
  shouldFocus?: boolean;
  /** At least as wide as the trigger or anchor. */
  matchesTriggerWidth?: boolean;
  /** Stays open next to its anchor while the page scrolls, for fields with typing in progress. */
  isKeptOnScroll?: boolean;
  className?: string;
  children: ReactNode;
};

export type PopoverLayerProps = Omit<PopoverProps, "trigger" | "anchor"> & {
  id: string;
  content: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLElement | null> | null;
  anchor: RefObject<HTMLElement | null> | null;
};

/**
 * Returns handlers that move the focus into the popover, and back when the popover closes, unless the focus is
 * elsewhere by then. With `shouldFocus` false they do not move the focus.
 */
function usePopoverFocus(shouldFocus: boolean, isOpen: boolean, content: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<Element | null>(null);
  const restoreFocus = useCallback(() => {
    const { current } = previousFocus;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
  }, []);
  // Restores the focus at once, not after the popover has faded, because the next key belongs to the page below.
  useLayoutEffect(() => {
    if (!isOpen && shouldFocus && content.current?.contains(document.activeElement)) restoreFocus();
  }, [isOpen, shouldFocus, content, restoreFocus]);
  return {
    onOpenAutoFocus: (event: Event) => {
      previousFocus.current = document.activeElement;
      if (!shouldFocus) event.preventDefault();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (shouldFocus && isFree) restoreFocus();
    },
  };
}

/** The popover with its content. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { trigger, anchor, placement = "bottom-start", shouldFocus = true } = props;
  const focus = usePopoverFocus(shouldFocus, props.isOpen, props.content);
  return (
    <Radix.Root open={props.isOpen} onOpenChange={props.onOpenChange}>
      {anchor ? <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} /> : null}
      {trigger ? (
        <Radix.Trigger asChild>
          <ElementProxy target={trigger} />
        </Radix.Trigger>
      ) : null}
      <Radix.Portal>
        <Radix.Content
          {...sideAndAlign(placement)}
          {...focus}
          ref={props.content}
          id={props.id}
          role={shouldFocus ? "dialog" : "group"}
          aria-label={props.label}
          inert={!props.isOpen}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor?.current?.contains(event.target)) event.preventDefault();
          }}
          className={classNames(
            layer.anchored,
            layer.popup,
            styles.popover,
            props.matchesTriggerWidth && styles.wide,
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
