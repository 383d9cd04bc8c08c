"use client";

import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { withoutMarks } from "@/lib/validation/invisible-marks";
import { classNames } from "../class-names";
import { useJoinedRef } from "../use-joined-ref";
import { cleanInput } from "./clean-input";
import { Field, fieldNoteId } from "./field";
import styles from "./text-input.module.css";
import { useFieldMessage } from "./use-field-message";

export type TextInputProps = Omit<ComponentProps<"input">, "size" | "value"> & {
  value?: string;
  onValueChange?: (value: string) => void;
  label: string;
  isLabelHidden?: boolean;
  /** Stands at the end of the label's line. */
  labelAside?: ReactNode;
  hint?: ReactNode;
  /** Shown at once and as given, such as a message from the server; the form's own validity does not know it. */
  error?: string | null;
  /** A rule of ours beside the browser's: shown like them, passed through as given; it makes the field invalid. */
  customMessage?: string;
  isInstantError?: boolean;
  /** The field of a table cell: no visible label, and its message always shows. */
  isCell?: boolean;
  requiredMarker?: string;
  size?: "sm" | "md" | "lg";
  /** Before the text, 16 px. */
  icon?: ReactNode;
  /** After the text: a unit, a key, a small button. */
  trailing?: ReactNode;
  /** What is taken out of the text as it comes in; invisible marks, unless another rule is given. */
  clean?: (text: string) => string;
};

/** A labelled text field with the browser's own validity, said in our words. */
export function TextInput({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  customMessage,
  isInstantError,
  isCell,
  requiredMarker,
  size = "md",
  icon,
  trailing,
  clean = withoutMarks,
  className,
  ref,
  onValueChange,
  ...input
}: TextInputProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const element = useRef<HTMLInputElement>(null);
  const { message, check, leave, refuse } = useFieldMessage(element, { customMessage, isInstantError, isCell });
  const shown = error ?? message;
  const joinedRef = useJoinedRef(element, ref);
  return (
    <Field
      controlId={id}
      label={label}
      isLabelHidden={isLabelHidden || isCell}
      isRequired={input.required}
      requiredMarker={requiredMarker}
      aside={labelAside}
      hint={hint}
      error={shown}
      className={className}
    >
      <div className={classNames(styles.box, styles[size], Boolean(shown) && styles.wrong, isCell && styles.cell)}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <input
          {...input}
          id={id}
          ref={joinedRef}
          className={styles.input}
          aria-invalid={Boolean(shown) || undefined}
          aria-describedby={fieldNoteId(id)}
          onChange={(event) => {
            onValueChange?.(event.target.value);
            input.onChange?.(event);
          }}
          onInput={(event) => {
            cleanInput(event, clean);
            check();
            input.onInput?.(event);
          }}
          onBlur={(event) => {
            leave();
            input.onBlur?.(event);
          }}
          onInvalid={refuse}
        />
        {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
      </div>
    </Field>
  );
}
