"use client";

import * as Radix from "@radix-ui/react-popover";
import { isValidElement, type ReactElement, type ReactNode, type RefObject, useCallback, useRef } from "react";
import { classNames } from "./class-names";
import layer from "./layer.module.css";
import { type Placement, sideAndAlign } from "./placement";
import styles from "./popover.module.css";
import { useCloseOnScroll } from "./use-close-on-scroll";
import { useHeldFocus } from "./use-held-focus";

export type PopoverProps = {
  /** A button that opens and closes it; it gets the popover's state. */
  trigger?: ReactElement;
  /** What it stands beside where that is not the trigger: an element drawn in place, or a ref to one drawn elsewhere. */
  anchor?: ReactElement | RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: Placement;
  /** Names the popover. */
  label: string;
  /** False leaves the focus where it is, for a list under a field that is being typed into. */
  shouldFocus?: boolean;
  /** As wide as its trigger or anchor. */
  isTriggerWide?: boolean;
  /** It stays open, and beside its anchor, while the page scrolls: for what is being typed into. */
  isKeptOnScroll?: boolean;
  className?: string;
  children: ReactNode;
};

/** A layer beside its trigger that holds anything; it closes on Escape, on a press elsewhere and on scroll. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, isOpen, onOpenChange, placement = "bottom-start", shouldFocus = true } = props;
  const content = useRef<HTMLDivElement>(null);
  const drawnAnchor = useRef<HTMLElement>(null);
  const anchorRef = anchor && !isValidElement(anchor) ? anchor : drawnAnchor;
  const focus = useHeldFocus(shouldFocus);
  useCloseOnScroll(
    isOpen && !props.isKeptOnScroll,
    useCallback(() => onOpenChange(false), [onOpenChange]),
    content,
    anchorRef,
  );
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {isValidElement(anchor) ? (
        <Radix.Anchor asChild ref={drawnAnchor as RefObject<HTMLDivElement | null>}>
          {anchor}
        </Radix.Anchor>
      ) : null}
      {anchor && !isValidElement(anchor) ? <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} /> : null}
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Content
          {...sideAndAlign(placement)}
          {...focus}
          ref={content}
          role={shouldFocus ? "dialog" : "group"}
          aria-label={props.label}
          sideOffset={4}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchorRef.current?.contains(event.target)) event.preventDefault();
          }}
          className={classNames(
            layer.beside,
            layer.popup,
            styles.popover,
            props.isTriggerWide && styles.wide,
            props.className,
          )}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
