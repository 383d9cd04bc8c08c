"use client";

import { Building2, ClipboardCheck, ListFilter } from "lucide-react";
import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/inputs/choice-filter";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import { companyOptions } from "@/lib/domain/company-options";
import { PROJECT_STATUSES } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { inspectionsCopy } from "./copy";
import { type InspectionFilters, REVIEWED_CHOICES, type useInspectionsQuery } from "./use-inspections-query";

const { filters: copy } = inspectionsCopy;
const STATUS_OPTIONS = PROJECT_STATUSES.map((value) => ({ value, text: statusLook(value).label }));
const REVIEWED = REVIEWED_CHOICES.map((value) => ({ value, label: copy.reviewedAs[value] }));

type Props = {
  filters: InspectionFilters;
  query: Pick<ReturnType<typeof useInspectionsQuery>, "setStatus" | "setCompany" | "setReviewed">;
  companyNames: ReadonlyMap<string, string>;
};

/** Filters by claim status, company and review. */
export function InspectionsFilters({ filters, query, companyNames }: Props) {
  const companies = useMemo(() => companyOptions(companyNames), [companyNames]);
  return (
    <>
      <FilterPicker
        label={copy.status}
        icon={<ListFilter aria-hidden="true" />}
        options={STATUS_OPTIONS}
        value={filters.status}
        onValueChange={query.setStatus}
      />
      <FilterPicker
        label={copy.company}
        icon={<Building2 aria-hidden="true" />}
        options={companies}
        value={filters.company}
        onValueChange={query.setCompany}
      />
      <ChoiceFilter
        label={copy.reviewed}
        icon={<ClipboardCheck aria-hidden="true" />}
        anyLabel={copy.either}
        choices={REVIEWED}
        value={filters.reviewed}
        onValueChange={query.setReviewed}
      />
    </>
  );
}
