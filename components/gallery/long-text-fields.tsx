"use client";

import { useState } from "react";
import type { AutosaveStatus } from "@/components/ui/forms/autosave";
import { AutosaveNote } from "@/components/ui/forms/autosave-note";
import { AutosaveText } from "@/components/ui/forms/autosave-text";
import { TextArea } from "@/components/ui/inputs/text-area";
import { TextInput } from "@/components/ui/inputs/text-input";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const REASON = "The roof was replaced in May, before the storm.";
const STATUSES: readonly [AutosaveStatus, string][] = [
  ["unsaved", "being saved"],
  ["saved", "saved"],
  ["failed", "failed, tried again"],
  ["recovered", "saved after a failure"],
  ["held", "held: it breaks a rule"],
];
const ignore = () => undefined;

/** Text areas, and texts that save themselves. */
export function LongTextSections() {
  const [reason, setReason] = useState(REASON);
  const [saved, setSaved] = useState(REASON);
  const save = async (text: string) => setSaved(text);
  return (
    <>
      <Section
        title="Text of several lines"
        note="grows with its text; counts characters if there is a maximum, and never truncates"
      >
        <Specimen label="default">
          <TextArea label="Note" value="" onValueChange={ignore} placeholder="What the caller said" />
        </Specimen>
        <Specimen label="filled, counted">
          <TextArea label="Reason" value={reason} onValueChange={setReason} maximumLength={280} required />
        </Specimen>
        <Specimen label="too long">
          <TextArea label="Summary" value={REASON} onValueChange={ignore} maximumLength={30} />
        </Specimen>
        <Specimen label="external error">
          <TextArea label="Reason" value={REASON} onValueChange={ignore} error="Say what is missing" />
        </Specimen>
        <Specimen label="disabled">
          <TextArea label="Reason" value={REASON} onValueChange={ignore} disabled hint="Set by the company" />
        </Specimen>
        <Specimen label="read-only">
          <TextArea label="Reason" value={REASON} onValueChange={ignore} readOnly />
        </Specimen>
        <Specimen label="any text">
          <TextArea label="Note" value={Object.values(SPECIMEN_TEXTS).join("\n")} onValueChange={ignore} dir="auto" />
        </Specimen>
      </Section>
      <Section title="Autosaved text" note="on blur, every 3 s, and when the page is hidden or the field removed">
        <Specimen label="live, one line">
          <AutosaveText label="Nickname of the claim" value={saved} save={save} />
        </Specimen>
        <Specimen label="live, several lines, counted">
          <AutosaveText label="Note for the file" value={saved} save={save} isMultiline maximumLength={500} />
        </Specimen>
        {STATUSES.map(([status, label]) => (
          <Specimen key={status} label={label}>
            <TextInput label="Nickname" labelAside={<AutosaveNote status={status} />} defaultValue="Alder Creek" />
          </Specimen>
        ))}
        <Specimen label="restored draft, which can be discarded">
          <TextInput
            label="Nickname"
            labelAside={<AutosaveNote status="held" draft={{ discard: ignore }} />}
            defaultValue="Alder Creek, rear"
          />
        </Specimen>
      </Section>
    </>
  );
}
