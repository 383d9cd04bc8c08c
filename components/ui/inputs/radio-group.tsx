"use client";

import { type ReactNode, type Ref, useId, useRef } from "react";
import { classNames } from "../class-names";
import { useJoinedRef } from "../use-joined-ref";
import styles from "./choice.module.css";
import { ChoiceLine } from "./choice-line";
import { fieldNoteId } from "./field";
import { Fieldset } from "./fieldset";
import { useFieldMessage } from "./use-field-message";

export type RadioOption<Value extends string> = { value: Value; label: string; hint?: ReactNode; disabled?: boolean };

export type RadioGroupProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  /** null or an empty string while nothing is chosen. */
  value: Value | "" | null;
  onValueChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  onBlur?: () => void;
  name?: string;
  /** The chosen radio, else the first enabled option. */
  ref?: Ref<HTMLInputElement>;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  isInRow?: boolean;
};

/** A choice among a few visible options with room to explain each; arrow keys choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onValueChange, options, onBlur, name, ref, error, required, isInRow, ...rest } = props;
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  const joinedRef = useJoinedRef(element, ref);
  const { message, check, markLeft, showOnInvalid } = useFieldMessage(element, {});
  const shown = error ?? message;
  const tabStop = options.some((option) => option.value === value)
    ? value
    : options.find((option) => !option.disabled)?.value;
  return (
    <Fieldset
      id={id}
      role="radiogroup"
      label={rest.label}
      isLabelHidden={rest.isLabelHidden}
      isRequired={required}
      requiredMarker={rest.requiredMarker}
      hint={rest.hint}
      error={shown}
      disabled={rest.disabled}
    >
      <div className={classNames(styles.options, isInRow && styles.inRow)}>
        {options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <ChoiceLine key={option.value} controlId={optionId} label={option.label} hint={option.hint}>
              <input
                ref={option.value === tabStop ? joinedRef : undefined}
                id={optionId}
                type="radio"
                className={styles.radio}
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                required={required}
                disabled={option.disabled}
                aria-describedby={option.hint === undefined ? undefined : fieldNoteId(optionId)}
                onChange={() => {
                  onValueChange(option.value);
                  check();
                }}
                onBlur={(event) => {
                  if (event.currentTarget.closest("fieldset")?.contains(event.relatedTarget)) return;
                  markLeft();
                  onBlur?.();
                }}
                onInvalid={showOnInvalid}
              />
            </ChoiceLine>
          );
        })}
      </div>
    </Fieldset>
  );
}
