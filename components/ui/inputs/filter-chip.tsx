"use client";

import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./filter-chip.module.css";

export type FilterChipProps = Omit<ComponentProps<"button">, "value" | "children"> & {
  /** What it filters by. */
  label: string;
  /** What is chosen, in words; null or empty while nothing is. */
  value?: string | null;
  icon?: ReactNode;
  /** Shows a button that empties the filter, while there is a value. */
  onClear?: () => void;
  /** Names that button; "Clear" and the label where it is left out. */
  clearLabel?: string;
};

/** A filter of a list: dashed while empty, solid with its value when set. Takes what a popover's trigger takes. */
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
            // The button goes with the value; the focus stays on the filter.
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
