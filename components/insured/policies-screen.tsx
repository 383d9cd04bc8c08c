"use client";

import { type ReactNode, useCallback, useState } from "react";
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
import type { CallSheetProps } from "./call/call-sheet";
import { insuredCopy } from "./copy";
import { usePoliciesExport } from "./export/use-policies-export";
import { LazyPolicyBulk, LazyPolicyBulkReport, LazyPolicyMenu } from "./lazy-policy-parts";
import { PoliciesEmpty } from "./policies-empty";
import { PoliciesFacts } from "./policies-facts";
import { PoliciesHeader } from "./policies-header";
import { changeActive } from "./policy-edits";
import { PolicyFilters } from "./policy-filters";
import { type PolicyTask, PolicyTasks } from "./policy-tasks";
import { usePolicies } from "./use-policies";
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
  const { choices, saved } = useListPreferences();
  const [task, setTask] = useState<PolicyTask | null>(null);
  const [bulk, setBulk] = useState(BULK_AT_REST);
  const exporting = usePoliciesExport(companyNames);
  const map = useMap(query);

  const handlers = { ...taskHandlers(setTask), onExport: () => void exporting.exportAll(listQuery), onCall: openCall };
  const sheet = useCallSheet(call, {
    items: list.items,
    now,
    companyNames,
    onStep: openCall,
    onNewClaim: rights.mayEdit ? handlers.onNewClaim : null,
    onClose: () => openCall(null),
  });
  usePolicyActions({ current, isCallOpen: call !== null, ...handlers });
  const rowMenu = useRowMenu(rights, setTask, setCall);
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
            rights={rights}
            handlers={handlers}
            exportProgress={exporting.progress}
          />
        }
        search={searchField(draft, setDraft)}
        filters={<PolicyFilters list={listQuery} query={query} companyNames={companyNames} />}
        views={<SavedViewsMenu saved={saved} path={POLICIES_PATH} query={policiesAddress(listQuery)} />}
        choices={choices}
        tableKey={listQuery.tab}
        replacement={map.Map && <map.Map list={listQuery} current={call} onOpen={(key) => void setCall(key)} />}
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
        aside={sheet}
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

function useListPreferences() {
  const store = useEmployeeStore();
  return { choices: useListChoices(store, "policies"), saved: useSavedViews(store, "policies") };
}

const searchField = (value: string, onValueChange: (value: string) => void) => ({
  label: insuredCopy.search,
  placeholder: insuredCopy.searchPlaceholder,
  value,
  onValueChange,
  clearLabel: insuredCopy.clearSearch,
});

function useRights() {
  const role = useSession().session?.effectiveRole;
  const mayDo = (action: Parameters<typeof may>[1]) => role !== undefined && may(role, action);
  return { mayEdit: mayDo("editClaims"), mayRemove: mayDo("removeClaims"), mayRunDemos: mayDo("runDemos") };
}

function useRowMenu(
  { mayEdit, mayRemove }: ReturnType<typeof useRights>,
  setTask: (task: PolicyTask) => void,
  setCall: (insuredKey: string) => unknown,
) {
  return useCallback(
    (insured: Insured) => (
      <LazyPolicyMenu
        insured={insured}
        mayEdit={mayEdit}
        mayRemove={mayRemove}
        onCall={({ key }) => void setCall(key)}
        {...taskHandlers(setTask)}
      />
    ),
    [mayEdit, mayRemove, setCall, setTask],
  );
}

/** Returns the open call sheet once it is loaded, else null. */
function useCallSheet(insuredKey: string | null, props: Omit<CallSheetProps, "insuredKey">): ReactNode {
  const CallSheet = useLazyPart(callSheet, insuredKey !== null, props.onClose);
  return insuredKey !== null && CallSheet ? <CallSheet {...props} insuredKey={insuredKey} /> : null;
}

/** Returns the map that replaces the list; `Map` is null until it is open and loaded. */
function useMap(query: ReturnType<typeof usePoliciesQuery>) {
  const isAvailable = Boolean(usePublicConfig().maps);
  const isOpen = isAvailable && query.isMap;
  const Loaded = useLazyPart(policiesMap, isOpen, () => query.setMap(false));
  return { isAvailable, isOpen, Map: isOpen ? Loaded : null };
}

/** Returns the commands of the header, a row's menu and the keyboard. */
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
