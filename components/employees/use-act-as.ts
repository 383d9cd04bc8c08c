"use client";

import { useCallback } from "react";
import { hasNoCompany } from "@/lib/access/employee-rights";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { asApiError } from "@/lib/client/calls/api-error";
import { IMPERSONATION_FAILED } from "@/lib/client/session/copy";
import { useImpersonation } from "@/lib/client/session/use-impersonation";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { employeesCopy } from "./copy";

/**
 * Returns a function that impersonates an employee's role in their companies; a failure shows an alert. An empty list
 * of companies means all companies, so only a superadmin is impersonated with one.
 */
export function useActAs(companyNames: ReadonlyMap<string, string>): (employee: Employee) => void {
  const { start } = useImpersonation();
  return useCallback(
    (employee) => {
      const { role } = employee;
      if (hasNoCompany(employee)) {
        showAlert({ type: "error", message: employeesCopy.actions.hasNoCompany(personName(employee)) });
        return;
      }
      const companyKeys = role === "superadmin" ? [] : employee.companyKeys;
      const names = Object.fromEntries(
        companyKeys.flatMap((key) => [[key, companyNames.get(key) ?? ""]]).filter(([, name]) => name),
      );
      start({ role, companyKeys: [...companyKeys] }, names).catch((error: unknown) => {
        showAlert({ type: "error", message: asApiError(error, IMPERSONATION_FAILED).message });
      });
    },
    [start, companyNames],
  );
}
