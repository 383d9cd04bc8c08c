"use client";

import { MapPin, Pencil, Search } from "lucide-react";
import { type ReactNode, type Ref, useRef, useState } from "react";
import { Button } from "../button";
import { AddressByHand } from "./address-by-hand";
import { ADDRESS_COPY } from "./address-copy";
import styles from "./address-field.module.css";
import { type AddressProvider, type AddressValue, addressInOneLine, EMPTY_ADDRESS } from "./address-provider";
import { AddressSearch } from "./address-search";

/** What says where a home stands: of one house all units stand at the same place. */
const WHERE = ["line1", "city", "region", "postalCode", "country"] as const;

/**
 * What became by hand of an address that a provider `given`: it stands where that did as long as nothing of what the
 * provider said is another; what it did not know may be filled in.
 */
function changedByHand(given: AddressValue, next: AddressValue): AddressValue {
  const { place: _of, ...address } = next;
  const isThere = WHERE.every((part) => !given[part]?.trim() || given[part].trim() === next[part]?.trim());
  return given.place && isThere ? { ...address, place: given.place } : address;
}

export type AddressFieldProps = {
  label: string;
  /** While only searched for, what was typed is its first line. */
  value: AddressValue;
  onValueChange: (value: AddressValue) => void;
  onBlur?: () => void;
  /** Without one, the address is entered by hand. */
  provider: AddressProvider | null;
  /** Whether it begins by hand, such as for an address that has its parts already. */
  isByHandFirst?: boolean;
  hint?: ReactNode;
  error?: string | null;
  /** Messages of the parts that are entered by hand. */
  errors?: Partial<Record<keyof AddressValue, string | null>>;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The field that is typed into first. */
  ref?: Ref<HTMLInputElement>;
};

/** What an address is not whole without. */
const NEEDED = ["line1", "city", "region", "postalCode"] as const;

/** An address: searched for by a provider's suggestions, or entered by hand, which is always possible. */
export function AddressField(props: AddressFieldProps) {
  const { value, onValueChange, provider, disabled, readOnly } = props;
  const [isByHand, setIsByHand] = useState(props.isByHandFirst ?? false);
  const group = useRef<HTMLDivElement>(null);
  /** What the provider said last; whatever is typed to say the same stands there too. */
  const given = useRef<AddressValue | null>(null);
  const isFixed = disabled || readOnly;
  const isManual = isByHand || provider === null;
  const change = (next: boolean) => {
    setIsByHand(next);
    // The focus goes to what takes the place of the field that was left.
    setTimeout(() => group.current?.querySelector("input")?.focus());
  };
  const fillIn = (address: AddressValue) => {
    given.current = address;
    onValueChange(address);
    if (NEEDED.every((part) => address[part] !== "")) return;
    // What the provider does not know is asked for, where it is missing; whoever went elsewhere meanwhile stays there.
    const isHere = group.current?.contains(document.activeElement);
    setIsByHand(true);
    setTimeout(() => {
      if (!isHere) return;
      const inputs = group.current?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])");
      [...(inputs ?? [])]
        .find(({ value: text, autocomplete }) => text === "" && autocomplete !== "address-line2")
        ?.focus();
    });
  };
  return (
    <div ref={group} className={styles.address}>
      {isManual || !provider ? (
        <AddressByHand
          label={props.label}
          value={value}
          onValueChange={(next) => onValueChange(changedByHand(given.current ?? value, next))}
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
          text={addressInOneLine(value)}
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
          onByHand={() => change(true)}
          icon={<MapPin />}
        />
      )}
      {isFixed || !provider ? null : (
        <Button
          size="sm"
          variant="ghost"
          className={styles.switch}
          icon={isManual ? <Search /> : <Pencil />}
          onClick={() => change(!isManual)}
        >
          {isManual ? ADDRESS_COPY.bySearch : ADDRESS_COPY.byHand}
        </Button>
      )}
      {props.name ? (
        <input type="hidden" name={props.name} value={addressInOneLine(value)} disabled={disabled} />
      ) : null}
    </div>
  );
}
