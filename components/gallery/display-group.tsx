"use client";

import { Building, Calendar, ClipboardList, Funnel } from "lucide-react";
import { useState } from "react";
import { Chip, RemovableChip } from "@/components/ui/feedback/chip";
import { ExpiryBadge } from "@/components/ui/feedback/expiry-badge";
import { StatusChip } from "@/components/ui/feedback/status-chip";
import { Glyph } from "@/components/ui/glyph";
import { ChoiceFilter } from "@/components/ui/inputs/choice-filter";
import { FilterChip } from "@/components/ui/inputs/filter-chip";
import { KeyText } from "@/components/ui/keys/key-text";
import { EventTimeline } from "@/components/ui/layout/event-timeline";
import { TabPanels } from "@/components/ui/layout/tab-panels";
import { Tabs } from "@/components/ui/layout/tabs";
import { Avatar } from "@/components/ui/media/avatar";
import type { Tone } from "@/components/ui/tone";
import { PROJECT_STATUSES } from "@/lib/domain/project-status";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import {
  AT_NOON,
  EVENTS,
  EXPIRIES,
  EXPIRY_WORDS,
  hoursBefore,
  SPECIMEN_KEY,
  SPECIMEN_PHOTO,
} from "./display-specimens";
import { Section, Specimen, SpecimenRow } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const TYPES = [
  { value: "survey", label: "Survey" },
  { value: "claim", label: "Claim" },
] as const;
const TONES: readonly Tone[] = ["ok", "warn", "bad", "info", "violet", "accent", "neutral"];
const AVATAR_SIZES = ["sm", "md", "lg", "xl"] as const;
const AGES = [3, 30, 150];
const HARD_TEXTS = Object.values(SPECIMEN_TEXTS);

/** Parts that display data: tabs, chips, statuses with age, people, keys, events. */
export function DisplayGroup() {
  return (
    <>
      <TabsSection />
      <ChipsSection />
      <StatusSection />
      <AvatarSection />
      <KeySection />
      <TimelineSection />
    </>
  );
}

function StatusSection() {
  return (
    <Section
      title="Status and age"
      note="plain to 24 h, warn to 72 h, then bad; no color on delivered, invalid, rejected"
    >
      {PROJECT_STATUSES.map((status, index) => (
        <Specimen key={status} label={status}>
          <StatusChip
            {...statusLook(status)}
            age={statusAge(status, hoursBefore(AGES[index % AGES.length] ?? 0), AT_NOON)}
          />
        </Specimen>
      ))}
      <Specimen label="in review for six days: overdue">
        <StatusChip {...statusLook("in review")} age={statusAge("in review", hoursBefore(150), AT_NOON)} />
      </Specimen>
      <Specimen label="delivered six days ago: not counted">
        <StatusChip {...statusLook("delivered")} age={statusAge("delivered", hoursBefore(150), AT_NOON)} />
      </Specimen>
      {EXPIRIES.map(([label, expiry]) => (
        <Specimen key={label} label={label}>
          <ExpiryBadge expiry={expiry} now={AT_NOON} copy={EXPIRY_WORDS} />
        </Specimen>
      ))}
    </Section>
  );
}

function AvatarSection() {
  return (
    <Section title="Avatar" note="photo, initials, a broken photo; four sizes">
      {AVATAR_SIZES.map((size) => (
        <Specimen key={size} label={`size ${size}: photo, initials, broken photo`}>
          <SpecimenRow>
            <Avatar size={size} name="Dana Whitfield" photoUrl={SPECIMEN_PHOTO} />
            <Avatar size={size} name="Dana Whitfield" />
            <Avatar size={size} name="Renee Castillo" photoUrl="data:image/png,no" />
          </SpecimenRow>
        </Specimen>
      ))}
      {HARD_TEXTS.map((name) => (
        <Specimen key={name} label={name}>
          <Avatar name={name} />
        </Specimen>
      ))}
      <Specimen label="no name">
        <Avatar name="" />
      </Specimen>
    </Section>
  );
}

function KeySection() {
  return (
    <Section title="Key" note="truncated in the middle, copied in full">
      <Specimen label="with a random part">
        <KeyText value={SPECIMEN_KEY} copyLabel="Copy the key" copiedLabel="Copied" />
      </Specimen>
      <Specimen label="short">
        <KeyText value="prj-1" copyLabel="Copy the key" copiedLabel="Copied" />
      </Specimen>
      {HARD_TEXTS.map((text) => (
        <Specimen key={text} label="hard text">
          <KeyText value={text} copyLabel="Copy the key" copiedLabel="Copied" />
        </Specimen>
      ))}
    </Section>
  );
}

