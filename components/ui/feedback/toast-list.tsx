"use client";

import { useEffect, useRef } from "react";
import { type Toast, ToastItem, type ToastItemProps } from "./toast-item";
import styles from "./toast-list.module.css";
import { TOAST_REGION } from "./toast-region";
import { useToastFocus } from "./use-toast-focus";

export type ToastListProps = Omit<ToastItemProps, "toast"> & {
  label: string;
  toasts: readonly Toast[];
  /** Drawn in place instead of at the lower right of the page. */
  isInline?: boolean;
  /** The key that moves the focus to the last toast and back: "F8". */
  focusKey?: string;
};

const isUrgent = ({ type }: Toast): boolean => type === "warning" || type === "error";

/**
 * The stack of toasts at the lower right. A press on a toast closes it and returns the focus. Success and information
 * are announced politely, warnings and errors at once. The caller removes toasts after a time.
 */
export function ToastList({ label, toasts, isInline, focusKey, onClose, ...rest }: ToastListProps) {
  const region = useRef<HTMLElement>(null);
  const focus = useToastFocus(region, focusKey);

  // A dialog closes on a press outside itself; a press on a toast above it must not count.
  useEffect(() => {
    const stop = (event: Event) => event.stopPropagation();
    const element = region.current;
    element?.addEventListener("pointerdown", stop);
    return () => element?.removeEventListener("pointerdown", stop);
  }, []);

  const count = toasts.length;
  useEffect(() => {
    if (region.current && count > 0) region.current.scrollTop = region.current.scrollHeight;
  }, [count]);

  const close = (id: string) => {
    if (region.current?.contains(document.activeElement)) focus.goBack();
    onClose(id);
  };
  const renderItems = (matches: (toast: Toast) => boolean) =>
    toasts.filter(matches).map((toast) => <ToastItem key={toast.id} toast={toast} onClose={close} {...rest} />);

  // Both lists always exist: screen readers announce only additions to an existing live region.
  return (
    <section
      ref={region}
      aria-label={label}
      className={isInline ? styles.inline : styles.region}
      {...(isInline ? {} : { [TOAST_REGION]: "" })}
      onFocus={(event) => focus.rememberFocus(event.relatedTarget)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) focus.forget();
      }}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions text">
        {renderItems((toast) => !isUrgent(toast))}
      </ol>
      <ol className={styles.list} aria-live="assertive" aria-relevant="additions text">
        {renderItems(isUrgent)}
      </ol>
    </section>
  );
}
