/** The gestures of a scene that are not yet known to be saved, in order, and what becomes of the scene when they are, or fail. */
import type { GeometryKind, GeometryRecord } from "../../domain/geometry-records";
import { answeredDiff } from "./answered-records";
import { findObstacle } from "./dangling";
import { dependentGestures } from "./dependents";
import { applyDiff, type Diff, reverseDiff, squashInto } from "./diff";
import type { Gesture } from "./gesture";
import { isSameByRevision, listDifferences } from "./list-differences";
import { layPending, type SaveConflict } from "./pending-gestures";
import { SERVER_FIELDS } from "./record-fields";
import { sameValue } from "./same-value";
import type { Scene, SceneRecords } from "./scene";
import { placesOf, placeText, type RecordPlace, recordScene } from "./scene-recorder";

/** How lists that were read are to be taken. */
export type ReadLists = {
  /** What has been answered since the reading began: there the lists may be older than the scene. */
  answered?: Iterable<RecordPlace>;
  /** Whether the scene is right wherever it has the revision that was read; a list that is absent has not changed then. */
  isTrusted?: boolean;
};

const NO_RECORDS: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };

export function createWaitingGestures(scene: Scene, publish: (diff: Diff) => void) {
  let pending: readonly Gesture[] = [];
  let unapplied: ReadonlySet<string> = new Set();
  /** What each was made to do, by its id: what somebody else has done already may be undone by them again before it is sent. */
  const made = new Map<string, Diff>();
  const madeAs = ({ id, diff }: Gesture): Diff => made.get(id) ?? diff;

  function wait(gestures: readonly Gesture[]): void {
    for (const { id, diff } of gestures) if (!made.has(id)) made.set(id, diff);
    pending = gestures;
    const ids = new Set(pending.map(({ id }) => id));
    for (const id of made.keys()) if (!ids.has(id)) made.delete(id);
  }

  /** Takes off what waits, changes the records beneath it, and lays the gestures over them. */
  function lay(
    gestures: readonly Gesture[],
    records: Partial<SceneRecords> | null,
    how: ReadLists = {},
  ): SaveConflict[] {
    const { answered = [], isTrusted = false } = how;
    const known = recordScene(scene);
    const newer = new Map([...answered].map((place) => [placeText(place.kind, place.key), place]));
    known.note(placesOf([...pending, ...gestures].map(({ diff }) => diff)));
    const waits = new Set([...placesOf(pending.map(({ diff }) => diff))].map(({ kind, key }) => placeText(kind, key)));
    known.note(newer.values());
    for (const gesture of [...pending].reverse()) {
      if (!unapplied.has(gesture.id)) applyDiff(scene, reverseDiff(gesture.diff));
    }
    if (records) {
      const lists = isTrusted ? records : { ...NO_RECORDS, ...records };
      const differences = listDifferences(scene, lists, {
        isSame: (kind, one, read) =>
          isTrusted && !known.has(kind, one.key) ? isSameByRevision(one, read) : sameValue(one, read),
        isNewer(kind, key, read) {
          const place = placeText(kind, key);
          if (!newer.has(place)) return false;
          const shown = known.recordOf(kind, key);
          // Gone here, it is gone for good unless it only waits to be deleted.
          if (!shown) return !waits.has(place);
          return !read || (read.revision ?? 0) < (shown.revision ?? 0);
        },
      });
      known.note(placesOf([differences]));
      applyDiff(scene, differences);
    }
    const laid = layPending(scene, gestures, madeAs, (kind, key) => known.recordOf(kind, key)?.revision);
    for (const { kind, key } of newer.values()) keepAnswered(kind, key, known.recordOf(kind, key));
    for (const gesture of gestures) if (!made.has(gesture.id)) made.set(gesture.id, gesture.diff);
    wait(laid.gestures);
    unapplied = laid.unapplied;
    publish(known.differences());
    return laid.conflicts;
  }

  /** A record that was taken off and laid again, or that was read too early, has the revision that was answered. */
  function keepAnswered(kind: GeometryKind, key: string, shown: GeometryRecord | undefined): void {
    const now = scene.get(kind, key);
    if (!shown || !now || (now.revision ?? 0) >= (shown.revision ?? 0)) return;
    const answered = Object.entries(shown).filter(([name]) => SERVER_FIELDS.has(name));
    scene.put(kind, { ...now, ...Object.fromEntries(answered) } as never);
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
      wait([...pending, gesture]);
    },
    noteAnswered(gestureId: string | null, answered: Partial<SceneRecords>, sinceMark: Diff): void {
      const at = pending.findIndex((gesture) => gesture.id === gestureId);
      const newer = pending.slice(at + 1).map((gesture) => gesture.diff);
      publish(applyDiff(scene, answeredDiff(scene, answered, [...newer, sinceMark])));
    },
    noteSaved(gestureId: string): void {
      wait(pending.filter((gesture) => gesture.id !== gestureId));
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
      wait(pending.filter((one) => !ids.has(one.id)));
      publish(net);
      return [...ids];
    },
    /** Exchanges the records beneath what waits for those that were read. */
    replace: (records: Partial<SceneRecords>, gestures: readonly Gesture[], how?: ReadLists): SaveConflict[] =>
      lay(gestures, records, how),
    /** Those of the gestures that were not known yet wait here too, before or after the others. */
    restore(gestures: readonly Gesture[], order: "before" | "after"): SaveConflict[] {
      const known = new Set(pending.map((gesture) => gesture.id));
      const restored = gestures.filter((gesture) => !known.has(gesture.id));
      if (restored.length === 0) return [];
      return lay(order === "before" ? [...restored, ...pending] : [...pending, ...restored], null);
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
      if (isApart) {
        for (const { id, diff } of fresh) made.set(id, diff);
        wait(inOrder([...pending, ...layOnTop(fresh)]));
      } else lay(inOrder([...pending, ...fresh]), null);
    },
  };
}
