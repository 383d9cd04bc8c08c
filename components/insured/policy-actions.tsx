"use client";

import { FileText, Link2, Mail, SquareArrowOutUpRight } from "lucide-react";
import { BulkAction } from "@/components/ui/bulk-bar";
import { MenuItem } from "@/components/ui/menu";
import { copyText } from "@/lib/client/copy-text";
import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { insuredWords } from "./words";

const { actions } = insuredWords;

/** Where an insured's row leads: the latest claim, or nowhere. */
export function policyPath(insured: Insured): string | null {
  const project = latestProject(insured);
  return project && overviewPath(insured.key, project.key);
}

const absolute = (path: string) => new URL(path, window.location.origin).href;
const copy = (text: string, done: string) => void copyText(text, done, actions.copyFailed);

/** The menu of a row: only what can be done with this insured today. */
export function policyMenu(insured: Insured) {
  const path = policyPath(insured);
  const claimNumber = latestProject(insured)?.claimNumber;
  const { email } = insured;
  return (
    <>
      <MenuItem
        icon={<SquareArrowOutUpRight />}
        shortcut="↵"
        href={path ?? undefined}
        disabledReason={path ? null : insuredWords.noClaim}
      >
        {actions.open}
      </MenuItem>
      <MenuItem
        icon={<Link2 />}
        disabledReason={path ? null : insuredWords.noClaim}
        onSelect={() => path && copy(absolute(path), actions.linksCopied(1))}
      >
        {actions.copyLink}
      </MenuItem>
      <MenuItem
        icon={<FileText />}
        disabledReason={claimNumber ? null : insuredWords.noClaim}
        onSelect={() => claimNumber && copy(claimNumber, actions.claimNumberCopied)}
      >
        {actions.copyClaimNumber}
      </MenuItem>
      <MenuItem
        icon={<Mail />}
        disabledReason={email ? null : insuredWords.noEmail}
        onSelect={() => email && copy(email, actions.emailsCopied(1))}
      >
        {actions.copyEmail}
      </MenuItem>
    </>
  );
}

/** What can be done with several insured at once today. */
export function PolicyBulkActions({ chosen }: { chosen: readonly Insured[] }) {
  const paths = chosen.flatMap((insured) => policyPath(insured) ?? []);
  const emails = [...new Set(chosen.flatMap(({ email }) => email || []))];
  return (
    <>
      <BulkAction
        icon={<Mail />}
        label={actions.copyEmails}
        disabledReason={emails.length > 0 ? null : actions.noEmails}
        onPress={() => copy(emails.join(", "), actions.emailsCopied(emails.length))}
      />
      <BulkAction
        icon={<Link2 />}
        label={actions.copyLinks}
        disabledReason={paths.length > 0 ? null : actions.noClaims}
        onPress={() => copy(paths.map(absolute).join("\n"), actions.linksCopied(paths.length))}
      />
    </>
  );
}
