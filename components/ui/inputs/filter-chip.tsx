"use client";

import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./filter-chip.module.css";

export type FilterChipProps = Omit<ComponentProps<"button">, "value" | "children"> & {
  /** Names what the list is filtered by. */
  label: string;
  /** The chosen values as text; null or empty while nothing is chosen. */
  value?: string | null;
  icon?: ReactNode;
  /** Shows a button that clears the filter while it has a value. */
  onClear?: () => void;
  /** Names the clear button; defaults to "Clear" and the label. */
  clearLabel?: string;
};

/**
 * The button of a filter: dashed while empty, solid with its value when set. Accepts the props of a popover trigger.
 */
export function FilterChip({ label, value, icon, onClear, clearLabel, className, ref, ...button }: FilterChipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isSet = Boolean(value);
  return (
    <span className={classNames(styles.filter, isSet && styles.set, className)} data-print={isSet ? "keep" : "none"}>
      <button {...button} ref={useJoinedRef(trigger, ref)} type="button" className={styles.trigger}>
        {icon}
        <span className={styles.label}>{label}</span>
        {isSet ? (
          <span className={styles.value} dir="auto" title={value ?? undefined}>
            {value}
          </span>
        ) : null}
      </button>
      {isSet && onClear ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel ?? displayCopy.clear(label)}
          disabled={button.disabled}
          onClick={() => {
            // The clear button disappears with the value; keep the focus on the filter.
            trigger.current?.focus();
            onClear();
          }}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
