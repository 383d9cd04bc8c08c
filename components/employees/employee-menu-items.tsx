"use client";

import { AtSign, Hash, KeyRound, LockOpen, MailPlus, Trash2, VenetianMask } from "lucide-react";
import { MenuItem, MenuSeparator } from "@/components/ui/menus/menu";
import type { EmployeeAct, EmployeeRefusal } from "@/lib/access/employee-rights";
import { copyText } from "@/lib/client/alerts/copy-text";
import type { Employee } from "@/lib/domain/entities";
import { employeesCopy } from "./copy";
import { resendInvitation, unlock } from "./employee-edits";
import type { EmployeeRights } from "./use-employee-rights";

const { actions: actionCopy } = employeesCopy;

/** Refusals with which an action is still listed, but disabled with its reason; null means allowed. */
const OFFERED: readonly (EmployeeRefusal | null)[] = [null, "oneself", "beyond", "nowhere"];
const ACTS: readonly EmployeeAct[] = ["impersonate", "unlock", "forceReset", "resendInvitation", "delete"];

const copy = (text: string, message: string) => void copyText(text, message, actionCopy.copyFailed);

export type EmployeeMenuItemsProps = {
  employee: Employee;
  rights: EmployeeRights;
  onActAs: () => void;
  /** Asks for confirmation first, like `onDelete`. */
  onForceReset: () => void;
  onDelete: () => void;
};

/** Lists the actions on one employee, for the menus of a row and of the employee page. */
export function EmployeeMenuItems(props: EmployeeMenuItemsProps) {
  const { employee, rights } = props;
  const isInvited = employee.isActivated === false;
  const isOffered = (act: EmployeeAct) => OFFERED.includes(rights.refusal(act, employee));
  const reason = (act: EmployeeAct) => actionCopy.refusals[rights.refusal(act, employee) ?? "none"] ?? null;
  const hasActions = ACTS.some(isOffered);
  return (
    <>
      <MenuItem icon={<AtSign />} onSelect={() => copy(employee.email, actionCopy.emailCopied)}>
        {actionCopy.copyEmail}
      </MenuItem>
      <MenuItem icon={<Hash />} onSelect={() => copy(employee.key, actionCopy.keyCopied)}>
        {actionCopy.copyKey}
      </MenuItem>
      {hasActions ? <MenuSeparator /> : null}
      {isOffered("impersonate") && !rights.isOneself(employee) ? (
        <MenuItem icon={<VenetianMask />} disabledReason={reason("impersonate")} onSelect={props.onActAs}>
          {actionCopy.impersonate}
        </MenuItem>
      ) : null}
      {isOffered("resendInvitation") && isInvited ? (
        <MenuItem
          icon={<MailPlus />}
          disabledReason={reason("resendInvitation")}
          onSelect={() => void resendInvitation(employee)}
        >
          {actionCopy.resend}
        </MenuItem>
      ) : null}
      {isOffered("unlock") && employee.isLockedOut ? (
        <MenuItem icon={<LockOpen />} disabledReason={reason("unlock")} onSelect={() => void unlock(employee)}>
          {actionCopy.unlock}
        </MenuItem>
      ) : null}
      {isOffered("forceReset") && !isInvited ? (
        <MenuItem icon={<KeyRound />} disabledReason={reason("forceReset")} onSelect={props.onForceReset}>
          {actionCopy.forceReset}
        </MenuItem>
      ) : null}
      {isOffered("delete") ? (
        <MenuItem icon={<Trash2 />} isDanger disabledReason={reason("delete")} onSelect={props.onDelete}>
          {actionCopy.delete}
        </MenuItem>
      ) : null}
    </>
  );
}
