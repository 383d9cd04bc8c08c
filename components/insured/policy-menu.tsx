"use client";

import {
  Ban,
  CircleCheck,
  FilePlus,
  FileText,
  Link2,
  Mail,
  PhoneCall,
  SquareArrowOutUpRight,
  SquarePen,
  Trash2,
} from "lucide-react";
import { MenuItem, MenuSeparator } from "@/components/ui/menus/menu";
import { copyText } from "@/lib/client/alerts/copy-text";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { policyPath } from "@/lib/domain/policy-path";
import { insuredCopy } from "./copy";

const { actions } = insuredCopy;

const toAbsoluteUrl = (path: string) => new URL(path, window.location.origin).href;
const copyToClipboard = (text: string, doneMessage: string) => void copyText(text, doneMessage, actions.copyFailed);

export type PolicyMenuProps = {
  insured: Insured;
  mayEdit: boolean;
  mayRemove: boolean;
  onCall: (insured: Insured) => void;
  onEdit: (insured: Insured) => void;
  onNewClaim: (insured: Insured) => void;
  onActive: (insured: Insured, isActive: boolean) => void;
  onDelete: (insured: Insured) => void;
};

export function PolicyMenu(props: PolicyMenuProps) {
  const { insured, mayEdit, mayRemove } = props;
  const path = policyPath(insured);
  const noClaim = path ? null : insuredCopy.noClaim;
  const claimNumber = latestProject(insured)?.claimNumber;
  const { email } = insured;
  return (
    <>
      <MenuItem icon={<SquareArrowOutUpRight />} shortcut="↵" href={path ?? undefined} disabledReason={noClaim}>
        {actions.open}
      </MenuItem>
      <MenuItem icon={<PhoneCall />} shortcut="Space" onSelect={() => props.onCall(insured)}>
        {actions.callSheet}
      </MenuItem>
      {mayEdit ? (
        <>
          <MenuItem icon={<SquarePen />} onSelect={() => props.onEdit(insured)}>
            {actions.edit}
          </MenuItem>
          <MenuItem icon={<FilePlus />} onSelect={() => props.onNewClaim(insured)}>
            {actions.newClaim}
          </MenuItem>
        </>
      ) : null}
      <MenuSeparator />
      <MenuItem
        icon={<Link2 />}
        disabledReason={noClaim}
        onSelect={() => path && copyToClipboard(toAbsoluteUrl(path), actions.linksCopied(1))}
      >
        {actions.copyLink}
      </MenuItem>
      <MenuItem
        icon={<FileText />}
        disabledReason={claimNumber ? null : insuredCopy.noClaim}
        onSelect={() => claimNumber && copyToClipboard(claimNumber, actions.claimNumberCopied)}
      >
        {actions.copyClaimNumber}
      </MenuItem>
      <MenuItem
        icon={<Mail />}
        disabledReason={email ? null : insuredCopy.noEmail}
        onSelect={() => email && copyToClipboard(email, actions.emailsCopied(1))}
      >
        {actions.copyEmail}
      </MenuItem>
      {mayEdit ? (
        <>
          <MenuSeparator />
          <MenuItem
            icon={insured.isActive ? <Ban /> : <CircleCheck />}
            onSelect={() => props.onActive(insured, !insured.isActive)}
          >
            {insured.isActive ? actions.deactivate : actions.activate}
          </MenuItem>
          <MenuItem
            icon={<Trash2 />}
            isDanger
            disabledReason={mayRemove ? null : actions.notYours}
            onSelect={() => props.onDelete(insured)}
          >
            {actions.delete}
          </MenuItem>
        </>
      ) : null}
    </>
  );
}
