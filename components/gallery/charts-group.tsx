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
      note="change against before: an arrow, a word, a color only where a direction is good or bad"
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
            { id: "first", label: "First month, nothing before", figure: "12" },
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
      note="the last whole week is strong, the running one a dashed outline; the table is a press away"
    >
      <Specimen label="per week, a bar opens its list" isWide>
        <BarChart
          title="Inspections per week"
          note="This week in part"
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
    <Section title="Two lines" note="the second dashed; each with its last value at its end, never one on the other">
      <Specimen label="median and nine of ten" isWide>
        <LineChart
          title="Turnaround, hours"
          note="Solid: median. Dashed: 9 of 10."
          heads={["Week", "Median", "9 of 10"]}
          data={TURNAROUND.map((week) => ({ ...week, second: (week.value ?? 0) * 2 }))}
          format={hours}
        />
      </Specimen>
      <Specimen label="ends that lie close">
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
    <Section title="Sparkline" note="labeled at its end; a running piece is dashed; a gap is a gap">
      <Specimen label="in a line of text or a cell">
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
      <Specimen label="the week is not over">
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
    <Section title="Progress" note="known and unknown end, bar and ring">
      <Specimen label="bar">
        <ProgressBar label="kitchen-1.mov" value={62} />
      </Specimen>
      <Specimen label="bar, in its own words">
        <ProgressBar label="Uploading" value={3} max={12} valueText="3 of 12" />
      </Specimen>
      <Specimen label="bar, nobody knows how much">
        <ProgressBar label="Waiting for the scanner" value={null} />
      </Specimen>
      <Specimen label="bar, none">
        <ProgressBar label="Nothing yet" value={0} />
      </Specimen>
      <Specimen label="bar, done">
        <ProgressBar label="Sent" value={100} tone="ok" />
      </Specimen>
      <Specimen label="bar, without its label in sight">
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
      <Specimen label="ring, unknown end">
        <ProgressRing label="Processing" value={null} />
      </Specimen>
      <Specimen label="ring, done">
        <ProgressRing label="Sent" value={100} tone="ok" />
      </Specimen>
    </Section>
  );
}
