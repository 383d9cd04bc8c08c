"use client";

import { ChevronDown } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";
import type { PhoneRegion } from "@/lib/validation/phone";
import type { PhoneCountry } from "@/lib/validation/phone-countries";
import { Popover } from "../overlays/popover";
import { PHONE_COPY } from "./phone-copy";
import styles from "./phone-input.module.css";
import { SearchList } from "./search-list";
import searchStyles from "./search-list.module.css";

/** The country of a phone number, at the start of its field; searched by name or calling code. */
export function PhoneCountrySelect(props: {
  region: PhoneRegion;
  /** Shown if the number does not begin with it. */
  callingCode?: string;
  /** Null until the rules are loaded. */
  countries: (() => PhoneCountry[]) | null;
  isFixed?: boolean;
  onRegionChange: (region: PhoneRegion) => void;
}) {
  const { region, countries, onRegionChange } = props;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const options = useMemo(
    () =>
      countries?.().map((country) => ({ value: country.region, text: `${country.name} +${country.callingCode}` })) ??
      [],
    [countries],
  );
  const chosen = options.find(({ value }) => value === region)?.text ?? region;
  const content = (
    <>
      {region}
      {props.callingCode ? <span className={styles.code}>+{props.callingCode}</span> : null}
    </>
  );
  if (props.isFixed) return <span className={styles.country}>{content}</span>;
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.country}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={PHONE_COPY.country(chosen)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {content}
        <ChevronDown aria-hidden="true" />
      </button>
      <Popover
        anchor={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        label={PHONE_COPY.countries}
        className={`${searchStyles.popover} ${styles.countries}`}
      >
        <SearchList
          listId={listId}
          label={PHONE_COPY.countries}
          options={options}
          isChosen={(country) => country === region}
          onPick={(option) => {
            setIsOpen(false);
            onRegionChange(option.value);
          }}
          onTab={() => {
            trigger.current?.focus();
            setIsOpen(false);
          }}
        />
      </Popover>
    </>
  );
}
