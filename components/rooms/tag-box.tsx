"use client";

import { type KeyboardEvent, useEffect, useRef } from "react";
import type { TagBox as Box } from "@/lib/domain/entities";
import { toScreen } from "@/lib/domain/photo-camera";
import { growBox, moveBox } from "@/lib/domain/tag-box";
import { regionCopy as copy } from "./copy";
import styles from "./tag-box.module.css";
import type { Lens } from "./use-box-drag";
import { useBoxDrag } from "./use-box-drag";

/** Share of the photo that one arrow key moves. */
const STEP = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const HANDLES = ["nw", "ne", "sw", "se"] as const;
/** Pixels above a box that its label needs. */
const LABEL_ROOM_PX = 26;
/** A box that starts further right has its label on its left, where the photo's edge does not cut it. */
const NEAR_RIGHT = 0.7;

export type TagBoxProps = {
  lens: Lens;
  box: Box;
  label: string;
  /** Accessible name. */
  name: string;
  look: "plain" | "selected" | "suggested";
  /** The box has no name yet and takes the focus at once. */
  isDraft?: boolean;
  /** The pointer passes through, because another box is being drawn. */
  isPassive?: boolean;
  onSelect?: () => void;
  /** Without this callback, the box cannot be changed. */
  onChange?: (box: Box) => void;
  onDone?: (box: Box) => void;
  onDelete?: () => void;
};

/** A box on the photo. When selected, the pointer or arrow keys move it, and its corners or Shift+arrows resize it. */
export function TagBox({ lens, box, label, name, look, isDraft, isPassive, ...handlers }: TagBoxProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { shown, isDragged, nudge, settle, drop } = useBoxDrag(element, lens, box, handlers.onChange);
  useEffect(() => {
    if (!isDraft) return;
    const opener = document.activeElement;
    element.current?.focus();
    return () => {
      // After canceling or setting the box, the focus returns to its button, unless a name field is open.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, [isDraft]);
  const position = computePosition(lens, shown);
  const isLeftward = shown.x > NEAR_RIGHT || undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow && handlers.onChange) {
      const delta = { x: arrow[0] * STEP, y: arrow[1] * STEP };
      nudge((last) => (event.shiftKey ? growBox(last, delta) : moveBox(last, delta)));
    } else if ((event.key === "Enter" && handlers.onChange) || (event.key === "Escape" && look === "selected")) {
      if (event.key === "Escape") drop();
      if (event.key === "Escape" && isDraft) handlers.onDelete?.();
      else handlers.onDone?.(settle());
    } else if (event.key === "Delete" || event.key === "Backspace") {
      drop();
      handlers.onDelete?.();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  if (look === "suggested") {
    return (
      <span
        className={styles.box}
        data-look={look}
        data-below={position.top < LABEL_ROOM_PX || undefined}
        data-leftward={isLeftward}
        style={position}
      >
        <span className={styles.label}>{label}</span>
      </span>
    );
  }
  return (
    <button
      ref={element}
      type="button"
      className={styles.box}
      data-box=""
      data-look={look}
      data-below={position.top < LABEL_ROOM_PX || undefined}
      data-leftward={isLeftward}
      data-dragged={isDragged || undefined}
      data-passive={isPassive || undefined}
      style={position}
      aria-label={handlers.onChange ? `${name}. ${copy.boxKeys}` : name}
      aria-pressed={look === "selected"}
      onClick={handlers.onSelect}
      onKeyDown={onKeyDown}
      onBlur={settle}
    >
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {handlers.onChange
        ? HANDLES.map((handle) => <span key={handle} className={styles.handle} data-handle={handle} />)
        : null}
    </button>
  );
}

/** Returns the position of a box in the frame, for any rotation of the photo. */
function computePosition({ camera, frame, photo }: Lens, { x, y, width, height }: Box) {
  const corner = toScreen(camera, frame, photo, { x, y });
  const oppositeCorner = toScreen(camera, frame, photo, { x: x + width, y: y + height });
  return {
    left: Math.min(corner.x, oppositeCorner.x),
    top: Math.min(corner.y, oppositeCorner.y),
    width: Math.abs(corner.x - oppositeCorner.x),
    height: Math.abs(corner.y - oppositeCorner.y),
  };
}
