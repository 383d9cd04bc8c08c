"use client";

import {
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useId,
  useRef,
} from "react";
import { joinHandlers } from "../join-handlers";
import { lazyPart, useLazyLayer } from "../lazy-part";
import type { Placement } from "../placement";
import { useCloseOnScroll } from "../use-close-on-scroll";
import { useJoinedRef } from "../use-joined-ref";

const popoverLayer = lazyPart(() => import("./popover-layer").then(({ PopoverLayer }) => PopoverLayer));

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
