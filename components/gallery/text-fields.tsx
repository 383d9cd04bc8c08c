"use client";

import { MapPin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DateInput } from "@/components/ui/inputs/date-input";
import { DateRangeInput } from "@/components/ui/inputs/date-range-input";
import { EmailInput } from "@/components/ui/inputs/email-input";
import { NumberInput } from "@/components/ui/inputs/number-input";
import { SearchInput } from "@/components/ui/inputs/search-input";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };
const PRESETS = [
  { label: "November", range: NOVEMBER },
  { label: "Third quarter", range: { from: "2026-07-01", to: "2026-09-30" } },
];

/** The state that a refused form leaves behind. */
function ReversedDays() {
  const days = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState({ from: NOVEMBER.to, to: NOVEMBER.from });
  useEffect(() => {
    for (const day of days.current?.querySelectorAll("input") ?? []) day.checkValidity();
  }, []);
  return (
    <div ref={days}>
      <DateRangeInput label="Reported" value={range} onValueChange={setRange} />
    </div>
  );
}

/** Single-line fields: text, email, number, search and dates. */
export function TextInputSection() {
  return (
    <>
      <TextSection />
      <EmailNumberSearchSection />
      <DatesSection />
    </>
  );
}

function TextSection() {
  return (
    <Section title="Text" note="default, filled, disabled, read-only, invalid, three sizes, long texts">
      <Specimen label="default, required, with a hint">
        <TextInput label="Given name" required placeholder="As on the policy" hint="As on the policy" />
      </Specimen>
      <Specimen label="filled, with an icon and a unit">
        <TextInput label="Address" icon={<MapPin />} trailing="TX" defaultValue="1428 Alder Creek Dr" />
      </Specimen>
      <Specimen label="disabled">
        <TextInput label="Claim number" disabled defaultValue="KM-26-104417" hint="Set by the company" />
      </Specimen>
      <Specimen label="read-only">
        <TextInput label="Claim number" readOnly defaultValue="KM-26-104417" />
      </Specimen>
      <Specimen label="a server error">
        <TextInput label="Claim number" defaultValue="KM-26-104417" error="This number is taken" />
      </Specimen>
      <Specimen label="custom required marker, text next to the label">
        <TextInput label="Family name" required requiredMarker="(needed)" labelAside="2 of 3" />
      </Specimen>
      <Specimen label="small">
        <TextInput label="Name" size="sm" defaultValue="Grace Abernathy" />
      </Specimen>
      <Specimen label="large">
        <TextInput label="Name" size="lg" defaultValue="Grace Abernathy" />
      </Specimen>
      <Specimen label="very long label, hint and value">
        <TextInput
          label={SPECIMEN_TEXTS.unbroken}
          hint={SPECIMEN_TEXTS.unbroken}
          defaultValue={SPECIMEN_TEXTS.unbroken}
        />
      </Specimen>
      <Specimen label="right to left">
        <TextInput label="Name" dir="auto" defaultValue={SPECIMEN_TEXTS.rightToLeft} />
      </Specimen>
      <Specimen label="emoji and zero-width">
        <TextInput label={SPECIMEN_TEXTS.zeroWidth} defaultValue={SPECIMEN_TEXTS.emoji} />
      </Specimen>
      <Specimen label="markup stays text">
        <TextInput label={SPECIMEN_TEXTS.markup} error={SPECIMEN_TEXTS.markup} defaultValue={SPECIMEN_TEXTS.markup} />
      </Specimen>
    </Section>
  );
}

function EmailNumberSearchSection() {
  const [query, setQuery] = useState("Okafor");
  const [floors, setFloors] = useState<number | null>(2);
  const [height, setHeight] = useState<number | null>(8.25);
  return (
    <Section title="Email, number, search" note="email removes spaces; number keeps the typed text">
      <Specimen label="email">
        <EmailInput label="Email" required defaultValue="marisol.figueroa@example.test" />
      </Specimen>
      <Specimen label="number">
        <NumberInput label="Floors" value={floors} onValueChange={setFloors} min={0} max={9} />
      </Specimen>
      <Specimen label="number with a unit and a step">
        <NumberInput label="Ceiling height" value={height} onValueChange={setHeight} step={0.25} unit="ft" />
      </Specimen>
      <Specimen label="search, empty, with its shortcut">
        <SearchInput
          label="Search claims"
          placeholder="Search claims"
          value=""
          onValueChange={() => undefined}
          shortcut="/"
        />
      </Specimen>
      <Specimen label="search, filled: Escape clears it">
        <SearchInput label="Search insured" value={query} onValueChange={setQuery} />
      </Specimen>
    </Section>
  );
}

function DatesSection() {
  const [day, setDay] = useState("2026-11-21");
  const [range, setRange] = useState(NOVEMBER);
  return (
    <Section title="Days" note="plain days, YYYY-MM-DD, no time zone; the last day is not before the first">
      <Specimen label="day">
        <DateInput label="Date of loss" value={day} onValueChange={setDay} />
      </Specimen>
      <Specimen label="day, empty">
        <DateInput label="Date of birth" value="" onValueChange={() => undefined} required />
      </Specimen>
      <Specimen label="range">
        <DateRangeInput label="Reported" value={range} onValueChange={setRange} required />
      </Specimen>
      <Specimen label="range with presets">
        <DateRangeInput label="Reported" value={range} onValueChange={setRange} presets={PRESETS} />
      </Specimen>
      <Specimen label="range, external error">
        <DateRangeInput label="Reported" value={NOVEMBER} onValueChange={() => undefined} error="A year at most" />
      </Specimen>
      <Specimen label="range, disabled">
        <DateRangeInput label="Reported" value={NOVEMBER} onValueChange={() => undefined} presets={PRESETS} disabled />
      </Specimen>
      <Specimen label="range, the last day before the first">
        <ReversedDays />
      </Specimen>
    </Section>
  );
}
