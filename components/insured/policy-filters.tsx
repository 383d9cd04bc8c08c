"use client";

import { Building2, ListFilter } from "lucide-react";
import { useMemo } from "react";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import { companyOptions } from "@/lib/domain/company-options";
import { PROJECT_STATUSES } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { insuredCopy } from "./copy";
import type { PoliciesList, usePoliciesQuery } from "./use-policies-query";

const STATUSES = PROJECT_STATUSES.map((value) => ({ value, text: statusLook(value).label }));

type Props = {
  list: PoliciesList;
  query: Pick<ReturnType<typeof usePoliciesQuery>, "setStatus" | "setCompany">;
  companyNames: ReadonlyMap<string, string>;
};

/** Filters by the status of the latest claim and by company. */
export function PolicyFilters({ list, query, companyNames }: Props) {
  const companies = useMemo(() => companyOptions(companyNames), [companyNames]);
  return (
    <>
      <FilterPicker
        label={insuredCopy.status}
        icon={<ListFilter aria-hidden="true" />}
        options={STATUSES}
        value={list.status}
        onValueChange={query.setStatus}
      />
      <FilterPicker
        label={insuredCopy.company}
        icon={<Building2 aria-hidden="true" />}
        options={companies}
        value={list.company}
        onValueChange={query.setCompany}
      />
    </>
  );
}
