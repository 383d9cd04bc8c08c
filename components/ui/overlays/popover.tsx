"use client";

import { cloneElement, isValidElement, type ReactElement, type Ref, useCallback, useId, useRef } from "react";
import { joinHandlers } from "../join-handlers";
import { lazyPart, useLazyLayer } from "../lazy-part";
import { useCloseOnScroll } from "../use-close-on-scroll";
import { useJoinedRef } from "../use-joined-ref";
import type { PopoverProps } from "./popover-layer";

const popoverLayer = lazyPart(() => import("./popover-layer").then(({ PopoverLayer }) => PopoverLayer));

type RefProps = { ref?: Ref<HTMLElement> };

/** A layer next to its trigger with any content; it closes on Escape, on a press elsewhere and on scroll. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, isOpen, onOpenChange } = props;
  const content = useRef<HTMLDivElement>(null);
  const anchorElement = useRef<HTMLElement>(null);
  const triggerElement = useRef<HTMLElement>(null);
  const isAnchorElement = isValidElement(anchor);
  const anchorRef = anchor && !isAnchorElement ? anchor : anchorElement;
  const id = useId();
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useCloseOnScroll(isOpen && !props.isKeptOnScroll, close, content, anchorRef);
  const Layer = useLazyLayer(popoverLayer, isOpen, close);
  const anchorJoined = useJoinedRef(anchorElement, isAnchorElement ? (anchor.props as RefProps).ref : undefined);
  const triggerJoined = useJoinedRef(triggerElement, (trigger?.props as RefProps | undefined)?.ref);
  return (
    <>
      {isAnchorElement ? cloneElement(anchor as ReactElement<RefProps>, { ref: anchorJoined }) : null}
      {trigger
        ? cloneElement(trigger as ReactElement<Record<string, unknown>>, {
            "aria-haspopup": "dialog",
            "aria-expanded": isOpen,
            "aria-controls": isOpen && Layer ? id : undefined,
            "data-state": isOpen ? "open" : "closed",
            ...(trigger.props as object),
            ...joinHandlers(trigger.props as object, {
              onClick: (event) => {
                if (!event.defaultPrevented) onOpenChange(!isOpen);
              },
            }),
            ref: triggerJoined,
          })
        : null}
      {Layer ? (
        <Layer
          {...props}
          id={id}
          content={content}
          trigger={trigger ? triggerElement : null}
          anchor={anchor ? anchorRef : null}
        />
      ) : null}
    </>
  );
}
