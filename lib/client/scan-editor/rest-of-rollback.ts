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

type Fields = Record<string, unknown>;
type Keyed = Fields & { key: string };

const NOT_FOUND = 404;
const NO_FIELD_OF_ITS_OWN: readonly string[] = ["key", "revision"];

/** The references of a record, of which the call may have some fields only. */
function namedIn({ name }: QueueCall, record: object): Reference[] {
  const kind = GEOMETRY_KINDS.find((one) => name.startsWith(`${one}.`));
  const references: Reference[] = [];
  const whole = { vertexKeys: [], loops: [], ...record };
  if (kind) visitReferences(kind, whole as never, (reference) => references.push(reference));
  return references;
}

/** The call with the records or keys that `change` leaves; null if none remain. */
function withEach(call: QueueCall, change: (one: unknown) => unknown): QueueCall | null {
  if (isKeyed(call.params)) {
    const params = change(call.params);
    return params === null ? null : ({ ...call, params } as QueueCall);
  }
  let isLeft = false;
  const params = Object.fromEntries(
    Object.entries(call.params).map(([name, field]) => {
      if (!Array.isArray(field)) return [name, field];
      const left = field.map(change).filter((one) => one !== null);
      isLeft ||= left.length > 0;
      return [name, left];
    }),
  );
  return isLeft ? ({ ...call, params } as QueueCall) : null;
}

/** `missing` grows by the records that cannot be restored in turn. */
function withoutMissing(calls: readonly QueueCall[], missing: Set<string>): QueueCall[] {
  return calls.flatMap((call) => {
    const { method } = rowOf(call.name);
    if (method === "DELETE") return call;
    const left = withEach(call, (one) => {
      if (!isKeyed(one)) return one;
      const lost = namedIn(call, one).filter(({ key }) => missing.has(key));
      if (lost.length === 0) return one;
      if (lost.some(({ isOwned }) => isOwned)) {
        if (method === "POST") missing.add(one.key);
        return null;
      }
      const loose = new Set<unknown>(lost.map(({ key }) => key));
      const kept = Object.fromEntries(
        Object.entries(one).filter(([name, value]) => name === "key" || !loose.has(value)),
      );
      const isEmpty = method === "PUT" && Object.keys(kept).every((name) => NO_FIELD_OF_ITS_OWN.includes(name));
      return isEmpty ? null : kept;
    });
    return left ?? [];
  });
}

/** Drops deletions of records that these records, and those that stay with them, refer to. */
function withoutNamed(entry: QueueEntry, rest: readonly QueueCall[], stays: readonly string[], now: readonly Keyed[]) {
  const known = new Map(now.map((record) => [record.key, record]));
  const kept = new Set<string>();
  const keep = (key: string): void => {
    for (const call of entry.calls) {
      const written = recordsIn(call.params).find((record) => record.key === key);
      if (!written) continue;
      for (const named of namedIn(call, known.get(key) ?? written)) {
        if (kept.has(named.key)) continue;
        kept.add(named.key);
        keep(named.key);
      }
    }
  };
  stays.forEach(keep);
  return rest.flatMap((call) => {
    if (rowOf(call.name).method !== "DELETE") return call;
    return withEach(call, (one) => (kept.has(String(one)) ? null : one)) ?? [];
  });
}

/** The rollback calls still to be sent for an entry whose present call was refused. */
export function restOfRollback(entry: QueueEntry, { status, conflicts = [] }: QueueFailure): QueueCall[] {
  const [refused, ...rest] = entry.undo;
  if (!refused) return rest;
  const now = recordsIn(conflicts) as Keyed[];
  if (rowOf(refused.name).method === "POST") {
    // A record that was restored in another way exists.
    const isThere = new Set(now.map(({ key }) => key));
    return withoutMissing(rest, new Set(targetsOf([refused]).filter((key) => !isThere.has(key))));
  }
  // A deleted record has no references.
  if (status === NOT_FOUND) return rest;
  return withoutNamed(entry, rest, targetsOf([refused]), now);
}
