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
  /** Names the place that is remembered. */
  id: string;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** In pixels, before someone resizes it. */
  size?: { width: number; height: number };
  /** Buttons in the head, before Close. */
  actions?: ReactNode;
  /**
   * A part of the page that was taken out of it, and no dialog: it comes without taking the focus, the page's keys work in
   * it, and Escape is the page's. In place of Close it has what `actions` brings.
   */
  isPartOfPage?: boolean;
  /** Where places are remembered; this browser when not given. */
  store?: WindowStore;
  children: ReactNode;
};

const FIRST_SIZE = { width: 400, height: 300 } as const;

/**
 * A window over the page that leaves the page in use. Its head drags it, its edges and corners resize it, and a button
 * does both with arrow keys. It remembers its place and is never lost off screen. Escape in it takes back a drag, else closes.
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
  size = FIRST_SIZE,
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
        const isTakenBack = cancel();
        if (isPartOfPage && !isTakenBack) return;
        event.preventDefault();
        if (!isTakenBack) onOpenChange(false);
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

/** The focus comes in when the window opens, and goes back when it closes if it is still inside. */
function useFocusWhileOpen(frame: { current: HTMLElement | null }, isWanted: boolean) {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const element = frame.current;
    const opener = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const isInside = element?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [frame, isWanted]);
}
