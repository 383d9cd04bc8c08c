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
import type { ReportRow, ReportRowsQuery } from "@/lib/contract/company";
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
import { reportParams, useReportQuery } from "./use-report-query";

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

/** Figures and charts with the geometry of the real ones. */
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

/** Volume, status and turnaround: figures, charts and their inspections. */
export function ReportingScreen() {
  const query = useReportQuery();
  const { choice, today, status, sort } = query;
  const { session } = useSession();
  const [isSending, setIsSending] = useState(false);
  const SendDialog = useLazyPart(sendPart, isSending, () => setIsSending(false));
  const { charts } = usePublicConfig();
  const Charts = useLazyPart(chartsPart, charts !== null);
  const companyNames = useCompanyNames();
  // The same days would be refused again, so the page does not retry by itself.
  const fault = choice && reportRangeFault(choice.range);
  const text = choice && fault === null ? JSON.stringify(reportParams(choice)) : null;
  const params = useMemo(() => (text === null ? null : (JSON.parse(text) as ReturnType<typeof reportParams>)), [text]);
  const listParams = params && {
    ...params,
    sort,
    ...(status.length > 0 ? { status: JSON.stringify(status) } : {}),
    ...(query.dateOf === "created" ? {} : { dateOf: query.dateOf }),
  };
  const { data: summary, error, reload, isValidating } = useBackend("company.reportSummary", params);
  // A deleted or foreign company: earlier data is no longer shown.
  const isCompanyDeleted = error?.status === 404 && choice?.company != null;
  const isUnread = fault !== null || isCompanyDeleted || (error !== undefined && !summary);
  const exporting = useReportExport();
  const exportAll = () => {
    if (listParams) void exporting.exportAll(listParams);
  };
  const maySend = session !== null && may(session.effectiveRole, "emailReports");
  const send = () => setIsSending(true);
  const isOffered = fault === null;
  useActions([
    { id: "reporting.export", label: exportCopy.exportAll, group: "page", icon: Download, isOffered, run: exportAll },
    {
      id: "reporting.send",
      label: reportingCopy.send,
      group: "page",
      icon: Mail,
      isOffered: isOffered && maySend,
      run: send,
    },
  ]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={reportingCopy.title}
        actions={
          fault === null ? (
            <>
              <Button
                variant="ghost"
                icon={<Download aria-hidden="true" />}
                isLoading={exporting.progress !== null}
                onClick={exportAll}
              >
                {exporting.progress || exportCopy.exportAll}
              </Button>
              {maySend ? (
                <Button icon={<Mail aria-hidden="true" />} onClick={send}>
                  {reportingCopy.send}
                </Button>
              ) : null}
            </>
          ) : null
        }
      />
      <div className={styles.toolbar}>
        {choice && today ? (
          <>
            <ReportFilters query={query} choice={choice} today={today} />
            {fault === null ? (
              <span className={styles.against}>{reportingCopy.against(rangeText(rangeBefore(choice.range)))}</span>
            ) : null}
          </>
        ) : null}
      </div>
      {fault !== null ? (
        <EmptyState
          sentence={reportingCopy.noReport[fault]}
          action={<Button onClick={() => void query.setRange(null)}>{reportingCopy.list.showUsual}</Button>}
        />
      ) : isCompanyDeleted ? (
        <EmptyState
          sentence={error.message}
          action={<Button onClick={() => void query.setCompany(null)}>{reportingCopy.filters.showEveryCompany}</Button>}
        />
      ) : error && !summary ? (
        <ErrorState message={error.message} onRetry={reload} isRetrying={isValidating} />
      ) : (
        <SkeletonSwitch isLoading={!summary} skeleton={<ReportSkeleton />}>
          {() =>
            summary && choice && today ? (
              <>
                <StatFigures label={reportingCopy.figures.label} figures={reportFigures(summary)} />
                <p className={styles.basis}>{reportingCopy.figures.basis}</p>
                <ReportCharts
                  summary={summary}
                  range={choice.range}
                  today={today}
                  hrefOf={query.hrefOf}
                  statusHref={query.statusHref}
                  deliveredHref={query.deliveredHref}
                  onFollow={(address) => void query.follow(address)}
                />
              </>
            ) : null
          }
        </SkeletonSwitch>
      )}
      {Charts && charts ? <Charts charts={charts} /> : null}
      {isUnread ? null : (
        <div className={styles.list}>
          <ReportList params={listParams} query={query} />
        </div>
      )}
      {SendDialog && isSending && choice ? (
        <SendDialog choice={choice} companyNames={companyNames} onClose={() => setIsSending(false)} />
      ) : null}
    </div>
  );
}
