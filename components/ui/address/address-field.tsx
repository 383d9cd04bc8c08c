"use client";

import { MapPin, Pencil, Search } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../button";
import { AddressByHand } from "./address-by-hand";
import { ADDRESS_COPY } from "./address-copy";
import styles from "./address-field.module.css";
import { type AddressProvider, type AddressValue, EMPTY_ADDRESS, formatAddressLine } from "./address-provider";
import { AddressSearch } from "./address-search";

/** The parts that locate a home; all units of one building share its location. */
const LOCATING_PARTS = ["line1", "city", "region", "postalCode", "country"] as const;

/**
 * Returns an address edited by hand. The address keeps the location of `known`, the provider's address, while no part
 * that the provider filled in differs; the user may fill in the other parts.
 */
function applyManualEdit(known: AddressValue, next: AddressValue): AddressValue {
  const { place: _place, ...address } = next;
  const isSameLocation = LOCATING_PARTS.every(
    (part) => !known[part]?.trim() || known[part].trim() === next[part]?.trim(),
  );
  return known.place && isSameLocation ? { ...address, place: known.place } : address;
}

export type AddressFieldProps = {
  label: string;
  /** While searching, the typed text is the first line. */
  value: AddressValue;
  onValueChange: (value: AddressValue) => void;
  onBlur?: () => void;
  /** Without a provider the address is entered by hand. */
  provider: AddressProvider | null;
  /** Starts in manual entry, such as for an address that already has its parts. */
  isByHandFirst?: boolean;
  hint?: ReactNode;
  error?: string | null;
  /** Messages of the parts in manual entry. */
  errors?: Partial<Record<keyof AddressValue, string | null>>;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The first field to type into. */
  ref?: Ref<HTMLInputElement>;
};

/** The parts that a complete address needs. */
const REQUIRED_PARTS = ["line1", "city", "region", "postalCode"] as const;

function focusFirstEmpty(group: Element | null): void {
  const inputs = group?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])");
  [...(inputs ?? [])].find(({ value, autocomplete }) => value === "" && autocomplete !== "address-line2")?.focus();
}

/** An address, searched by a provider's suggestions or entered by hand, which is always possible. */
export function AddressField(props: AddressFieldProps) {
  const { value, onValueChange, provider, disabled, readOnly } = props;
  const [isByHand, setIsByHand] = useState(props.isByHandFirst ?? false);
  const group = useRef<HTMLDivElement>(null);
  /** The last address from the provider; the same address typed by hand has the same location. */
  const providerAddress = useRef<AddressValue | null>(null);
  const isFixed = disabled || readOnly;
  const isManual = isByHand || provider === null;
  const switchMode = (next: boolean) => {
    setIsByHand(next);
    // The focus moves to the field of the new mode.
    setTimeout(() => group.current?.querySelector("input")?.focus());
  };
  const fillIn = (address: AddressValue) => {
    providerAddress.current = address;
    if (REQUIRED_PARTS.every((part) => address[part] !== "")) return onValueChange(address);
    // Manual entry asks for the missing parts. It takes the focus only from this field.
    const hasFocus = group.current?.contains(document.activeElement);
    // The parts must be rendered before one of them takes the focus.
    flushSync(() => {
      onValueChange(address);
      setIsByHand(true);
    });
    if (hasFocus) setTimeout(() => focusFirstEmpty(group.current));
  };
  return (
    <div ref={group} className={styles.address}>
      {isManual || !provider ? (
        <AddressByHand
          label={props.label}
          value={value}
          onValueChange={(next) => onValueChange(applyManualEdit(providerAddress.current ?? value, next))}
          error={props.error}
          errors={props.errors}
          hint={props.hint}
          onBlur={props.onBlur}
          required={props.required}
          disabled={disabled}
          readOnly={readOnly}
          ref={props.ref}
        />
      ) : (
        <AddressSearch
          label={props.label}
          text={formatAddressLine(value)}
          provider={provider}
          hint={props.hint}
          onBlur={props.onBlur}
          error={props.error}
          required={props.required}
          disabled={disabled}
          readOnly={readOnly}
          ref={props.ref}
          onTextChange={(text) => onValueChange({ ...EMPTY_ADDRESS, country: value.country, line1: text })}
          onResolve={fillIn}
          onByHand={() => switchMode(true)}
          icon={<MapPin />}
        />
      )}
      {isFixed || !provider ? null : (
        <Button
          size="sm"
          variant="ghost"
          className={styles.switch}
          icon={isManual ? <Search /> : <Pencil />}
          onClick={() => switchMode(!isManual)}
        >
          {isManual ? ADDRESS_COPY.bySearch : ADDRESS_COPY.byHand}
        </Button>
      )}
      {props.name ? (
        <input type="hidden" name={props.name} value={formatAddressLine(value)} disabled={disabled} />
      ) : null}
    </div>
  );
}
