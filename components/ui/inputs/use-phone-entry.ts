"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { PhoneEntry } from "@/lib/validation/phone-entry";
import { usePhoneRules } from "./use-phone-rules";

/** What was typed before this field was there, and whether the one that stood in for it was left by then. */
export type HandedOver = { text: string; isLeft: boolean };

/**
 * What a phone field shows of its value: the typed text as long as it stands for that value, else the value in its
 * country's format. The text is put into that format when the field is left, never under the caret. A value is handed on
 * after an edit alone.
 */
export function usePhoneEntry(props: {
  value: string;
  onValueChange: (value: string) => void;
  location: string;
  hasExtension: boolean;
  handedOver?: HandedOver;
}) {
  const rules = usePhoneRules();
  const home = (rules?.regionOf(props.location) ?? props.location.toUpperCase()) as PhoneEntry["region"];
  /** The last edit, and the value that it made. */
  const [draft, setDraft] = useState<{ entry: PhoneEntry; value: string } | null>(() =>
    props.handedOver
      ? { entry: { number: props.handedOver.text, extension: "", region: home }, value: props.value }
      : null,
  );
  /** The parts of a value; without a field for it the extension stays in the number. */
  const partsOf = (value: string, region: PhoneEntry["region"]): PhoneEntry => {
    if (!rules) return { number: value, extension: "", region };
    const parts = rules.entryOf(value, region);
    return props.hasExtension ? parts : { ...parts, number: rules.display(value, region), extension: "" };
  };
  const isEdited = draft?.value === props.value;
  const entry = isEdited ? draft.entry : partsOf(props.value, draft?.entry.region ?? home);

  const change = (next: PhoneEntry) => {
    const value = rules ? rules.valueOf(next) : next.number;
    setDraft({ entry: next, value });
    if (value !== props.value) props.onValueChange(value);
  };
  const handOver = useEffectEvent(() => {
    if (!props.handedOver) return;
    const { text, isLeft } = props.handedOver;
    const region = rules?.countryOf(text, home) ?? home;
    const typed: PhoneEntry = { number: text, extension: "", region };
    change(isLeft && rules ? partsOf(rules.valueOf(typed), region) : typed);
  });
  useEffect(() => handOver(), []);
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
    /** Whether it holds something, a "+1" say, that stands for no number. */
    isBlank: rules !== null && entry.number !== "" && rules.isEmpty(entry.number, entry.region),
    /** An edited text takes its format. One that nobody touched is shown in it already, and its value stays as it is stored. */
    format: () => {
      if (rules && isEdited) change(partsOf(rules.valueOf(entry), entry.region));
    },
  };
}
