"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { PhoneEntry } from "@/lib/validation/phone-entry";
import { usePhoneRules } from "./use-phone-rules";

/** Text typed before the field was mounted, and whether its placeholder field had been left by then. */
export type EarlyEntry = { text: string; isLeft: boolean };

/**
 * Returns the state of a phone field: the typed text if `value` came from it, else the value in its country's format.
 * The text is formatted on blur, never while typing. A value is reported only after an edit.
 */
export function usePhoneEntry(props: {
  value: string;
  onValueChange: (value: string) => void;
  location: string;
  hasExtension: boolean;
  earlyEntry?: EarlyEntry;
}) {
  const rules = usePhoneRules();
  const defaultRegion = (rules?.regionOf(props.location) ?? props.location.toUpperCase()) as PhoneEntry["region"];
  /** The last edit, and the value that it produced. */
  const [draft, setDraft] = useState<{ entry: PhoneEntry; value: string } | null>(() =>
    props.earlyEntry
      ? { entry: { number: props.earlyEntry.text, extension: "", region: defaultRegion }, value: props.value }
      : null,
  );
  /** Splits a value into its parts; without an extension field the extension stays in the number. */
  const splitValue = (value: string, region: PhoneEntry["region"]): PhoneEntry => {
    if (!rules) return { number: value, extension: "", region };
    const parts = rules.entryOf(value, region);
    return props.hasExtension ? parts : { ...parts, number: rules.display(value, region), extension: "" };
  };
  const isEdited = draft?.value === props.value;
  const entry = isEdited ? draft.entry : splitValue(props.value, draft?.entry.region ?? defaultRegion);

  const change = (next: PhoneEntry) => {
    const value = rules ? rules.valueOf(next) : next.number;
    setDraft({ entry: next, value });
    if (value !== props.value) props.onValueChange(value);
  };
  const reportEarlyEntry = useEffectEvent(() => {
    if (!props.earlyEntry) return;
    const { text, isLeft } = props.earlyEntry;
    const region = rules?.countryOf(text, defaultRegion) ?? defaultRegion;
    const typed: PhoneEntry = { number: text, extension: "", region };
    change(isLeft && rules ? splitValue(rules.valueOf(typed), region) : typed);
  });
  useEffect(() => reportEarlyEntry(), []);
  return {
    entry,
    isInvalid:
      rules !== null && !rules.isEmpty(entry.number, entry.region) && !rules.isValid(entry.number, entry.region),
    countries: rules ? rules.countries : null,
    callingCode: rules?.callingCodeOf(entry.region),
    changeNumber: (number: string) =>
      change({ ...entry, number, region: rules?.countryOf(number, entry.region) ?? entry.region }),
    changeExtension: (extension: string) => change({ ...entry, extension }),
    changeRegion: (region: PhoneEntry["region"]) =>
      change({ ...entry, number: rules?.inCountry(entry.number, entry.region, region) ?? entry.number, region }),
    /** Whether the text, such as "+1", holds no number. */
    isBlank: rules !== null && entry.number !== "" && rules.isEmpty(entry.number, entry.region),
    /** Formats an edited text. An unedited value is already shown formatted, and stays as stored. */
    format: () => {
      if (rules && isEdited) change(splitValue(rules.valueOf(entry), entry.region));
    },
  };
}
