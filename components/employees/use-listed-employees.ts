"use client";

import { useMemo } from "react";
import { useCompanies } from "@/lib/client/data/companies/use-companies";
import { useEmployees } from "@/lib/client/data/employees/use-employees";
import { type BackendRead, useBackend } from "@/lib/client/reads/use-backend";
import type { Employee } from "@/lib/domain/entities";
import { listEmployees } from "./listed-employees";
import type { EmployeesList, EmployeesTab } from "./use-employees-query";

const NONE: readonly Employee[] = [];

/** How many each tab has; undefined while that is on its way, null where it could not be read or is not the role's. */
export type EmployeeCounts = Record<EmployeesTab, number | null | undefined>;

/**
 * What the list's tab reads, and of it what search and filters find. The role's other tabs are read, to be counted by the
 * same search and filters, once everybody is. `now` in milliseconds since 1970.
 */
export function useListedEmployees(list: EmployeesList, tabs: readonly EmployeesTab[], now: number) {
  const { names: companyNames, unread: unreadCompanies } = useCompanies();
  const all = useEmployees(list.tab === "all" ? list.company : []);
  const isRead = (tab: EmployeesTab) => list.tab === tab || (all.data !== undefined && tabs.includes(tab));
  const stewards = useBackend("employee.listDataStewards", isRead("stewards") ? {} : null);
  const superadmins = useBackend("employee.listAllSuperadmins", isRead("superadmins") ? {} : null);
  const read = { all, stewards, superadmins }[list.tab];
  const employees = read.data ?? NONE;
  const items = useMemo(
    () => listEmployees(employees, list, { now, companyNames }),
    [employees, list, now, companyNames],
  );
  const counts = useMemo(() => {
    const countOf = ({ data, isLoading }: BackendRead<Employee[]>) =>
      data ? listEmployees(data, list, { now, companyNames }).length : isLoading || all.isLoading ? undefined : null;
    return { all: countOf(all), stewards: countOf(stewards), superadmins: countOf(superadmins) };
  }, [all, stewards, superadmins, list, now, companyNames]);
  return { read, employees, items, counts, companyNames, unreadCompanies };
}
