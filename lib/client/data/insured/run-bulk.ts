/** One edit of several records at once, with a report of each outcome. */
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
  let readAgain: (read: Promise<unknown>) => void = () => {};
  const isReadAgain = new Promise<unknown>((resolve) => {
    readAgain = resolve;
  });
  const outcomes = await Promise.all(items.map((item) => queueOne(item, edit, isReadAgain)));
  readAgain(untilReadAgain(rowOf(edit.name).refreshes));
  return {
    done: items.filter((_, at) => outcomes[at] === "done"),
    waiting: items.filter((_, at) => outcomes[at] === "waiting"),
    failed: items.flatMap((item, at) => {
      const outcome = outcomes[at];
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
