/**
 * The rest of a way back when a call of it was refused: nothing comes back that names what did not come back, and nothing
 * goes that is named by what stays. The backend minds corners and walls, and takes a whole batch for one of them; a twin or
 * a host it does not mind.
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

/** What a record of such a call names, of which it may have some fields only. */
function namedIn({ name }: QueueCall, record: object): Reference[] {
  const kind = GEOMETRY_KINDS.find((one) => name.startsWith(`${one}.`));
  const references: Reference[] = [];
  const whole = { vertexKeys: [], loops: [], ...record };
  if (kind) visitReferences(kind, whole as never, (reference) => references.push(reference));
  return references;
}

/** The call with what `change` leaves of its records or keys; null where that is nothing. */
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

/** `missing` grows by what cannot come back in turn. */
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

/** Without deletions of what these records, and what stays with them, name. */
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

/** What is still to be sent of the way back of an entry whose present call was refused. */
export function restOfRollback(entry: QueueEntry, { status, conflicts = [] }: QueueFailure): QueueCall[] {
  const [refused, ...rest] = entry.undo;
  if (!refused) return rest;
  const now = recordsIn(conflicts) as Keyed[];
  if (rowOf(refused.name).method === "POST") {
    // What has come back by another way is there.
    const isThere = new Set(now.map(({ key }) => key));
    return withoutMissing(rest, new Set(targetsOf([refused]).filter((key) => !isThere.has(key))));
  }
  // It is gone, and names nothing any more.
  if (status === NOT_FOUND) return rest;
  return withoutNamed(entry, rest, targetsOf([refused]), now);
}
