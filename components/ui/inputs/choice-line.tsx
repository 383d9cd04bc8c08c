import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./choice.module.css";
import { FieldNote, RequiredMarker } from "./field";

export type ChoiceLineProps = {
  controlId: string;
  label: string;
  isLabelHidden?: boolean;
  /** Puts the text first and the control at the end of the line, as in a list of settings. */
  isLabelFirst?: boolean;
  isRequired?: boolean;
  requiredMarker?: string;
  hint?: ReactNode;
  error?: string | null;
  /** The checkbox, switch or radio. */
  children: ReactNode;
};

/** A checkbox, switch or radio with its label; a hint or error is below the label. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { controlId, label, isLabelHidden, isLabelFirst, isRequired, requiredMarker, hint, error, children } = props;
  // Tables have hundreds of rows with a checkbox, so the line for messages exists only where a message can appear.
  const hasNote = hint !== undefined || error !== undefined || isRequired === true;
  return (
    <div className={classNames(styles.choice, isLabelFirst && styles.labelFirst)}>
      <label htmlFor={controlId} className={styles.line}>
        {children}
        <span className={isLabelHidden ? "visually-hidden" : styles.label}>
          {label}
          {isRequired ? <RequiredMarker>{requiredMarker}</RequiredMarker> : null}
        </span>
      </label>
      {hasNote ? (
        <div className={styles.note}>
          <FieldNote controlId={controlId} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
}
