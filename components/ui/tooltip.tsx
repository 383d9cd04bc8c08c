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
 * Closes a layer without focus: on a press outside the layer and its trigger, on scroll, on resize and on Escape. The
 * event still reaches other listeners.
 */
function useDismiss(
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
      // The tooltip must be closed before other layers check which one is topmost.
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

/** Opens or closes now, or after a delay in milliseconds; the last call wins. */
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

/** The open delay ignores a pointer that only passes; the close delay lets a pointer cross to the tooltip's text. */
const OPEN_DELAY_MS = 400;
const CLOSE_DELAY_MS = 150;

export type TooltipProps = {
  /** Null while there is no text: nothing opens, and the trigger stays the same element. */
  label: string | null;
  shortcut?: string;
  placement?: Placement;
  /** Opens on mount, for the gallery. */
  isInitiallyOpen?: boolean;
  /** One element that accepts a ref and pointer and focus handlers. */
  children: ReactElement;
};

type TriggerProps = {
  ref?: Ref<HTMLElement>;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-haspopup"?: unknown;
  "aria-expanded"?: boolean | "true" | "false";
};

/** Touch has no hover: pointer events before a tap must not open the tooltip. */
const canHover = (event: SyntheticEvent) => (event.nativeEvent as PointerEvent).pointerType !== "touch";

/**
 * A short text next to its trigger: after a hover, on keyboard focus, and at once on a click or tap. A trigger that
 * opens its own layer shows no tooltip when pressed, nor while that layer is open. The tooltip is not a layer for
 * Escape: the same key press also closes the dialog around it.
 */
export function Tooltip({ label, shortcut, placement = "bottom-center", isInitiallyOpen, children }: TooltipProps) {
  const { isOpen: isRequested, open, close } = useDelayedOpen();
  const trigger = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();
  const props = children.props as TriggerProps;
  const hasOpenLayer = Boolean(props["aria-haspopup"] && props["aria-expanded"] === true);
  const isSilent = label === null || hasOpenLayer;
  const isOpen = isRequested && !isSilent;
  const ref = useJoinedRef(trigger, props.ref);
  useDismiss(isOpen, close, trigger, bubble);
  useEffect(() => {
    if (isInitiallyOpen) open();
  }, [isInitiallyOpen, open]);
  // A tooltip opened before must not reappear with a new label or when the trigger's layer closes.
  useEffect(() => {
    if (isSilent) close();
  }, [isSilent, close]);

  const handlers = joinHandlers(props, {
    onPointerEnter: (event) => canHover(event) && open(OPEN_DELAY_MS),
    onPointerLeave: (event) => canHover(event) && close(CLOSE_DELAY_MS),
    onFocus: (event) => event.currentTarget.matches(":focus-visible") && open(),
    onBlur: () => close(),
    // A blocked button does not call its onClick, so the capture phase is used.
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
