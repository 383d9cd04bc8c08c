"use client";

import { Move, X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "../../icon-button";
import { LAYER_COPY } from "../layer-copy";
import { ModalBody } from "../modal-body";
import styles from "./floating-window.module.css";
import { useViewport } from "./use-viewport";
import { useWindowPlace } from "./use-window-place";
import { EDGES, type Viewport } from "./window-place";
import { browserWindowStore, type WindowStore } from "./window-store";

export type FloatingWindowProps = {
  /** Identifies the stored position and size. */
  id: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The initial size in pixels. */
  size?: { width: number; height: number };
  /** Buttons in the head, before Close. */
  actions?: ReactNode;
  /**
   * A detached part of the page instead of a dialog: it opens without taking the focus, the page's keys work inside it,
   * Escape belongs to the page, and `actions` replaces Close.
   */
  isPartOfPage?: boolean;
  /** The storage of positions and sizes; defaults to this browser. */
  store?: WindowStore;
  children: ReactNode;
};

const INITIAL_SIZE = { width: 400, height: 300 } as const;

/**
 * A window over the page that leaves the page usable. Dragging the head moves it, dragging edges and corners resizes
 * it, and a button does both with arrow keys. The window stores its position and size, and always stays on screen.
 * Escape cancels a drag, or else closes the window.
 */
export function FloatingWindow(props: FloatingWindowProps) {
  const viewport = useViewport();
  if (!props.isOpen || !viewport) return null;
  return createPortal(<OpenWindow key={props.id} {...props} viewport={viewport} />, document.body);
}

function OpenWindow({
  id,
  title,
  onOpenChange,
  size = INITIAL_SIZE,
  actions,
  isPartOfPage = false,
  store = browserWindowStore,
  children,
  viewport,
}: FloatingWindowProps & { viewport: Viewport }) {
  const frame = useRef<HTMLElement>(null);
  const titleId = useId();
  const keysId = useId();
  const { place, drag, onKeyDown, cancel } = useWindowPlace({ id, size, viewport, store });
  useFocusWhileOpen(frame, !isPartOfPage);
  return (
    <section
      ref={frame}
      role={isPartOfPage ? "region" : "dialog"}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.window}
      style={place}
      data-floating-window=""
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        const isDragCanceled = cancel();
        if (isPartOfPage && !isDragCanceled) return;
        event.preventDefault();
        if (!isDragCanceled) onOpenChange(false);
      }}
    >
      <div className={styles.head} {...drag(null)}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        <IconButton
          icon={<Move />}
          label={LAYER_COPY.moveOrResize}
          aria-describedby={keysId}
          size="sm"
          onKeyDown={onKeyDown}
        />
        <p id={keysId} className="visually-hidden">
          {LAYER_COPY.windowKeys}
        </p>
        {isPartOfPage ? null : (
          <IconButton icon={<X />} label={LAYER_COPY.close} size="sm" onClick={() => onOpenChange(false)} />
        )}
      </div>
      <ModalBody className={isPartOfPage ? styles.part : styles.body}>{children}</ModalBody>
      {EDGES.map((edge) => (
        <div key={edge} aria-hidden="true" data-edge={edge} className={styles.edge} {...drag(edge)} />
      ))}
    </section>
  );
}

/** Moves the focus into the window when it opens, and back when it closes if the focus is still inside. */
function useFocusWhileOpen(frame: { current: HTMLElement | null }, isEnabled: boolean) {
  useLayoutEffect(() => {
    if (!isEnabled) return;
    const element = frame.current;
    const previousFocus = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const isInside = element?.contains(document.activeElement);
      if (isInside && previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, [frame, isEnabled]);
}
