"use client";

import { cloneElement, isValidElement, type ReactElement, type Ref, useCallback, useId, useRef } from "react";
import { joinHandlers } from "../join-handlers";
import { lazyPart, useLazyLayer } from "../lazy-part";
import { useCloseOnScroll } from "../use-close-on-scroll";
import { useJoinedRef } from "../use-joined-ref";
import type { PopoverProps } from "./popover-layer";

const popoverLayer = lazyPart(() => import("./popover-layer").then(({ PopoverLayer }) => PopoverLayer));

type DrawnProps = { ref?: Ref<HTMLElement> };

/** A layer beside its trigger that holds anything; it closes on Escape, on a press elsewhere and on scroll. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, isOpen, onOpenChange } = props;
  const content = useRef<HTMLDivElement>(null);
  const drawnAnchor = useRef<HTMLElement>(null);
  const drawnTrigger = useRef<HTMLElement>(null);
  const isAnchorDrawn = isValidElement(anchor);
  const anchorRef = anchor && !isAnchorDrawn ? anchor : drawnAnchor;
  const id = useId();
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useCloseOnScroll(isOpen && !props.isKeptOnScroll, close, content, anchorRef);
  const Layer = useLazyLayer(popoverLayer, isOpen, close);
  const anchorJoined = useJoinedRef(drawnAnchor, isAnchorDrawn ? (anchor.props as DrawnProps).ref : undefined);
  const triggerJoined = useJoinedRef(drawnTrigger, (trigger?.props as DrawnProps | undefined)?.ref);
  return (
    <>
      {isAnchorDrawn ? cloneElement(anchor as ReactElement<DrawnProps>, { ref: anchorJoined }) : null}
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
          trigger={trigger ? drawnTrigger : null}
          anchor={anchor ? anchorRef : null}
        />
      ) : null}
    </>
  );
}
