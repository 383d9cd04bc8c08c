import type { ReactNode } from "react";
import { FieldNote, fieldNoteId, RequiredMarker } from "./field";
import styles from "./field.module.css";

export type FieldsetProps = {
  id: string;
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  requiredMarker?: string;
  hint?: ReactNode;
  error?: string | null;
  disabled?: boolean;
  role?: "radiogroup";
  children: ReactNode;
};

/** Several controls that make one field, with a label above and a hint or error below. */
export function Fieldset(props: FieldsetProps) {
  const { id, label, isLabelHidden, isRequired, requiredMarker, hint, error, disabled, role, children } = props;
  const isInvalid = error ? true : undefined;
  const group = role ? { role, "aria-required": isRequired, "aria-invalid": isInvalid } : { "data-invalid": isInvalid };
  return (
    <fieldset id={id} className={styles.field} disabled={disabled} aria-describedby={fieldNoteId(id)} {...group}>
      <legend className={isLabelHidden ? "visually-hidden" : styles.legend}>
        {label}
        {isRequired ? <RequiredMarker>{requiredMarker}</RequiredMarker> : null}
      </legend>
      {children}
      <FieldNote controlId={id} hint={hint} error={error} />
    </fieldset>
  );
}
