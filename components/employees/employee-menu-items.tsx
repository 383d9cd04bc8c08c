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

/** An action that the role may do in general is listed, disabled with the reason for this employee. */
const OFFERED: readonly (EmployeeRefusal | null)[] = [null, "oneself", "beyond", "nowhere"];
const ACTS: readonly EmployeeAct[] = ["impersonate", "unlock", "forceReset", "resendInvitation", "delete"];

const copy = (text: string, done: string) => void copyText(text, done, actionCopy.copyFailed);

export type EmployeeMenuItemsProps = {
  employee: Employee;
  rights: EmployeeRights;
  onActAs: () => void;
  /** Both are confirmed first. */
  onForceReset: () => void;
  onDelete: () => void;
};

/** The actions on one employee, in a row or on their page: what the account needs comes first. */
export function EmployeeMenuItems(props: EmployeeMenuItemsProps) {
  const { employee, rights } = props;
  const isInvited = employee.isActivated === false;
  const offered = (act: EmployeeAct) => OFFERED.includes(rights.refusal(act, employee));
  const reason = (act: EmployeeAct) => actionCopy.refusals[rights.refusal(act, employee) ?? "none"] ?? null;
  const isAny = ACTS.some(offered);
  return (
    <>
      <MenuItem icon={<AtSign />} onSelect={() => copy(employee.email, actionCopy.emailCopied)}>
        {actionCopy.copyEmail}
      </MenuItem>
      <MenuItem icon={<Hash />} onSelect={() => copy(employee.key, actionCopy.keyCopied)}>
        {actionCopy.copyKey}
      </MenuItem>
      {isAny ? <MenuSeparator /> : null}
      {offered("impersonate") && !rights.isOneself(employee) ? (
        <MenuItem icon={<VenetianMask />} disabledReason={reason("impersonate")} onSelect={props.onActAs}>
          {actionCopy.impersonate}
        </MenuItem>
      ) : null}
      {offered("resendInvitation") && isInvited ? (
        <MenuItem
          icon={<MailPlus />}
          disabledReason={reason("resendInvitation")}
          onSelect={() => void resendInvitation(employee)}
        >
          {actionCopy.resend}
        </MenuItem>
      ) : null}
      {offered("unlock") && employee.isLockedOut ? (
        <MenuItem icon={<LockOpen />} disabledReason={reason("unlock")} onSelect={() => void unlock(employee)}>
          {actionCopy.unlock}
        </MenuItem>
      ) : null}
      {offered("forceReset") && !isInvited ? (
        <MenuItem icon={<KeyRound />} disabledReason={reason("forceReset")} onSelect={props.onForceReset}>
          {actionCopy.forceReset}
        </MenuItem>
      ) : null}
      {offered("delete") ? (
        <MenuItem icon={<Trash2 />} isDanger disabledReason={reason("delete")} onSelect={props.onDelete}>
          {actionCopy.delete}
        </MenuItem>
      ) : null}
    </>
  );
}
