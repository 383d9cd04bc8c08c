"use client";

import { Plus } from "lucide-react";
import { ErrorScreen } from "@/components/shell/error-screen";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/feedback/chip";
import { IconButton } from "@/components/ui/icon-button";
import { PhoneText } from "@/components/ui/inputs/phone-text";
import { Facts } from "@/components/ui/layout/facts";
import { PageHeader } from "@/components/ui/layout/page-header";
import { Tabs } from "@/components/ui/layout/tabs";
import { Mark } from "@/components/ui/mark";
import { BulkReport } from "@/components/ui/table/bulk-report";
import { TimeText } from "@/components/ui/time-text";
import { Wordmark } from "@/components/ui/wordmark";
import { Opened } from "./opened";
import { SavedViewsSection } from "./saved-views-section";
import { Section, Specimen, SpecimenRow } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const HARD_TEXTS = Object.values(SPECIMEN_TEXTS);
const CODES = ["401", "403", "404", null] as const;
const TIMES = ["list", "event", "sentence"] as const;
const PHONES = ["+15125550148", "+442079460958", "invalid number", SPECIMEN_TEXTS.unbroken];
const NOON = "2026-03-02T17:00:00Z";

/** The parts of a page around its content: header, facts, saved views and errors. */
export function PageSections() {
  return (
    <>
      <PageHeaderSection />
      <FactsSection />
      <SavedViewsSection />
      <BulkReportSection />
      <ErrorPageSection />
    </>
  );
}

function PageHeaderSection() {
  return (
    <Section title="Page header" note="breadcrumbs, the page heading, its actions">
      <Specimen label="title only" isWide>
        <PageHeader title="Settings" />
      </Specimen>
      <Specimen label="a list: a switch next to the title, tabs at the bottom" isWide>
        <PageHeader
          title="Insured"
          titleAside={<Chip tone="info">Staging</Chip>}
          actions={
            <Button variant="primary" icon={<Plus />}>
              New contact
            </Button>
          }
          tabs={
            <Tabs
              label="Insured"
              tabs={[
                { href: "#active", label: "Active", count: "1,284", isCurrent: true },
                { href: "#inactive", label: "Inactive", count: "93", isCurrent: false },
              ]}
            />
          }
        />
      </Specimen>
      <Specimen label="a record: breadcrumbs, tools in the corner, a line of facts" isWide>
        <PageHeader
          title="KM-26-104417"
          crumbs={[
            { label: "Insured", href: "/insured/policies" },
            { label: "Marisol Figueroa", href: "#insured" },
          ]}
          corner={<IconButton size="sm" icon={<Plus />} label="Bookmark" />}
          titleAside={<Chip tone="warn">Needs attention</Chip>}
          actions={<Button>Open scan editor</Button>}
          detail="1428 Alder Creek Dr, Austin, TX 78745"
        />
      </Specimen>
      {HARD_TEXTS.map((text) => (
        <Specimen key={text} label="hard text" isWide>
          <PageHeader
            title={text}
            crumbs={[{ label: text, href: "#up" }]}
            actions={<Button>{text}</Button>}
            detail={text}
          />
        </Specimen>
      ))}
    </Section>
  );
}

function FactsSection() {
  return (
    <Section title="Facts, times, phones, logo" note="names and values side by side; in the viewer's time zone">
      <Specimen label="facts">
        <Facts
          facts={[
            { name: "Company", value: "Keystone Mutual" },
            { name: "Phone", value: <PhoneText value="+15125550148" /> },
            { name: "Loss", value: "Nov 20, 2026" },
          ]}
        />
      </Specimen>
      <Specimen label="facts, hard texts">
        <Facts facts={HARD_TEXTS.map((text) => ({ name: text, value: text }))} />
      </Specimen>
      <Specimen label="times: in a list, in a timeline, in a sentence">
        <Facts
          facts={TIMES.map((as) => ({
            name: as,
            value: <TimeText iso="2026-03-01T14:52:00Z" now={Date.parse(NOON)} as={as} />,
          }))}
        />
      </Specimen>
      <Specimen label="phones: domestic, foreign, none">
        <Facts facts={PHONES.map((phone) => ({ name: phone, value: <PhoneText value={phone} /> }))} />
      </Specimen>
      <Specimen label="the logo, alone and with the name">
        <SpecimenRow>
          <Mark /> <Wordmark name="Lintel" />
        </SpecimenRow>
      </Specimen>
    </Section>
  );
}

function BulkReportSection() {
  return (
    <Section title="Failure report" note="the rows that failed, each with its reason">
      <Opened id="report" label="Report">
        {({ isOpen, onOpenChange }) => (
          <BulkReport
            isOpen={isOpen}
            title="5 of 12 were not deactivated"
            description="7 were deactivated."
            failures={HARD_TEXTS.map((text) => ({ key: text, name: text, message: text }))}
            closeLabel="Close"
            retry={{ label: "Try those again", onRetry: () => onOpenChange(false) }}
            onClose={() => onOpenChange(false)}
          />
        )}
      </Opened>
      <Opened id="report-final" label="Report, nothing to try again">
        {({ isOpen, onOpenChange }) => (
          <BulkReport
            isOpen={isOpen}
            title="1 of 2 was not deleted"
            failures={[{ key: "one", name: "Marisol Figueroa", message: "A claim is in review" }]}
            closeLabel="Close"
            onClose={() => onOpenChange(false)}
          />
        )}
      </Opened>
    </Section>
  );
}

function ErrorPageSection() {
  return (
    <Section title="Error page" note="the problem and one action">
      {CODES.map((code) => (
        <Specimen key={code} label={code ?? "without a code"}>
          <ErrorScreen code={code} onReload={() => undefined} />
        </Specimen>
      ))}
      <Specimen label="an unknown code">
        <ErrorScreen code={SPECIMEN_TEXTS.unbroken} />
      </Specimen>
    </Section>
  );
}
