"use client";

import type { ComponentProps, ReactNode } from "react";
import { withoutMarks } from "@/lib/validation/invisible-marks";
import { classNames } from "../class-names";
import { cleanInput } from "./clean-input";
import { Field } from "./field";
import styles from "./text-input.module.css";
import { splitFieldProps, type TextFieldProps, useTextField } from "./use-text-field";

export type TextInputProps = Omit<ComponentProps<"input">, "size" | "value"> &
  TextFieldProps & {
    value?: string;
    onValueChange?: (value: string) => void;
    /** The field of a table cell: no visible label, and its message always shows. */
    isCell?: boolean;
    size?: "sm" | "md" | "lg";
    /** Shown before the text, 16 px. */
    icon?: ReactNode;
    /** Shown after the text: a unit, a key or a small button. */
    trailing?: ReactNode;
    /** Cleans typed and pasted text; removes invisible marks by default. */
    clean?: (text: string) => string;
  };

/** A labeled text field with the browser's own validity and our messages. */
export function TextInput({
  size = "md",
  icon,
  trailing,
  clean = withoutMarks,
  isCell,
  onValueChange,
  ...props
}: TextInputProps) {
  const { field, control } = splitFieldProps(props);
  const { customMessage, isInstantError } = field;
  const text = useTextField(field, control, { customMessage, isInstantError, isCell }, onValueChange);
  return (
    <Field {...text.field} isLabelHidden={field.isLabelHidden || isCell}>
      <div className={classNames(styles.box, styles[size], text.isInvalid && styles.wrong, isCell && styles.cell)}>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <input
          {...control}
          {...text.control}
          className={styles.input}
          onInput={(event) => {
            cleanInput(event, clean);
            text.control.onInput(event);
          }}
        />
        {trailing ? <span className={styles.trailing}>{trailing}</span> : null}
      </div>
    </Field>
  );
}
