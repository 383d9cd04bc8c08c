"use client";

import { useState } from "react";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { NumberInput } from "@/components/ui/inputs/number-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Section, Specimen } from "./section";

/** Each message of a field from the browser's own validity. The first ones show after blur. */
export function FieldMessagesSection() {
  const [count, setCount] = useState<number | null>(null);
  return (
    <Section title="Messages" note="on blur, at once, and in a cell always; one per rule">
      <Specimen label="type mismatch, on blur">
        <EmailInput label="Email, left" placeholder="Type and leave" />
      </Specimen>
      <Specimen label="required, on blur">
        <TextInput label="Name, left" required />
      </Specimen>
      <Specimen label="bad input: type 1e and leave">
        <NumberInput label="Number, left" value={count} onValueChange={setCount} />
      </Specimen>
      <Specimen label="too short: type one letter and leave">
        <TextInput label="Short, left" minLength={3} />
      </Specimen>
      <Specimen label="type mismatch, at once">
        <EmailInput label="Email, at once" defaultValue="marisol.figueroa@" isInstantError />
      </Specimen>
      <Specimen label="pattern mismatch of an email">
        <EmailInput label="Company email" defaultValue="a@b.test" pattern=".*@keystone\.test" isInstantError />
      </Specimen>
      <Specimen label="type mismatch of another type">
        <TextInput label="Website" type="url" defaultValue="keystone" isInstantError />
      </Specimen>
      <Specimen label="pattern mismatch">
        <TextInput label="Postal code" pattern="[0-9]{5}" defaultValue="7870" isInstantError />
      </Specimen>
      <Specimen label="below the minimum">
        <NumberInput label="Below" value={-1} onValueChange={() => undefined} min={0} isInstantError />
      </Specimen>
      <Specimen label="above the maximum">
        <NumberInput label="Above" value={12} onValueChange={() => undefined} max={9} isInstantError />
      </Specimen>
      <Specimen label="not on a step">
        <NumberInput label="Step" value={0.3} onValueChange={() => undefined} step={0.25} isInstantError />
      </Specimen>
      <Specimen label="missing, at once">
        <TextInput label="Name, at once" required isInstantError />
      </Specimen>
      <Specimen label="a custom rule">
        <TextInput label="Nickname" defaultValue="Bo" customMessage="Three letters or more, please" isInstantError />
      </Specimen>
      <Specimen label="cell, missing">
        <TextInput label="Name of row 4" isCell required />
      </Specimen>
      <Specimen label="cell, invalid">
        <EmailInput label="Email of row 4" isCell defaultValue="priya" />
      </Specimen>
    </Section>
  );
}
