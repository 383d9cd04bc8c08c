/** A change of shared corners, edges and faces in progress: reads return the scene with the changes so far. */

import type { GeometryKind } from "../../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "../../core/diff";
import { freshKeys, type NewKey } from "../../core/fresh-key";
import { changedFields } from "../../core/record-fields";
import { roundRecord } from "../../core/round-length";
import type { ReadScene, RecordOf } from "../../core/scene";

export type Draft = {
  /** The scene before the draft. */
  readonly scene: ReadScene;
  readonly diff: Diff;
  /** Keys of recreated edges. */
  readonly replacedKeys: Record<string, string>;
  newKey: NewKey;
  /** Reads the current state. */
  get<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined;
  facesOfVertex(vertexKey: string): string[];
  edgesOfVertex(vertexKey: string): string[];
  planarObjectsOfFace(faceKey: string): string[];
  add<K extends GeometryKind>(kind: K, record: RecordOf<K>): void;
  update<K extends GeometryKind>(kind: K, key: string, fields: Partial<RecordOf<K>>): void;
  remove(kind: GeometryKind, key: string): void;
};

type Touched = Map<GeometryKind, Set<string>>;

export function createDraft(scene: ReadScene, newKey?: NewKey): Draft {
  const diff: Diff = {};
  /** Records whose references may differ from the scene's index. */
  const touched: Touched = new Map();

  function get<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined {
    const part = diff[kind];
    if (!part) return scene.get(kind, key);
    const changed = part.added[key] ?? part.updated[key]?.[1];
    if (changed) return changed as RecordOf<K>;
    return part.removed[key] ? undefined : scene.get(kind, key);
  }

  function erase(kind: GeometryKind, key: string): void {
    const part = diff[kind];
    if (!part) return;
    delete part.added[key];
    delete part.updated[key];
    delete part.removed[key];
  }

  /** Writes a record as a change from its state before the draft. */
  function write<K extends GeometryKind>(kind: K, key: string, to: RecordOf<K> | undefined): void {
    const from = scene.get(kind, key);
    erase(kind, key);
    const keys = touched.get(kind) ?? new Set();
    touched.set(kind, keys.add(key));
    if (from && to && changedFields(from, to).length === 0) return;
    if (from || to) writeChange(diff, { kind, key, from, to } as RecordChange);
  }

  function findReferrers<K extends GeometryKind>(
    kind: K,
    before: readonly string[],
    refersTo: (record: RecordOf<K>) => boolean,
  ): string[] {
    const changed = touched.get(kind);
    if (!changed) return [...before];
    const candidates = new Set([...before, ...changed]);
    return [...candidates].filter((key) => {
      const record = get(kind, key);
      return !!record && (!changed.has(key) || refersTo(record));
    });
  }

  return {
    scene,
    diff,
    replacedKeys: {},
    newKey: freshKeys(scene, newKey),
    get,
    facesOfVertex: (vertexKey) =>
      findReferrers("face", scene.facesOfVertex(vertexKey), ({ loops }) =>
        loops.some((loop) => loop.includes(vertexKey)),
      ),
    edgesOfVertex: (vertexKey) =>
      findReferrers("edge", scene.edgesOfVertex(vertexKey), ({ vertexKeys }) => vertexKeys.includes(vertexKey)),
    planarObjectsOfFace: (key) =>
      findReferrers("objectPlanar", scene.planarObjectsOfFace(key), ({ faceKey }) => faceKey === key),
    add(kind, record) {
      write(kind, record.key, roundRecord(kind, record));
    },
    update(kind, key, fields) {
      const current = get(kind, key);
      if (current) write(kind, key, roundRecord(kind, { ...current, ...fields }));
    },
    remove(kind, key) {
      write(kind, key, undefined);
    },
  };
}
