"use client";

import { Download, ListChecks } from "lucide-react";
import { type ComponentType, type ReactNode, type RefObject, useCallback, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { formatCount } from "@/components/ui/format-time";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { PageHeader } from "@/components/ui/layout/page-header";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage } from "@/components/ui/table/list-page";
import { SavedViewsMenu } from "@/components/ui/table/saved-views-menu";
import type { ListChoices } from "@/components/ui/table/use-list-choices";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import type { SavedViews } from "@/components/ui/table/use-saved-views";
import { useNow } from "@/components/ui/use-now";
import { useZoneName } from "@/components/ui/use-zone-name";
import { may } from "@/lib/access/permissions";
import { useActions } from "@/lib/client/actions/use-actions";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { exportCopy } from "@/lib/client/data/exports/copy";
import { useBackendPages } from "@/lib/client/reads/use-backend-pages";
import type { SurveyListItem } from "@/lib/domain/entities";
import { INSPECTIONS_PATH } from "@/lib/domain/insured-paths";
import type { Role } from "@/lib/domain/roles";
import { isTakenByOther, workState } from "@/lib/domain/worklist";
import { inspectionsCopy } from "./copy";
import { ExportButton } from "./export-button";
import { inspectionName } from "./inspection-name";
import { inspectionPath } from "./inspection-path";
import { inspectionsColumns } from "./inspections-columns";
import { InspectionsFilters } from "./inspections-filters";
import { LaterBulkActions, LaterBulkReport, LaterMenu, LaterReviewItems } from "./inspections-later";
import { queueCopy } from "./queue/copy";
import { useBulkReview } from "./use-bulk-review";
import { useInspectionsExport } from "./use-inspections-export";
import { listParams, orderOf, PAGE_SIZE, type useInspectionsQuery, viewQuery } from "./use-inspections-query";
import { useMailedSurvey } from "./use-mailed-survey";
import { usePeeked } from "./use-peeked";

/** Loaded when first opened. */
const peekPart = lazyPart(() => import("./inspection-peek").then(({ InspectionPeek }) => InspectionPeek));
const SEARCH_DEBOUNCE_MS = 250;
const keyOf = (survey: SurveyListItem) => survey.key;

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
  /** Receives the current row. */
  row: RefObject<string | null>;
  onStart: (surveyKey: string) => void;
};

