"use client";

/** The popover as the library of layers places it: what popover.tsx loads when it is wanted. */
import * as Radix from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { classNames } from "../class-names";
import layer from "../layer.module.css";
import { sideAndAlign } from "../placement";
import { StandIn } from "../stand-in";
import type { PopoverProps } from "./popover";
import styles from "./popover.module.css";
import { useHeldFocus } from "./use-held-focus";

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
          <StandIn of={trigger} />
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
