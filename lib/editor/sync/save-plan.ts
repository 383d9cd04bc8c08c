/** Plans the calls that save a gesture, in an order in which no saved record ever refers to a missing one. */
import type { Changed } from "../../contract/geometry";
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import type { Diff } from "../core/diff";
import type { CapturedKeys } from "../core/gesture";
import { changedFields, withoutServerFields } from "../core/record-fields";
import type { RevisionOf, SaveCall } from "../core/save-call";
import type { RecordOf } from "../core/scene";

/** Returns the number of UTF-8 bytes in a text. */
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

/** Splits the items into as few lists as possible of at most `limit` bytes of JSON; an oversized item goes alone. */
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

/** Maximum size of a batch (the backend accepts bodies up to 32 MB). */
const SAVE_BATCH_BYTES = 24 * 1024 * 1024;

export type SavePlanOptions = {
  /** Returns current revisions; without it an update carries the revision of the record that it is based on. */
  revisionOf?: RevisionOf;
  /** Captured records whose creation is undone; their deletes are sent even if they are missing already. */
  unmade?: CapturedKeys;
  /** Maximum bytes of a batch; set in tests. */
  batchBytes?: number;
};

type UpdatableKind = Exclude<GeometryKind, "edge">;

/**
 * Returns key, revision and changed fields. A removed field is sent as null, since JSON has no undefined. Null if only
 * server fields differ.
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

function createCalls(diff: Diff, limit: number): SaveCall[] {
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

function updateCalls(diff: Diff, limit: number, revisionOf: RevisionOf | undefined): SaveCall[] {
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

function deleteCalls(diff: Diff, limit: number, unmade: CapturedKeys | undefined): SaveCall[] {
  return DELETES.flatMap((kind) => {
    const undoneKeys = new Set(unmade?.[kind]);
    const removed = Object.keys(diff[kind]?.removed ?? {}).filter((key) => !undoneKeys.has(key));
    const plain = intoBatches(removed, limit).map((keys): SaveCall => ({ name: `${kind}.delete`, params: { keys } }));
    const undone = intoBatches([...undoneKeys], limit).map(
      (keys): SaveCall => ({ name: `${kind}.delete`, params: { keys, isUndone: true } }),
    );
    return [...plain, ...undone];
  });
}

/**
 * Returns creates (vertex, edge, face, planar, 3D), then updates in that order, then deletes in reverse. All moved
 * vertices are one call; each 3D object is one call. `unmade` records have separate delete calls. Throws on an
 * updated edge.
 */
export function savePlan(diff: Diff, options: SavePlanOptions = {}): SaveCall[] {
  const limit = options.batchBytes ?? SAVE_BATCH_BYTES;
  return [
    ...createCalls(diff, limit),
    ...updateCalls(diff, limit, options.revisionOf),
    ...deleteCalls(diff, limit, options.unmade),
  ];
}
