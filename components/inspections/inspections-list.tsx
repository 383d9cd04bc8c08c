"use client";

import { Download, ListChecks } from "lucide-react";
import { type ComponentType, type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { formatCount } from "@/components/ui/format-time";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { PageHeader } from "@/components/ui/layout/page-header";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage } from "@/components/ui/table/list-page";
import { SavedViewsMenu } from "@/components/ui/table/saved-views-menu";
import type { ListChoices } from "@/components/ui/table/use-list-choices";
import type { SavedViews } from "@/components/ui/table/use-saved-views";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { exportCopy } from "@/lib/client/data/exports/copy";
import type { SurveyListItem } from "@/lib/domain/entities";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";
import type { Role } from "@/lib/domain/roles";
import { isTakenByOther, workState } from "@/lib/domain/worklist";
import { inspectionsCopy } from "./copy";
import { ExportButton } from "./export-button";
import { InspectionsFilters } from "./inspections-filters";
import {
  LazyInspectionBulkActions,
  LazyInspectionBulkReport,
  LazyInspectionMenu,
  LazyReviewItems,
} from "./lazy-inspection-parts";
import { queueCopy } from "./queue/copy";
import { useBulkReview } from "./use-bulk-review";
import { useInspectionsExport } from "./use-inspections-export";
import { listParams, type useInspectionsQuery, viewQuery } from "./use-inspections-query";
import { useInspectionsTable } from "./use-inspections-table";

/** Loaded when first opened. */
const peekPart = lazyPart(() => import("./inspection-peek").then(({ InspectionPeek }) => InspectionPeek));
const SEARCH_DEBOUNCE_MS = 250;

export type EmailContentsProps = { survey: SurveyListItem; name: string; onClose: () => void };

export type InspectionsListProps = {
  query: ReturnType<typeof useInspectionsQuery>;
  choices: ListChoices;
  saved: SavedViews;
  role: Role | null;
  employeeKey: string | null;
  viewSwitch: ReactNode;
  /** The dialog that emails an inspection's contents. */
  EmailContents: ComponentType<EmailContentsProps>;
  /** Receives the key of the current row. */
  row: RefObject<string | null>;
  onStart: (surveyKey: string) => void;
};

/** The inspections as a list with search, filters, sorting, saved views and bulk actions; `onStart` opens the queue. */
export function InspectionsList(props: InspectionsListProps) {
  const { query, choices, role, employeeKey, row, EmailContents } = props;
  const [draft, setDraft] = useDebouncedDraft(query.search, query.setSearch, SEARCH_DEBOUNCE_MS);
  const now = useNow();
  const companyNames = useCompanyNames();
  const { list, table, selection } = useInspectionsTable({ query, row, companyNames, now });
  const review = useBulkReview(selection.clear);
  const exporting = useInspectionsExport(companyNames);
  const exportAll = () => void exporting.exportAll(listParams(query));
  const queue = useQueueStart(props, list.items);
  const quickLook = useQuickLook(props, list.items, now);
  useActions([
    {
      id: "queue.start",
      label: queueCopy.start,
      group: "page",
      keys: ["q"],
      icon: ListChecks,
      disabledReason: queue.disabledReason,
      run: queue.start,
    },
    { id: "inspections.export", label: exportCopy.exportAll, group: "page", icon: Download, run: exportAll },
  ]);
  const mail = useMailedSurvey();
  const onEmail = mail.open;
  const rowMenu = useCallback(
    (survey: SurveyListItem) => (
      <LazyInspectionMenu
        survey={survey}
        review={
          role ? <LazyReviewItems survey={survey} who={{ employeeKey, role }} now={now} onEmail={onEmail} /> : null
        }
      />
    ),
    [employeeKey, role, now, onEmail],
  );
  return (
    <>
      <ListPage
        header={
          <ListHeader viewSwitch={props.viewSwitch} queue={queue} progress={exporting.progress} onExport={exportAll} />
        }
        search={{
          label: inspectionsCopy.search,
          placeholder: inspectionsCopy.searchPlaceholder,
          value: draft,
          onValueChange: setDraft,
          clearLabel: inspectionsCopy.clearSearch,
        }}
        filters={<InspectionsFilters filters={query} query={query} companyNames={companyNames} />}
        views={<SavedViewsMenu saved={props.saved} path={INSPECTIONS_PATH} query={viewQuery(query)} />}
        choices={choices}
        table={{ ...table, rowMenu, empty: <EmptyList query={query} clearDraft={() => setDraft("")} /> }}
        aside={quickLook}
        bulkActions={
          <LazyInspectionBulkActions
            chosen={[...selection.chosen.values()]}
            review={role && may(role, "reviewInspections") ? review : null}
            onExport={exporting.exportChosen}
          />
        }
        facts={list.total === undefined ? null : <ListFacts query={query} total={list.total} />}
      />
      {mail.survey ? (
        <EmailContents survey={mail.survey} name={mail.survey.name || inspectionsCopy.unnamed} onClose={mail.close} />
      ) : null}
      <LazyInspectionBulkReport review={review} />
    </>
  );
}

