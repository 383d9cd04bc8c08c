/** A worklist: a list of inspections that is decided one by one, in an order that stays while it is worked through. */
import type { Project } from "./entities";
import { isReviewable } from "./survey-transitions";

/** More items make no better day; further ones join as these are decided and the list is opened again. */
export const LONGEST_WORKLIST = 1_000;

export type WorkState =
  /** To be decided. */
  | "open"
  /** Somebody else is reviewing the claim. */
  | "taken"
  /** Nothing is to be decided: the claim is at another point. */
  | "closed"
  | "decided"
  /** Decided, and nobody has answered yet. */
  | "waiting"
  /** The decision was refused, and stays to be tried again. */
  | "failed";

/** What has become of a decision that was made here; null without one. */
export type DecisionState = "decided" | "waiting" | "failed" | null;

/** Whether somebody else has started the review of a claim. `employeeKey` is one's own. */
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

/** Where to go on, and how many that somebody else has taken were passed over; `at` null where there is nothing. */
export type WorkStep = { at: number | null; skipped: number };

const isToDecide = (state: WorkState | undefined) => state === "open" || state === "failed";

/** The next item in a direction, past those that somebody else has taken. */
export function stepFrom(states: readonly WorkState[], from: number, direction: 1 | -1): WorkStep {
  let skipped = 0;
  for (let at = from + direction; at >= 0 && at < states.length; at += direction) {
    if (states[at] !== "taken") return { at, skipped };
    skipped += 1;
  }
  return { at: null, skipped };
}

/** The next item that is to be decided, else the first one that was left behind. */
export function advanceFrom(states: readonly WorkState[], from: number): WorkStep {
  let skipped = 0;
  for (let at = from + 1; at < states.length; at += 1) {
    if (isToDecide(states[at])) return { at, skipped };
    if (states[at] === "taken") skipped += 1;
  }
  const left = states.findIndex((state, at) => at < from && isToDecide(state));
  return { at: left < 0 ? null : left, skipped };
}

/** The items that are likely to be looked at next, nearest first: what is worth loading before it is asked for. */
export function nextUp(states: readonly WorkState[], from: number, count: number): number[] {
  const found: number[] = [];
  for (let at = from + 1; at < states.length && found.length < count; at += 1) {
    if (isToDecide(states[at])) found.push(at);
  }
  return found;
}

/** `taken`: what is left to somebody else. */
export type WorkCounts = { decided: number; remaining: number; failed: number; waiting: number; taken: number };

/** A decision that waits counts as made; one that was refused does not. */
export function workCounts(states: readonly WorkState[]): WorkCounts {
  const of = (...wanted: WorkState[]) => states.filter((state) => wanted.includes(state)).length;
  return {
    decided: of("decided", "waiting"),
    remaining: of("open", "failed"),
    failed: of("failed"),
    waiting: of("waiting"),
    taken: of("taken"),
  };
}

/** The order with what is new at its end; the same one where nothing is. What has left the list stays in its place. */
export function orderWith(order: readonly string[], keys: readonly string[]): readonly string[] {
  const known = new Set(order);
  const added = keys.filter((key) => !known.has(key) && known.add(key));
  const room = Math.max(0, LONGEST_WORKLIST - order.length);
  return added.length === 0 || room === 0 ? order : [...order, ...added.slice(0, room)];
}
