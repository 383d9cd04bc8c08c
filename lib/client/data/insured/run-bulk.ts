/** Runs one edit on several records at once, and reports each outcome. */
import { type EndpointName, type EndpointParams, rowOf } from "../../../contract/endpoints";
import { browserQueue } from "../../queue/browser-queue";
import { untilReadAgain } from "../../reads/shown-reads";
import { runEdit } from "../edits/run-edit";

export type BulkReport<Item> = {
  done: readonly Item[];
  /** The backend has not answered; these are sent once the connection is back. */
  waiting: readonly Item[];
  failed: readonly { item: Item; message: string }[];
};

export type BulkEdit<Item, N extends EndpointName> = {
  /** A row with `queues`. */
  name: N;
  /** Null if the edit does not apply to the item; `why` is the message then. */
  paramsOf: (item: Item) => EndpointParams<N> | null;
  why: string;
  /** Names the edit of the item in messages. */
  labelOf: (item: Item) => string;
};

/**
 * Queues every item at once, after earlier edits of the same records; a reloaded page continues with the rest.
 * Refreshes the reads that the row names once, at the end. Never throws.
 */
export async function runBulk<Item, N extends EndpointName>(
  items: readonly Item[],
  edit: BulkEdit<Item, N>,
): Promise<BulkReport<Item>> {
  let resolveRefreshed: (read: Promise<unknown>) => void = () => {};
  const refreshed = new Promise<unknown>((resolve) => {
    resolveRefreshed = resolve;
  });
  const outcomes = await Promise.all(items.map((item) => queueOne(item, edit, refreshed)));
  resolveRefreshed(untilReadAgain(rowOf(edit.name).refreshes));
  return {
    done: items.filter((_, index) => outcomes[index] === "done"),
    waiting: items.filter((_, index) => outcomes[index] === "waiting"),
    failed: items.flatMap((item, index) => {
      const outcome = outcomes[index];
      return typeof outcome === "object" ? [{ item, message: outcome.message }] : [];
    }),
  };
}

async function queueOne<Item, N extends EndpointName>(
  item: Item,
  { name, paramsOf, why, labelOf }: BulkEdit<Item, N>,
  refreshedTogether: Promise<unknown>,
): Promise<"done" | "waiting" | { message: string }> {
  const params = paramsOf(item);
  if (params === null) return { message: why };
  const outcome = await runEdit(name, params, { label: labelOf(item), handlesRefusal: true, refreshedTogether });
  if (outcome.status !== "failed") return outcome.status;
  // The report shows the failure and offers to retry it.
  if (outcome.refusal) await browserQueue().dismiss(outcome.refusal.id);
  return { message: outcome.message };
}
