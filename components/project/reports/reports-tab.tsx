"use client";

import { ExternalLink, Printer } from "lucide-react";
import { useQueryState } from "nuqs";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/feedback/chip";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { TimeText } from "@/components/ui/time-text";
import { type BackendRead, useBackend } from "@/lib/client/reads/use-backend";
import type { ClaimReport } from "@/lib/domain/entities";
import styles from "../parts/overview.module.css";
import type { Claim } from "../parts/use-claim";
import { reportCopy } from "./copy";
import { Customizations } from "./customizations";
import { ReportBody } from "./report-body";
import reportStyles from "./reports.module.css";

const customizationDialog = lazyPart(() =>
  import("./customization-dialog").then(({ CustomizationDialog }) => CustomizationDialog),
);

const KINDS = ["claim", "underwriting"] as const;

/** The claim's reports by type, with the company's customizations. */
export function ReportsTab({ claim, now }: { claim: Claim; now: number }) {
  const reports = useBackend("claimReport.list", { projectKey: claim.project.key });
  const [opened, setOpened] = useQueryState("customization", { history: "push" });
  const CustomizationDialog = useLazyLayer(customizationDialog, opened !== null, () => void setOpened(null));
  const open = (key: string | null) => void setOpened(key);
  return (
    <>
      <Reports reports={reports} claim={claim} now={now} onOpen={open} />
      {CustomizationDialog && opened ? (
        <CustomizationDialog key={opened} customizationKey={opened} onClose={() => open(null)} />
      ) : null}
    </>
  );
}

type ReportsProps = { reports: BackendRead<ClaimReport[]>; claim: Claim; now: number; onOpen: (key: string) => void };

function Reports({ reports, ...more }: ReportsProps) {
  if (reports.data === undefined) {
    if (!reports.error) return <Skeleton width="60%" height={40} />;
    return <ErrorState message={reports.error.message} onRetry={reports.reload} retryLabel={reportCopy.retry} />;
  }
  const all = reports.data;
  const ofKind = (kind: ClaimReport["type"]) => all.filter(({ type }) => type === kind);
  // Types with reports come first.
  const kinds = [...KINDS].sort((a, b) => Number(ofKind(b).length > 0) - Number(ofKind(a).length > 0));
  return kinds.map((kind) => <Kind key={kind} kind={kind} reports={ofKind(kind)} {...more} />);
}

type KindProps = Omit<ReportsProps, "reports"> & { kind: ClaimReport["type"]; reports: readonly ClaimReport[] };

function Kind({ kind, reports, claim, now, onOpen }: KindProps) {
  const { companyKey } = claim.project;
  return (
    <section
      className={styles.block}
      aria-label={reportCopy.kinds[kind]}
      data-print={reports.length === 0 ? "none" : undefined}
    >
      <div className={styles.blockHead}>
        <h2>{reportCopy.kinds[kind]}</h2>
      </div>
      {reports.length === 0 ? <p className={styles.none}>{reportCopy.none[kind]}</p> : null}
      {reports.map((report) => (
        <article key={report.key} className={reportStyles.report}>
          <div className={reportStyles.head}>
            <h3>{report.title}</h3>
            <Chip tone={report.status === "ready" ? "ok" : "neutral"}>{reportCopy.status(report.status)}</Chip>
            <span className={styles.quiet}>
              {reportCopy.created} <TimeText iso={report.createdAt} now={now} as="sentence" />
            </span>
            <span className={reportStyles.tools}>
              {report.url ? (
                <a href={report.url} target="_blank" rel="noreferrer">
                  {reportCopy.open} <ExternalLink aria-hidden="true" />
                </a>
              ) : null}
              <Button size="sm" icon={<Printer />} onClick={() => window.print()}>
                {reportCopy.print}
              </Button>
            </span>
          </div>
          <ReportBody claim={claim} kind={kind} />
          {kind === "underwriting" ? (
            <Customizations
              title={reportCopy.sections}
              companyKey={companyKey}
              parentType="underwriting-report"
              inspectionReportKey={report.key}
              onOpen={onOpen}
            />
          ) : null}
        </article>
      ))}
      {kind === "claim" ? (
        <div data-print="none">
          <Customizations
            title={reportCopy.capture}
            companyKey={companyKey}
            parentType="scan-my-home"
            onOpen={onOpen}
          />
        </div>
      ) : null}
    </section>
  );
}
