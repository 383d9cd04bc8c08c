"use client";

import { ExternalLink } from "lucide-react";
import { Chip } from "@/components/ui/chip";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { useBackend } from "@/lib/client/use-backend";
import type { ClaimReport, Project } from "@/lib/domain/entities";
import styles from "../overview.module.css";
import type { Claim } from "../use-claim";
import { Customizations } from "./customizations";
import reportStyles from "./reports.module.css";
import { reportWords } from "./words";

const KINDS = ["claim", "underwriting"] as const;

/** The claim's reports by kind, each with what the company has changed about it. */
export function ReportsTab({ claim: { project }, now }: { claim: Claim; now: number }) {
  const reports = useBackend("claimReport.list", { projectKey: project.key });
  if (reports.data === undefined) {
    if (!reports.error) return <Skeleton width="60%" height={40} />;
    return <ErrorState message={reports.error.message} onRetry={reports.reload} retryLabel={reportWords.retry} />;
  }
  const all = reports.data;
  return (
    <>
      {KINDS.map((kind) => (
        <Kind key={kind} kind={kind} reports={all.filter(({ type }) => type === kind)} project={project} now={now} />
      ))}
    </>
  );
}

type KindProps = { kind: ClaimReport["type"]; reports: readonly ClaimReport[]; project: Project; now: number };

function Kind({ kind, reports, project, now }: KindProps) {
  return (
    <section className={styles.block} aria-label={reportWords.kinds[kind]}>
      <div className={styles.blockHead}>
        <h2>{reportWords.kinds[kind]}</h2>
      </div>
      {reports.length === 0 ? <p className={styles.none}>{reportWords.none[kind]}</p> : null}
      {reports.map((report) => (
        <article key={report.key} className={reportStyles.report}>
          <div className={reportStyles.head}>
            <h3>{report.title}</h3>
            <Chip tone={report.status === "ready" ? "ok" : "neutral"}>{reportWords.status(report.status)}</Chip>
            <span className={styles.quiet}>
              {reportWords.created} <TimeText iso={report.createdAt} now={now} as="event" />
            </span>
            {report.url ? (
              <a className={styles.end} href={report.url} target="_blank" rel="noreferrer">
                {reportWords.open} <ExternalLink aria-hidden="true" />
              </a>
            ) : null}
          </div>
          {kind === "underwriting" ? (
            <Customizations
              title={reportWords.sections}
              companyKey={project.companyKey}
              parentType="underwriting-report"
              inspectionReportKey={report.key}
            />
          ) : null}
        </article>
      ))}
      {kind === "claim" ? (
        <Customizations title={reportWords.capture} companyKey={project.companyKey} parentType="scan-my-home" />
      ) : null}
    </section>
  );
}
