/** A worklist: inspections that are decided one by one, in an order that does not change meanwhile. */
import type { Project } from "./entities";
import { isReviewable } from "./survey-transitions";

/** Enough for a day; further items are added when the list is opened again. */
export const MAX_WORKLIST_LENGTH = 1_000;

export type WorkState =
  /** Waiting for a decision. */
  | "open"
  /** Another employee is reviewing the claim. */
  | "taken"
  /** The claim is in another status, so there is nothing to decide. */
  | "closed"
  | "decided"
  /** Decided; the backend has not answered yet. */
  | "waiting"
  /** The decision was refused and can be retried. */
  | "failed";

/** The state of a decision made here; null without one. */
export type DecisionState = "decided" | "waiting" | "failed" | null;

/** Whether another employee has started the review of a claim. `employeeKey` is the signed-in employee. */
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

const needsDecision = (state: WorkState | undefined) => state === "open" || state === "failed";

/** Returns the next item in a direction that no other employee has taken. */
export function stepFrom(states: readonly WorkState[], from: number, direction: 1 | -1): WorkStep {
  let skipped = 0;
  for (let index = from + direction; index >= 0 && index < states.length; index += direction) {
    if (states[index] !== "taken") return { at: index, skipped };
    skipped += 1;
  }
  return { at: null, skipped };
}

/** Returns the next open item, else the first one that was skipped. */
export function advanceFrom(states: readonly WorkState[], from: number): WorkStep {
  let skipped = 0;
  for (let index = from + 1; index < states.length; index += 1) {
    if (needsDecision(states[index])) return { at: index, skipped };
    if (states[index] === "taken") skipped += 1;
  }
  const earlier = states.findIndex((state, index) => index < from && needsDecision(state));
  return { at: earlier < 0 ? null : earlier, skipped };
}

/** Returns the items that are likely to be opened next, nearest first, for preloading. */
export function nextUp(states: readonly WorkState[], from: number, count: number): number[] {
  const found: number[] = [];
  for (let index = from + 1; index < states.length && found.length < count; index += 1) {
    if (needsDecision(states[index])) found.push(index);
  }
  return found;
}

/** `taken` counts items of other employees. */
export type WorkCounts = { decided: number; remaining: number; failed: number; waiting: number; taken: number };

/** Counts items by state. A pending decision counts as made; a refused one does not. */
export function workCounts(states: readonly WorkState[]): WorkCounts {
  const countOf = (...counted: WorkState[]) => states.filter((state) => counted.includes(state)).length;
  return {
    decided: countOf("decided", "waiting"),
    remaining: countOf("open", "failed"),
    failed: countOf("failed"),
    waiting: countOf("waiting"),
    taken: countOf("taken"),
  };
}

/** Appends new items; returns the same array if there are none. Items that left the list keep their position. */
export function orderWith(order: readonly string[], keys: readonly string[]): readonly string[] {
  const known = new Set(order);
  const added = keys.filter((key) => !known.has(key) && known.add(key));
  const capacity = Math.max(0, MAX_WORKLIST_LENGTH - order.length);
  return added.length === 0 || capacity === 0 ? order : [...order, ...added.slice(0, capacity)];
}
