"use client";

import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Option } from "@/components/ui/inputs/option";
import { mayImpersonateRole } from "@/lib/access/permissions";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useQueueState } from "@/lib/client/queue/use-queue-state";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { CompanyNames } from "@/lib/client/session/impersonated-companies";
import { useImpersonation } from "@/lib/client/session/use-impersonation";
import { useSession } from "@/lib/client/session/use-session";
import type { Company } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import type { Impersonation } from "@/lib/domain/session-view";
import { IMPERSONATION_DIALOG_COPY as COPY } from "./dialog-copy";
import { ImpersonationDialogView } from "./impersonation-dialog-view";

/** From the most rights to the fewest. */
const BY_RANK: readonly Role[] = [
  "superadmin",
  "admin",
  "poweruser",
  "employee",
  "underwriting_reviewer",
  "claims_reviewer",
];

export type ImpersonationDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Starts impersonating a role that the employee's own role allows, for companies that they see. */
export function ImpersonationDialog({ isOpen, onOpenChange }: ImpersonationDialogProps) {
  const { session } = useSession();
  const { pending } = useQueueState();
  const { open, failed } = useUploadSummary();
  const { start } = useImpersonation();
  /** The company list at the time of the request; loaded again in the new role, the list could differ or be refused. */
  const [sentCompanies, setSentCompanies] = useState<readonly Company[] | null>(null);
  const isListNeeded = isOpen && sentCompanies === null;
  const { data, error, isLoading, isValidating, reload } = useBackend("company.listAll", isListNeeded ? {} : null);
  const companies = sentCompanies ?? data;
  useEffect(() => {
    if (isOpen) setSentCompanies(null);
  }, [isOpen]);

  const options = useMemo(() => (companies ?? []).map(optionOf), [companies]);
  const save = async (choice: Impersonation) => {
    // Set synchronously, so that the list is not requested again when the role changes.
    flushSync(() => setSentCompanies(companies ?? []));
    try {
      await start(choice, namesOf(companies ?? [], choice.companyKeys));
    } catch (refusal) {
      setSentCompanies(null);
      throw refusal;
    }
    onOpenChange(false);
  };
  const isBusy = isLoading || (companies === undefined && isValidating);
  return (
    <ImpersonationDialogView
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      roles={session ? BY_RANK.filter((role) => mayImpersonateRole(session.role, role)) : []}
      companies={{
        options,
        isLoading: isBusy,
        isUnread: error !== undefined && companies === undefined && !isBusy,
        onAsk: () => void reload(),
      }}
      pending={pending}
      files={{ open, failed: failed.length }}
      save={save}
    />
  );
}

function optionOf({ key, name, isActive }: Company): Option {
  return { value: key, text: name, detail: isActive ? undefined : COPY.inactive };
}

function namesOf(companies: readonly Company[], keys: readonly string[]): CompanyNames {
  return Object.fromEntries(companies.filter(({ key }) => keys.includes(key)).map(({ key, name }) => [key, name]));
}
