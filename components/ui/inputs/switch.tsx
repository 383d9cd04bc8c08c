"use client";

import { useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./choice.module.css";
import { ChoiceLine } from "./choice-line";
import { type ChoiceProps, useChoice } from "./use-choice";

export type SwitchProps = ChoiceProps & {
  /** The text comes first and the switch at the end of the line, as in a list of settings. */
  isLabelFirst?: boolean;
};

/** On or off, at once; where the choice is only sent with a form, a checkbox says that better. */
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
