/** The gestures of a scene that are not yet known to be saved, in order, and what becomes of the scene when they are, or fail. */
import type { GeometryKind } from "../domain/geometry-records";
import { answeredDiff } from "./answered-records";
import { findObstacle } from "./dangling";
import { dependentGestures } from "./dependents";
import { applyDiff, type Diff, reverseDiff, squashInto } from "./diff";
import type { Gesture } from "./gesture";
import { layPending, type SaveConflict } from "./pending-gestures";
import { createScene, type Scene, type SceneRecords } from "./scene";
import { sceneDifferences } from "./scene-differences";

export function createWaitingGestures(scene: Scene, publish: (diff: Diff) => void) {
  let pending: readonly Gesture[] = [];
  let unapplied: ReadonlySet<string> = new Set();

  /** Exchanges everything for what the backend holds with the gestures on top. */
  function lay(records: Partial<SceneRecords>, gestures: readonly Gesture[]): SaveConflict[] {
    const target = createScene(scene.surveyKey, records);
    const laid = layPending(target, gestures, (kind: GeometryKind, key) => scene.get(kind, key)?.revision);
    pending = laid.gestures;
    unapplied = laid.unapplied;
    publish(applyDiff(scene, sceneDifferences(scene, target)));
    return laid.conflicts;
  }

  /** The scene as it would be without what waits. */
  function withoutPending(): SceneRecords {
    const saved = createScene(scene.surveyKey, scene.toRecords());
    for (const gesture of [...pending].reverse()) {
      if (!unapplied.has(gesture.id)) applyDiff(saved, reverseDiff(gesture.diff));
    }
    return saved.toRecords();
  }

  /** Lays gestures over all that is there, at the cost of what they change. */
  function layOnTop(gestures: readonly Gesture[]): Gesture[] {
    const net: Diff = {};
    const laid = gestures.map((gesture) => {
      if (findObstacle(scene, gesture.diff)) {
        unapplied = new Set([...unapplied, gesture.id]);
        return gesture;
      }
      const diff = applyDiff(scene, gesture.diff);
      squashInto(net, diff);
      return { ...gesture, diff };
    });
    publish(net);
    return laid;
  }

  return {
    list: () => pending,
    isApplied: (gestureId: string): boolean => !unapplied.has(gestureId),
    /** The gesture has been done on the scene. */
    add(gesture: Gesture): void {
      pending = [...pending, gesture];
    },
    noteAnswered(gestureId: string, answered: Partial<SceneRecords>, sinceMark: Diff): void {
      const at = pending.findIndex((gesture) => gesture.id === gestureId);
      const newer = pending.slice(at + 1).map((gesture) => gesture.diff);
      publish(applyDiff(scene, answeredDiff(scene, answered, [...newer, sinceMark])));
    },
    noteSaved(gestureId: string): void {
      pending = pending.filter((gesture) => gesture.id !== gestureId);
    },
    /** The ids of what was taken back, in order. */
    rollBack(gestureId: string): string[] {
      const at = pending.findIndex((gesture) => gesture.id === gestureId);
      const gesture = pending[at];
      if (!gesture) return [];
      const taken = [gesture, ...dependentGestures(gesture, pending.slice(at + 1))];
      const ids = new Set(taken.map((one) => one.id));
      const net: Diff = {};
      for (const one of [...taken].reverse()) {
        if (!unapplied.has(one.id)) squashInto(net, applyDiff(scene, reverseDiff(one.diff)));
      }
      pending = pending.filter((one) => !ids.has(one.id));
      publish(net);
      return [...ids];
    },
    replace: lay,
    /** Those of the gestures that were not known yet wait here too, before or after the others. */
    restore(gestures: readonly Gesture[], order: "before" | "after"): SaveConflict[] {
      const known = new Set(pending.map((gesture) => gesture.id));
      const restored = gestures.filter((gesture) => !known.has(gesture.id));
      if (restored.length === 0) return [];
      return lay(withoutPending(), order === "before" ? [...restored, ...pending] : [...pending, ...restored]);
    },
    /**
     * Gestures that another page has made, in among the waiting ones as they will be sent (`order`: ids). Those that are
     * not in the order come last.
     */
    adopt(gestures: readonly Gesture[], order: readonly string[]): void {
      const known = new Set(pending.map((gesture) => gesture.id));
      const fresh = gestures.filter((gesture) => !known.has(gesture.id));
      if (fresh.length === 0) return;
      const places = new Map(order.map((id, place) => [id, place]));
      const placeOf = ({ id }: Gesture): number => places.get(id) ?? order.length;
      const later = pending.filter((gesture) => fresh.some((one) => placeOf(gesture) > placeOf(one)));
      const inOrder = (list: readonly Gesture[]) => [...list].sort((a, b) => placeOf(a) - placeOf(b));
      const isApart = fresh.every((one) => dependentGestures(one, later).length === 0);
      if (isApart) pending = inOrder([...pending, ...layOnTop(fresh)]);
      else lay(withoutPending(), inOrder([...pending, ...fresh]));
    },
  };
}
