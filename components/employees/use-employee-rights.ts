"use client";

import { may, mayGrantRole, mayImpersonateRole } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import type { Employee } from "@/lib/domain/entities";
import { type Role, rolesByRank } from "@/lib/domain/roles";

export type EmployeeRights = {
  /** Adds employees, and changes those who are not above. */
  mayManage: boolean;
  /** Sees the lists of everybody. */
  mayOwn: boolean;
  /** The roles that may be given. */
  roles: readonly Role[];
  mayChange: (employee: Employee) => boolean;
  mayActAs: (employee: Employee) => boolean;
  isOneself: (employee: Employee) => boolean;
};

/** What of employees one's role does; nothing while it is not known. */
export function useEmployeeRights(): EmployeeRights {
  const { session } = useSession();
  const role = session?.effectiveRole;
  const real = session?.role;
  const isOneself = ({ key }: Employee) => key === session?.employeeKey;
  return {
    mayManage: role !== undefined && may(role, "manageEmployees"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
    roles: role === undefined ? [] : rolesByRank().filter((one) => mayGrantRole(role, one)),
    mayChange: (employee) => role !== undefined && mayGrantRole(role, employee.role),
    mayActAs: (employee) =>
      real !== undefined &&
      session?.impersonation === null &&
      !isOneself(employee) &&
      mayImpersonateRole(real, employee.role),
    isOneself,
  };
}
