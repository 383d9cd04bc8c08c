"use client";

import { Building2, CalendarCheck, ClipboardList, ListFilter, RotateCw } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceFilter } from "@/components/ui/inputs/choice-filter";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import { useCompanies } from "@/lib/client/data/companies/use-companies";
import { companyOptions } from "@/lib/domain/company-options";
import { ORDER_TYPES, PROJECT_STATUSES } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { reportingCopy, typeText } from "./copy";
import { RangeFilter } from "./range-filter";
import type { ReportChoice, ReportQueryState } from "./use-report-query";

const { filters: copy } = reportingCopy;
const TYPES = ORDER_TYPES.map((value) => ({ value, label: typeText(value) }));
const DATES = [{ value: "delivered" as const, label: copy.dates.delivered }];
const STATUS_OPTIONS = PROJECT_STATUSES.map((value) => ({ value, text: statusLook(value).label }));

type Props = {
  query: ReportQueryState;
  choice: ReportChoice;
  today: string;
};

/** The report's days, company and type, and the statuses of its list. */
export function ReportFilters({ query, choice, today }: Props) {
  const { company, type } = choice;
  const { names, unread } = useCompanies();
  const companies = useMemo(() => companyOptions(names), [names]);
  return (
    <>
      <RangeFilter range={choice.range} isUsual={query.isUsualRange} today={today} onChange={query.setRange} />
      <FilterPicker
        label={copy.company}
        icon={<Building2 aria-hidden="true" />}
        options={companies}
        value={company === null ? [] : [company]}
        // A report covers one company or all: a new choice replaces the previous one.
        onValueChange={(chosen) => query.setCompany(chosen.find((key) => key !== company) ?? null)}
      />
      {unread === null ? null : (
        <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={unread.retry}>
          {copy.companiesUnread}
        </Button>
      )}
      <ChoiceFilter
        label={copy.type}
        icon={<ClipboardList aria-hidden="true" />}
        anyLabel={copy.everyType}
        choices={TYPES}
        value={type}
        onValueChange={query.setType}
      />
      <ChoiceFilter
        label={copy.dateOf}
        icon={<CalendarCheck aria-hidden="true" />}
        anyLabel={copy.dates.created}
        choices={DATES}
        value={query.dateOf === "created" ? null : query.dateOf}
        onValueChange={query.setDateOf}
      />
      <FilterPicker
        label={copy.status}
        icon={<ListFilter aria-hidden="true" />}
        options={STATUS_OPTIONS}
        value={query.status}
        onValueChange={query.setStatus}
      />
    </>
  );
}
