/** @jest-environment node */
import { setVertex, tick } from "@/tests/support/queue-world";
import { createDurableQueue } from "./durable-queue";
import { createMemoryStorage } from "./memory-storage";
import type { QueueEvent, ScopedEvent } from "./queue-events";

const OWNER = "editor";
const ANN = "emp-ann";
const failure = { message: "Refused", type: "invalid", status: 400 };
/** Longer than the saving tab has to report the outcome. */
const AFTER_REPORT_MS = 300;

/** Opens a page that awaits an edit, which another tab is sending under the queue's lock. */
async function openNextToSender() {
  const storage = createMemoryStorage();
  const received: QueueEvent[] = [];
  let report = (_reported: ScopedEvent): void => {};
  let close = (): void => {};
  const isClosed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const queue = createDurableQueue({
    storage,
    channel: {
      post: () => {},
      listen: (listener) => {
        report = listener;
        return () => {};
      },
      close: () => {},
    },
    send: async () => null,
    withLock: async (_name, _mode, task) => {
      await isClosed;
      return task();
    },
    readScope: () => ANN,
    isOnline: () => true,
  });
  queue.listen(OWNER, {
    hear: (event) => void received.push(event),
    rollBack: (event) => {
      received.push(event);
      return event.ids;
    },
  });
  await queue.start(ANN);
  await queue.enqueue({ ...setVertex("edit", OWNER, "vrx-a", 0, 1), label: "Move corner" });
  const outcomes = () => received.filter(({ type }) => type !== "added");
  const closeSender = async () => {
    close();
    await queue.settled();
    await tick(AFTER_REPORT_MS);
  };
  /** Reports an event as the sender does, shortly after it has released the lock. */
  const reportLate = async (event: QueueEvent) => {
    close();
    await queue.settled();
    report({ scope: ANN, event });
    await tick(AFTER_REPORT_MS);
  };
  return { storage, outcomes, closeSender, reportLate };
}

test("rolls back a refused edit even after the tab that reported it is closed and the edit is dismissed", async () => {
  const { storage, outcomes, closeSender } = await openNextToSender();
  await storage.changeOpen(ANN, ["edit"], (one) => ({ ...one, status: "failed", failure }));
  await storage.letGo(ANN, await storage.failed(ANN));
  await closeSender();
  expect(outcomes()).toEqual([
    expect.objectContaining({ type: "failed", root: "edit", ids: ["edit"], label: "Move corner", isDismissed: true }),
    { type: "settled", owner: OWNER, id: "edit" },
  ]);
});

test("takes the reason of a refusal from storage, and counts an entry that is no longer stored as saved", async () => {
  const refused = await openNextToSender();
  await refused.storage.changeOpen(ANN, ["edit"], (one) => ({ ...one, status: "failed", failure }));
  await refused.closeSender();
  expect(refused.outcomes()).toEqual([
    { type: "failed", owner: OWNER, root: "edit", ids: ["edit"], label: "Move corner", failure },
    { type: "settled", owner: OWNER, id: "edit" },
  ]);
  const saved = await openNextToSender();
  await saved.storage.remove(await saved.storage.open(ANN));
  await saved.closeSender();
  expect(saved.outcomes()).toEqual([{ type: "saved", owner: OWNER, id: "edit", isFound: true }]);
});

test("reports a refusal once if its sender reports it during the check: a second rollback would undo a retry", async () => {
  const { storage, outcomes, reportLate } = await openNextToSender();
  await storage.changeOpen(ANN, ["edit"], (one) => ({ ...one, status: "failed", failure }));
  const refused: QueueEvent = {
    type: "failed",
    owner: OWNER,
    root: "edit",
    ids: ["edit"],
    label: "Move corner",
    failure,
  };
  await reportLate(refused);
  expect(outcomes()).toEqual([refused]);
});
