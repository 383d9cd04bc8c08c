"use client";

import { Download } from "lucide-react";
import { BarChart } from "@/components/ui/charts/bar-chart";
import type { ChartDatum } from "@/components/ui/charts/datum";
import { LineChart } from "@/components/ui/charts/line-chart";
import { Sparkline, SparklineChart } from "@/components/ui/charts/sparkline";
import { ProgressBar, ProgressRing } from "@/components/ui/feedback/progress";
import { IconButton } from "@/components/ui/icon-button";
import { StatFigures } from "@/components/ui/layout/stat-figures";
import { HARD_LABELS, HUGE, MIXED, NOT_NUMBERS, TURNAROUND, WEEKS } from "./chart-specimens";
import { Section, Specimen, SpecimenRow } from "./section";
import { SPECIMEN_TEXTS } from "./specimen-copy";

const HEADS = ["Week", "Inspections"] as const;
const hours = (value: number) => `${Math.round(value)} h`;
const linked = WEEKS.map((week) => ({ ...week, href: `#${week.id}` }));

const CASES: readonly (readonly [label: string, data: readonly ChartDatum[]])[] = [
  ["one value", WEEKS.slice(0, 1)],
  ["nothing", []],
  ["below and above zero", MIXED],
  ["huge", HUGE],
  ["no numbers and endless among them", NOT_NUMBERS],
  ["hard texts as places", HARD_LABELS],
  ["all the same", WEEKS.slice(0, 5).map((week) => ({ ...week, value: 12 }))],
];

/** Figures and charts, each with its data table. */
export function ChartsGroup() {
  return (
    <>
      <FiguresSection />
      <BarsSection />
      <LinesSection />
      <SparklineSection />
      <ProgressSection />
    </>
  );
}

function FiguresSection() {
  return (
    <Section
      title="Figures"
      note="change from the previous period: an arrow and a word; color only where a direction is good or bad"
    >
      <Specimen label="good, bad, neither, none" isWide>
        <StatFigures
          label="Reports"
          figures={[
            {
              id: "inspections",
              label: "Inspections",
              figure: "1,761",
              change: { sense: "up", meaning: "neutral", text: "8.2%", before: "1,628" },
            },
            {
              id: "turnaround",
              label: "Median turnaround",
              figure: "21 h",
              change: { sense: "down", meaning: "good", text: "6 h", before: "27 h" },
              trend: <Sparkline label="Median turnaround" data={TURNAROUND} format={hours} />,
            },
            {
              id: "rejected",
              label: "Rejected or invalid",
              figure: "2.6%",
              change: { sense: "up", meaning: "bad", text: "0.4 pt", before: "2.2%" },
            },
            {
              id: "delivered",
              label: "Delivered",
              figure: "1,124",
              change: { sense: "same", meaning: "neutral", text: "0%", before: "1,124" },
            },
            { id: "first", label: "First month, no previous value", figure: "12" },
            { id: "none", label: "Nothing to count", figure: null },
            {
              id: "hard",
              label: SPECIMEN_TEXTS.unbroken,
              figure: SPECIMEN_TEXTS.unbroken,
              change: { sense: "up", meaning: "bad", text: SPECIMEN_TEXTS.unbroken, before: SPECIMEN_TEXTS.unbroken },
            },
          ]}
        />
      </Specimen>
    </Section>
  );
}

function BarsSection() {
  return (
    <Section
      title="Bars"
      note="the last full week is filled, the current one has a dashed outline; a button shows the table"
    >
      <Specimen label="per week; a bar opens its list" isWide>
        <BarChart
          title="Inspections per week"
          note="Week to date"
          heads={HEADS}
          data={linked}
          actions={<IconButton size="sm" icon={<Download />} label="Export CSV" />}
        />
      </Specimen>
      {CASES.map(([label, data]) => (
        <Specimen key={label} label={label}>
          <BarChart title="Inspections per week" heads={HEADS} data={data} />
        </Specimen>
      ))}
    </Section>
  );
}

function LinesSection() {
  return (
    <Section title="Two lines" note="the second is dashed; each ends with its last value, and labels never overlap">
      <Specimen label="median and 90th percentile" isWide>
        <LineChart
          title="Turnaround, hours"
          note="Solid: median. Dashed: 90th percentile."
          heads={["Week", "Median", "9 of 10"]}
          data={TURNAROUND.map((week) => ({ ...week, second: (week.value ?? 0) * 2 }))}
          format={hours}
        />
      </Specimen>
      <Specimen label="ends close together">
        <LineChart
          title="Turnaround, hours"
          heads={["Week", "Median", "9 of 10"]}
          data={TURNAROUND.map((week) => ({ ...week, second: (week.value ?? 0) + 1 }))}
          format={hours}
        />
      </Specimen>
      {CASES.map(([label, data]) => (
        <Specimen key={label} label={label}>
          <LineChart title="Turnaround" heads={["Week", "Hours"]} data={data} />
        </Specimen>
      ))}
    </Section>
  );
}

function SparklineSection() {
  return (
    <Section title="Sparkline" note="labeled at its end; the current period is dashed; gaps stay open">
      <Specimen label="in a sentence or a cell">
        <Sparkline label="Turnaround" data={TURNAROUND} format={hours} />
      </Specimen>
      <Specimen label="with its title, end and table">
        <SparklineChart
          title="Turnaround, hours"
          note="Median"
          heads={["Week", "Hours"]}
          data={TURNAROUND}
          format={hours}
        />
      </Specimen>
      <Specimen label="week to date">
        <SparklineChart title="Inspections per week" heads={HEADS} data={WEEKS} />
      </Specimen>
      {CASES.map(([label, data]) => (
        <Specimen key={label} label={label}>
          <SparklineChart title="Inspections per week" heads={HEADS} data={data} />
        </Specimen>
      ))}
    </Section>
  );
}

function ProgressSection() {
  return (
    <Section title="Progress" note="determinate and indeterminate, bar and ring">
      <Specimen label="bar">
        <ProgressBar label="kitchen-1.mov" value={62} />
      </Specimen>
      <Specimen label="bar, with its own value text">
        <ProgressBar label="Uploading" value={3} max={12} valueText="3 of 12" />
      </Specimen>
      <Specimen label="bar, indeterminate">
        <ProgressBar label="Waiting for the scanner" value={null} />
      </Specimen>
      <Specimen label="bar, empty">
        <ProgressBar label="Nothing yet" value={0} />
      </Specimen>
      <Specimen label="bar, done">
        <ProgressBar label="Sent" value={100} tone="ok" />
      </Specimen>
      <Specimen label="bar, label hidden">
        <ProgressBar label="Sending" value={30} isLabelHidden />
      </Specimen>
      <Specimen label="bar, hard text">
        <ProgressBar label={SPECIMEN_TEXTS.unbroken} value={40} valueText={SPECIMEN_TEXTS.rightToLeft} />
      </Specimen>
      <Specimen label="rings">
        <SpecimenRow>
          <ProgressRing label="Uploading" value={25} size="sm" /> <ProgressRing label="Uploading" value={62} />
        </SpecimenRow>
      </Specimen>
      <Specimen label="ring, large, label hidden">
        <ProgressRing label="Uploading" value={62} size="lg" isLabelHidden />
      </Specimen>
      <Specimen label="ring, indeterminate">
        <ProgressRing label="Processing" value={null} />
      </Specimen>
      <Specimen label="ring, done">
        <ProgressRing label="Sent" value={100} tone="ok" />
      </Specimen>
    </Section>
  );
}
