"use client";

import { useEffect, useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./choice.module.css";
import { ChoiceLine } from "./choice-line";
import { type ChoiceProps, useChoice } from "./use-choice";

export type CheckboxProps = ChoiceProps & {
  /** Some, but not all, of the represented values are on. */
  isIndeterminate?: boolean;
};

/** A native checkbox with its label; the indeterminate state shows a bar. */
export function Checkbox({ isIndeterminate = false, ref, ...props }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  const { line, control } = useChoice(element, props);
  // A click clears the native indeterminate state; only the `isIndeterminate` prop may end it.
  useEffect(() => {
    if (element.current) element.current.indeterminate = isIndeterminate;
  });
  return (
    <ChoiceLine {...line}>
      <input
        {...control}
        ref={joinedRef}
        className={styles.box}
        onChange={(event) => {
          control.onChange?.(event);
          event.currentTarget.indeterminate = isIndeterminate;
        }}
      />
    </ChoiceLine>
  );
}
