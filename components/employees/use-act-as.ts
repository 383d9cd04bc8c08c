"use client";

import { useCallback } from "react";
import { showAlert } from "@/lib/client/alerts-store";
import { asApiError } from "@/lib/client/api-error";
import { useImpersonation } from "@/lib/client/session/use-impersonation";
import { IMPERSONATION_FAILED } from "@/lib/client/session/words";
import type { Employee } from "@/lib/domain/entities";

/** Begins to act in somebody's role, for their companies; a refusal raises the one alert. */
export function useActAs(companyNames: ReadonlyMap<string, string>): (employee: Employee) => void {
  const { start } = useImpersonation();
  return useCallback(
    (employee) => {
      const { role, companyKeys } = employee;
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
