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
 * Begins to act in somebody's role, for their companies; a refusal raises the one alert. A choice of no company is one of
 * all: a superadmin's, whichever companies they are in, and nobody else's.
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
