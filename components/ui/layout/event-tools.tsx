"use client";

import { CalendarDays, Download, ListFilter, UserRound } from "lucide-react";
import { Button } from "../button";
import { ChoiceFilter, type ChoiceFilterProps } from "../inputs/choice-filter";
import styles from "./event-tools.module.css";

const ICONS = { kind: ListFilter, days: CalendarDays, person: UserRound };

export type EventFilter = Omit<ChoiceFilterProps<string>, "icon"> & { id: keyof typeof ICONS };

export type EventToolsProps = {
  filters: readonly EventFilter[];
  /** The button's text; the progress while a file is exported. */
  exportLabel: string;
  isExporting: boolean;
  onExport: () => void;
};

/** The controls over a timeline: filters by kind, days or person, and an export. Print shows only active filters. */
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
