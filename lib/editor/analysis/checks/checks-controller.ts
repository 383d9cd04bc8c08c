/** The checks of an open survey as panel, keys and palette share them: what was found, which findings are listed, which one is chosen. */
import { notifyEach } from "../../../notify-each";
import type { EditorStore } from "../../core/editor-store";
import { type Severity, severityOf } from "./check-codes";
import type { Finding } from "./finding";
import { followChecks, type Later } from "./follow-checks";
import type { SurveyFindings } from "./survey-checks";

export type FindingFilter = "all" | Severity;

export type ChecksState = {
  /** Null until all has been looked at once. */
  readonly found: SurveyFindings | null;
  readonly filter: FindingFilter;
  /** Of `found`, those that the filter lets through. */
  readonly listed: readonly Finding[];
  /** The place among them of the one that is chosen; -1 for none. */
  readonly active: number;
};

export type ChecksController = {
  get(): ChecksState;
  subscribe(listener: () => void): () => void;
  /** Looks and follows until the returned function is called. */
  start(): () => void;
  /** Looks at what an edit has changed now, without waiting for the page to be idle. */
  settle(): void;
  setFilter(filter: FindingFilter): void;
  /** Chooses by place in the list. */
  choose(at: number): void;
};

export function createChecksController(store: EditorStore, later: Later): ChecksController {
  const listeners = new Set<() => void>();
  let state: ChecksState = { found: null, filter: "all", listed: [], active: -1 };
  const checks = followChecks(store, later, () => show(checks.read(), state.filter));

  function set(next: ChecksState): void {
    state = next;
    notifyEach(listeners);
  }

  /** Where the chosen one stands now; where it is gone, the one that has come to its place. */
  function placeIn(listed: readonly Finding[]): number {
    const chosen = state.listed[state.active];
    if (!chosen) return -1;
    const at = listed.findIndex(({ id }) => id === chosen.id);
    return at >= 0 ? at : Math.min(state.active, listed.length - 1);
  }

  function show(found: SurveyFindings | null, filter: FindingFilter): void {
    const all = found?.list ?? [];
    const listed = filter === "all" ? all : all.filter(({ code }) => severityOf(code) === filter);
    set({ found, filter, listed, active: placeIn(listed) });
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
    choose(at) {
      const active = Math.min(Math.max(at, -1), state.listed.length - 1);
      if (active !== state.active) set({ ...state, active });
    },
  };
}
