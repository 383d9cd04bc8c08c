"use client";

import { type ReactNode, type Ref, useId } from "react";
import { type DayRange, isOrdered } from "@/lib/validation/day-range";
import { DateInput } from "./date-input";
import styles from "./date-range-input.module.css";
import { FIELD_COPY } from "./field-copy";
import { Fieldset } from "./fieldset";

export type DateRangePreset = { label: string; range: DayRange };

export type DateRangeInputProps = {
  label: string;
  value: DayRange;
  onValueChange: (value: DayRange) => void;
  onBlur?: () => void;
  /** The two fields are named `{name}.from` and `{name}.to`. */
  name?: string;
  /** The field of the first day. */
  ref?: Ref<HTMLInputElement>;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  disabled?: boolean;
  /** The first and last allowed day. */
  min?: string;
  max?: string;
  presets?: readonly DateRangePreset[];
};

/**
 * An inclusive range of two plain days. Either side may stay empty unless required; the end must not precede the start.
 */
export function DateRangeInput(props: DateRangeInputProps) {
  const { label, value, onValueChange, onBlur, name, ref, hint, error, required, disabled, min, max, presets } = props;
  const id = useId();
  const sharedProps = { required, disabled, min, max, requiredMarker: "", onBlur };
  return (
    <Fieldset id={id} label={label} isRequired={required} hint={hint} error={error} disabled={disabled}>
      <div className={styles.days}>
        <DateInput
          {...sharedProps}
          ref={ref}
          className={styles.day}
          label={FIELD_COPY.from}
          name={name && `${name}.from`}
          value={value.from}
          onValueChange={(from) => onValueChange({ ...value, from })}
        />
        <DateInput
          {...sharedProps}
          className={styles.day}
          label={FIELD_COPY.to}
          name={name && `${name}.to`}
          value={value.to}
          onValueChange={(to) => onValueChange({ ...value, to })}
          customMessage={isOrdered(value) ? "" : FIELD_COPY.daysReversed}
        />
      </div>
      {presets && presets.length > 0 ? (
        <fieldset aria-label={FIELD_COPY.presets} className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset.label}
              type="button"
              className={styles.preset}
              aria-pressed={preset.range.from === value.from && preset.range.to === value.to}
              onClick={() => onValueChange(preset.range)}
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
      ) : null}
    </Fieldset>
  );
}
