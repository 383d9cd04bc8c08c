"use client";

import { type EmployeeAct, type EmployeeRefusal, employeeRefusal } from "@/lib/access/employee-rights";
import { includesCompany } from "@/lib/access/includes-company";
import { may, mayGrantRole } from "@/lib/access/permissions";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import { type Role, rolesByRank } from "@/lib/domain/roles";

export type EmployeeRights = {
  /** May add employees, and change those who are not above. */
  mayManage: boolean;
  /** May see the lists of all employees. */
  mayOwn: boolean;
  /** Sees every company: a missing one was deleted. */
  seeAllCompanies: boolean;
  /** The roles that may be given. */
  roles: readonly Role[];
  /** Why it may not be done to an employee; null if it may. */
  refusal: (act: EmployeeAct, employee: Employee) => EmployeeRefusal | null;
  isOneself: (employee: Employee) => boolean;
};

/** The rights of the viewer's role and companies on employees; none while unknown. */
export function useEmployeeRights(): EmployeeRights {
  const { session } = useSession();
  const { employee: oneself } = useCurrentEmployee();
  const role = session?.effectiveRole;
  const chosen = session?.impersonation?.companyKeys ?? [];
  // A superadmin sees every company, whichever role they impersonate.
  const own = session?.role === "superadmin" ? null : (oneself?.companyKeys ?? []);
  const companyKeys = chosen.length === 0 ? own : chosen.filter((key) => includesCompany(own, key));
  return {
    mayManage: role !== undefined && may(role, "manageEmployees"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    seeAllCompanies: companyKeys === null,
    roles: role === undefined ? [] : rolesByRank().filter((one) => mayGrantRole(role, one)),
    refusal: (act, employee) => {
      // No one can impersonate from within an impersonation.
      if (!session || (act === "impersonate" && session.impersonation !== null)) return "role";
      const by = { key: session.employeeKey, role: session.effectiveRole, companyKeys };
      return employeeRefusal(act, by, employee);
    },
    isOneself: ({ key }) => key === session?.employeeKey,
  };
}
