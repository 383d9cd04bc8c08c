"use client";

import { useCallback, useState } from "react";
import { useDebouncedDraft } from "@/components/ui/inputs/use-debounced-draft";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ListPage } from "@/components/ui/table/list-page";
import { SavedViewsMenu } from "@/components/ui/table/saved-views-menu";
import { useListChoices } from "@/components/ui/table/use-list-choices";
import { useSavedViews } from "@/components/ui/table/use-saved-views";
import { useNow } from "@/components/ui/use-now";
import { may } from "@/lib/access/permissions";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import { usePublicConfig } from "@/lib/client/public-config";
import { useEmployeeStore } from "@/lib/client/session/use-employee-store";
import { useSession } from "@/lib/client/session/use-session";
import type { Insured } from "@/lib/domain/entities";
import { POLICIES_PATH } from "@/lib/domain/insured-paths";
import type { ClaimOwner } from "../intake/new-claim-dialog";
import { BULK_AT_REST } from "./bulk-state";
import { insuredCopy } from "./copy";
import { usePoliciesExport } from "./export/use-policies-export";
import { LazyPolicyBulk, LazyPolicyBulkReport, LazyPolicyMenu } from "./lazy-policy-parts";
import { PoliciesEmpty } from "./policies-empty";
import { PoliciesFacts } from "./policies-facts";
import { PoliciesHeader } from "./policies-header";
import { changeActive } from "./policy-edits";
import { PolicyFilters } from "./policy-filters";
import { type PolicyTask, PolicyTasks } from "./policy-tasks";
import { filterOf, usePolicies } from "./use-policies";
import { policiesAddress, usePoliciesQuery } from "./use-policies-query";
import { usePoliciesTable } from "./use-policies-table";
import { usePolicyActions } from "./use-policy-actions";

const SEARCH_DEBOUNCE_MS = 250;
const policiesMap = lazyPart(() => import("./policies-map").then(({ PoliciesMap }) => PoliciesMap), {
  isOnDemand: true,
});
const callSheet = lazyPart(() => import("./call/call-sheet").then(({ CallSheet }) => CallSheet));

/** The insured of the employee's companies, each row leading to the latest claim. */
export function PoliciesScreen() {
  const query = usePoliciesQuery();
  const { list: listQuery, call, setCall } = query;
  const [draft, setDraft] = useDebouncedDraft(listQuery.search, query.setSearch, SEARCH_DEBOUNCE_MS);
  const { list, counts } = usePolicies(listQuery);
  const now = useNow();
  const companyNames = useCompanyNames();
  const { table, selection, openCall, current } = usePoliciesTable({ query, list, companyNames, now });
  const rights = useRights();
  const store = useEmployeeStore();
  const choices = useListChoices(store, "policies");
  const saved = useSavedViews(store, "policies");
  const [task, setTask] = useState<PolicyTask | null>(null);
  const [bulk, setBulk] = useState(BULK_AT_REST);
  const exporting = usePoliciesExport(companyNames);
  const map = useMap(query);
  const CallSheet = useLazyPart(callSheet, call !== null, () => setCall(null));

  const onExport = () =>
    void exporting.exportAll({ ...filterOf(listQuery), isActive: listQuery.tab === "active", sort: listQuery.sort });
  const handlers = { ...taskHandlers(setTask), onExport, onCall: openCall };
  usePolicyActions({ current, isCallOpen: call !== null, ...handlers });
  const rowMenu = useCallback(
    (insured: Insured) => (
      <LazyPolicyMenu
        insured={insured}
        mayEdit={rights.mayEdit}
        mayRemove={rights.mayRemove}
        onCall={({ key }) => void setCall(key)}
        {...taskHandlers(setTask)}
      />
    ),
    [rights.mayEdit, rights.mayRemove, setCall],
  );
  return (
    <>
      <ListPage
        header={
          <PoliciesHeader
            list={listQuery}
            counts={counts}
            isLoading={list.isLoading}
            onTab={query.setTab}
            isMap={map.isAvailable ? map.isOpen : null}
            onMap={query.setMap}
            mayEdit={rights.mayEdit}
            onNew={handlers.onNew}
            onDemo={rights.mayRunDemos ? handlers.onDemo : null}
            onExport={onExport}
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
        filters={<PolicyFilters list={listQuery} query={query} companyNames={companyNames} />}
        views={<SavedViewsMenu saved={saved} path={POLICIES_PATH} query={policiesAddress(listQuery)} />}
        choices={choices}
        tableKey={listQuery.tab}
        instead={map.Map && <map.Map list={listQuery} current={call} onOpen={(key) => void setCall(key)} />}
        table={{
          ...table,
          rowMenu,
          empty: (
            <PoliciesEmpty list={listQuery} onClearSearch={() => setDraft("")} onClearFilters={query.clearFilters} />
          ),
        }}
        bulkActions={
          <LazyPolicyBulk
            chosen={[...selection.chosen.values()]}
            tab={listQuery.tab}
            mayEdit={rights.mayEdit}
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
              onStep={openCall}
              onNewClaim={rights.mayEdit ? handlers.onNewClaim : null}
              onClose={() => openCall(null)}
            />
          ) : null
        }
        peekLabel={insuredCopy.callSheetKey}
        facts={<PoliciesFacts list={listQuery} total={list.total} />}
      />
      <PolicyTasks
        task={task}
        onTask={setTask}
        onClose={() => setTask(null)}
        items={list.items}
        companyNames={companyNames}
      />
      <LazyPolicyBulkReport bulk={bulk} onBulk={setBulk} items={list.items} />
    </>
  );
}

function useRights() {
  const role = useSession().session?.effectiveRole;
  const mayDo = (action: Parameters<typeof may>[1]) => role !== undefined && may(role, action);
  return { mayEdit: mayDo("editClaims"), mayRemove: mayDo("removeClaims"), mayRunDemos: mayDo("runDemos") };
}

/** The map in place of the list; `Map` is null until it is open and loaded. */
function useMap(query: ReturnType<typeof usePoliciesQuery>) {
  const isAvailable = Boolean(usePublicConfig().maps);
  const isOpen = isAvailable && query.isMap;
  const Loaded = useLazyPart(policiesMap, isOpen, () => query.setMap(false));
  return { isAvailable, isOpen, Map: isOpen ? Loaded : null };
}

/** What the header, a row's menu and the keyboard do with insured. */
function taskHandlers(setTask: (task: PolicyTask) => void) {
  return {
    onNew: () => setTask({ kind: "new" }),
    onDemo: () => setTask({ kind: "demo" }),
    onEdit: (insured: Insured) => setTask({ kind: "edit", insured }),
    onNewClaim: (insured: ClaimOwner) => setTask({ kind: "claim", insured }),
    onActive: (insured: Insured, isActive: boolean) => void changeActive(insured, isActive),
    onDelete: (insured: Insured) => setTask({ kind: "delete", insured }),
  };
}
