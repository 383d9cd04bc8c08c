"use client";

import { Image, List } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "@/components/ui/inputs/checkbox";
import { RadioGroup } from "@/components/ui/inputs/radio-group";
import { Segmented } from "@/components/ui/inputs/segmented";
import { Switch } from "@/components/ui/inputs/switch";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const CHANNELS = [
  { value: "email", label: "Email" },
  { value: "text", label: "Text" },
] as const;
const EXPLAINED = [
  { value: "roof", label: "Roof", hint: "From the ground and the attic" },
  { value: "interior", label: "Interior", hint: "Every room, wet walls first" },
  { value: "whole", label: "Whole house", hint: "Available once the claim is open", disabled: true },
] as const;
const VIEWS = [
  { value: "photo", label: "Photo", icon: <Image /> },
  { value: "list", label: "Contact sheet", icon: <List /> },
] as const;

function Checkboxes() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Section title="Checkbox" note="off, on, mixed, disabled, with a hint, required, invalid">
      <Specimen label="live">
        <Checkbox label="Send a copy" value={isOn} onValueChange={setIsOn} />
      </Specimen>
      <Specimen label="off">
        <Checkbox label="Off" value={false} onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="mixed">
        <Checkbox label="Some" value={false} isIndeterminate onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="disabled: off, on, mixed">
        <Checkbox label="Off" value={false} disabled onValueChange={() => undefined} />
        <Checkbox label="On" value disabled onValueChange={() => undefined} />
        <Checkbox label="Some" value={false} isIndeterminate disabled onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="with a hint">
        <Checkbox label="Require a code" value hint="Your company requires it" onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="required, missing">
        <Checkbox label="I have read it" value={false} required isInstantError onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="a very long label">
        <Checkbox label={SPECIMEN_TEXTS.unbroken} value onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="any label">
        <Checkbox label={SPECIMEN_TEXTS.markup} value onValueChange={() => undefined} />
        <Checkbox label={SPECIMEN_TEXTS.rightToLeft} value={false} onValueChange={() => undefined} />
      </Specimen>
    </Section>
  );
}

function Switches() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Section title="Switch" note="takes effect at once; use a checkbox in a form">
      <Specimen label="live">
        <Switch label="MFA required" value={isOn} onValueChange={setIsOn} />
      </Specimen>
      <Specimen label="off">
        <Switch label="Single-letter keys" value={false} onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="disabled: off, on">
        <Switch label="Off" value={false} disabled onValueChange={() => undefined} />
        <Switch label="On" value disabled onValueChange={() => undefined} />
      </Specimen>
      <Specimen label="label first, as in settings">
        <Switch
          isLabelFirst
          label="Require a code"
          hint="Set by Keystone Mutual"
          value
          onValueChange={() => undefined}
        />
      </Specimen>
      <Specimen label="invalid">
        <Switch label="Share location" value={false} error="Could not be saved" onValueChange={() => undefined} />
      </Specimen>
    </Section>
  );
}

function OneOfAFew() {
  const [channel, setChannel] = useState<"email" | "text">("email");
  const [kind, setKind] = useState<"roof" | "interior" | "whole">("interior");
  const [view, setView] = useState<"photo" | "list">("photo");
  return (
    <Section title="One of a few" note="radio group and segmented control">
      <Specimen label="in a row">
        <RadioGroup label="Send it by" value={channel} onValueChange={setChannel} options={CHANNELS} isInRow />
      </Specimen>
      <Specimen label="with explanations, one disabled">
        <RadioGroup label="Area to inspect" value={kind} onValueChange={setKind} options={EXPLAINED} required />
      </Specimen>
      <Specimen label="nothing selected, invalid">
        <RadioGroup label="Channel" value="" onValueChange={setChannel} options={CHANNELS} error="Required" />
      </Specimen>
      <Specimen label="disabled">
        <RadioGroup label="Contact by" value="text" onValueChange={setChannel} options={CHANNELS} disabled />
      </Specimen>
      <Specimen label="segmented">
        <Segmented label="View" value={view} onValueChange={setView} options={VIEWS} />
      </Specimen>
    </Section>
  );
}

/** Checkboxes, switches and radio groups in every state. */
export function ChoicesGroup() {
  return (
    <>
      <Checkboxes />
      <Switches />
      <OneOfAFew />
    </>
  );
}
