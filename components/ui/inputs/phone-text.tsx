"use client";

import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";
import { usePhoneRules } from "./use-phone-rules";

/** A phone number as people write it; as it came until the parser is there. */
export function PhoneText({ value }: { value: string }) {
  const known = displayNorthAmericanPhone(value);
  const rules = usePhoneRules(known === null && value !== "");
  return <>{known ?? (rules ? rules.display(value) : value)}</>;
}
