"use client";

import * as Radix from "@radix-ui/react-popover";
/** The popover as the library of layers places it: what popover.tsx loads when it is wanted. */
import type { ReactElement, ReactNode, RefObject } from "react";
import { classNames } from "../class-names";
import { ElementProxy } from "../element-proxy";
import layer from "../layer.module.css";
import type { Placement } from "../placement";
import { sideAndAlign } from "../placement";
import styles from "./popover.module.css";
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
  matchesTriggerWidth?: boolean;
  /** It stays open, and beside its anchor, while the page scrolls: for what is being typed into. */
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

/** The layer with what it holds. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { trigger, anchor, placement = "bottom-start", shouldFocus = true } = props;
  const focus = useHeldFocus(shouldFocus, props.isOpen, props.content);
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
