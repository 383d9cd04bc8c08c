"use client";

import { Download, Mail } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { PageHeader } from "@/components/ui/layout/page-header";
import { StatFigures } from "@/components/ui/layout/stat-figures";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { callBackend } from "@/lib/client/calls/call-backend";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { exportCopy } from "@/lib/client/data/exports/copy";
import { useCsvExport } from "@/lib/client/data/exports/use-csv-export";
import { usePublicConfig } from "@/lib/client/public-config";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useSession } from "@/lib/client/session/use-session";
import type { ReportRow, ReportRowsQuery, ReportSummary } from "@/lib/contract/company";
import { reportRangeFault } from "@/lib/validation/report-range";
import { reportingCopy } from "./copy";
import { ReportCharts } from "./report-charts";
import { reportCsv } from "./report-csv";
import { rangeBefore, rangeText } from "./report-days";
import { reportFigures } from "./report-figures";
import { ReportFilters } from "./report-filters";
import { ReportList } from "./report-list";
import { reportRowKey } from "./report-row";
import styles from "./reporting-screen.module.css";
import { type ReportQueryState, reportParams, useReportQuery } from "./use-report-query";

const { export: copy } = reportingCopy;
type Keyed = ReportRow & { key: string };
const table = async (rows: readonly Keyed[]) => reportCsv(rows);

/** Exports every inspection of a report as a file. */
function useReportExport() {
  const { exportAll, progress } = useCsvExport<Keyed>({ fileName: copy.fileName, table, done: copy.done });
  return {
    progress,
    exportAll: (query: ReportRowsQuery) =>
      exportAll(async (page, signal) => {
        const { results, ...answer } = await callBackend("company.reportPaginated", { ...query, ...page }, { signal });
        return { ...answer, items: results.map((row) => ({ ...row, key: reportRowKey(row) })) };
      }),
  };
}

const FIGURES = ["a", "b", "c", "d", "e"];
const CHARTS = ["a", "b", "c"];

/** Figures and charts with the sizes of the real ones. */
function ReportSkeleton() {
  return (
    <>
      <div className={styles.skeletonFigures}>
        {FIGURES.map((id) => (
          <Skeleton key={id} height={66} />
        ))}
      </div>
      <div className={styles.charts}>
        {CHARTS.map((id) => (
          <div key={id} className={styles.chart}>
            <Skeleton height={216} />
          </div>
        ))}
      </div>
    </>
  );
}

const chartsPart = lazyPart(() => import("./charts-panel").then(({ ChartsPanel }) => ChartsPanel));
const sendPart = lazyPart(() => import("./send-report-dialog").then(({ SendReportDialog }) => SendReportDialog));

/** Loads the figures of the chosen report; returns them with the parameters of its list, or why there are none. */
function useReport(query: ReportQueryState) {
  const { choice, status, sort, dateOf } = query;
  // A range with a fault is not requested, because the backend would refuse it.
  const fault = choice && reportRangeFault(choice.range);
  const json = choice && fault === null ? JSON.stringify(reportParams(choice)) : null;
  const params = useMemo(() => (json === null ? null : (JSON.parse(json) as ReturnType<typeof reportParams>)), [json]);
  const listParams = params && {
    ...params,
    sort,
    ...(status.length > 0 ? { status: JSON.stringify(status) } : {}),
    ...(dateOf === "created" ? {} : { dateOf }),
  };
  const { data: summary, error, reload, isValidating } = useBackend("company.reportSummary", params);
  // A company that was deleted or that the viewer cannot see; its earlier data is no longer shown.
  const isCompanyDeleted = error?.status === 404 && choice?.company != null;
  const isUnread = fault !== null || isCompanyDeleted || (error !== undefined && !summary);
  return { fault, listParams, summary, error, reload, isValidating, isCompanyDeleted, isUnread };
}

type Report = ReturnType<typeof useReport>;

