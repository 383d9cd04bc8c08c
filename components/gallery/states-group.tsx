"use client";

import { Search, ShieldAlert, UserRound } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { EventTimelineSkeleton } from "@/components/ui/layout/event-timeline";
import { RecordSkeleton } from "@/components/ui/layout/record-skeleton";
import type { MessageTone } from "@/components/ui/tone-icon";
import { HardTextParts } from "./hard-texts";
import { Section, Specimen } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const MESSAGES: readonly (readonly [MessageTone, string])[] = [
  ["info", "2 photos were taken without a place."],
  ["ok", "Your password has been updated"],
  ["warn", "Your password expires in 5 days. Please reset it to access your account."],
  ["bad", "Insured not found! The list below is from 10:04 AM."],
];
const HARD_TEXTS = Object.values(SPECIMEN_TEXTS);
const nothing = () => {};

/**
 * Parts shown in place of data: notices, skeletons, empty states and errors. `?text=` shows every part with one
 * difficult text.
 */
export function StatesGroup() {
  const text = useSearchParams().get("text");
  if (text !== null) return <HardTextParts name={text} />;
  return (
    <>
      <NoticesSection />
      <SkeletonsSection />
      <EmptySection />
      <ErrorsSection />
    </>
  );
}

function NoticesSection() {
  return (
    <Section title="Notices" note="four tones; with an action; as a banner; hard texts">
      {MESSAGES.map(([tone, text]) => (
        <Specimen key={tone} label={tone}>
          <Notice tone={tone}>{text}</Notice>
        </Specimen>
      ))}
      <Specimen label="with a button">
        <Notice tone="bad" action={<Button size="sm">Retry</Button>}>
          Insured not found! The list below is from 10:04 AM.
        </Notice>
      </Specimen>
      <Specimen label="with a link and a custom icon">
        <Notice icon={<UserRound aria-hidden="true" />} action={<Link href="#stop">Stop impersonating</Link>}>
          You see Lintel as <strong>claims reviewer, Bayou Fidelity</strong>.
        </Notice>
      </Specimen>
      <Specimen label="banner" isWide>
        <Notice tone="warn" isBanner action={<Button size="sm">Show the list</Button>}>
          Working offline. 2 edits are kept and will be sent.
        </Notice>
      </Specimen>
      {HARD_TEXTS.map((text) => (
        <Specimen key={text} label="hard text">
          <Notice tone="warn" action={<Button size="sm">{text}</Button>}>
            {text}
          </Notice>
        </Specimen>
      ))}
    </Section>
  );
}

function SkeletonsSection() {
  return (
    <Section title="Skeletons" note="the size of the content; shown after 150 ms, for at least 300 ms">
      <Specimen label="lines of text">
        <Lines />
      </Specimen>
      <Specimen label="a person">
        <Person />
      </Specimen>
      <Specimen label="a picture">
        <Skeleton height={120} radius={8} />
      </Specimen>
      <Specimen label="timeline">
        <EventTimelineSkeleton />
      </Specimen>
      <Specimen label="a record" isWide>
        <RecordSkeleton fields={{ count: 2, height: 52 }} lines={["72%", "54%"]} />
      </Specimen>
    </Section>
  );
}

function EmptySection() {
  return (
    <Section title="Empty" note="one sentence, one action, its key">
      <Specimen label="nothing found">
        <EmptyState
          icon={<Search aria-hidden="true" />}
          sentence="No insured matches “Okofar” in Needs attention."
          action={<Button shortcut="Esc">Clear filters</Button>}
        />
      </Specimen>
      <Specimen label="empty, no action">
        <EmptyState sentence="Nothing has happened here yet." />
      </Specimen>
      {HARD_TEXTS.map((text) => (
        <Specimen key={text} label="hard text">
          <EmptyState sentence={text} action={<Button>{text}</Button>} />
        </Specimen>
      ))}
    </Section>
  );
}

function ErrorsSection() {
  return (
    <Section title="Errors" note="in place of the failed content, with Retry">
      <Specimen label="default">
        <ErrorState message="Region not found" onRetry={nothing} />
      </Specimen>
      <Specimen label="retrying">
        <ErrorState message="Region not found" onRetry={nothing} isRetrying />
      </Specimen>
      <Specimen label="without Retry">
        <ErrorState message="Company not found" icon={<ShieldAlert aria-hidden="true" />} />
      </Specimen>
      {HARD_TEXTS.map((text) => (
        <Specimen key={text} label="hard text">
          <ErrorState message={text} onRetry={nothing} />
        </Specimen>
      ))}
    </Section>
  );
}

function Lines() {
  return (
    <div style={{ display: "grid", gap: 8 }}>
      {["72%", "54%", "63%"].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

function Person() {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <Skeleton width={28} height={28} radius="50%" />
      <Skeleton width={140} />
    </div>
  );
}
