/**
 * The reset of a floor, delayed while it can be undone without a trace: five seconds, longer while its toast is held.
 * Sent after that, before any other edit, or when the editor closes.
 */

import { ALERT_DURATION_MS } from "../../domain/constants";
import { resetFloor } from "../../editor/commands/reset-floor";
import { dependentGestures } from "../../editor/core/dependents";
import { changesOf, type Diff, isEmptyDiff, type RecordChange, reverseDiff, writeChange } from "../../editor/core/diff";
import type { EditorStore, RunResult } from "../../editor/core/editor-store";
import type { Gesture } from "../../editor/core/gesture";
import { savePlan } from "../../editor/sync/save-plan";
import type { AlertInput } from "../alerts/alerts-store";
import type { GestureCall } from "../queue/queue-entry";
import { COPY } from "./copy";
import { callsOf } from "./gesture-entry";

export type ResetAlerts = {
  showAlert: (alert: AlertInput) => void;
  clearAlert: (id: string) => void;
  /** Calls back once, when the alert is no longer shown. */
  onAlertClosed: (id: string, listener: () => void) => void;
};

/** `name`: the floor's name, e.g. "Entry level". */
export type FloorToReset = { floorNumber: number; name: string };

/** `isDue`: its time is over; `isShown`: its toast is shown. */
type Held = {
  gesture: Gesture;
  floorNumber: number;
  timer: ReturnType<typeof setTimeout>;
  isDue: boolean;
  isShown: boolean;
};

const ALERT = "floor-reset";

type Fields = { readonly [field: string]: unknown };

/**
 * The updates of remaining records, then the one call of the reset: it deletes what is on the floor by then, which
 * may be more than this page knows, so no call after it may be refused. Each has an inverse.
 */
export function resetCalls(diff: Diff, surveyKey: string, floorNumber: number): GestureCall[] {
  const removed: Diff = {};
  const kept: Diff = {};
  for (const [kind, part] of Object.entries(diff)) {
    Object.assign(removed, { [kind]: { added: {}, updated: {}, removed: part.removed } });
    Object.assign(kept, { [kind]: { added: {}, updated: part.updated, removed: {} } });
  }
  return [
    ...callsOf(kept),
    {
      name: "survey.reset3dAnnotations",
      params: { key: surveyKey, floorNumber },
      inverse: savePlan(reverseDiff(removed)),
    },
  ];
}

/**
 * The reset as it applies now, together with what it was made to delete: a reference that another person has removed
 * may have been set again since, which this page learns a moment later.
 */
function withAllItClears(now: Diff, made: Diff): Diff {
  const whole: Diff = {};
  for (const { kind, key, from, to } of changesOf(now)) {
    const [before, after] = (made[kind]?.updated[key] ?? []) as [Fields?, Fields?];
    const cleared = Object.entries(before ?? {}).filter(([name, value]) => value != null && after?.[name] == null);
    const were = from && to ? { ...from, ...Object.fromEntries(cleared) } : from;
    writeChange(whole, { kind, key, from: were, to } as RecordChange);
  }
  return whole;
}

type Parts = {
  getStore: () => EditorStore;
  surveyKey: string;
  alerts: ResetAlerts;
  /** Queues a gesture with these calls in place of its own. */
  send: (gesture: Gesture, calls: readonly GestureCall[]) => void;
};

