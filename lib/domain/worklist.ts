/** A worklist: inspections that are decided one by one, in an order that stays while they are decided. */
import type { Project } from "./entities";
import { isReviewable } from "./survey-transitions";

/** Enough for a day; further items are added when the list is opened again. */
export const MAX_WORKLIST_LENGTH = 1_000;

export type WorkState =
  /** Waiting for a decision. */
  | "open"
  /** Another person is reviewing the claim. */
  | "taken"
  /** The claim is in another status, so there is nothing to decide. */
  | "closed"
  | "decided"
  /** Decided, and not yet answered. */
  | "waiting"
  /** The decision was refused and can be retried. */
  | "failed";

/** The state of a decision made here; null without one. */
export type DecisionState = "decided" | "waiting" | "failed" | null;

/** Whether another person has started the review of a claim. `employeeKey` is one's own. */
export function isTakenByOther(project: Pick<Project, "status" | "assigneeKey">, employeeKey: string | null): boolean {
  return project.status === "in review" && Boolean(project.assigneeKey) && project.assigneeKey !== employeeKey;
}

export function workState(
  project: Pick<Project, "status" | "assigneeKey">,
  decision: DecisionState,
  employeeKey: string | null,
): WorkState {
  if (decision !== null) return decision;
  if (!isReviewable(project.status)) return "closed";
  return isTakenByOther(project, employeeKey) ? "taken" : "open";
}

/** The next position, and how many taken items were skipped; `at` is null at the end. */
export type WorkStep = { at: number | null; skipped: number };

const isToDecide = (state: WorkState | undefined) => state === "open" || state === "failed";

/** The next item in a direction that no other person has taken. */
export function stepFrom(states: readonly WorkState[], from: number, direction: 1 | -1): WorkStep {
  let skipped = 0;
  for (let at = from + direction; at >= 0 && at < states.length; at += direction) {
    if (states[at] !== "taken") return { at, skipped };
    skipped += 1;
  }
  return { at: null, skipped };
}

/** The next open item, else the first one that was skipped. */
export function advanceFrom(states: readonly WorkState[], from: number): WorkStep {
  let skipped = 0;
  for (let at = from + 1; at < states.length; at += 1) {
    if (isToDecide(states[at])) return { at, skipped };
    if (states[at] === "taken") skipped += 1;
  }
  const left = states.findIndex((state, at) => at < from && isToDecide(state));
  return { at: left < 0 ? null : left, skipped };
}

/** The items that are likely to be opened next, nearest first, for preloading. */
export function nextUp(states: readonly WorkState[], from: number, count: number): number[] {
  const found: number[] = [];
  for (let at = from + 1; at < states.length && found.length < count; at += 1) {
    if (isToDecide(states[at])) found.push(at);
  }
  return found;
}

/** `taken` counts items of other people. */
export type WorkCounts = { decided: number; remaining: number; failed: number; waiting: number; taken: number };

/** A pending decision counts as made; a refused one does not. */
export function workCounts(states: readonly WorkState[]): WorkCounts {
  const of = (...counted: WorkState[]) => states.filter((state) => counted.includes(state)).length;
  return {
    decided: of("decided", "waiting"),
    remaining: of("open", "failed"),
    failed: of("failed"),
    waiting: of("waiting"),
    taken: of("taken"),
  };
}

/** The order with new items at its end; the same array if there are none. Items that left the list keep their place. */
export function orderWith(order: readonly string[], keys: readonly string[]): readonly string[] {
  const known = new Set(order);
  const added = keys.filter((key) => !known.has(key) && known.add(key));
  const room = Math.max(0, MAX_WORKLIST_LENGTH - order.length);
  return added.length === 0 || room === 0 ? order : [...order, ...added.slice(0, room)];
}
