"use client";

import * as RadixTooltip from "@radix-ui/react-tooltip";
import { cloneElement, type ReactElement, type Ref, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import layer from "./layer.module.css";
import { type Placement, sideAndAlign } from "./placement";
import styles from "./tooltip.module.css";
import { useDelayedOpen } from "./use-delayed-open";
import { useDismissed } from "./use-dismissed";
import { useJoinedRef } from "./use-joined-ref";

/** Distance between the trigger and the tooltip, in pixels. */
const OFFSET = 16;
/** A pointer that only passes opens nothing; one that crosses to the tooltip's text may take this long. */
const OPEN_DELAY_MS = 400;
const CLOSE_DELAY_MS = 150;

export type TooltipProps = {
  label: string;
  shortcut?: string;
  placement?: Placement;
  /** Open from the start, for a sheet of parts. */
  isInitiallyOpen?: boolean;
  /** One element that takes a ref and the pointer and focus handlers. */
  children: ReactElement;
};

type Handlers = Partial<
  Record<"onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur" | "onClick", (event: SyntheticEvent) => void>
>;
type TriggerProps = Handlers & {
  ref?: Ref<HTMLElement>;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-haspopup"?: unknown;
};

/** Each of `own` after the trigger's handler of the same name. */
function joinHandlers(passed: Handlers, own: Required<Handlers>): Handlers {
  const joined = { ...own };
  for (const name of Object.keys(own) as (keyof Handlers)[]) {
    joined[name] = (event) => {
      passed[name]?.(event);
      own[name](event);
    };
  }
  return joined;
}

/** A finger has no hover: what comes before its tap opens nothing. */
const hovers = (event: SyntheticEvent) => (event.nativeEvent as PointerEvent).pointerType !== "touch";

type TriggerElementProps = TriggerProps & { element: ReactElement; describedBy?: string };

/** The trigger, without the description that the library would add where it repeats the name. */
function TriggerElement({ element, describedBy, ...rest }: TriggerElementProps) {
  return cloneElement(element as ReactElement<TriggerProps>, { ...rest, "aria-describedby": describedBy });
}

/**
 * A short text beside its trigger: on hover, on keyboard focus, and at once on a click or tap. A trigger that opens a
 * layer of its own shows none when pressed. It closes on a press elsewhere, on scroll and on Escape; it is no layer of its
 * own for Escape, so that the same press still closes the dialog that it stands in.
 */
export function Tooltip({ label, shortcut, placement = "bottom-center", isInitiallyOpen, children }: TooltipProps) {
  const { isOpen, open, close } = useDelayedOpen();
  const trigger = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  const props = children.props as TriggerProps;
  const ref = useJoinedRef(trigger, props.ref);
  useDismissed(isOpen, close, trigger, bubble);
  useEffect(() => {
    if (isInitiallyOpen) open();
  }, [isInitiallyOpen, open]);

  const handlers = joinHandlers(props, {
    onPointerEnter: (event) => hovers(event) && open(OPEN_DELAY_MS),
    onPointerLeave: (event) => hovers(event) && close(CLOSE_DELAY_MS),
    onFocus: (event) => event.currentTarget.matches(":focus-visible") && open(),
    onBlur: () => close(),
    onClick: () => (props["aria-haspopup"] ? close() : open()),
  });
  const describes = isOpen && props["aria-label"] !== label;
  const describedBy = [props["aria-describedby"], describes && id].filter(Boolean).join(" ") || undefined;
  return (
    <RadixTooltip.Provider>
      {/* The library places it; when it opens and closes is decided here. */}
      <RadixTooltip.Root open={isOpen}>
        <RadixTooltip.Trigger asChild>
          <TriggerElement {...props} {...handlers} ref={ref} element={children} describedBy={describedBy} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            {...sideAndAlign(placement)}
            id={id}
            ref={bubble}
            sideOffset={OFFSET}
            collisionPadding={8}
            className={classNames(layer.beside, styles.tooltip)}
            onPointerEnter={() => open()}
            onPointerLeave={() => close(CLOSE_DELAY_MS)}
          >
            {label}
            {shortcut ? <Kbd>{shortcut}</Kbd> : null}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
