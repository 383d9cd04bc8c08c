/** One edit of several records at once: each is tried, and what became of each is told. */
import { type EndpointName, type EndpointParams, rowOf } from "../../contract/endpoints";
import { type ApiError, asApiError } from "../api-error";
import { callBackend } from "../call-backend";
import { runQueuedAction } from "../mutations/run-queued-action";
import { browserQueue } from "../queue/browser-queue";
import { markStale } from "../shown-reads";

export type BulkReport<Item> = {
  done: readonly Item[];
  /** Nobody has answered; they are sent when somebody does. */
  waiting: readonly Item[];
  failed: readonly { item: Item; message: string }[];
};

export type BulkEdit<Item, N extends EndpointName> = {
  name: N;
  /** Null where it means nothing for this one; `why` says so. */
  paramsOf: (item: Item) => EndpointParams<N> | null;
  why: string;
  /** What is done to it, in the user's words. */
  labelOf: (item: Item) => string;
};

/** So many calls are under way at once. */
const AT_ONCE = 4;

/** Tries every item, a few at a time; the reads that the row names are read again once, at the end. Never throws. */
export async function runBulk<Item, N extends EndpointName>(
  items: readonly Item[],
  edit: BulkEdit<Item, N>,
): Promise<BulkReport<Item>> {
  const outcomes = new Map<Item, "done" | "waiting" | { message: string }>();
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) outcomes.set(item, await tryOne(item, edit));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  void markStale(rowOf(edit.name).refreshes);
  return {
    done: items.filter((item) => outcomes.get(item) === "done"),
    waiting: items.filter((item) => outcomes.get(item) === "waiting"),
    failed: items.flatMap((item) => {
      const outcome = outcomes.get(item);
      return typeof outcome === "object" ? [{ item, message: outcome.message }] : [];
    }),
  };
}

async function tryOne<Item, N extends EndpointName>(
  item: Item,
  { name, paramsOf, why, labelOf }: BulkEdit<Item, N>,
): Promise<"done" | "waiting" | { message: string }> {
  const params = paramsOf(item);
  if (params === null) return { message: why };
  try {
    await callBackend(name, params);
    return "done";
  } catch (thrown) {
    const error = asApiError(thrown, rowOf(name).fallback);
    return error.isUnanswered && rowOf(name).queues ? queueOne(name, params, labelOf(item)) : refused(error);
  }
}

const refused = ({ message }: ApiError) => ({ message });

async function queueOne<N extends EndpointName>(name: N, params: EndpointParams<N>, label: string) {
  const queue = browserQueue();
  const outcome = await runQueuedAction(queue, { name, params, label, actor: null, isQuiet: true });
  if (outcome.status !== "failed") return outcome.status;
  // It is told in the report, and can be tried again from there.
  if (outcome.refusal) await queue.dismiss(outcome.refusal.id);
  return { message: outcome.message };
}
