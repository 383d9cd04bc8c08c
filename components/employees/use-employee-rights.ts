"use client";

import { type EmployeeAct, type EmployeeRefusal, employeeRefusal } from "@/lib/access/employee-rights";
import { may, mayGrantRole } from "@/lib/access/permissions";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import { type Role, rolesByRank } from "@/lib/domain/roles";

export type EmployeeRights = {
  /** Adds employees, and changes those who are not above. */
  mayManage: boolean;
  /** Sees the lists of everybody. */
  mayOwn: boolean;
  /** No company is kept from them: one that they do not find is deleted. */
  seeAllCompanies: boolean;
  /** The roles that may be given. */
  roles: readonly Role[];
  /** Why it may not be done to somebody; null where it may. */
  refusal: (act: EmployeeAct, employee: Employee) => EmployeeRefusal | null;
  isOneself: (employee: Employee) => boolean;
};

/** What of employees one's role and companies do; nothing while they are not known. */
export function useEmployeeRights(): EmployeeRights {
  const { session } = useSession();
  const { employee: oneself } = useCurrentEmployee();
  const role = session?.effectiveRole;
  const chosen = session?.impersonation?.companyKeys ?? [];
  // Whoever is a superadmin sees every company, in whichever role they act.
  const own = session?.role === "superadmin" ? null : (oneself?.companyKeys ?? []);
  const companyKeys = chosen.length === 0 ? own : chosen.filter((key) => own === null || own.includes(key));
  return {
    mayManage: role !== undefined && may(role, "manageEmployees"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    seeAllCompanies: companyKeys === null,
    roles: role === undefined ? [] : rolesByRank().filter((one) => mayGrantRole(role, one)),
    refusal: (act, employee) => {
      // Nobody acts in a role out of another.
      if (!session || (act === "impersonate" && session.impersonation !== null)) return "role";
      const by = { key: session.employeeKey, role: session.effectiveRole, companyKeys };
      return employeeRefusal(act, by, employee);
    },
    isOneself: ({ key }) => key === session?.employeeKey,
  };
}
