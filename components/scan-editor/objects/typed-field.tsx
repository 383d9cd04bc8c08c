"use client";

import { type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { cleanInput } from "@/components/ui/inputs/clean-input";
import fieldStyles from "../parts/number-field.module.css";

export type TypedFieldProps = {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Called on Enter and blur. */
  onCommit?: () => void;
  /** Called on Escape while an edit is in progress. */
  onReset?: () => void;
  isSettled?: boolean;
  message?: string | null;
  unit?: ReactNode;
};

/** A small field for a typed value, styled like the number fields of the properties. */
export function TypedField(props: TypedFieldProps) {
  const { label, text, onText, onCommit, onReset, isSettled = true, message = null, unit } = props;
  const messageId = useId();
  return (
    <div className={fieldStyles.cell}>
      <label className={classNames(fieldStyles.field, message !== null && fieldStyles.wrong)}>
        <span>{label}</span>
        <input
          aria-label={label}
          aria-invalid={message !== null}
          aria-describedby={message === null ? undefined : messageId}
          data-settled={isSettled || undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onInput={cleanInput}
          onChange={(event) => onText(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={onCommit}
          onKeyDown={(event) => {
            if (event.key === "Enter" && onCommit) {
              onCommit();
              event.preventDefault();
            } else if (event.key === "Escape" && !isSettled && onReset) {
              onReset();
              event.preventDefault();
            }
          }}
        />
        {unit ? <i>{unit}</i> : null}
      </label>
      {message === null ? null : (
        <p id={messageId} role="alert" className={fieldStyles.message} data-tone="bad">
          {message}
        </p>
      )}
    </div>
  );
}
