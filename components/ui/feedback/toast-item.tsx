"use client";

import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useState } from "react";
import { classNames } from "../class-names";
import { toneClass } from "../tone";
import { ToneIcon } from "../tone-icon";
import styles from "./toast-list.module.css";
import { ToastText } from "./toast-text";

export type Toast = {
  id: string;
  type: "success" | "info" | "warning" | "error";
  message: string;
  /** Replaces the type's icon. */
  icon?: ReactNode;
  /** Light by default, whatever the theme of the page. */
  theme?: "light" | "dark";
  className?: string;
  action?: { label: string; onPress: () => void };
};

export type ToastItemProps = {
  toast: Toast;
  closeLabel: string;
  /** Dark overrides each toast's own theme. */
  theme: "light" | "dark";
  onClose: (id: string) => void;
  /** Called when the pointer leaves a toast. */
  onPointerOut?: (id: string) => void;
  /** Called when the focus or a text selection enters or leaves a toast. */
  onFocusChange?: (id: string, isInside: boolean) => void;
};

const TONES = { success: "ok", info: "info", warning: "warn", error: "bad" } as const;

const isFocusStayingInside = (event: FocusEvent): boolean => event.currentTarget.contains(event.relatedTarget);

/** One toast: icon, message, at most one action, and a close button; a press anywhere on the text also closes it. */
export function ToastItem({ toast, closeLabel, theme, onClose, onPointerOut, onFocusChange }: ToastItemProps) {
  const { id, type, message, icon, action } = toast;
  const tone = TONES[type];
  const [isSelected, setIsSelected] = useState(false);
  return (
    <li
      data-theme={theme === "dark" ? "dark" : (toast.theme ?? "light")}
      aria-atomic="true"
      className={classNames(styles.toast, toneClass(tone), toast.className)}
      onMouseLeave={(event) => {
        // With a button pressed, the pointer is dragging a selection beyond the edge.
        if (event.buttons === 0 && !isSelected) onPointerOut?.(id);
      }}
      onFocus={() => onFocusChange?.(id, true)}
      onBlur={(event) => {
        if (!isFocusStayingInside(event)) onFocusChange?.(id, false);
      }}
    >
      <span className={styles.icon}>{icon ?? <ToneIcon tone={tone} />}</span>
      <ToastText
        text={message}
        onPress={() => onClose(id)}
        onSelectedChange={(isTextSelected) => {
          setIsSelected(isTextSelected);
          onFocusChange?.(id, isTextSelected);
        }}
      />
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onClose(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(id)}>
        <X aria-hidden="true" />
      </button>
    </li>
  );
}
