"use client";

import { Ban, Camera, CircleCheck, Download, Link2, Mail } from "lucide-react";
import { Glyph } from "@/components/ui/glyph";
import { BulkAction } from "@/components/ui/table/bulk-bar";
import { copyText } from "@/lib/client/alerts/copy-text";
import { exportCopy } from "@/lib/client/data/exports/copy";
import type { Insured } from "@/lib/domain/entities";
import { policyPath } from "@/lib/domain/policy-path";
import { type BulkKind, bulkCopy } from "./bulk-copy";
import { insuredCopy } from "./copy";
import type { InsuredTab } from "./use-policies-query";

const { actions } = insuredCopy;

const absoluteLink = (path: string) => new URL(path, window.location.origin).href;
const copy = (text: string, message: string) => void copyText(text, message, actions.copyFailed);

export type PolicyBulkActionsProps = {
  chosen: readonly Insured[];
  tab: InsuredTab;
  mayEdit: boolean;
  /** The running edit, if any. */
  running: BulkKind | null;
  run: (kind: BulkKind, chosen: readonly Insured[]) => void;
  onExport: (chosen: readonly Insured[]) => void;
};

/** Bulk actions of the policies list, likeliest first. */
export function PolicyBulkActions({ chosen, tab, mayEdit, running, run, onExport }: PolicyBulkActionsProps) {
  const paths = chosen.flatMap((insured) => policyPath(insured) ?? []);
  const emails = [...new Set(chosen.flatMap(({ email }) => email || []))];
  const noClaims = paths.length > 0 ? null : actions.noClaims;
  const isActive = tab === "active";
  return (
    <>
      {mayEdit ? (
        <>
          <BulkAction
            icon={<Glyph name="half-circle" />}
            label={bulkCopy.startReview}
            disabledReason={noClaims}
            isBusy={running === "start-review"}
            onPress={() => run("start-review", chosen)}
          />
          <BulkAction
            icon={<Camera />}
            label={bulkCopy.requestMedia}
            disabledReason={noClaims}
            isBusy={running === "request-media"}
            onPress={() => run("request-media", chosen)}
          />
        </>
      ) : null}
      <BulkAction icon={<Download />} label={exportCopy.exportChosen} onPress={() => onExport(chosen)} />
      {mayEdit ? (
        <BulkAction
          icon={isActive ? <Ban /> : <CircleCheck />}
          label={isActive ? bulkCopy.deactivate : bulkCopy.activate}
          isBusy={running === (isActive ? "deactivate" : "activate")}
          onPress={() => run(isActive ? "deactivate" : "activate", chosen)}
        />
      ) : null}
      <BulkAction
        icon={<Mail />}
        label={actions.copyEmails}
        disabledReason={emails.length > 0 ? null : actions.noEmails}
        onPress={() => copy(emails.join(", "), actions.emailsCopied(emails.length))}
      />
      <BulkAction
        icon={<Link2 />}
        label={actions.copyLinks}
        disabledReason={noClaims}
        onPress={() => copy(paths.map(absoluteLink).join("\n"), actions.linksCopied(paths.length))}
      />
    </>
  );
}
