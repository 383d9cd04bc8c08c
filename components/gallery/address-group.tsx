"use client";

import { useState } from "react";
import { AddressField, type AddressFieldProps } from "@/components/ui/address/address-field";
import { type AddressProvider, type AddressValue, EMPTY_ADDRESS } from "@/components/ui/address/address-provider";
import { AddressSuggestions } from "@/components/ui/address/address-suggestions";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const FULL: AddressValue = {
  line1: "1428 Alder Creek Dr",
  line2: "Unit 4",
  city: "Austin",
  region: "TX",
  postalCode: "78745",
  country: "US",
};

const KNOWN = [
  { id: "1", main: "1428 Alder Creek Dr", detail: "Austin, TX" },
  { id: "2", main: "1428 Alder Ln", detail: "Georgetown, TX" },
];

const provider: AddressProvider = {
  suggest: async (text) => KNOWN.filter(({ main }) => main.toLowerCase().startsWith(text.toLowerCase())),
  resolve: async ({ main }) => ({ ...FULL, line1: main, line2: "" }),
};
const failing: AddressProvider = {
  suggest: () => Promise.reject(new Error("The service is away")),
  resolve: () => Promise.reject(new Error("The service is away")),
};

function Address({ initial = EMPTY_ADDRESS, ...props }: Partial<AddressFieldProps> & { initial?: AddressValue }) {
  const [value, setValue] = useState(initial);
  return <AddressField label="Address" provider={provider} {...props} value={value} onValueChange={setValue} />;
}

/** Addresses by suggestion and by manual entry. */
export function AddressGroup() {
  return (
    <>
      <Section title="Address" note="searches from the third character, when typing pauses; manual entry at any time">
        <Specimen label='empty: type "142"'>
          <Address hint="Of the insured home" />
        </Specimen>
        <Specimen label="filled, required">
          <Address initial={FULL} required />
        </Specimen>
        <Specimen label="invalid">
          <Address initial={{ ...EMPTY_ADDRESS, line1: "1428 Alder" }} error="Choose an address, or enter it by hand" />
        </Specimen>
        <Specimen label="disabled">
          <Address initial={FULL} disabled />
        </Specimen>
        <Specimen label="read-only">
          <Address initial={FULL} readOnly />
        </Specimen>
        <Specimen label="service unavailable: keeps the typed text">
          <Address provider={failing} initial={{ ...EMPTY_ADDRESS, line1: SPECIMEN_TEXTS.rightToLeft }} />
        </Specimen>
        <Specimen label="suggestions">
          <AddressSuggestions
            id="suggestions"
            typed="1428 alder"
            options={[
              ...KNOWN.map(({ id, main, detail }) => ({ value: id, text: main, detail })),
              { value: "odd", text: SPECIMEN_TEXTS.markup, detail: SPECIMEN_TEXTS.unbroken },
              { value: "by-hand", text: "Enter by hand" },
            ]}
            index={0}
            onPoint={() => {}}
            onPick={() => {}}
          />
        </Specimen>
      </Section>
      <Section title="Manual address" note="without an address service, or on request">
        <Specimen label="empty, required">
          <Address provider={null} required />
        </Specimen>
        <Specimen label="filled, from the search">
          <Address initial={FULL} isByHandFirst />
        </Specimen>
        <Specimen label="invalid">
          <Address initial={{ ...FULL, postalCode: "7874" }} isByHandFirst errors={{ postalCode: "Too short" }} />
        </Specimen>
        <Specimen label="disabled">
          <Address provider={null} initial={FULL} disabled />
        </Specimen>
      </Section>
    </>
  );
}
