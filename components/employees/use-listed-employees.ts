"use client";

import { useMemo } from "react";
import { useCompanies } from "@/lib/client/data/companies/use-companies";
import { useEmployees } from "@/lib/client/data/employees/use-employees";
import { type BackendRead, useBackend } from "@/lib/client/reads/use-backend";
import type { Employee } from "@/lib/domain/entities";
import { listEmployees } from "./listed-employees";
import type { EmployeesList, EmployeesTab } from "./use-employees-query";

const NONE: readonly Employee[] = [];

/** The count of each tab; undefined while loading, null if loading failed or the role lacks the tab. */
export type EmployeeCounts = Record<EmployeesTab, number | null | undefined>;

/**
 * Returns the employees of the open tab, and the items that match search and filters. The role's other tabs are read
 * afterward for their counts, with the same search and filters. `now` in milliseconds since 1970.
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
