"use client";

import { type EmployeeAct, type EmployeeRefusal, employeeRefusal } from "@/lib/access/employee-rights";
import { includesCompany } from "@/lib/access/includes-company";
import { may, mayGrantRole } from "@/lib/access/permissions";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import { type Role, rolesByRank } from "@/lib/domain/roles";

export type EmployeeRights = {
  /** May add employees, and change employees of the same or a lower rank. */
  mayManage: boolean;
  /** May see the lists of all employees. */
  mayOwn: boolean;
  /** Sees every company: a missing one was deleted. */
  seeAllCompanies: boolean;
  /** The roles that the viewer may assign. */
  roles: readonly Role[];
  /** Returns why the action is not allowed for an employee, or null if it is allowed. */
  refusal: (act: EmployeeAct, employee: Employee) => EmployeeRefusal | null;
  isOneself: (employee: Employee) => boolean;
};

/** Returns what the viewer's role and companies allow for employees; no rights while these are unknown. */
export function useEmployeeRights(): EmployeeRights {
  const { session } = useSession();
  const { employee: oneself } = useCurrentEmployee();
  const role = session?.effectiveRole;
  const impersonatedKeys = session?.impersonation?.companyKeys ?? [];
  // A superadmin sees every company, whichever role they impersonate.
  const ownKeys = session?.role === "superadmin" ? null : (oneself?.companyKeys ?? []);
  const companyKeys =
    impersonatedKeys.length === 0 ? ownKeys : impersonatedKeys.filter((key) => includesCompany(ownKeys, key));
  return {
    mayManage: role !== undefined && may(role, "manageEmployees"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    seeAllCompanies: companyKeys === null,
    roles: role === undefined ? [] : rolesByRank().filter((granted) => mayGrantRole(role, granted)),
    refusal: (act, employee) => {
      // No one can impersonate from within an impersonation.
      if (!session || (act === "impersonate" && session.impersonation !== null)) return "role";
      const actor = { key: session.employeeKey, role: session.effectiveRole, companyKeys };
      return employeeRefusal(act, actor, employee);
    },
    isOneself: ({ key }) => key === session?.employeeKey,
  };
}
