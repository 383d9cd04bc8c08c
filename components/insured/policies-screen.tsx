"use client";

import { useCallback, useMemo, useState } from "react";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage } from "@/components/ui/table/list-page";
import { SavedViewsMenu } from "@/components/ui/table/saved-views-menu";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useRowSelection } from "@/components/ui/table/use-row-selection";
import { useSavedViews } from "@/components/ui/table/use-saved-views";
import { useNow } from "@/components/ui/use-now";
import { may } from "@/lib/access/permissions";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { usePublicConfig } from "@/lib/client/public-config";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { useSession } from "@/lib/client/session/use-session";
import type { Insured } from "@/lib/domain/entities";
import { POLICIES_PATH } from "@/lib/domain/insured-paths";
import { personName } from "@/lib/domain/person-name";
import { policyPath } from "../../lib/domain/policy-path";
import type { ClaimOwner } from "../intake/new-claim-dialog";
import { BULK_AT_REST } from "./bulk-state";
import { insuredCopy } from "./copy";
import { usePoliciesExport } from "./export/use-policies-export";
import { policiesColumns } from "./policies-columns";
import { PoliciesEmpty } from "./policies-empty";
import { PoliciesFacts } from "./policies-facts";
import { PoliciesHeader } from "./policies-header";
import { changeActive } from "./policy-edits";
import { PolicyFilters } from "./policy-filters";
import { LaterBulk, LaterBulkReport, LaterMenu } from "./policy-later";
import { type PolicyTask, PolicyTasks } from "./policy-tasks";
import { filterOf, usePolicies } from "./use-policies";
import { callAddress, listKeyOf, orderOf, policiesAddress, usePoliciesQuery } from "./use-policies-query";
import { usePolicyActions } from "./use-policy-actions";

const SEARCH_DEBOUNCE_MS = 250;
/** What makes room for the call sheet. */
const NOT_BESIDE_CALL = ["company", "phone", "updatedAt"];
const keyOf = (insured: Insured) => insured.key;
const policiesMap = lazyPart(() => import("./policies-map").then(({ PoliciesMap }) => PoliciesMap), {
  isOnDemand: true,
});
const callSheet = lazyPart(() => import("./call/call-sheet").then(({ CallSheet }) => CallSheet));

