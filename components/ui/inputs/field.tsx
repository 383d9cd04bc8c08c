import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./field.module.css";

export type FieldProps = {
  /** The id of the control that the label names. */
  controlId: string;
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  requiredMarker?: string;
  /** Shown at the end of the label's line, such as a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  className?: string;
  children: ReactNode;
};

/** Returns the id of the line under a control, for `aria-describedby`. */
export const fieldNoteId = (controlId: string) => `${controlId}-note`;

/** A label, a control, and a hint or error below. */
export function Field(props: FieldProps) {
  const { controlId, label, isLabelHidden, isRequired, requiredMarker, aside, hint, error, children } = props;
  return (
    <div className={classNames(styles.field, props.className)}>
      <div className={isLabelHidden ? "visually-hidden" : styles.head}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
          {isRequired ? <RequiredMarker>{requiredMarker}</RequiredMarker> : null}
        </label>
        {aside}
      </div>
      {children}
      <FieldNote controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control: the error, or else the hint. Changes are announced. */
export function FieldNote(props: { controlId: string; hint?: ReactNode; error?: string | null }) {
  return (
    <div id={fieldNoteId(props.controlId)} className={styles.note} aria-live="polite">
      {props.error ? (
        <span className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span className={styles.text}>{props.error}</span>
        </span>
      ) : (
        props.hint
      )}
    </div>
  );
}

/** Marks a required field visually; `aria-required` on the control covers screen readers. */
export function RequiredMarker({ children = "*" }: { children?: string }) {
  return children === "" ? null : (
    <span className={styles.marker} aria-hidden="true">
      {children}
    </span>
  );
}
