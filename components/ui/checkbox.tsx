"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import styles from "./checkbox.module.css";

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "ref"> & {
  label: string;
  isLabelHidden?: boolean;
  /** Some of what it stands for is on. */
  isIndeterminate?: boolean;
};

/** A native checkbox with its label; the third state shows a bar. */
export function Checkbox({ label, isLabelHidden, isIndeterminate = false, ...input }: CheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label className={styles.label}>
      <input {...input} ref={ref} type="checkbox" className={styles.box} />
      <span className={isLabelHidden ? "visually-hidden" : undefined}>{label}</span>
    </label>
  );
}
