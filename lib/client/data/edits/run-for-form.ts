/** An edit that a form sends: it tells of a refusal and still holds what was typed, so nothing stays in the queue. */
import type { EndpointName } from "../../../contract/endpoints";
import { ApiError } from "../../calls/api-error";
import { browserQueue } from "../../queue/browser-queue";
import { type QueuedAction, runQueuedAction } from "./run-queued-action";

/** Resolves once it was answered ("done"), or waits for an answer; throws ApiError where it was refused. */
export async function runForForm<N extends EndpointName>(
  edit: Omit<QueuedAction<N>, "isQuiet">,
): Promise<"done" | "waiting"> {
  const queue = browserQueue();
  const outcome = await runQueuedAction(queue, { ...edit, isQuiet: true });
  if (outcome.status !== "failed") return outcome.status;
  const { message, refusal } = outcome;
  if (refusal) await queue.dismiss(refusal.id);
  throw new ApiError({ message, type: "invalid_input", status: refusal?.code ?? 0 });
}
