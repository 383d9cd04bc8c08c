"use client";

import { Ban, CircleCheck, Hash, Link2, RotateCcw, Trash2 } from "lucide-react";
import { MenuItem, MenuSeparator } from "@/components/ui/menus/menu";
import { copyText } from "@/lib/client/alerts/copy-text";
import { companyPath } from "@/lib/domain/admin-paths";
import type { Company } from "@/lib/domain/entities";
import { companiesCopy } from "./copy";

const { actions: actionCopy } = companiesCopy;

const copyWithAlert = (text: string, successMessage: string) =>
  void copyText(text, successMessage, actionCopy.copyFailed);

export type CompanyMenuItemsProps = {
  company: Company;
  /** Each action is null for roles that may not use it. */
  onActive: ((isActive: boolean) => void) | null;
  /** Also null for a company that is not a demo. */
  onReset: (() => void) | null;
  onDelete: (() => void) | null;
};

/** The actions on one company, in a row or on its page. */
export function CompanyMenuItems({ company, onActive, onReset, onDelete }: CompanyMenuItemsProps) {
  const { key, isActive } = company;
  const link = () => new URL(companyPath(key), window.location.origin).href;
  return (
    <>
      <MenuItem icon={<Link2 />} onSelect={() => copyWithAlert(link(), actionCopy.linkCopied)}>
        {actionCopy.copyLink}
      </MenuItem>
      <MenuItem icon={<Hash />} onSelect={() => copyWithAlert(key, actionCopy.keyCopied)}>
        {actionCopy.copyKey}
      </MenuItem>
      {onActive || onReset || onDelete ? <MenuSeparator /> : null}
      {onActive ? (
        <MenuItem icon={isActive ? <Ban /> : <CircleCheck />} onSelect={() => onActive(!isActive)}>
          {isActive ? actionCopy.deactivate : actionCopy.activate}
        </MenuItem>
      ) : null}
      {onReset ? (
        <MenuItem icon={<RotateCcw />} isDanger onSelect={onReset}>
          {actionCopy.reset}
        </MenuItem>
      ) : null}
      {onDelete ? (
        <MenuItem icon={<Trash2 />} isDanger onSelect={onDelete}>
          {actionCopy.delete}
        </MenuItem>
      ) : null}
    </>
  );
}
