"use client";

import { AtSign, Hash, KeyRound, LockOpen, MailPlus, Trash2, VenetianMask } from "lucide-react";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { copyText } from "@/lib/client/copy-text";
import type { Employee } from "@/lib/domain/entities";
import { resendInvitation, unlock } from "./employee-edits";
import type { EmployeeRights } from "./use-employee-rights";
import { employeesWords } from "./words";

const { actions: words } = employeesWords;

const copy = (text: string, done: string) => void copyText(text, done, words.copyFailed);

export type EmployeeMenuItemsProps = {
  employee: Employee;
  rights: EmployeeRights;
  onActAs: () => void;
  /** Both are asked first. */
  onForceReset: () => void;
  onDelete: () => void;
};

/** What can be done with one employee, of a row or of their page: what their account needs comes first. */
export function EmployeeMenuItems(props: EmployeeMenuItemsProps) {
  const { employee, rights } = props;
  const isInvited = employee.isActivated === false;
  const mayChange = rights.mayChange(employee);
  return (
    <>
      <MenuItem icon={<AtSign />} onSelect={() => copy(employee.email, words.emailCopied)}>
        {words.copyEmail}
      </MenuItem>
      <MenuItem icon={<Hash />} onSelect={() => copy(employee.key, words.keyCopied)}>
        {words.copyKey}
      </MenuItem>
      {rights.mayActAs(employee) || mayChange ? <MenuSeparator /> : null}
      {rights.mayActAs(employee) ? (
        <MenuItem icon={<VenetianMask />} onSelect={props.onActAs}>
          {words.impersonate}
        </MenuItem>
      ) : null}
      {mayChange && isInvited ? (
        <MenuItem icon={<MailPlus />} onSelect={() => void resendInvitation(employee)}>
          {words.resend}
        </MenuItem>
      ) : null}
      {mayChange && employee.isLockedOut ? (
        <MenuItem icon={<LockOpen />} onSelect={() => void unlock(employee)}>
          {words.unlock}
        </MenuItem>
      ) : null}
      {mayChange && !isInvited ? (
        <MenuItem icon={<KeyRound />} onSelect={props.onForceReset}>
          {words.forceReset}
        </MenuItem>
      ) : null}
      {mayChange ? (
        <MenuItem
          icon={<Trash2 />}
          isDanger
          disabledReason={rights.isOneself(employee) ? words.oneself : null}
          onSelect={props.onDelete}
        >
          {words.delete}
        </MenuItem>
      ) : null}
    </>
  );
}
