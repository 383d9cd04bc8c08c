"use client";

import { CalendarDays, Download, ListFilter, UserRound } from "lucide-react";
import { Button } from "../button";
import { ChoiceFilter, type ChoiceFilterProps } from "../inputs/choice-filter";
import styles from "./event-tools.module.css";

const ICONS = { kind: ListFilter, days: CalendarDays, person: UserRound };

export type EventFilter = Omit<ChoiceFilterProps<string>, "icon"> & { id: keyof typeof ICONS };

export type EventToolsProps = {
  filters: readonly EventFilter[];
  /** What the button says; how far it is, while a file is made. */
  exportLabel: string;
  isExporting: boolean;
  onExport: () => void;
};

/** Over a timeline: narrows it by kind, days or person, and saves what it shows as a file. On paper only what narrows it. */
export function EventTools({ filters, exportLabel, isExporting, onExport }: EventToolsProps) {
  return (
    <div className={styles.tools} data-print={filters.some(({ value }) => value !== null) ? undefined : "none"}>
      {filters.map(({ id, ...filter }) => {
        const Icon = ICONS[id];
        return <ChoiceFilter key={id} {...filter} icon={<Icon aria-hidden="true" />} />;
      })}
      <span className={styles.export}>
        <Button
          size="sm"
          variant="ghost"
          icon={<Download aria-hidden="true" />}
          isLoading={isExporting}
          onClick={onExport}
        >
          {exportLabel}
        </Button>
      </span>
    </div>
  );
}
