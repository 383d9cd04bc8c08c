/** A gesture of the editor as an entry of the queue, and back. */
import { dependentGestures } from "../../editor/dependents";
import type { Gesture } from "../../editor/gesture";
import { inversePlan } from "../../editor/inverse-plan";
import { savePlan } from "../../editor/save-plan";
import type { NewGesture, QueueEntry } from "../queue/queue-entry";
import { ownerOf } from "./survey-owner";

/** Null when there is nothing to send. `before`: gestures that still wait, of which it may need some. */
export function toQueued(
  gesture: Gesture,
  before: readonly Gesture[],
  place: { surveyKey: string; scope: string },
): NewGesture | null {
  const plan = savePlan(gesture.diff);
  if (plan.length === 0) return null;
  return {
    id: gesture.id,
    owner: ownerOf(place.surveyKey),
    scope: place.scope,
    label: gesture.label,
    payload: gesture,
    calls: plan.map((call) => ({ ...call, inverse: inversePlan(gesture.diff, [call]) })),
    buildsOn: before.filter((earlier) => dependentGestures(earlier, [gesture]).length > 0).map(({ id }) => id),
    createdAt: gesture.createdAt,
  };
}

export function toGesture(entry: QueueEntry): Gesture {
  return entry.payload as Gesture;
}
