"use client";

import { useState } from "react";
import { PhoneInput, type PhoneInputProps } from "@/components/ui/inputs/phone-input";
import { LOCATION } from "@/lib/domain/constants";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

function Phone({ initial = "", ...props }: Partial<PhoneInputProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <PhoneInput label="Phone" location={LOCATION} {...props} value={value} onValueChange={setValue} />;
}

export function PhoneGroup() {
  return (
    <Section title="Phone" note="formatted for its country on blur; search countries by name or calling code">
      <Specimen label="empty">
        <Phone hint="For questions about the claim" />
      </Specimen>
      <Specimen label="filled, required">
        <Phone initial="+15125550148" required />
      </Specimen>
      <Specimen label="another country">
        <Phone initial="+442079460958" />
      </Specimen>
      <Specimen label="with an extension">
        <Phone initial="+15125550148 ext. 23" hasExtension />
      </Specimen>
      <Specimen label="invalid number">
        <Phone initial="+1512555" isInstantError />
      </Specimen>
      <Specimen label="refused by the server">
        <Phone initial="+15125550148" error="Failed to validate phone!" />
      </Specimen>
      <Specimen label="disabled">
        <Phone initial="+15125550148" disabled />
      </Specimen>
      <Specimen label="read-only">
        <Phone initial="+15125550148" readOnly />
      </Specimen>
      <Specimen label="unreadable: kept as entered">
        <Phone initial={SPECIMEN_TEXTS.markup} />
      </Specimen>
      <Specimen label="right to left">
        <Phone initial={SPECIMEN_TEXTS.rightToLeft} />
      </Specimen>
    </Section>
  );
}
