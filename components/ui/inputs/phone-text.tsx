"use client";

import { displayNorthAmericanPhone } from "@/lib/validation/north-american-phone";
import { usePhoneRules } from "./use-phone-rules";

/** A phone number in its display format; shown as stored until the parser is loaded. */
export function PhoneText({ value }: { value: string }) {
  const formatted = displayNorthAmericanPhone(value);
  const rules = usePhoneRules(formatted === null && value !== "");
  return <>{formatted ?? (rules ? rules.display(value) : value)}</>;
}
