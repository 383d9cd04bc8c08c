/** The gestures of a scene that are not known to be saved, in order, and their effect as saves succeed or fail. */
import type { GeometryKind, GeometryRecord } from "../../domain/geometry-records";
import { answeredDiff } from "./answered-records";
import { findObstacle } from "./dangling";
import { dependentGestures } from "./dependents";
import { applyDiff, type Diff, reverseDiff, squashInto } from "./diff";
import type { Gesture } from "./gesture";
import { isSameByRevision, listDifferences } from "./list-differences";
import { reapplyGestures, type SaveConflict } from "./reapply-gestures";
import { SERVER_FIELDS } from "./record-fields";
import { sameValue } from "./same-value";
import type { Scene, SceneRecords } from "./scene";
import { placesOf, placeText, type RecordPlace, recordScene } from "./scene-recorder";

/** How freshly read lists replace the records of a scene. */
export type ReadLists = {
  /** Records answered since the read began; the lists may be older than the scene there. */
  answered?: Iterable<RecordPlace>;
  /** Whether a record with the same revision counts as unchanged; an absent list then means no change. */
  isTrusted?: boolean;
};

type Recorder = ReturnType<typeof recordScene>;

const NO_RECORDS: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };

const idsOf = (gestures: readonly Gesture[]): Set<string> => new Set(gestures.map(({ id }) => id));
const placesOfGestures = (gestures: readonly Gesture[]): Iterable<RecordPlace> =>
  placesOf(gestures.map(({ diff }) => diff));
const textOf = ({ kind, key }: RecordPlace): string => placeText(kind, key);

export class PendingGestures {
  readonly #scene: Scene;
  readonly #publish: (diff: Diff) => void;
  #pending: readonly Gesture[] = [];
  #unapplied: ReadonlySet<string> = new Set();
  /**
   * The original diff of each gesture by id. A gesture that changes nothing because another user did the same must be
   * reapplied in full if that user undoes it.
   */
  readonly #original = new Map<string, Diff>();

  constructor(scene: Scene, publish: (diff: Diff) => void) {
    this.#scene = scene;
    this.#publish = publish;
  }

  list(): readonly Gesture[] {
    return this.#pending;
  }

  isApplied(gestureId: string): boolean {
    return !this.#unapplied.has(gestureId);
  }

  /** Adds a gesture that has been applied to the scene. */
  add(gesture: Gesture): void {
    this.#setPending([...this.#pending, gesture]);
  }

  noteAnswered(gestureId: string | null, answered: Partial<SceneRecords>, sinceMark: Diff): void {
    const index = this.#pending.findIndex((gesture) => gesture.id === gestureId);
    const newer = this.#pending.slice(index + 1).map((gesture) => gesture.diff);
    this.#publish(applyDiff(this.#scene, answeredDiff(this.#scene, answered, [...newer, sinceMark])));
  }

  noteSaved(gestureId: string): void {
    this.#setPending(this.#pending.filter((gesture) => gesture.id !== gestureId));
  }

