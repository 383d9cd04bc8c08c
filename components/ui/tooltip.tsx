"use client";

import {
  cloneElement,
  type ReactElement,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { joinHandlers } from "./join-handlers";
import { Kbd } from "./kbd";
import { lazyPart, useLazyLayer } from "./lazy-part";
import type { Placement } from "./placement";
import { useCloseOnScroll } from "./use-close-on-scroll";
import { useJoinedRef } from "./use-joined-ref";

/**
 * Closes a layer that takes no focus: on a press outside of it and its trigger, on scroll, on resize and on Escape.
 * It leaves the event to whoever else wants it.
 */
function useDismissed(
  isOpen: boolean,
  close: () => void,
  trigger: RefObject<Element | null>,
  layer: RefObject<Element | null>,
): void {
  const closeNow = useCallback(() => close(), [close]);
  useCloseOnScroll(isOpen, closeNow, layer);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: Event) => {
      const isInside = [trigger, layer].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!isInside) closeNow();
    };
    const onKey = (event: KeyboardEvent) => {
      // Gone before any other layer asks whether it is the topmost.
      if (event.key === "Escape") flushSync(closeNow);
    };
    document.addEventListener("pointerdown", onPress, true);
    window.addEventListener("keydown", onKey, true);
    window.addEventListener("resize", closeNow);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      window.removeEventListener("keydown", onKey, true);
      window.removeEventListener("resize", closeNow);
    };
  }, [isOpen, closeNow, trigger, layer]);
}

/** Open or closed, now or after a delay in milliseconds; the last wish counts. */
function useDelayedOpen() {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback((next: boolean, delay: number) => {
    clearTimeout(timer.current);
    if (delay > 0) timer.current = setTimeout(() => setIsOpen(next), delay);
    else setIsOpen(next);
  }, []);
  const open = useCallback((delay = 0) => change(true, delay), [change]);
  const close = useCallback((delay = 0) => change(false, delay), [change]);
  return { isOpen, open, close };
}

const tooltipBubble = lazyPart(() => import("./tooltip-bubble").then(({ TooltipBubble }) => TooltipBubble));

/** A pointer that only passes opens nothing; one that crosses to the tooltip's text may take this long. */
const OPEN_DELAY_MS = 400;
const CLOSE_DELAY_MS = 150;

export type TooltipProps = {
  /** Null: there is nothing to say now, and nothing opens. The trigger stays the same element all the while. */
  label: string | null;
  shortcut?: string;
  placement?: Placement;
  /** Open from the start, for a sheet of parts. */
  isInitiallyOpen?: boolean;
  /** One element that takes a ref and the pointer and focus handlers. */
  children: ReactElement;
};

type TriggerProps = {
  ref?: Ref<HTMLElement>;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-haspopup"?: unknown;
};

/** A finger has no hover: what comes before its tap opens nothing. */
const hovers = (event: SyntheticEvent) => (event.nativeEvent as PointerEvent).pointerType !== "touch";

/**
 * A short text beside its trigger: on hover, on keyboard focus, and at once on a click or tap. A trigger that opens a
 * layer of its own shows none when pressed. It closes on a press elsewhere, on scroll and on Escape; it is no layer of its
 * own for Escape, so that the same press still closes the dialog that it stands in.
 */
export function Tooltip({ label, shortcut, placement = "bottom-center", isInitiallyOpen, children }: TooltipProps) {
  const { isOpen: isWanted, open, close } = useDelayedOpen();
  const isSilent = label === null;
  const isOpen = isWanted && !isSilent;
  const trigger = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  const props = children.props as TriggerProps;
  const ref = useJoinedRef(trigger, props.ref);
  useDismissed(isOpen, close, trigger, bubble);
  useEffect(() => {
    if (isInitiallyOpen) open();
  }, [isInitiallyOpen, open]);
  // What was opened for an old label does not come back with a new one.
  useEffect(() => {
    if (isSilent) close();
  }, [isSilent, close]);

  const handlers = joinHandlers(props, {
    onPointerEnter: (event) => hovers(event) && open(OPEN_DELAY_MS),
    onPointerLeave: (event) => hovers(event) && close(CLOSE_DELAY_MS),
    onFocus: (event) => event.currentTarget.matches(":focus-visible") && open(),
    onBlur: () => close(),
    // A button that is blocked hands no click on.
    onClickCapture: () => (props["aria-haspopup"] ? close() : open()),
  });
  const Bubble = useLazyLayer(tooltipBubble, isOpen, close);
  const describes = Bubble && isOpen && props["aria-label"] !== label;
  const describedBy = [props["aria-describedby"], describes && id].filter(Boolean).join(" ") || undefined;
  return (
    <>
      {cloneElement(children as ReactElement<TriggerProps>, {
        ...(isSilent ? {} : handlers),
        ref,
        "aria-describedby": describedBy,
      })}
      {Bubble && !isSilent ? (
        <Bubble
          trigger={trigger}
          bubble={bubble}
          id={id}
          placement={placement}
          isOpen={isOpen}
          onPointerEnter={() => open()}
          onPointerLeave={() => close(CLOSE_DELAY_MS)}
        >
          {label}
          {shortcut ? <Kbd>{shortcut}</Kbd> : null}
        </Bubble>
      ) : null}
    </>
  );
}
