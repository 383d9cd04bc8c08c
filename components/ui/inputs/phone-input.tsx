"use client";

import type { ReactNode, Ref } from "react";
import { useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import { PHONE_COPY } from "./phone-copy";
import { PhoneCountrySelect } from "./phone-country-select";
import styles from "./phone-input.module.css";
import { TextInput } from "./text-input";
import { type EarlyEntry, usePhoneEntry } from "./use-phone-entry";

export type PhoneInputProps = {
  label: string;
  isLabelHidden?: boolean;
  /** E.164, followed by " ext. 23" for an extension; the typed text if it cannot be parsed; "" when empty. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country of numbers without a country code, such as "us". */
  location: string;
  /** Whether an extension can be entered. */
  hasExtension?: boolean;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: string | null;
  name?: string;
  required?: boolean;
  requiredMarker?: string;
  disabled?: boolean;
  readOnly?: boolean;
  isInstantError?: boolean;
  size?: "sm" | "md" | "lg";
  autoComplete?: string;
  /** Text typed before this field was mounted; read once. */
  earlyEntry?: EarlyEntry;
  /** The input of the number. */
  ref?: Ref<HTMLInputElement>;
};

/** The longest text that the parser reads. */
const MAX_LENGTH = 250;
const MAX_EXTENSION_DIGITS = 20;

/** A phone number of any country. The typed text stays as it is until blur, then takes its country's format. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, location, hasExtension = false, onBlur, name, disabled, readOnly } = props;
  const phone = usePhoneEntry({ value, onValueChange, location, hasExtension, earlyEntry: props.earlyEntry });
  const number = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.phone}>
      <TextInput
        className={styles.number}
        ref={useJoinedRef(number, props.ref)}
        label={props.label}
        isLabelHidden={props.isLabelHidden}
        hint={props.hint}
        error={props.error}
        requiredMarker={props.requiredMarker}
        isInstantError={props.isInstantError}
        size={props.size}
        type="tel"
        inputMode="tel"
        autoComplete={props.autoComplete ?? "tel"}
        maxLength={MAX_LENGTH}
        required={props.required}
        disabled={disabled}
        readOnly={readOnly}
        customMessage={describeProblem(phone, props.required)}
        icon={
          <PhoneCountrySelect
            region={phone.entry.region}
            callingCode={phone.entry.number.startsWith("+") ? undefined : phone.callingCode}
            countries={phone.countries}
            isFixed={disabled || readOnly}
            onRegionChange={(region) => {
              phone.changeRegion(region);
              number.current?.focus();
            }}
          />
        }
        value={phone.entry.number}
        onChange={(event) => phone.changeNumber(event.target.value)}
        onBlur={() => {
          if (!readOnly) phone.format();
          onBlur?.();
        }}
      />
      {hasExtension ? (
        <TextInput
          className={styles.extension}
          label={PHONE_COPY.extension}
          size={props.size}
          inputMode="numeric"
          autoComplete="tel-extension"
          maxLength={MAX_EXTENSION_DIGITS}
          disabled={disabled}
          readOnly={readOnly}
          value={phone.entry.extension}
          onChange={(event) => phone.changeExtension(event.target.value.replace(/[^0-9]/g, ""))}
          onBlur={onBlur}
        />
      ) : null}
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
    </div>
  );
}

/** Returns the error message, or "". The browser counts "+1" as a value; this field counts it as empty. */
function describeProblem({ isBlank, isInvalid }: { isBlank: boolean; isInvalid: boolean }, required?: boolean): string {
  if (isInvalid) return PHONE_COPY.invalid;
  return isBlank && required ? PHONE_COPY.required : "";
}
