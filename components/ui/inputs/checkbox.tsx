"use client";

import { useEffect, useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./choice.module.css";
import { ChoiceLine } from "./choice-line";
import { type ChoiceProps, useChoice } from "./use-choice";

export type CheckboxProps = ChoiceProps & {
  /** Some of what it stands for is on. */
  isIndeterminate?: boolean;
};

/** A native checkbox with its label; the third state shows a bar. */
export function Checkbox({ isIndeterminate = false, ref, ...props }: CheckboxProps) {
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  const { line, control } = useChoice(element, props);
  // A press takes the third state away; only its owner says whether it goes.
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
