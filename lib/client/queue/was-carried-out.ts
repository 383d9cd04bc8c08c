/** Whether a refused call was carried out before, when its answer was lost. */
import { rowOf } from "../../contract/endpoints";
import { sameValue } from "../../editor/core/same-value";
import { recordsIn } from "./call-records";
import type { GestureCall } from "./queue-entry";

type Fields = Record<string, unknown>;

const keyed = (records: readonly object[]) =>
  new Map(records.map((record) => [(record as Fields).key, record as Fields]));

/**
 * `conflicts`: the current records, changed by another person since. A created record exists; a changed one still has
 * a value that the call wrote and that it did not have before.
 */
export function wasCarriedOut(call: GestureCall | undefined, conflicts: readonly unknown[] = []): boolean {
  if (!call) return false;
  const { method } = rowOf(call.name);
  if (method !== "PUT") return method === "POST";
  const before = keyed((call.inverse ?? []).flatMap(({ params }) => recordsIn(params)));
  const now = keyed(recordsIn(conflicts));
  return recordsIn(call.params).some((sent) => {
    const [was, is] = [before.get(sent.key), now.get(sent.key)];
    if (!was || !is) return false;
    const written = Object.entries(sent).filter(([name]) => name !== "key" && name !== "revision" && name in was);
    return written.some(([name, value]) => sameValue(is[name], value) && !sameValue(was[name], value));
  });
}
