"use client";

import type { Employee } from "../../../domain/entities";
import { type BackendRead, useBackend } from "../../reads/use-backend";
import { useSession } from "../../session/use-session";

/**
 * Returns the employees of these companies; without companies, all employees that the signed-in employee may see. Reads
 * nothing until the session is known.
 */
export function useEmployees(companyKeys: readonly string[] = []): BackendRead<Employee[]> {
  const role = useSession().session?.effectiveRole;
  const isAll = role === "superadmin" && companyKeys.length === 0;
  const all = useBackend("employee.listAll", isAll ? {} : null);
  const params = companyKeys.length === 0 ? {} : { companyKeys: JSON.stringify(companyKeys) };
  const some = useBackend("employee.list", role === undefined || isAll ? null : params);
  return isAll ? all : { ...some, isLoading: some.isLoading || role === undefined };
}
