"use client";

import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { classNames } from "../class-names";
import { useJoinedRef } from "../use-joined-ref";
import { cleanInput } from "./clean-input";
import { Field, fieldNoteId } from "./field";
import { FIELD_COPY } from "./field-copy";
import styles from "./text-area.module.css";
import boxStyles from "./text-input.module.css";
import { useFieldMessage } from "./use-field-message";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "value" | "maxLength"> & {
  value: string;
  onValueChange: (value: string) => void;
  label: string;
  isLabelHidden?: boolean;
  /** Stands at the end of the label's line, before the count. */
  labelAside?: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  customMessage?: string;
  isInstantError?: boolean;
  requiredMarker?: string;
  /** In UTF-16 units, as the browser counts; shows the count. Nothing is cut off: what is too long says so. */
  maximumLength?: number;
};

/** Text of several lines; it grows with what is written, up to a limit, then scrolls. */
export function TextArea({
  value,
  onValueChange,
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  customMessage = "",
  isInstantError = false,
  requiredMarker,
  maximumLength,
  className,
  ref,
  rows = 3,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  const countId = `${id}-count`;
  const element = useRef<HTMLTextAreaElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  const isTooLong = maximumLength !== undefined && value.length > maximumLength;
  const { message, check, leave, refuse } = useFieldMessage(element, {
    customMessage: customMessage || (isTooLong ? FIELD_COPY.tooLong : ""),
    // The count beside it turns red as it is passed: its message is instant of its own accord.
    isInstantError: isInstantError || isTooLong,
  });
  const shown = error ?? message;
  const counter =
    maximumLength === undefined ? null : (
      <span id={countId} className={classNames(styles.count, isTooLong && styles.over)}>
        {FIELD_COPY.countOf(value.length, maximumLength)}
      </span>
    );
  const aside =
    labelAside && counter ? (
      <span className={styles.aside}>
        {labelAside}
        {counter}
      </span>
    ) : (
      (labelAside ?? counter)
    );
  return (
    <Field
      controlId={id}
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={area.required}
      requiredMarker={requiredMarker}
      aside={aside}
      hint={hint}
      error={shown}
      className={className}
    >
      <div className={classNames(boxStyles.box, styles.box, Boolean(shown) && boxStyles.wrong)}>
        <textarea
          {...area}
          id={id}
          ref={joinedRef}
          rows={rows}
          className={classNames(boxStyles.input, styles.area)}
          value={value}
          aria-invalid={Boolean(shown) || undefined}
          aria-describedby={classNames(fieldNoteId(id), counter && countId)}
          onChange={(event) => {
            onValueChange(event.target.value);
            area.onChange?.(event);
          }}
          onInput={(event) => {
            cleanInput(event);
            check();
            area.onInput?.(event);
          }}
          onBlur={(event) => {
            leave();
            area.onBlur?.(event);
          }}
          onInvalid={refuse}
        />
      </div>
    </Field>
  );
}
