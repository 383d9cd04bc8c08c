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
  /** Counted from `min`, else from 0; 1 unless given. "any" takes every number. */
  step?: number | "any";
  /** Shown after the number, such as "ft" or "days". */
  unit?: ReactNode;
};

const numberIn = (text: string) => (text === "" || !Number.isFinite(Number(text)) ? null : Number(text));

/** A number with the browser's own rules (`min`, `max`, `step`). What is typed stays as typed: "1.50" is not turned into "1.5". */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, unit, step = 1, customMessage, onWheel, ...rest } = props;
  const [typed, setTyped] = useState(() => textOf(value));
  const shown = Object.is(numberIn(typed), value) ? typed : textOf(value);
  if (shown !== typed) setTyped(shown);
  const isOff = value !== null && step !== "any" && !isOnStep(value, step, rest.min);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      type="number"
      step={step}
      customMessage={customMessage || (isOff ? FIELD_COPY.offStep : "")}
      value={shown}
      onValueChange={(text) => {
        setTyped(text);
        onValueChange(numberIn(text));
      }}
      // Scrolling the page over the field must not change it.
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

function textOf(value: number | null): string {
  return value === null || !Number.isFinite(value) ? "" : String(value);
}
