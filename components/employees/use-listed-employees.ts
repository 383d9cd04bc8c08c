"use client";

import { useMemo } from "react";
import { useCompanyNames } from "@/lib/client/companies/use-company-names";
import { useEmployees } from "@/lib/client/employees/use-employees";
import { useBackend } from "@/lib/client/use-backend";
import type { Employee } from "@/lib/domain/entities";
import { listEmployees } from "./listed-employees";
import type { EmployeesList } from "./use-employees-query";

const NONE: readonly Employee[] = [];

/** What the list's tab reads, and of it what search and filters find. `now` in milliseconds since 1970. */
export function useListedEmployees(list: EmployeesList, now: number) {
  const companyNames = useCompanyNames();
  const all = useEmployees(list.tab === "all" ? list.company : []);
  const stewards = useBackend("employee.listDataStewards", list.tab === "stewards" ? {} : null);
  const superadmins = useBackend("employee.listAllSuperadmins", list.tab === "superadmins" ? {} : null);
  const read = { all, stewards, superadmins }[list.tab];
  const employees = read.data ?? NONE;
  const items = useMemo(
    () => listEmployees(employees, list, { now, companyNames }),
    [employees, list, now, companyNames],
  );
  return { read, employees, items, companyNames };
}
