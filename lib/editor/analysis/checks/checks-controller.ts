/** The findings of an open survey, with the filter and the active finding that panel, keys and palette share. */
import { notifyEach } from "../../../notify-each";
import type { EditorStore } from "../../core/editor-store";
import { type Severity, severityOf } from "./check-codes";
import type { Finding } from "./finding";
import { followChecks, type ScheduleIdle } from "./follow-checks";
import type { SurveyFindings } from "./survey-checks";

export type FindingFilter = "all" | Severity;

export type ChecksState = {
  /** Null until all records have been checked once. */
  readonly found: SurveyFindings | null;
  readonly filter: FindingFilter;
  /** The findings that pass the filter. */
  readonly listed: readonly Finding[];
  /** The index of the active finding in `listed`; -1 for none. */
  readonly active: number;
};

export type ChecksController = {
  get(): ChecksState;
  subscribe(listener: () => void): () => void;
  /** Checks the survey and follows its changes until the returned function is called. */
  start(): () => void;
  /** Checks the latest changes at once, without waiting for an idle page. */
  settle(): void;
  setFilter(filter: FindingFilter): void;
  /** Activates a finding by its index in `listed`. */
  choose(index: number): void;
};

export function createChecksController(store: EditorStore, scheduleIdle: ScheduleIdle): ChecksController {
  const listeners = new Set<() => void>();
  let state: ChecksState = { found: null, filter: "all", listed: [], active: -1 };
  const checks = followChecks(store, scheduleIdle, () => show(checks.read(), state.filter));

  function set(next: ChecksState): void {
    state = next;
    notifyEach(listeners);
  }

  /** Returns the new index of the active finding; after its repair, the index of the finding that follows it. */
  function findActiveIndex(listed: readonly Finding[]): number {
    const chosen = state.listed[state.active];
    if (!chosen) return -1;
    const index = listed.findIndex(({ id }) => id === chosen.id);
    return index >= 0 ? index : Math.min(state.active, listed.length - 1);
  }

  function show(found: SurveyFindings | null, filter: FindingFilter): void {
    const all = found?.list ?? [];
    const listed = filter === "all" ? all : all.filter(({ code }) => severityOf(code) === filter);
    set({ found, filter, listed, active: findActiveIndex(listed) });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: checks.start,
    settle: checks.settle,
    setFilter: (filter) => show(state.found, filter),
    choose(index) {
      const active = Math.min(Math.max(index, -1), state.listed.length - 1);
      if (active !== state.active) set({ ...state, active });
    },
  };
}