/** Volume, status and turnaround: figures, charts and their inspections. */
export function ReportingScreen() {
  const query = useReportQuery();
  const { choice } = query;
  const report = useReport(query);
  const [isSending, setIsSending] = useState(false);
  const SendDialog = useLazyPart(sendPart, isSending, () => setIsSending(false));
  const { charts } = usePublicConfig();
  const Charts = useLazyPart(chartsPart, charts !== null);
  const companyNames = useCompanyNames();
  return (
    <div className={styles.page}>
      <ReportHeader report={report} onSend={() => setIsSending(true)} />
      <ReportToolbar query={query} report={report} />
      <ReportBody query={query} report={report} />
      {Charts && charts ? <Charts charts={charts} /> : null}
      {report.isUnread ? null : (
        <div className={styles.list}>
          <ReportList params={report.listParams} query={query} />
        </div>
      )}
      {SendDialog && isSending && choice ? (
        <SendDialog choice={choice} companyNames={companyNames} onClose={() => setIsSending(false)} />
      ) : null}
    </div>
  );
}

/** The title with buttons to export and to email the report; both are also declared as actions. */
function ReportHeader({ report, onSend }: { report: Report; onSend: () => void }) {
  const { session } = useSession();
  const { listParams } = report;
  const { exportAll, progress } = useReportExport();
  const exportReport = () => {
    if (listParams) void exportAll(listParams);
  };
  const maySend = session !== null && may(session.effectiveRole, "emailReports");
  const isOffered = report.fault === null;
  useActions([
    {
      id: "reporting.export",
      label: exportCopy.exportAll,
      group: "page",
      icon: Download,
      isOffered,
      run: exportReport,
    },
    {
      id: "reporting.send",
      label: reportingCopy.send,
      group: "page",
      icon: Mail,
      isOffered: isOffered && maySend,
      run: onSend,
    },
  ]);
  const actions = (
    <>
      <Button
        variant="ghost"
        icon={<Download aria-hidden="true" />}
        isLoading={progress !== null}
        onClick={exportReport}
      >
        {progress || exportCopy.exportAll}
      </Button>
      {maySend ? (
        <Button icon={<Mail aria-hidden="true" />} onClick={onSend}>
          {reportingCopy.send}
        </Button>
      ) : null}
    </>
  );
  return <PageHeader title={reportingCopy.title} actions={isOffered ? actions : null} />;
}

type PartProps = { query: ReportQueryState; report: Report };

function ReportToolbar({ query, report }: PartProps) {
  const { choice, today } = query;
  return (
    <div className={styles.toolbar}>
      {choice && today ? (
        <>
          <ReportFilters query={query} choice={choice} today={today} />
          {report.fault === null ? (
            <span className={styles.against}>{reportingCopy.against(rangeText(rangeBefore(choice.range)))}</span>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** The figures and charts, or why there are none. */
function ReportBody({ query, report }: PartProps) {
  const { fault, summary, error, isCompanyDeleted } = report;
  if (fault !== null) {
    return (
      <EmptyState
        sentence={reportingCopy.noReport[fault]}
        action={<Button onClick={() => void query.setRange(null)}>{reportingCopy.list.showUsual}</Button>}
      />
    );
  }
  if (error && isCompanyDeleted) {
    return (
      <EmptyState
        sentence={error.message}
        action={<Button onClick={() => void query.setCompany(null)}>{reportingCopy.filters.showEveryCompany}</Button>}
      />
    );
  }
  if (error && !summary) {
    return <ErrorState message={error.message} onRetry={report.reload} isRetrying={report.isValidating} />;
  }
  return (
    <SkeletonSwitch isLoading={!summary} skeleton={<ReportSkeleton />}>
      {() => (summary ? <ReportSummaryView query={query} summary={summary} /> : null)}
    </SkeletonSwitch>
  );
}

function ReportSummaryView({ query, summary }: { query: ReportQueryState; summary: ReportSummary }) {
  const { choice, today, hrefOf, statusHref, deliveredHref } = query;
  if (!choice || !today) return null;
  return (
    <>
      <StatFigures label={reportingCopy.figures.label} figures={reportFigures(summary)} />
      <p className={styles.basis}>{reportingCopy.figures.basis}</p>
      <ReportCharts
        summary={summary}
        range={choice.range}
        today={today}
        hrefOf={hrefOf}
        statusHref={statusHref}
        deliveredHref={deliveredHref}
        onFollow={(address) => void query.follow(address)}
      />
    </>
  );
}
