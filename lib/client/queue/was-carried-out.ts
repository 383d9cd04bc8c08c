/** Recognizes calls that are refused at a second send because the first was carried out and its answer was lost. */
import { rowOf } from "../../contract/endpoints";
import { sameValue } from "../../editor/core/same-value";
import { recordsIn } from "./call-records";
import type { GestureCall } from "./queue-entry";

type Fields = Record<string, unknown>;

const byKey = (records: readonly object[]) =>
  new Map(records.map((record) => [(record as Fields).key, record as Fields]));

/**
 * Whether a refused call was carried out at its first send. `conflicts`: the current records, which another person has
 * changed since. A creation was carried out, since its record exists. An update was carried out if a record still has a
 * value that the call wrote and that the record did not have before.
 */
export function wasCarriedOut(call: GestureCall | undefined, conflicts: readonly unknown[] = []): boolean {
  if (!call) return false;
  const { method } = rowOf(call.name);
  if (method !== "PUT") return method === "POST";
  const before = byKey((call.inverse ?? []).flatMap(({ params }) => recordsIn(params)));
  const now = byKey(recordsIn(conflicts));
  return recordsIn(call.params).some((sent) => {
    const previous = before.get(sent.key);
    const current = now.get(sent.key);
    if (!previous || !current) return false;
    const written = Object.entries(sent).filter(([name]) => name !== "key" && name !== "revision" && name in previous);
    return written.some(([name, value]) => sameValue(current[name], value) && !sameValue(previous[name], value));
  });
}
