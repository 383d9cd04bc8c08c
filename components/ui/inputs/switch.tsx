"use client";

import { useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./choice.module.css";
import { ChoiceLine } from "./choice-line";
import { type ChoiceProps, useChoice } from "./use-choice";

export type SwitchProps = ChoiceProps & {
  /** Puts the text first and the switch at the end of the line, as in a list of settings. */
  isLabelFirst?: boolean;
};

/** Turns a setting on or off at once; for a value sent with a form, use a checkbox. */
export function Switch({ isLabelFirst, ref, ...props }: SwitchProps) {
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  const { line, control } = useChoice(element, props);
  return (
    <ChoiceLine {...line} isLabelFirst={isLabelFirst}>
      <input
        {...control}
        ref={joinedRef}
        role="switch"
        aria-checked={control.checked ?? false}
        className={styles.switch}
      />
    </ChoiceLine>
  );
}
