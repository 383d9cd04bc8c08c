"use client";

import { usePhoneRules } from "./use-phone-rules";

/** A phone number as people write it; as it came until the parser is there. */
export function PhoneText({ value }: { value: string }) {
  const rules = usePhoneRules();
  return <>{rules ? rules.display(value) : value}</>;
}
