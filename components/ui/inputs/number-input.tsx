"use client";

import { type ReactNode, useState } from "react";
import { isOnStep } from "@/lib/validation/step";
import { FIELD_COPY } from "./field-copy";
import { TextInput, type TextInputProps } from "./text-input";
import styles from "./text-input.module.css";

export type NumberInputProps = Omit<
  TextInputProps,
  "type" | "value" | "onValueChange" | "trailing" | "min" | "max" | "step"
> & {
  /** null while the field is empty or holds no number. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  /** Counted from `min`, else from 0; defaults to 1. "any" allows every number. */
  step?: number | "any";
  /** Shown after the number, such as "ft" or "days". */
  unit?: ReactNode;
};

const parseNumber = (text: string) => (text === "" || !Number.isFinite(Number(text)) ? null : Number(text));

/**
 * A number with the browser's own rules (`min`, `max`, `step`). The typed text stays as typed: "1.50" does not become
 * "1.5".
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, unit, step = 1, customMessage, onWheel, ...rest } = props;
  const [typed, setTyped] = useState(() => formatNumber(value));
  const shown = Object.is(parseNumber(typed), value) ? typed : formatNumber(value);
  if (shown !== typed) setTyped(shown);
  const isOffStep = value !== null && step !== "any" && !isOnStep(value, step, rest.min);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      type="number"
      step={step}
      customMessage={customMessage || (isOffStep ? FIELD_COPY.offStep : "")}
      value={shown}
      onValueChange={(text) => {
        setTyped(text);
        onValueChange(parseNumber(text));
      }}
      // Scrolling the page over a focused field must not change its value.
      onWheel={(event) => {
        event.currentTarget.blur();
        onWheel?.(event);
      }}
      trailing={
        unit ? (
          <span translate="no" className={styles.unit}>
            {unit}
          </span>
        ) : undefined
      }
    />
  );
}

function formatNumber(value: number | null): string {
  return value === null || !Number.isFinite(value) ? "" : String(value);
}
