/** Converts a gesture of the editor to a queue entry and back. */
import { dependentGestures } from "../../editor/core/dependents";
import type { Diff } from "../../editor/core/diff";
import type { Gesture } from "../../editor/core/gesture";
import { type TakenBack, takenBackBy } from "../../editor/core/provenance/captured-keys";
import { inversePlan } from "../../editor/sync/inverse-plan";
import { savePlan } from "../../editor/sync/save-plan";
import type { GestureCall, NewGesture, QueueEntry } from "../queue/queue-entry";
import { ownerOf } from "./survey-owner";

/** Returns the calls that save a change, each with its inverse calls. */
export function callsOf(diff: Diff, unmade: Partial<TakenBack> = {}): GestureCall[] {
  return savePlan(diff, { unmade: unmade.calls }).map((call) => ({
    ...call,
    inverse: inversePlan(diff, [call], { unmade: unmade.inverse }),
  }));
}

/**
 * Returns null if there is nothing to send. `before`: waiting gestures, some of which the gesture may build on.
 * `calls`: replace the calls of the gesture's save plan.
 */
export function toQueued(
  gesture: Gesture,
  before: readonly Gesture[],
  origin: { surveyKey: string; scope: string; page?: string },
  calls: readonly GestureCall[] = callsOf(gesture.diff, takenBackBy(gesture)),
): NewGesture | null {
  if (calls.length === 0) return null;
  return {
    id: gesture.id,
    owner: ownerOf(origin.surveyKey),
    scope: origin.scope,
    label: gesture.label,
    about: gesture.elements,
    page: origin.page,
    payload: gesture,
    calls,
    buildsOn: before.filter((earlier) => dependentGestures(earlier, [gesture]).length > 0).map(({ id }) => id),
    createdAt: gesture.createdAt,
  };
}

export function toGesture(entry: QueueEntry): Gesture {
  return entry.payload as Gesture;
}
