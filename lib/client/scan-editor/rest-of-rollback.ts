/**
 * The remaining rollback after one of its calls was refused: no restored record may refer to a missing one, and no
 * record may be deleted that a remaining one refers to. The backend checks corners and walls, and refuses a whole
 * batch for one of them; it does not check twins and hosts.
 */
import { rowOf } from "../../contract/endpoints";
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { type Reference, visitReferences } from "../../editor/core/references";
import { isKeyed, recordsIn, targetsOf } from "../queue/call-records";
import type { QueueCall, QueueEntry, QueueFailure } from "../queue/queue-entry";
import { mapRecords } from "../queue/rollback";

type Fields = Record<string, unknown>;
type Keyed = Fields & { key: string };

const NOT_FOUND = 404;
const IDENTIFYING_FIELDS: readonly string[] = ["key", "revision"];

/** Returns the references of a record. The call may have only some of its fields. */
function referencesIn({ name }: QueueCall, record: object): Reference[] {
  const kind = GEOMETRY_KINDS.find((each) => name.startsWith(`${each}.`));
  const references: Reference[] = [];
  const whole = { vertexKeys: [], loops: [], ...record };
  if (kind) visitReferences(kind, whole as never, (reference) => references.push(reference));
  return references;
}

/** Drops references to missing records, and records that need one; dropped new records are added to `missing`. */
function withoutMissing(calls: readonly QueueCall[], missing: Set<string>): QueueCall[] {
  return calls.flatMap((call) => {
    const { method } = rowOf(call.name);
    if (method === "DELETE") return call;
    const left = mapRecords(call, (one) => {
      if (!isKeyed(one)) return one;
      const missingReferences = referencesIn(call, one).filter(({ key }) => missing.has(key));
      if (missingReferences.length === 0) return one;
      if (missingReferences.some(({ isOwned }) => isOwned)) {
        if (method === "POST") missing.add(one.key);
        return null;
      }
      const missingKeys = new Set<unknown>(missingReferences.map(({ key }) => key));
      const remainingFields = Object.fromEntries(
        Object.entries(one).filter(([name, value]) => name === "key" || !missingKeys.has(value)),
      );
      const isEmpty =
        method === "PUT" && Object.keys(remainingFields).every((name) => IDENTIFYING_FIELDS.includes(name));
      return isEmpty ? null : remainingFields;
    });
    return left ?? [];
  });
}

/** Drops deletions of records that the remaining records refer to, directly or through each other. */
function withoutReferenced(
  entry: QueueEntry,
  rest: readonly QueueCall[],
  remaining: readonly string[],
  current: readonly Keyed[],
) {
  const known = new Map(current.map((record) => [record.key, record]));
  const referenced = new Set<string>();
  const markReferenced = (key: string): void => {
    for (const call of entry.calls) {
      const written = recordsIn(call.params).find((record) => record.key === key);
      if (!written) continue;
      for (const reference of referencesIn(call, known.get(key) ?? written)) {
        if (referenced.has(reference.key)) continue;
        referenced.add(reference.key);
        markReferenced(reference.key);
      }
    }
  };
  remaining.forEach(markReferenced);
  return rest.flatMap((call) => {
    if (rowOf(call.name).method !== "DELETE") return call;
    return mapRecords(call, (one) => (referenced.has(String(one)) ? null : one)) ?? [];
  });
}

/** Returns the rollback calls that are still to be sent for an entry whose current rollback call was refused. */
export function restOfRollback(entry: QueueEntry, { status, conflicts = [] }: QueueFailure): QueueCall[] {
  const [refused, ...rest] = entry.undo;
  if (!refused) return rest;
  const current = recordsIn(conflicts) as Keyed[];
  if (rowOf(refused.name).method === "POST") {
    // A record in the conflict was restored in another way, so it is not missing.
    const existing = new Set(current.map(({ key }) => key));
    return withoutMissing(rest, new Set(targetsOf([refused]).filter((key) => !existing.has(key))));
  }
  // A deleted record has no references.
  if (status === NOT_FOUND) return rest;
  return withoutReferenced(entry, rest, targetsOf([refused]), current);
}
