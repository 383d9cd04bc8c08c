"use client";

import { CalendarDays } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { DateRangeInput } from "@/components/ui/inputs/date-range-input";
import { FilterChip } from "@/components/ui/inputs/filter-chip";
import { Popover } from "@/components/ui/overlays/popover";
import { type DayRange, isPlainDay } from "@/lib/validation/day-range";
import { reportRangeFault } from "@/lib/validation/report-range";
import { reportingCopy } from "./copy";
import { lastWeeks, rangeText } from "./report-days";
import styles from "./reporting-screen.module.css";

const { filters: copy } = reportingCopy;

type Props = {
  range: DayRange;
  isUsual: boolean;
  today: string;
  onChange: (range: DayRange | null) => void;
};

/** Chooses the first and last day of a report; applies them when both are set and in order. */
export function RangeFilter({ range, isUsual, today, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState(range);
  const year = Number(today.slice(0, 4));
  const presets = [
    { label: copy.lastWeeks(4), range: lastWeeks(today, 4) },
    { label: copy.lastWeeks(12), range: lastWeeks(today) },
    { label: copy.thisYear, range: { from: `${year}-01-01`, to: today } },
    { label: copy.lastYear, range: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` } },
  ];
  const isComplete = isPlainDay(draft.from) && isPlainDay(draft.to);
  const fault = isComplete ? reportRangeFault(draft) : null;
  // Days in the wrong order are reported at the second one.
  const error = fault === null || fault === "reversed" ? null : reportingCopy.noReport[fault];
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || fault !== null) return;
    onChange(draft);
    setIsOpen(false);
  };
  return (
    <Popover
      label={copy.date}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next) setDraft(range);
        setIsOpen(next);
      }}
      className={styles.rangePopover}
      trigger={
        <FilterChip
          label={copy.date}
          icon={<CalendarDays aria-hidden="true" />}
          value={rangeText(range)}
          onClear={isUsual ? undefined : () => onChange(null)}
        />
      }
    >
      <form className={styles.rangeForm} onSubmit={apply} noValidate>
        <DateRangeInput
          label={copy.date}
          value={draft}
          onValueChange={setDraft}
          error={error}
          presets={presets}
          required
        />
        <Button variant="primary" type="submit">
          {copy.apply}
        </Button>
      </form>
    </Popover>
  );
}