  /** Undoes a gesture and the later ones that build on it. Returns their ids in order. */
  rollBack(gestureId: string): string[] {
    const index = this.#pending.findIndex((gesture) => gesture.id === gestureId);
    const gesture = this.#pending[index];
    if (!gesture) return [];
    const rolledBack = [gesture, ...dependentGestures(gesture, this.#pending.slice(index + 1))];
    const ids = idsOf(rolledBack);
    const net: Diff = {};
    for (const { id, diff } of [...rolledBack].reverse()) {
      if (this.isApplied(id)) squashInto(net, applyDiff(this.#scene, reverseDiff(diff)));
    }
    this.#setPending(this.#pending.filter(({ id }) => !ids.has(id)));
    this.#publish(net);
    return [...ids];
  }

  /** Replaces the backend's records under the pending gestures, and the pending gestures themselves. */
  replace(records: Partial<SceneRecords>, gestures: readonly Gesture[], readLists?: ReadLists): SaveConflict[] {
    return this.#rebuild(gestures, records, readLists);
  }

  /** Adds gestures that are not pending yet, before or after the others. */
  restore(gestures: readonly Gesture[], order: "before" | "after"): SaveConflict[] {
    const restored = this.#unknown(gestures);
    if (restored.length === 0) return [];
    return this.#rebuild(order === "before" ? [...restored, ...this.#pending] : [...this.#pending, ...restored], null);
  }

  /** Adds gestures of another page. `order` holds ids in sending order; gestures that are not in it come last. */
  adopt(gestures: readonly Gesture[], order: readonly string[]): void {
    const adopted = this.#unknown(gestures);
    if (adopted.length === 0) return;
    const positions = new Map(order.map((id, position) => [id, position]));
    const positionOf = ({ id }: Gesture): number => positions.get(id) ?? order.length;
    const inOrder = (list: readonly Gesture[]) => [...list].sort((a, b) => positionOf(a) - positionOf(b));
    const later = this.#pending.filter((gesture) => adopted.some((one) => positionOf(gesture) > positionOf(one)));
    const isIndependent = adopted.every((one) => dependentGestures(one, later).length === 0);
    if (!isIndependent) {
      this.#rebuild(inOrder([...this.#pending, ...adopted]), null);
      return;
    }
    for (const { id, diff } of adopted) this.#original.set(id, diff);
    this.#setPending(inOrder([...this.#pending, ...this.#applyOnTop(adopted)]));
  }

  #setPending(gestures: readonly Gesture[]): void {
    for (const { id, diff } of gestures) if (!this.#original.has(id)) this.#original.set(id, diff);
    this.#pending = gestures;
    const ids = idsOf(gestures);
    for (const id of this.#original.keys()) if (!ids.has(id)) this.#original.delete(id);
  }

  #unknown(gestures: readonly Gesture[]): Gesture[] {
    const pendingIds = idsOf(this.#pending);
    return gestures.filter(({ id }) => !pendingIds.has(id));
  }

  /** Undoes the pending gestures, replaces the records if given, applies `gestures`, and publishes the net change. */
  #rebuild(
    gestures: readonly Gesture[],
    records: Partial<SceneRecords> | null,
    { answered = [], isTrusted = false }: ReadLists = {},
  ): SaveConflict[] {
    const before = recordScene(this.#scene);
    const answeredPlaces = new Map([...answered].map((place) => [textOf(place), place]));
    before.note(placesOfGestures([...this.#pending, ...gestures]));
    before.note(answeredPlaces.values());
    this.#undoPending();
    if (records) this.#replaceRecords(records, isTrusted, before, answeredPlaces);
    const result = reapplyGestures(
      this.#scene,
      gestures,
      ({ id, diff }) => this.#original.get(id) ?? diff,
      (kind, key) => before.recordOf(kind, key)?.revision,
    );
    for (const { kind, key } of answeredPlaces.values()) this.#keepAnswered(kind, key, before.recordOf(kind, key));
    for (const { id, diff } of gestures) if (!this.#original.has(id)) this.#original.set(id, diff);
    this.#setPending(result.gestures);
    this.#unapplied = result.unapplied;
    this.#publish(before.differences());
    return result.conflicts;
  }

  #undoPending(): void {
    for (const { id, diff } of [...this.#pending].reverse()) {
      if (this.isApplied(id)) applyDiff(this.#scene, reverseDiff(diff));
    }
  }

  #replaceRecords(
    records: Partial<SceneRecords>,
    isTrusted: boolean,
    before: Recorder,
    answered: ReadonlyMap<string, RecordPlace>,
  ): void {
    const pendingPlaces = new Set([...placesOfGestures(this.#pending)].map(textOf));
    const differences = listDifferences(this.#scene, isTrusted ? records : { ...NO_RECORDS, ...records }, {
      isSame: (kind, known, read) =>
        isTrusted && !before.has(kind, known.key) ? isSameByRevision(known, read) : sameValue(known, read),
      isNewer(kind, key, read) {
        const place = placeText(kind, key);
        if (!answered.has(place)) return false;
        const shown = before.recordOf(kind, key);
        // A record that is not shown is deleted, unless its deletion is still pending.
        if (!shown) return !pendingPlaces.has(place);
        return !read || (read.revision ?? 0) < (shown.revision ?? 0);
      },
    });
    before.note(placesOf([differences]));
    applyDiff(this.#scene, differences);
  }

  /** Restores the answered server fields of a record that was rebuilt, or read before the answer. */
  #keepAnswered(kind: GeometryKind, key: string, shown: GeometryRecord | undefined): void {
    const current = this.#scene.get(kind, key);
    if (!shown || !current || (current.revision ?? 0) >= (shown.revision ?? 0)) return;
    const answered = Object.entries(shown).filter(([name]) => SERVER_FIELDS.has(name));
    this.#scene.put(kind, { ...current, ...Object.fromEntries(answered) } as never);
  }

  /** Applies gestures after all others. The cost is proportional to their diffs. */
  #applyOnTop(gestures: readonly Gesture[]): Gesture[] {
    const net: Diff = {};
    const applied = gestures.map((gesture) => {
      if (findObstacle(this.#scene, gesture.diff)) {
        this.#unapplied = new Set([...this.#unapplied, gesture.id]);
        return gesture;
      }
      const diff = applyDiff(this.#scene, gesture.diff);
      squashInto(net, diff);
      return { ...gesture, diff };
    });
    this.#publish(net);
    return applied;
  }
}
