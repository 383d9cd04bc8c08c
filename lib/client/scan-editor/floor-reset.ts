/**
 * A floor's reset, held back while it can be undone without a trace: five seconds, and longer while its toast is held. Sent
 * after that, when something else is done, or when the editor is left.
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
  /** Calls once, when the alert is no longer shown. */
  onAlertGone: (id: string, listener: () => void) => void;
};

/** `name`: what the floor is called, e.g. "Entry level". */
export type FloorToReset = { floorNumber: number; name: string };

/** `isDue`: its time is over; `isToldOf`: its toast is shown. */
type Held = {
  gesture: Gesture;
  floorNumber: number;
  timer: ReturnType<typeof setTimeout>;
  isDue: boolean;
  isToldOf: boolean;
};

const ALERT = "floor-reset";

type Fields = { readonly [field: string]: unknown };

/**
 * The updates of what stays, and then the one call of the reset: it clears what stands on the floor by then, which may be
 * more than is known here, so that nothing after it may be refused. All can be taken back.
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
 * What it stands for now, with what it was made to clear: a reference that somebody else has let go of in the meantime may
 * have been taken up again by then, which is heard of a moment later.
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
  /** Puts a gesture into the queue with these calls instead of its own. */
  send: (gesture: Gesture, calls: readonly GestureCall[]) => void;
};

export function createFloorReset({ getStore, surveyKey, alerts, send }: Parts) {
  let asked: FloorToReset | null = null;
  let held: Held | null = null;

  /** It is held no longer. */
  function letGo(): Held | null {
    const was = held;
    held = null;
    if (was) {
      clearTimeout(was.timer);
      alerts.clearAlert(ALERT);
    }
    return was;
  }

  /** As it stands now: what others have changed in the meantime goes too. Taken back meanwhile, it is nobody's wish any more. */
  const waitingOf = ({ gesture }: Held): Gesture | undefined =>
    getStore()
      .getPending()
      .find(({ id }) => id === gesture.id);

  /** Somebody else has cleared the floor in the meantime: there is nothing left to send, to wait for, or to take back. */
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

  /** Of the floor that somebody else has cleared too it brings back all: what one has seen go. */
  function undo(): void {
    const was = letGo();
    if (!was) return;
    if (isCleared(was)) getStore().undo();
    else getStore().rollBack(was.gesture.id);
  }

  /** It has been undone by this gesture: true where neither of the two is to be sent. */
  function isUndoneBy(was: Held, gesture: Gesture): boolean {
    const [undone] = getStore().getHistory().future;
    if (undone?.id !== was.gesture.id || undone.gestureIds.at(-1) !== gesture.id) return false;
    letGo();
    if (isCleared(was)) return false;
    // Itself first: where others have changed the floor it may have found nothing to take back.
    for (const id of [gesture.id, was.gesture.id]) getStore().rollBack(id);
    return true;
  }

  /** Once its time is over and its toast gone: another alert may have taken the toast's place before that. */
  function flushIfDue(gesture: Gesture): void {
    if (held?.gesture === gesture && held.isDue && !held.isToldOf) flush();
  }

  function hold(gesture: Gesture, { floorNumber, name }: FloorToReset): void {
    const timer = setTimeout(() => {
      if (held?.gesture === gesture) held.isDue = true;
      flushIfDue(gesture);
    }, ALERT_DURATION_MS);
    held = { gesture, floorNumber, timer, isDue: false, isToldOf: true };
    alerts.showAlert({
      id: ALERT,
      type: "info",
      message: COPY.floorReset(name),
      buttonProps: { label: COPY.undo, onClick: undo },
    });
    // Its Undo closes it too, and is heard first.
    alerts.onAlertGone(ALERT, () =>
      setTimeout(() => {
        if (held?.gesture === gesture) held.isToldOf = false;
        flushIfDue(gesture);
      }),
    );
  }

  return {
    /** Shows the floor as reset, and holds the call back. Refused where nothing is on it. */
    run(floor: FloorToReset): RunResult {
      flush();
      asked = floor;
      const result = getStore().run((scene) => resetFloor(scene, floor));
      asked = null;
      return result;
    },
    /** True where the gesture is dealt with here: it is the reset, or takes back one that was not sent yet. */
    takes(gesture: Gesture): boolean {
      if (asked) {
        hold(gesture, asked);
        return true;
      }
      if (held && isUndoneBy(held, gesture)) return true;
      flush();
      return false;
    },
    flush,
    /**
     * These are refused, and about to be taken back: where the reset builds on one of them it goes down with it, and is to
     * be listed with it.
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
    /** Has been taken back: there is nothing to send, or to undo. */
    hearTakenBack(ids: readonly string[]): void {
      if (held && ids.includes(held.gesture.id)) letGo();
    },
    /** The reset that a reload would not find again. */
    heldId: (): string | null => held?.gesture.id ?? null,
  };
}
