"use client";

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { classNames } from "./class-names";
import styles from "./toast-list.module.css";

export type Toast = {
  id: string;
  type: "success" | "info" | "warning" | "error";
  message: string;
  /** Replaces the type's own icon. */
  icon?: ReactNode;
  theme?: "light" | "dark";
  className?: string;
  action?: { label: string; onPress: () => void };
};

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert };

export type ToastListProps = {
  label: string;
  closeLabel: string;
  toasts: readonly Toast[];
  /** Dark turns every toast dark, whatever it asks for. */
  theme: "light" | "dark";
  onClose: (id: string) => void;
  /** The pointer came over a toast, or left it. */
  onHoverChange?: (id: string, isOver: boolean) => void;
  /** The focus came into a toast, or left it. */
  onFocusChange?: (id: string, isInside: boolean) => void;
};

const cameFromInside = (event: FocusEvent): boolean => event.currentTarget.contains(event.relatedTarget);

/**
 * The stack of toasts at the lower right; a press anywhere on a toast closes it, and the focus goes back to where it
 * was. Times are the caller's matter.
 */
export function ToastList(props: ToastListProps) {
  const { label, closeLabel, toasts, theme, onClose, onHoverChange, onFocusChange } = props;
  const before = useRef<Element | null>(null);
  const close = (id: string) => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    onClose(id);
  };
  return (
    <section
      aria-label={label}
      aria-live="polite"
      onFocus={(event) => {
        if (!cameFromInside(event)) before.current = event.relatedTarget;
      }}
    >
      <ol className={styles.list}>
        {toasts.map((toast) => {
          const Icon = ICONS[toast.type];
          return (
            <li
              key={toast.id}
              data-theme={theme === "dark" ? "dark" : toast.theme}
              className={classNames(styles.toast, styles[toast.type], toast.className)}
              onMouseEnter={() => onHoverChange?.(toast.id, true)}
              onMouseLeave={() => onHoverChange?.(toast.id, false)}
              onFocus={() => onFocusChange?.(toast.id, true)}
              onBlur={(event) => {
                if (!cameFromInside(event)) onFocusChange?.(toast.id, false);
              }}
            >
              <span className={styles.icon}>{toast.icon ?? <Icon aria-hidden="true" />}</span>
              <p className={styles.text} role={toast.type === "error" ? "alert" : undefined}>
                {toast.message}
              </p>
              {toast.action ? (
                <button
                  type="button"
                  className={styles.action}
                  onClick={() => {
                    close(toast.id);
                    toast.action?.onPress();
                  }}
                >
                  {toast.action.label}
                </button>
              ) : null}
              <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => close(toast.id)}>
                <X aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