export function createFloorReset({ getStore, surveyKey, alerts, send }: Parts) {
  let requested: FloorToReset | null = null;
  let held: Held | null = null;

  /** It is no longer delayed. */
  function letGo(): Held | null {
    const was = held;
    held = null;
    if (was) {
      clearTimeout(was.timer);
      alerts.clearAlert(ALERT);
    }
    return was;
  }

  /** As it applies now: it also deletes what others have added. A gesture rolled back meanwhile is not sent. */
  const waitingOf = ({ gesture }: Held): Gesture | undefined =>
    getStore()
      .getPending()
      .find(({ id }) => id === gesture.id);

  /** Another person has reset the floor: there is nothing left to send or to undo. */
  function isCleared(was: Held): boolean {
    const waiting = waitingOf(was);
    if (!waiting || !isEmptyDiff(waiting.diff)) return false;
    getStore().noteSaved(was.gesture.id, {});
    return true;
  }

  function flush(): void {
    const was = letGo();
    if (!was || isCleared(was)) return;
    const waiting = waitingOf(was);
    if (!waiting) return;
    const diff = withAllItClears(waiting.diff, was.gesture.diff);
    send(was.gesture, resetCalls(diff, surveyKey, was.floorNumber));
  }

  /** After another person's reset of the same floor, undo restores everything that was on screen. */
  function undo(): void {
    const was = letGo();
    if (!was) return;
    if (isCleared(was)) getStore().undo();
    else getStore().rollBack(was.gesture.id);
  }

  /** Whether this gesture undoes the delayed reset, so that neither is sent. */
  function isUndoneBy(was: Held, gesture: Gesture): boolean {
    const [undone] = getStore().getHistory().future;
    if (undone?.id !== was.gesture.id || undone.gestureIds.at(-1) !== gesture.id) return false;
    letGo();
    if (isCleared(was)) return false;
    // Checked first: if others have changed the floor, undo may have found nothing to restore.
    for (const id of [gesture.id, was.gesture.id]) getStore().rollBack(id);
    return true;
  }

  /** Once the time is over and the toast closed: another alert may have replaced the toast earlier. */
  function flushIfDue(gesture: Gesture): void {
    if (held?.gesture === gesture && held.isDue && !held.isShown) flush();
  }

  function hold(gesture: Gesture, { floorNumber, name }: FloorToReset): void {
    const timer = setTimeout(() => {
      if (held?.gesture === gesture) held.isDue = true;
      flushIfDue(gesture);
    }, ALERT_DURATION_MS);
    held = { gesture, floorNumber, timer, isDue: false, isShown: true };
    alerts.showAlert({
      id: ALERT,
      type: "info",
      message: COPY.floorReset(name),
      buttonProps: { label: COPY.undo, onClick: undo },
    });
    // Undo closes the toast too, and is handled first.
    alerts.onAlertClosed(ALERT, () =>
      setTimeout(() => {
        if (held?.gesture === gesture) held.isShown = false;
        flushIfDue(gesture);
      }),
    );
  }

  return {
    /** Shows the floor as reset, and delays the call. Refused if the floor is empty. */
    run(floor: FloorToReset): RunResult {
      flush();
      requested = floor;
      const result = getStore().run((scene) => resetFloor(scene, floor));
      requested = null;
      return result;
    },
    /** True if the gesture is handled here: it is the reset, or undoes one that was not sent yet. */
    takes(gesture: Gesture): boolean {
      if (requested) {
        hold(gesture, requested);
        return true;
      }
      if (held && isUndoneBy(held, gesture)) return true;
      flush();
      return false;
    },
    flush,
    /**
     * These gestures are refused and about to be rolled back: a reset that builds on one fails with it, and has to be
     * listed with it.
     */
    hearRefused(ids: readonly string[]): void {
      const pending = getStore().getPending();
      const goes = ids.some((id) => {
        const at = pending.findIndex((gesture) => gesture.id === id);
        const refused = pending[at];
        return refused && dependentGestures(refused, pending.slice(at + 1)).some((one) => one.id === held?.gesture.id);
      });
      if (goes) flush();
    },
    /** The reset was rolled back: there is nothing to send or undo. */
    hearTakenBack(ids: readonly string[]): void {
      if (held && ids.includes(held.gesture.id)) letGo();
    },
    /** The delayed reset, which a reload would lose. */
    heldId: (): string | null => held?.gesture.id ?? null,
  };
}
