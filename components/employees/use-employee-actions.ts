"use client";

import { FileUp, KeyRound, LockOpen, MailPlus, Trash2, UserPlus, VenetianMask } from "lucide-react";
import type { EmployeeAct } from "@/lib/access/employee-rights";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import { employeesCopy } from "./copy";
import { resendInvitation, unlock } from "./employee-edits";
import type { EmployeeRights } from "./use-employee-rights";

const { actions: copy } = employeesCopy;

const mayManage = (role: Role) => may(role, "manageEmployees");
const mayImpersonate = (role: Role) => may(role, "impersonate");

type Options = {
  /** The current row, or the page's employee; null if there is none. */
  current: Employee | null;
  rights: EmployeeRights;
  /** Null if the role cannot add employees. */
  onNew: (() => void) | null;
  onBulk: (() => void) | null;
  onActAs: (employee: Employee) => void;
  onForceReset: (employee: Employee) => void;
  onDelete: (employee: Employee) => void;
};

/** Declares the employee actions for the palette and the keyboard. */
export function useEmployeeActions({ current, rights, onNew, onBulk, ...handlers }: Options): void {
  const label = (action: string) => copy.of(action, current ? personName(current) : "");
  const mayDo = (act: EmployeeAct) => current !== null && rights.refusal(act, current) === null;
  const isInvited = current?.isActivated === false;
  const withCurrent = (run: (employee: Employee) => unknown) => () => void (current && run(current));
  useActions([
    {
      id: "employees.new",
      group: "page",
      label: employeesCopy.newEmployee,
      keys: ["n"],
      icon: UserPlus,
      isFor: mayManage,
      isOffered: onNew !== null,
      run: () => onNew?.(),
    },
    {
      id: "employees.bulk",
      group: "page",
      label: employeesCopy.addFromCsv,
      icon: FileUp,
      isFor: mayManage,
      isOffered: onBulk !== null,
      run: () => onBulk?.(),
    },
    {
      id: "employees.actAs",
      group: "list",
      label: label(copy.impersonate),
      icon: VenetianMask,
      isFor: mayImpersonate,
      isOffered: mayDo("impersonate"),
      run: withCurrent(handlers.onActAs),
    },
    {
      id: "employees.resend",
      group: "list",
      label: label(copy.resend),
      icon: MailPlus,
      isFor: mayManage,
      isOffered: mayDo("resendInvitation") && isInvited,
      run: withCurrent(resendInvitation),
    },
    {
      id: "employees.unlock",
      group: "list",
      label: label(copy.unlock),
      icon: LockOpen,
      isFor: mayManage,
      isOffered: mayDo("unlock") && current?.isLockedOut === true,
      run: withCurrent(unlock),
    },
    {
      id: "employees.forceReset",
      group: "list",
      label: label(copy.forceReset),
      icon: KeyRound,
      isFor: mayManage,
      isOffered: mayDo("forceReset") && !isInvited,
      run: withCurrent(handlers.onForceReset),
    },
    {
      id: "employees.delete",
      group: "list",
      label: label(copy.delete),
      icon: Trash2,
      isFor: mayManage,
      isOffered: mayDo("delete"),
      run: withCurrent(handlers.onDelete),
    },
  ]);
}
