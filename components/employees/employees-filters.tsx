"use client";

import { Building2, CircleUser, RotateCw, ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import { ChoiceFilter } from "@/components/ui/inputs/choice-filter";
import { FilterPicker } from "@/components/ui/inputs/filter-picker";
import type { UnreadCompanies } from "@/lib/client/data/companies/use-companies";
import { companyOptions } from "@/lib/domain/company-options";
import { EMPLOYEE_STATES } from "@/lib/domain/employee-state";
import { rolesByRank } from "@/lib/domain/roles";
import { employeesCopy, roleNames } from "./copy";
import type { EmployeesList, useEmployeesQuery } from "./use-employees-query";

const { filters: filterCopy, states } = employeesCopy;
const ROLE_OPTIONS = rolesByRank().map((value) => ({ value, text: roleNames[value] }));
const STATES = EMPLOYEE_STATES.map((value) => ({ value, label: states[value] }));

type Props = {
  list: EmployeesList;
  query: Pick<ReturnType<typeof useEmployeesQuery>, "setCompany" | "setRole" | "setState">;
  companyNames: ReadonlyMap<string, string>;
  unread: UnreadCompanies | null;
};

/** The filters of the list: company, role, account status. */
export function EmployeesFilters({ list, query, companyNames, unread }: Props) {
  const companies = useMemo(() => companyOptions(companyNames), [companyNames]);
  return (
    <>
      <FilterPicker
        label={filterCopy.company}
        icon={<Building2 aria-hidden="true" />}
        options={companies}
        value={list.company}
        onValueChange={query.setCompany}
      />
      {unread === null ? null : (
        <Button size="sm" icon={<RotateCw aria-hidden="true" />} onClick={unread.retry}>
          {filterCopy.companiesUnread}
        </Button>
      )}
      <FilterPicker
        label={filterCopy.role}
        icon={<ShieldCheck aria-hidden="true" />}
        options={ROLE_OPTIONS}
        value={list.role}
        onValueChange={query.setRole}
      />
      <ChoiceFilter
        label={filterCopy.state}
        icon={<CircleUser aria-hidden="true" />}
        anyLabel={filterCopy.anyState}
        choices={STATES}
        value={list.state}
        onValueChange={query.setState}
      />
    </>
  );
}
