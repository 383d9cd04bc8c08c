/** The calls that save a gesture, in the order that never lets a saved record name one that is not there. */
import type { Changed } from "../../contract/geometry";
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import type { Diff } from "../core/diff";
import type { CapturedKeys } from "../core/gesture";
import { changedFields, withoutServerFields } from "../core/record-fields";
import type { RevisionOf, SaveCall } from "../core/save-call";
import type { RecordOf } from "../core/scene";

/** Bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7ff) bytes += code >= 0xd800 && code <= 0xdfff ? 1 : 2;
    else if (code > 0x7f) bytes += 1;
  }
  return bytes;
}

/** Room for `{"objectsPlanar":[]}` around the items. */
const ENVELOPE_BYTES = 64;

/** The items in order, in as few lists as stay under `limit` bytes of JSON; one too large for any goes alone. */
function intoBatches<Item>(items: readonly Item[], limit: number): Item[][] {
  const batches: Item[][] = [];
  let batch: Item[] = [];
  let bytes = ENVELOPE_BYTES;
  for (const item of items) {
    const size = utf8Length(JSON.stringify(item)) + 1;
    if (batch.length > 0 && bytes + size > limit) {
      batches.push(batch);
      batch = [];
      bytes = ENVELOPE_BYTES;
    }
    batch.push(item);
    bytes += size;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** A type's batch past this goes as several (the backend takes bodies up to 32 MB). */
const SAVE_BATCH_BYTES = 24 * 1024 * 1024;

export type SavePlanOptions = {
  /** Revisions of now; without it an update carries that of the record it was made on. */
  revisionOf?: RevisionOf;
  /** What was never there, once it is deleted; also what of it is gone already and was kept as deleted. */
  unmade?: CapturedKeys;
  /** Smaller in tests. */
  batchBytes?: number;
};

type UpdatableKind = Exclude<GeometryKind, "edge">;

/**
 * Key, revision and changed fields. A field that is gone is sent as null, since JSON has no absent value to clear with.
 * Null when nothing but the backend's own fields differ.
 */
function changedPart<K extends UpdatableKind>(
  kind: K,
  [from, to]: [RecordOf<K>, RecordOf<K>],
  revisionOf: RevisionOf | undefined,
): Changed<RecordOf<K>> | null {
  const names = changedFields(from, to);
  if (names.length === 0) return null;
  const revision = revisionOf ? revisionOf(kind, to.key) : from.revision;
  const fields = Object.fromEntries(names.map((name) => [name, (to as Record<string, unknown>)[name] ?? null]));
  return { key: to.key, ...(revision === undefined ? {} : { revision }), ...fields } as Changed<RecordOf<K>>;
}

function creates(diff: Diff, limit: number): SaveCall[] {
  const added = <K extends GeometryKind>(kind: K): RecordOf<K>[][] => {
    const records = Object.values(diff[kind]?.added ?? {}) as GeometryRecordByKind[K][];
    return intoBatches(records.map(withoutServerFields), limit);
  };
  return [
    ...added("vertex").map((vertices): SaveCall => ({ name: "vertex.createBatch", params: { vertices } })),
    ...added("edge").map((edges): SaveCall => ({ name: "edge.createBatch", params: { edges } })),
    ...added("face").map((faces): SaveCall => ({ name: "face.createBatch", params: { faces } })),
    ...added("objectPlanar").map(
      (objectsPlanar): SaveCall => ({ name: "objectPlanar.createBatch", params: { objectsPlanar } }),
    ),
    ...added("object3D").map((object3ds): SaveCall => ({ name: "object3D.createBatch", params: { object3ds } })),
  ];
}

function updates(diff: Diff, limit: number, revisionOf: RevisionOf | undefined): SaveCall[] {
  if (Object.keys(diff.edge?.updated ?? {}).length > 0) {
    throw new Error("An edge has no update call: a changed edge is a new one and the old one deleted.");
  }
  const changed = <K extends UpdatableKind>(kind: K): Changed<RecordOf<K>>[] => {
    const pairs = Object.values(diff[kind]?.updated ?? {}) as [RecordOf<K>, RecordOf<K>][];
    return pairs.flatMap((pair) => changedPart(kind, pair, revisionOf) ?? []);
  };
  return [
    ...intoBatches(changed("vertex"), limit).map(
      (vertices): SaveCall => ({ name: "vertex.updateBatch", params: { vertices } }),
    ),
    ...intoBatches(changed("face"), limit).map((faces): SaveCall => ({ name: "face.updateBatch", params: { faces } })),
    ...intoBatches(changed("objectPlanar"), limit).map(
      (objectsPlanar): SaveCall => ({ name: "objectPlanar.updateBatch", params: { objectsPlanar } }),
    ),
    ...changed("object3D").map((params): SaveCall => ({ name: "object3D.update", params })),
  ];
}

const DELETES = ["object3D", "objectPlanar", "face", "edge", "vertex"] as const satisfies readonly GeometryKind[];

function deletes(diff: Diff, limit: number, unmade: CapturedKeys | undefined): SaveCall[] {
  return DELETES.flatMap((kind) => {
    const never = new Set(unmade?.[kind]);
    const removed = Object.keys(diff[kind]?.removed ?? {}).filter((key) => !never.has(key));
    const plain = intoBatches(removed, limit).map((keys): SaveCall => ({ name: `${kind}.delete`, params: { keys } }));
    const undone = intoBatches([...never], limit).map(
      (keys): SaveCall => ({ name: `${kind}.delete`, params: { keys, isUndone: true } }),
    );
    return [...plain, ...undone];
  });
}

/**
 * Creates (vertex, edge, face, planar, 3D), then updates in that order, then deletes in the reverse. Any number of moved
 * vertices is one call; a 3D object is one call each. An empty diff needs none. What is unmade goes by itself. Throws on an
 * updated edge.
 */
export function savePlan(diff: Diff, options: SavePlanOptions = {}): SaveCall[] {
  const limit = options.batchBytes ?? SAVE_BATCH_BYTES;
  return [
    ...creates(diff, limit),
    ...updates(diff, limit, options.revisionOf),
    ...deletes(diff, limit, options.unmade),
  ];
}
