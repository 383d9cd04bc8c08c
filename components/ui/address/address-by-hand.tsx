"use client";

import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "../class-names";
import { fieldNoteId } from "../inputs/field";
import { TextInput } from "../inputs/text-input";
import { ADDRESS_COPY } from "./address-copy";
import styles from "./address-field.module.css";
import type { AddressValue } from "./address-provider";

const PARTS = [
  { part: "line1", autoComplete: "address-line1", isRequired: true, isWide: true },
  { part: "line2", autoComplete: "address-line2", isRequired: false, isWide: true },
  { part: "city", autoComplete: "address-level2", isRequired: true, isWide: true },
  { part: "region", autoComplete: "address-level1", isRequired: true, isWide: false },
  { part: "postalCode", autoComplete: "postal-code", isRequired: true, isWide: false },
  { part: "country", autoComplete: "country", isRequired: true, isWide: true },
] as const;

/** The parts of an address, each in its own field. */
export function AddressByHand(props: {
  label: string;
  value: AddressValue;
  onValueChange: (value: AddressValue) => void;
  hint?: ReactNode;
  error?: string | null;
  errors?: Partial<Record<keyof AddressValue, string | null>>;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** The focus left all parts. */
  onBlur?: () => void;
}) {
  const { value, onValueChange } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.byHandParts}
      aria-describedby={fieldNoteId(id)}
      data-invalid={Boolean(props.error) || undefined}
      disabled={props.disabled}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <legend className={styles.legend}>{props.label}</legend>
      {PARTS.map(({ part, autoComplete, isRequired, isWide }) => (
        <TextInput
          key={part}
          ref={part === "line1" ? props.ref : undefined}
          className={classNames(isWide && styles.wide)}
          label={ADDRESS_COPY[part]}
          autoComplete={autoComplete}
          required={props.required && isRequired}
          disabled={props.disabled}
          readOnly={props.readOnly}
          error={props.errors?.[part]}
          value={value[part] ?? ""}
          onChange={(event) => onValueChange({ ...value, [part]: event.target.value })}
        />
      ))}
      <div
        id={fieldNoteId(id)}
        className={classNames(styles.note, Boolean(props.error) && styles.bad)}
        aria-live="polite"
      >
        {props.error ?? props.hint}
      </div>
    </fieldset>
  );
}
