/**
 * The reset of a floor, delayed while it can be undone without a trace: five seconds, longer while its toast is held.
 * The call is sent after that, before any other edit, or when the editor closes.
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
 * Returns the updates of remaining records, then the one call of the reset. The reset deletes what is on the floor by
 * then, which may be more than this page knows, so no call after it may be refused. Each call has an inverse.
 */
export function resetCalls(diff: Diff, surveyKey: string, floorNumber: number): GestureCall[] {
  const removed: Diff = {};
  const updated: Diff = {};
  for (const [kind, part] of Object.entries(diff)) {
    Object.assign(removed, { [kind]: { added: {}, updated: {}, removed: part.removed } });
    Object.assign(updated, { [kind]: { added: {}, updated: part.updated, removed: {} } });
  }
  return [
    ...callsOf(updated),
    {
      name: "survey.reset3dAnnotations",
      params: { key: surveyKey, floorNumber },
      inverse: savePlan(reverseDiff(removed)),
    },
  ];
}

/**
 * Returns the reset as it applies now, with the references that it was made to clear: a reference that another person
 * has removed may have been set again since, which this page learns a moment later.
 */
function withClearedReferences(current: Diff, original: Diff): Diff {
  const complete: Diff = {};
  for (const { kind, key, from, to } of changesOf(current)) {
    const [before, after] = (original[kind]?.updated[key] ?? []) as [Fields?, Fields?];
    const cleared = Object.entries(before ?? {}).filter(([name, value]) => value != null && after?.[name] == null);
    const fullFrom = from && to ? { ...from, ...Object.fromEntries(cleared) } : from;
    writeChange(complete, { kind, key, from: fullFrom, to } as RecordChange);
  }
  return complete;
}

type Parts = {
  getStore: () => EditorStore;
  surveyKey: string;
  alerts: ResetAlerts;
  /** Queues a gesture with these calls in place of its own. */
  send: (gesture: Gesture, calls: readonly GestureCall[]) => void;
};

export class FloorReset {
  readonly #parts: Parts;
  #requested: FloorToReset | null = null;
  #held: Held | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Shows the floor as reset, and delays the call. Refused if the floor is empty. */
  run(floor: FloorToReset): RunResult {
    this.flush();
    this.#requested = floor;
    const result = this.#parts.getStore().run((scene) => resetFloor(scene, floor));
    this.#requested = null;
    return result;
  }

  /** True if the gesture is handled here: it is the reset, or undoes one that was not sent yet. */
  takes(gesture: Gesture): boolean {
    if (this.#requested) {
      this.#hold(gesture, this.#requested);
      return true;
    }
    if (this.#held && this.#isUndoneBy(this.#held, gesture)) return true;
    this.flush();
    return false;
  }

  /** Sends the delayed reset. */
  flush(): void {
    const held = this.#release();
    if (!held || this.#isCleared(held)) return;
    const waiting = this.#waitingOf(held);
    if (!waiting) return;
    const { send, surveyKey } = this.#parts;
    const diff = withClearedReferences(waiting.diff, held.gesture.diff);
    send(held.gesture, resetCalls(diff, surveyKey, held.floorNumber));
  }

  /**
   * Sends the reset if it builds on one of these refused gestures, which are about to be rolled back: it fails with
   * that gesture, and has to be listed with it.
   */
  noteRefused(ids: readonly string[]): void {
    const pending = this.#parts.getStore().getPending();
    const isAffected = ids.some((id) => {
      const index = pending.findIndex((gesture) => gesture.id === id);
      const refused = pending[index];
      if (!refused) return false;
      return dependentGestures(refused, pending.slice(index + 1)).some((one) => one.id === this.heldId());
    });
    if (isAffected) this.flush();
  }

  /** Ends the delay if the reset was rolled back: there is nothing to send or undo. */
  noteRolledBack(ids: readonly string[]): void {
    if (this.#held && ids.includes(this.#held.gesture.id)) this.#release();
  }

  /** Returns the id of the delayed reset, which a reload would lose. */
  heldId(): string | null {
    return this.#held?.gesture.id ?? null;
  }

  #hold(gesture: Gesture, { floorNumber, name }: FloorToReset): void {
    const { alerts } = this.#parts;
    const timer = setTimeout(() => {
      if (this.#held?.gesture === gesture) this.#held.isDue = true;
      this.#flushIfDue(gesture);
    }, ALERT_DURATION_MS);
    this.#held = { gesture, floorNumber, timer, isDue: false, isShown: true };
    alerts.showAlert({
      id: ALERT,
      type: "info",
      message: COPY.floorReset(name),
      buttonProps: { label: COPY.undo, onClick: () => this.#undo() },
    });
    // Undo closes the toast too, and is handled first.
    alerts.onAlertClosed(ALERT, () =>
      setTimeout(() => {
        if (this.#held?.gesture === gesture) this.#held.isShown = false;
        this.#flushIfDue(gesture);
      }),
    );
  }

  /** Sends the reset once the time is over and the toast closed: another alert may have replaced it earlier. */
  #flushIfDue(gesture: Gesture): void {
    if (this.#held?.gesture === gesture && this.#held.isDue && !this.#held.isShown) this.flush();
  }

  /** Ends the delay and closes the toast. */
  #release(): Held | null {
    const held = this.#held;
    this.#held = null;
    if (held) {
      clearTimeout(held.timer);
      this.#parts.alerts.clearAlert(ALERT);
    }
    return held;
  }

  /** Returns the reset as it applies now, with records that others added; undefined once it was rolled back. */
  #waitingOf({ gesture }: Held): Gesture | undefined {
    const pending = this.#parts.getStore().getPending();
    return pending.find(({ id }) => id === gesture.id);
  }

  /** Returns whether another person has reset the floor, and then marks the reset as saved: nothing is left to send. */
  #isCleared(held: Held): boolean {
    const waiting = this.#waitingOf(held);
    if (!waiting || !isEmptyDiff(waiting.diff)) return false;
    this.#parts.getStore().noteSaved(held.gesture.id, {});
    return true;
  }

  /** After another person's reset of the same floor, undo restores everything that was on screen. */
  #undo(): void {
    const held = this.#release();
    if (!held) return;
    const store = this.#parts.getStore();
    if (this.#isCleared(held)) store.undo();
    else store.rollBack(held.gesture.id);
  }

  /** Whether this gesture undoes the delayed reset, so that neither is sent. */
  #isUndoneBy(held: Held, gesture: Gesture): boolean {
    const store = this.#parts.getStore();
    const [undone] = store.getHistory().future;
    if (undone?.id !== held.gesture.id || undone.gestureIds.at(-1) !== gesture.id) return false;
    this.#release();
    if (this.#isCleared(held)) return false;
    // Checked first: if others have changed the floor, undo may have found nothing to restore.
    for (const id of [gesture.id, held.gesture.id]) store.rollBack(id);
    return true;
  }
}
