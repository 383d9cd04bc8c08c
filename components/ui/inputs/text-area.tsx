"use client";

import type { ComponentProps } from "react";
import { classNames } from "../class-names";
import { cleanInput } from "./clean-input";
import { Field } from "./field";
import { FIELD_COPY } from "./field-copy";
import styles from "./text-area.module.css";
import boxStyles from "./text-input.module.css";
import { splitFieldProps, type TextFieldProps, useTextField } from "./use-text-field";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "value" | "maxLength"> &
  TextFieldProps & {
    value: string;
    onValueChange: (value: string) => void;
    /** In UTF-16 units, as the browser counts; shows the count. A longer text is reported, never cut. */
    maximumLength?: number;
  };

/** A text of several lines that grows with its content up to a limit, then scrolls. */
export function TextArea({ value, onValueChange, maximumLength, rows = 3, ...props }: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const isTooLong = maximumLength !== undefined && value.length > maximumLength;
  const message = {
    customMessage: field.customMessage || (isTooLong ? FIELD_COPY.tooLong : ""),
    // The count turns red at the limit, so its message shows at once too.
    isInstantError: field.isInstantError || isTooLong,
  };
  const text = useTextField(field, control, message, onValueChange);
  const countId = `${text.control.id}-count`;
  const counter =
    maximumLength === undefined ? null : (
      <span id={countId} className={classNames(styles.count, isTooLong && styles.over)}>
        {FIELD_COPY.countOf(value.length, maximumLength)}
      </span>
    );
  const aside =
    field.labelAside && counter ? (
      <span className={styles.aside}>
        {field.labelAside}
        {counter}
      </span>
    ) : (
      (field.labelAside ?? counter)
    );
  return (
    <Field {...text.field} aside={aside}>
      <div className={classNames(boxStyles.box, styles.box, text.isInvalid && boxStyles.wrong)}>
        <textarea
          {...control}
          {...text.control}
          rows={rows}
          className={classNames(boxStyles.input, styles.area)}
          value={value}
          aria-describedby={classNames(text.control["aria-describedby"], counter && countId)}
          onInput={(event) => {
            cleanInput(event);
            text.control.onInput(event);
          }}
        />
      </div>
    </Field>
  );
}