/** The insured of one's companies, active or inactive, each leading to the latest claim. */
export function PoliciesScreen() {
  const query = usePoliciesQuery();
  const { list: asked, call, setCall } = query;
  const [draft, setDraft] = useDebouncedDraft(asked.search, query.setSearch, SEARCH_DEBOUNCE_MS);
  const { list, counts } = usePolicies(asked);
  const role = useSession().session?.effectiveRole;
  const mayEdit = role !== undefined && may(role, "editClaims");
  const mayRemove = role !== undefined && may(role, "removeClaims");
  const now = useNow();
  const companyNames = useCompanyNames();
  const columns = useMemo(() => policiesColumns(now, companyNames), [now, companyNames]);
  const filterShownColumns = useMemo(
    () => (call === null ? columns : columns.filter(({ id }) => !NOT_BESIDE_CALL.includes(id))),
    [columns, call],
  );
  const order = useMemo(() => orderOf(asked.sort), [asked.sort]);
  const store = useEmployeeStore();
  const choices = useListChoices(store, "policies");
  const saved = useSavedViews(store, "policies");
  const [task, setTask] = useState<PolicyTask | null>(null);
  const [walked, setWalked] = useState<string | null>(null);
  const [bulk, setBulk] = useState(BULK_AT_REST);
  const exporting = usePoliciesExport(companyNames);
  const { maps } = usePublicConfig();
  const isMap = Boolean(maps) && query.isMap;
  const PoliciesMap = useLazyPart(policiesMap, isMap, () => query.setMap(false));
  const CallSheet = useLazyPart(callSheet, call !== null, () => setCall(null));

  const listKey = listKeyOf(asked);
  const viewKey = `${listKey} ${asked.sort}`;
  const selection = useRowSelection({
    items: list.items,
    itemKey: keyOf,
    listKey,
    viewKey,
    isLoading: list.isLoading,
    isComplete: !list.hasMore,
  });
  const currentKey = call ?? walked;
  const does = {
    onNew: () => setTask({ kind: "new" }),
    onDemo: () => setTask({ kind: "demo" }),
    onExport: () =>
      void exporting.exportAll({ ...filterOf(asked), isActive: asked.tab === "active", sort: asked.sort }),
    onCall: (insured: Insured | null) => {
      void setCall(insured?.key ?? null);
      if (insured) setWalked(insured.key);
    },
    onEdit: (insured: Insured) => setTask({ kind: "edit", insured }),
    onNewClaim: (insured: ClaimOwner) => setTask({ kind: "claim", insured }),
    onActive: (insured: Insured, isActive: boolean) => void changeActive(insured, isActive),
    onDelete: (insured: Insured) => setTask({ kind: "delete", insured }),
  };
  usePolicyActions({
    current: list.items.find(({ key }) => key === currentKey) ?? null,
    isCallOpen: call !== null,
    ...does,
  });
  const rowMenu = useCallback(
    (insured: Insured) => (
      <LaterMenu
        insured={insured}
        mayEdit={mayEdit}
        mayRemove={mayRemove}
        onCall={({ key }) => void setCall(key)}
        onEdit={(one) => setTask({ kind: "edit", insured: one })}
        onNewClaim={(one) => setTask({ kind: "claim", insured: one })}
        onActive={(one, isActive) => void changeActive(one, isActive)}
        onDelete={(one) => setTask({ kind: "delete", insured: one })}
      />
    ),
    [mayEdit, mayRemove, setCall],
  );
  return (
    <>
      <ListPage
        header={
          <PoliciesHeader
            list={asked}
            counts={counts}
            isLoading={list.isLoading}
            onTab={query.setTab}
            isMap={maps ? isMap : null}
            onMap={query.setMap}
            mayEdit={mayEdit}
            onNew={does.onNew}
            onDemo={role !== undefined && may(role, "runDemos") ? does.onDemo : null}
            onExport={does.onExport}
            exportProgress={exporting.progress}
          />
        }
        search={{
          label: insuredCopy.search,
          placeholder: insuredCopy.searchPlaceholder,
          value: draft,
          onValueChange: setDraft,
          clearLabel: insuredCopy.clearSearch,
        }}
        filters={
          <PolicyFilters
            status={asked.status}
            onStatus={query.setStatus}
            company={asked.company}
            onCompany={query.setCompany}
            companyNames={companyNames}
          />
        }
        views={<SavedViewsMenu saved={saved} path={POLICIES_PATH} query={policiesAddress(asked)} />}
        choices={choices}
        tableKey={asked.tab}
        replacement={
          maps && isMap && PoliciesMap ? (
            <PoliciesMap list={asked} current={call} onOpen={(key) => void setCall(key)} />
          ) : null
        }
        table={{
          viewKey,
          label: insuredCopy.table[asked.tab],
          columns: filterShownColumns,
          items: list.items,
          itemKey: keyOf,
          // Without a claim: to the call sheet, which makes the first.
          itemHref: (insured) => policyPath(insured) ?? callAddress(asked, insured.key),
          itemLabel: personName,
          total: list.total ?? null,
          density: "comfortable",
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
          currentKey,
          onCurrentChange: (rowKey) => {
            setWalked(rowKey);
            if (call !== null) void setCall(rowKey);
          },
          onPeek: (insured) => does.onCall(call === insured.key ? null : insured),
          empty: <PoliciesEmpty list={asked} onClearSearch={() => setDraft("")} onClearFilters={query.clearFilters} />,
        }}
        bulkActions={
          <LaterBulk
            chosen={[...selection.chosen.values()]}
            tab={asked.tab}
            mayEdit={mayEdit}
            bulk={bulk}
            onBulk={setBulk}
            onExport={exporting.exportChosen}
          />
        }
        aside={
          call !== null && CallSheet ? (
            <CallSheet
              insuredKey={call}
              items={list.items}
              now={now}
              companyNames={companyNames}
              onWalk={does.onCall}
              onNewClaim={mayEdit ? does.onNewClaim : null}
              onClose={() => does.onCall(null)}
            />
          ) : null
        }
        peekLabel={insuredCopy.callSheetKey}
        facts={<PoliciesFacts list={asked} total={list.total} />}
      />
      <PolicyTasks
        task={task}
        onTask={setTask}
        onClose={() => setTask(null)}
        items={list.items}
        companyNames={companyNames}
      />
      <LaterBulkReport bulk={bulk} onBulk={setBulk} items={list.items} />
    </>
  );
}
