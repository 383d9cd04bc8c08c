"use client";

import { Building2, ListFilter } from "lucide-react";
import { useMemo } from "react";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import { companyOptions } from "@/lib/domain/company-options";
import { PROJECT_STATUSES, type ProjectStatus } from "@/lib/domain/project-status";
import { statusLook } from "@/lib/domain/status-look";
import { insuredCopy } from "./copy";

const STATUSES = PROJECT_STATUSES.map((value) => ({ value, text: statusLook(value).label }));

type Props = {
  status: readonly ProjectStatus[];
  onStatus: (chosen: readonly ProjectStatus[]) => void;
  company: readonly string[];
  onCompany: (chosen: readonly string[]) => void;
  companyNames: ReadonlyMap<string, string>;
};

/** What the list is narrowed by beside the search: the latest claim's status, and the company where there are several. */
export function PolicyFilters({ status, onStatus, company, onCompany, companyNames }: Props) {
  const companies = useMemo(() => companyOptions(companyNames), [companyNames]);
  return (
    <>
      <FilterPicker
        label={insuredCopy.status}
        icon={<ListFilter aria-hidden="true" />}
        options={STATUSES}
        value={status}
        onValueChange={onStatus}
      />
      <FilterPicker
        label={insuredCopy.company}
        icon={<Building2 aria-hidden="true" />}
        options={companies}
        value={company}
        onValueChange={onCompany}
      />
    </>
  );
}