function TimelineSection() {
  return (
    <Section title="Timeline" note="newest first; a detail under an event; hard texts">
      <Specimen label="events" isWide>
        <EventTimeline
          label="Timeline"
          events={EVENTS.map(({ glyph, who, what, detail, time }) => ({
            id: `${who} ${what}`,
            icon: <Glyph name={glyph} />,
            text: (
              <>
                <strong>{who}</strong> {what}
              </>
            ),
            detail,
            time,
          }))}
        />
      </Specimen>
    </Section>
  );
}

function TabsSection() {
  const [open, setOpen] = useState("photos");
  return (
    <Section title="Tabs" note="links if each tab has an address, otherwise panels; arrow keys, Home and End move">
      <Specimen label="links, with counts, one loading">
        <Tabs
          label="Lists"
          tabs={[
            { href: "#active", label: "Active", count: "1,284", isCurrent: true },
            { href: "#inactive", label: "Inactive", count: "93", isCurrent: false },
            { href: "#archived", label: "Archived", isCountPending: true, isCurrent: false },
          ]}
        />
      </Specimen>
      <Specimen label="panels, one disabled">
        <TabPanels
          label="Evidence"
          value={open}
          onValueChange={setOpen}
          tabs={[
            { id: "photos", label: "Photos", count: "64", panel: () => "64 photos" },
            { id: "videos", label: "Videos", count: "3", panel: () => "3 videos" },
            { id: "scans", label: "Scans", isDisabled: true, panel: () => "No scan" },
            { id: "notes", label: "Notes", panel: () => "No note" },
          ]}
        />
      </Specimen>
      <Specimen label="hard texts: the row scrolls">
        <TabPanels
          label="Hard texts"
          value={HARD_TEXTS[0] ?? ""}
          onValueChange={() => {}}
          tabs={HARD_TEXTS.map((text) => ({ id: text, label: text, panel: () => text }))}
        />
      </Specimen>
    </Section>
  );
}

function ChipsSection() {
  const [tags, setTags] = useState(["Water stain", "Mold", "Hail", SPECIMEN_TEXTS.unbroken]);
  const [company, setCompany] = useState<string | null>("Keystone Mutual");
  const [type, setType] = useState<(typeof TYPES)[number]["value"] | null>("survey");
  return (
    <Section title="Chips" note="seven tones; outlined; removable; filters dashed while empty, solid when set">
      {TONES.map((tone) => (
        <Specimen key={tone} label={tone}>
          <SpecimenRow>
            <Chip tone={tone} icon={<Glyph name="check" />}>
              Water stain
            </Chip>
            <Chip tone={tone}>12</Chip>
            <Chip tone={tone} isOutlined>
              Suggested: Mold 0.91
            </Chip>
          </SpecimenRow>
        </Specimen>
      ))}
      <Specimen label="removable">
        <SpecimenRow>
          {tags.map((tag) => (
            <RemovableChip key={tag} label={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))} />
          ))}
          <RemovableChip label="Locked" onRemove={() => {}} isDisabled />
        </SpecimenRow>
      </Specimen>
      <Specimen label="filter, empty">
        <FilterChip label="Status" icon={<Funnel aria-hidden="true" />} />
      </Specimen>
      <Specimen label="filter, set">
        <FilterChip label="Status" icon={<Funnel aria-hidden="true" />} value="Needs review, +2" onClear={() => {}} />
      </Specimen>
      <Specimen label="filter, set: clear it">
        <FilterChip
          label="Company"
          icon={<Building aria-hidden="true" />}
          value={company}
          onClear={() => setCompany(null)}
        />
      </Specimen>
      <Specimen label="filter with one option">
        <ChoiceFilter
          label="Type"
          icon={<ClipboardList aria-hidden="true" />}
          anyLabel="Every type"
          choices={TYPES}
          value={type}
          onValueChange={setType}
        />
      </Specimen>
      <Specimen label="required filter">
        <FilterChip label="Date" icon={<Calendar aria-hidden="true" />} value="Aug 31 – Nov 20, 2026" />
      </Specimen>
      <Specimen label="filter, disabled, empty and set">
        <SpecimenRow>
          <FilterChip label="Type" icon={<ClipboardList aria-hidden="true" />} disabled />
          <FilterChip
            label="Type"
            icon={<ClipboardList aria-hidden="true" />}
            value="Claim"
            onClear={() => {}}
            disabled
          />
        </SpecimenRow>
      </Specimen>
      {HARD_TEXTS.map((text) => (
        <Specimen key={text} label="hard text">
          <SpecimenRow>
            <Chip tone="info">{text}</Chip> <FilterChip label="Company" value={text} onClear={() => {}} />
          </SpecimenRow>
        </Specimen>
      ))}
    </Section>
  );
}