/** The inspections as a list with search, filters, sorting, saved views and bulk actions; `onStart` opens the queue. */
export function InspectionsList(props: InspectionsListProps) {
  const { query, choices, role, employeeKey, row, onStart, EmailContents } = props;
  const { search, sort } = query;
  const [draft, setDraft] = useDebouncedDraft(search, query.setSearch, SEARCH_DEBOUNCE_MS);
  const list = useBackendPages("survey.list", { ...listParams(query), limit: PAGE_SIZE }, "surveys");
  const now = useNow();
  const zone = useZoneName();
  const companyNames = useCompanyNames();
  const columns = useMemo(() => inspectionsColumns(now, companyNames), [now, companyNames]);
  const order = useMemo(() => orderOf(sort), [sort]);
  const view = viewQuery(query);
  const listKey = JSON.stringify([search, query.status, query.company, query.reviewed]);
  const viewKey = `${listKey} ${sort}`;
  const selection = useRowSelection({
    items: list.items,
    itemKey: keyOf,
    listKey,
    viewKey,
    isLoading: list.isLoading,
    isComplete: !list.hasMore,
  });
  const review = useBulkReview(selection.clear);
  const isNarrowed = query.status.length + query.company.length > 0 || query.reviewed !== null;
  const exporting = useInspectionsExport(companyNames);
  const exportAll = () => void exporting.exportAll(listParams(query));
  const start = () => {
    const first = firstOf(list.items, query.peek ?? row.current, employeeKey);
    if (first) onStart(first.key);
  };
  useActions([
    {
      id: "queue.start",
      label: queueCopy.start,
      group: "page",
      keys: ["q"],
      icon: ListChecks,
      disabledReason: list.items.length > 0 ? null : queueCopy.nothingToStart,
      run: start,
    },
    { id: "inspections.export", label: exportCopy.exportAll, group: "page", icon: Download, run: exportAll },
  ]);
  const noteRow = useCallback(
    (rowKey: string) => {
      row.current = rowKey;
    },
    [row],
  );
  const { peek, setPeek } = query;
  const peeked = usePeeked(list.items, peek);
  const Peek = useLazyPart(peekPart, peek !== null);
  const mail = useMailedSurvey();
  const onEmail = mail.open;
  const rowMenu = useCallback(
    (survey: SurveyListItem) => (
      <LaterMenu
        survey={survey}
        review={
          role ? <LaterReviewItems survey={survey} who={{ employeeKey, role }} now={now} onEmail={onEmail} /> : null
        }
      />
    ),
    [employeeKey, role, now, onEmail],
  );
  return (
    <>
      <ListPage
        header={
          <PageHeader
            title={inspectionsCopy.title}
            titleAside={props.viewSwitch}
            actions={
              <>
                <ExportButton progress={exporting.progress} onPress={exportAll} />
                <Button
                  icon={<ListChecks />}
                  shortcut="q"
                  disabledReason={list.items.length > 0 ? null : queueCopy.nothingToStart}
                  onClick={start}
                >
                  {queueCopy.start}
                </Button>
              </>
            }
          />
        }
        search={{
          label: inspectionsCopy.search,
          placeholder: inspectionsCopy.searchPlaceholder,
          value: draft,
          onValueChange: setDraft,
          clearLabel: inspectionsCopy.clearSearch,
        }}
        filters={<InspectionsFilters filters={query} query={query} companyNames={companyNames} />}
        views={<SavedViewsMenu saved={props.saved} path={INSPECTIONS_PATH} query={view} />}
        choices={choices}
        table={{
          viewKey,
          label: inspectionsCopy.table,
          columns,
          items: list.items,
          itemKey: keyOf,
          itemHref: inspectionPath,
          itemLabel: inspectionName,
          total: list.total ?? null,
          sort: order,
          onSortChange: query.setSort,
          isLoading: list.isLoading,
          isLoadingMore: list.isLoadingMore,
          hasMore: list.hasMore,
          onLoadMore: list.loadMore,
          error: list.error?.message ?? null,
          onRetry: list.reload,
          selection,
          rowMenu,
          onCurrentChange: (rowKey) => {
            noteRow(rowKey);
            if (peek !== null) setPeek(rowKey);
          },
          onPeek: ({ key }) => setPeek(peek === key ? null : key),
          empty: <Nothing search={search} isNarrowed={isNarrowed} onClear={query.clearFilters} clearDraft={setDraft} />,
        }}
        aside={
          Peek && peeked && role && employeeKey ? (
            <Peek
              key={peeked.key}
              survey={peeked}
              who={{ employeeKey, role }}
              now={now}
              onClose={() => setPeek(null)}
            />
          ) : null
        }
        bulkActions={
          <LaterBulkActions
            chosen={[...selection.chosen.values()]}
            review={role && may(role, "reviewInspections") ? review : null}
            onExport={exporting.exportChosen}
          />
        }
        facts={
          list.total === undefined ? null : (
            <>
              <span>
                {formatCount(list.total)}{" "}
                {search || isNarrowed ? inspectionsCopy.found : inspectionsCopy.total(list.total)}
              </span>
              {zone ? <span>{inspectionsCopy.times(zone)}</span> : null}
            </>
          )
        }
      />
      {mail.survey ? (
        <EmailContents survey={mail.survey} name={mail.survey.name || inspectionsCopy.unnamed} onClose={mail.close} />
      ) : null}
      <LaterBulkReport review={review} />
    </>
  );
}

type NothingProps = {
  search: string;
  isNarrowed: boolean;
  onClear: () => void;
  clearDraft: (draft: string) => void;
};

function Nothing({ search, isNarrowed, onClear, clearDraft }: NothingProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        sentence={inspectionsCopy.nothingPasses}
        action={<Button onClick={onClear}>{inspectionsCopy.clearFilters}</Button>}
      />
    );
  }
  if (!search) return <EmptyState sentence={inspectionsCopy.empty} />;
  return (
    <EmptyState
      sentence={inspectionsCopy.nothingFound(search)}
      action={<Button onClick={() => clearDraft("")}>{inspectionsCopy.clearSearch}</Button>}
    />
  );
}

/** The row where the queue starts: the current row, else the first that can be reviewed, else the first. */
function firstOf(items: readonly SurveyListItem[], row: string | null, employeeKey: string | null) {
  const at = items.find(({ key, project }) => key === row && !isTakenByOther(project, employeeKey));
  return at ?? items.find(({ project }) => workState(project, null, employeeKey) === "open") ?? items[0];
}