type ListHeaderProps = {
  viewSwitch: ReactNode;
  queue: ReturnType<typeof useQueueStart>;
  progress: string | null;
  onExport: () => void;
};

function ListHeader({ viewSwitch, queue, progress, onExport }: ListHeaderProps) {
  return (
    <PageHeader
      title={inspectionsCopy.title}
      titleAside={viewSwitch}
      actions={
        <>
          <ExportButton progress={progress} onPress={onExport} />
          <Button icon={<ListChecks />} shortcut="q" disabledReason={queue.disabledReason} onClick={queue.start}>
            {queueCopy.start}
          </Button>
        </>
      }
    />
  );
}

type Query = InspectionsListProps["query"];
const isFiltered = (query: Query) => query.status.length + query.company.length > 0 || query.reviewed !== null;

/** Opens the queue at the current row. */
function useQueueStart({ query, row, employeeKey, onStart }: InspectionsListProps, items: readonly SurveyListItem[]) {
  return {
    disabledReason: items.length > 0 ? null : queueCopy.nothingToStart,
    start: () => {
      const first = findFirst(items, query.peek ?? row.current, employeeKey);
      if (first) onStart(first.key);
    },
  };
}

function useQuickLook(props: InspectionsListProps, items: readonly SurveyListItem[], now: number): ReactNode {
  const { role, employeeKey } = props;
  const { peek, setPeek } = props.query;
  const survey = usePeekedSurvey(items, peek);
  const Peek = useLazyPart(peekPart, peek !== null);
  if (!Peek || !survey || !role || !employeeKey) return null;
  return <Peek key={survey.key} survey={survey} who={{ employeeKey, role }} now={now} onClose={() => setPeek(null)} />;
}

/** Returns the inspection in the quick look: its last known record if the list no longer contains it. */
function usePeekedSurvey(items: readonly SurveyListItem[], peek: string | null): SurveyListItem | null {
  const [last, setLast] = useState<SurveyListItem | null>(null);
  const listed = items.find(({ key }) => key === peek) ?? null;
  if (listed !== null && listed !== last) setLast(listed);
  return listed ?? (last?.key === peek ? last : null);
}

/** Holds the inspection of the open email dialog; closing it moves the focus to the row's menu button. */
function useMailedSurvey() {
  const [survey, setSurvey] = useState<SurveyListItem | null>(null);
  const button = useRef<HTMLElement | null>(null);
  const open = useCallback((chosen: SurveyListItem) => {
    button.current = document.querySelector("table [aria-haspopup='menu'][aria-expanded='true']");
    setSurvey(chosen);
  }, []);
  const close = useCallback(() => {
    setSurvey(null);
    requestAnimationFrame(() => button.current?.focus());
  }, []);
  return { survey, open, close };
}

function ListFacts({ query, total }: { query: Query; total: number }) {
  const zone = useZoneName();
  return (
    <>
      <span>
        {formatCount(total)} {query.search || isFiltered(query) ? inspectionsCopy.found : inspectionsCopy.total(total)}
      </span>
      {zone ? <span>{inspectionsCopy.times(zone)}</span> : null}
    </>
  );
}

function EmptyList({ query, clearDraft }: { query: Query; clearDraft: () => void }) {
  if (isFiltered(query)) {
    return (
      <EmptyState
        sentence={inspectionsCopy.nothingPasses}
        action={<Button onClick={query.clearFilters}>{inspectionsCopy.clearFilters}</Button>}
      />
    );
  }
  if (!query.search) return <EmptyState sentence={inspectionsCopy.empty} />;
  return (
    <EmptyState
      sentence={inspectionsCopy.nothingFound(query.search)}
      action={<Button onClick={clearDraft}>{inspectionsCopy.clearSearch}</Button>}
    />
  );
}

/** Returns the row where the queue starts: the current row, else the first that can be reviewed, else the first. */
function findFirst(items: readonly SurveyListItem[], row: string | null, employeeKey: string | null) {
  const current = items.find(({ key, project }) => key === row && !isTakenByOther(project, employeeKey));
  return current ?? items.find(({ project }) => workState(project, null, employeeKey) === "open") ?? items[0];
}
