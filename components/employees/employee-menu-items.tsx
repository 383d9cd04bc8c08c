"use client";

import { AtSign, Hash, KeyRound, LockOpen, MailPlus, Trash2, VenetianMask } from "lucide-react";
import { MenuItem, MenuSeparator } from "@/components/ui/menus/menu";
import type { EmployeeAct, EmployeeRefusal } from "@/lib/access/employee-rights";
import { copyText } from "@/lib/client/alerts/copy-text";
import type { Employee } from "@/lib/domain/entities";
import { employeesCopy } from "./copy";
import { resendInvitation, unlock } from "./employee-edits";
import type { EmployeeRights } from "./use-employee-rights";

const { actions: words } = employeesCopy;

/** An action that the role may do in general is listed, disabled with the reason for this employee. */
const OFFERED: readonly (EmployeeRefusal | null)[] = [null, "oneself", "beyond", "nowhere"];
const ACTS: readonly EmployeeAct[] = ["impersonate", "unlock", "forceReset", "resendInvitation", "delete"];

const copy = (text: string, done: string) => void copyText(text, done, words.copyFailed);

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
  const reason = (act: EmployeeAct) => words.refusals[rights.refusal(act, employee) ?? "none"] ?? null;
  const isAny = ACTS.some(offered);
  return (
    <>
      <MenuItem icon={<AtSign />} onSelect={() => copy(employee.email, words.emailCopied)}>
        {words.copyEmail}
      </MenuItem>
      <MenuItem icon={<Hash />} onSelect={() => copy(employee.key, words.keyCopied)}>
        {words.copyKey}
      </MenuItem>
      {isAny ? <MenuSeparator /> : null}
      {offered("impersonate") && !rights.isOneself(employee) ? (
        <MenuItem icon={<VenetianMask />} disabledReason={reason("impersonate")} onSelect={props.onActAs}>
          {words.impersonate}
        </MenuItem>
      ) : null}
      {offered("resendInvitation") && isInvited ? (
        <MenuItem
          icon={<MailPlus />}
          disabledReason={reason("resendInvitation")}
          onSelect={() => void resendInvitation(employee)}
        >
          {words.resend}
        </MenuItem>
      ) : null}
      {offered("unlock") && employee.isLockedOut ? (
        <MenuItem icon={<LockOpen />} disabledReason={reason("unlock")} onSelect={() => void unlock(employee)}>
          {words.unlock}
        </MenuItem>
      ) : null}
      {offered("forceReset") && !isInvited ? (
        <MenuItem icon={<KeyRound />} disabledReason={reason("forceReset")} onSelect={props.onForceReset}>
          {words.forceReset}
        </MenuItem>
      ) : null}
      {offered("delete") ? (
        <MenuItem icon={<Trash2 />} isDanger disabledReason={reason("delete")} onSelect={props.onDelete}>
          {words.delete}
        </MenuItem>
      ) : null}
    </>
  );
}
