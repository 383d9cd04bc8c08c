"use client";

import type { ReactNode, Ref } from "react";
import { useRef } from "react";
import { useJoinedRef } from "../use-joined-ref";
import { PHONE_COPY } from "./phone-copy";
import { PhoneCountrySelect } from "./phone-country-select";
import styles from "./phone-input.module.css";
import { TextInput } from "./text-input";
import { type HandedOver, usePhoneEntry } from "./use-phone-entry";

export type PhoneInputProps = {
  label: string;
  isLabelHidden?: boolean;
  /** E.164, with " ext. 23" behind it where there is one; what cannot be parsed as it was typed; "" when empty. */
  value: string;
  onValueChange: (value: string) => void;
  /** The country of numbers that name none, such as "us". */
  location: string;
  /** Whether an extension can be given. */
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
  /** Read once, when the field comes. */
  handedOver?: HandedOver;
  /** The field of the number. */
  ref?: Ref<HTMLInputElement>;
};

/** The parser reads no longer text. */
const MAXIMUM_LENGTH = 250;
const EXTENSION_MAXIMUM_DIGITS = 20;

/** A phone number of any country. What is typed stays as it is until the field is left, then takes its country's format. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onValueChange, location, hasExtension = false, onBlur, name, disabled, readOnly } = props;
  const phone = usePhoneEntry({ value, onValueChange, location, hasExtension, handedOver: props.handedOver });
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
        maxLength={MAXIMUM_LENGTH}
        required={props.required}
        disabled={disabled}
        readOnly={readOnly}
        customMessage={messageOf(phone, props.required)}
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
          maxLength={EXTENSION_MAXIMUM_DIGITS}
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

/** The browser takes a "+1" for a value; here it is none. */
function messageOf({ isBlank, isInvalid }: { isBlank: boolean; isInvalid: boolean }, required?: boolean): string {
  if (isInvalid) return PHONE_COPY.invalid;
  return isBlank && required ? PHONE_COPY.required : "";
}
