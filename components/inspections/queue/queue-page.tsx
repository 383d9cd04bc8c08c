"use client";

import { type ReactNode, useCallback, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { PageHeader } from "@/components/ui/layout/page-header";
import { ColumnChooser } from "@/components/ui/table/column-chooser";
import { DataTable } from "@/components/ui/table/data-table";
import { filterShownColumns } from "@/components/ui/table/list-choices";
import { STATIC_LIST } from "@/components/ui/table/static-list";
import type { ListChoices } from "@/components/ui/table/use-list-choices";
import { useNow } from "@/components/ui/use-now";
import { may } from "@/lib/access/permissions";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { usePreloadedImages } from "@/lib/client/data/worklist/use-preloaded-images";
import { useWorkDetail, type WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import { useWorklist, type WorkItem } from "@/lib/client/data/worklist/use-worklist";
import type { SurveyListQuery } from "@/lib/contract/survey";
import { personName } from "@/lib/domain/person-name";
import type { Role } from "@/lib/domain/roles";
import { nextUp, type WorkState, workCounts } from "@/lib/domain/worklist";
import { inspectionsCopy } from "../copy";
import { ExportButton } from "../export-button";
import { inspectionMenu } from "../inspection-actions";
import { inspectionPath } from "../inspection-path";
import { inspectionsColumns } from "../inspections-columns";
import { useInspectionsExport } from "../use-inspections-export";
import { blockReason, waitReason } from "./block-reasons";
import { queueCopy } from "./copy";
import { DecisionDock } from "./decision-dock";
import styles from "./queue.module.css";
import { queueColumns } from "./queue-columns";
import { QueueHead } from "./queue-head";
import { MAX_ROOMS } from "./room-strip";
import { useQueueActions } from "./use-queue-actions";
import { useQueuePlace } from "./use-queue-place";
import { useQueueSteps } from "./use-queue-steps";

export type QueuePageProps = {
  /** List and employee of the queue; another combination is another queue. */
  list: string;
  params: SurveyListQuery;
  /** Filters and order as a query string, with the question mark. */
  query: string;
  /** Name of the list. */
  name: string;
  who: { employeeKey: string; role: Role };
  /** Key of the inspection in the address. */
  surveyKey: string;
  choices: ListChoices;
  viewSwitch: ReactNode;
  onGo: (surveyKey: string) => void;
  onLeave: () => void;
};

const PREFETCHED = 2;
const keyOf = ({ survey }: WorkItem) => survey.key;
const hrefOf = ({ survey }: WorkItem) => inspectionPath(survey);
const labelOf = ({ survey }: WorkItem) => `${personName(survey.insured)}, ${survey.name || inspectionsCopy.unnamed}`;
const menuOf = ({ survey }: WorkItem) => inspectionMenu(survey);
const isPast = ({ state }: WorkItem) => state === "decided" || state === "waiting";
const photosOf = (...details: WorkDetail[]) =>
  details.flatMap(({ rooms }) => rooms.slice(0, MAX_ROOMS).flatMap(({ photoUrl }) => photoUrl ?? []));

/** A list reviewed one by one: `e` marks reviewed and moves on, brackets step, and the next two are prefetched. */
export function QueuePage(props: QueuePageProps) {
  const { list, params, query, name, choices, surveyKey, who, onGo, onLeave } = props;
  const worklist = useWorklist(list, params, who.employeeKey);
  const { items } = worklist;
  const { current, go } = useQueuePlace({ worklist, queue: { list, params, query, name, ...who }, surveyKey, onGo });
  const { states, report, step, decide } = useQueueSteps({ worklist, current, onGo: go });
  const item = items[current] ?? null;
  const { prefetched, detail, isNextLoaded } = useQueueDetails(items, current, states);
  const reason = item ? blockReason(item, detail) : queueCopy.empty;
  useQueueActions({ onStep: step, onDecide: decide, onLeave, reason });

  const now = useNow();
  const companyNames = useCompanyNames();
  const { exportChosen } = useInspectionsExport(companyNames);
  const { all, columns } = useColumns(now, companyNames, choices);
  const openRow = useCallback((row: WorkItem) => go(row.survey.key), [go]);
  const { remaining, taken } = workCounts(states);
  const isFinished = worklist.isComplete && items.length > 0 && remaining === 0;
  return (
    <div className={styles.page}>
      <PageHeader
        title={inspectionsCopy.title}
        titleAside={props.viewSwitch}
        actions={
          <>
            <ColumnChooser columns={all} choices={choices} />
            <ExportButton progress={null} onPress={() => exportChosen(items.map(({ survey }) => survey))} />
            <Button shortcut="Esc" onClick={onLeave}>
              {queueCopy.leave}
            </Button>
          </>
        }
      />
      <QueueHead
        worklist={worklist}
        current={current}
        prefetched={prefetched}
        name={name}
        now={now}
        notice={isFinished ? queueCopy.finished(taken) : report.notice}
        onStep={step}
      />
      <p role="status" className="visually-hidden">
        {report.place}
      </p>
      <DataTable
        {...STATIC_LIST}
        viewKey={list}
        label={queueCopy.table}
        columns={columns}
        items={items}
        itemKey={keyOf}
        itemHref={hrefOf}
        itemLabel={labelOf}
        total={worklist.total}
        chosenDensity={choices.density}
        isLoading={!worklist.isComplete && worklist.error === null}
        error={worklist.error}
        onRetry={worklist.reload}
        rowMenu={menuOf}
        empty={<EmptyState sentence={queueCopy.empty} />}
        currentKey={item?.survey.key ?? null}
        onCurrentChange={go}
        isPast={isPast}
        onRowPress={openRow}
      />
      {item ? (
        <DecisionDock
          item={item}
          detail={detail}
          next={{ count: prefetched.length, isLoaded: isNextLoaded }}
          now={now}
          mayDecide={may(who.role, "reviewInspections")}
          onDecide={decide}
          onRetry={worklist.retry}
        />
      ) : null}
    </div>
  );
}

/** Loads the current inspection, and prefetches the next two with their photos. */
function useQueueDetails(items: readonly WorkItem[], current: number, states: readonly WorkState[]) {
  const prefetched = useMemo(() => nextUp(states, current, PREFETCHED), [states, current]);
  const [nextOne = -1, nextTwo = -1] = prefetched;
  const detail = useWorkDetail(items[current]?.survey ?? null);
  const nextDetail = useWorkDetail(items[nextOne]?.survey ?? null);
  const secondDetail = useWorkDetail(items[nextTwo]?.survey ?? null, { isWithGeometry: false });
  const areImagesLoaded = usePreloadedImages(photosOf(detail, nextDetail, secondDetail));
  return { prefetched, detail, isNextLoaded: !waitReason(nextDetail) && !waitReason(secondDetail) && areImagesLoaded };
}

function useColumns(now: number, companyNames: ReadonlyMap<string, string>, choices: ListChoices) {
  const all = useMemo(() => inspectionsColumns(now, companyNames), [now, companyNames]);
  const columns = useMemo(() => queueColumns(filterShownColumns(all, choices)), [all, choices]);
  return { all, columns };
}
