/**
 * A floor's reset, held back while its toast offers to undo it: sent when the toast closes, when something else is done,
 * or when the editor is left.
 */

import { resetFloor } from "../../editor/commands/reset-floor";
import { type Diff, isEmptyDiff, reverseDiff } from "../../editor/diff";
import type { EditorStore, RunResult } from "../../editor/editor-store";
import type { Gesture } from "../../editor/gesture";
import { savePlan } from "../../editor/save-plan";
import type { AlertInput } from "../alerts-store";
import type { GestureCall } from "../queue/queue-entry";
import { callsOf } from "./gesture-entry";
import { WORDS } from "./words";

export type ResetAlerts = {
  showAlert: (alert: AlertInput) => void;
  clearAlert: (id: string) => void;
  /** Calls once, when the alert is no longer shown. */
  onAlertGone: (id: string, listener: () => void) => void;
};

/** `name`: what the floor is called, e.g. "Entry level". */
export type FloorToReset = { floorNumber: number; name: string };

const ALERT = "floor-reset";

/** The one call of the reset, and the updates of what stays; all can be taken back. */
export function resetCalls(diff: Diff, surveyKey: string, floorNumber: number): GestureCall[] {
  const removed: Diff = {};
  const kept: Diff = {};
  for (const [kind, part] of Object.entries(diff)) {
    Object.assign(removed, { [kind]: { added: {}, updated: {}, removed: part.removed } });
    Object.assign(kept, { [kind]: { added: {}, updated: part.updated, removed: {} } });
  }
  return [
    {
      name: "survey.reset3dAnnotations",
      params: { key: surveyKey, floorNumber },
      inverse: savePlan(reverseDiff(removed)),
    },
    ...callsOf(kept),
  ];
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
  let held: { gesture: Gesture; floorNumber: number } | null = null;

  function flush(): void {
    if (!held) return;
    const { gesture, floorNumber } = held;
    held = null;
    alerts.clearAlert(ALERT);
    // As it stands now: what others have changed in the meantime goes too.
    const { diff } =
      getStore()
        .getPending()
        .find(({ id }) => id === gesture.id) ?? gesture;
    if (!isEmptyDiff(diff)) send(gesture, resetCalls(diff, surveyKey, floorNumber));
  }

  function undo(): void {
    if (!held) return;
    const { id } = held.gesture;
    held = null;
    alerts.clearAlert(ALERT);
    getStore().rollBack(id);
  }

  function hold(gesture: Gesture, { floorNumber, name }: FloorToReset): void {
    held = { gesture, floorNumber };
    alerts.showAlert({
      id: ALERT,
      type: "info",
      message: WORDS.floorReset(name),
      buttonProps: { label: WORDS.undo, onClick: undo },
    });
    // Its Undo closes it too, and is heard first.
    alerts.onAlertGone(ALERT, () => setTimeout(flush));
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
      const undone = held && getStore().getHistory().future[0];
      if (undone?.id === held?.gesture.id && undone?.gestureIds.at(-1) === gesture.id) {
        undo();
        return true;
      }
      flush();
      return false;
    },
    flush,
    /** The reset that a reload would not find again. */
    heldId: (): string | null => held?.gesture.id ?? null,
  };
}
