/** @jest-environment node */
import { setVertex, tick } from "@/tests/support/queue-world";
import { createDurableQueue } from "./durable-queue";
import { createMemoryStorage } from "./memory-storage";
import type { QueueEvent, ToldEvent } from "./queue-events";

const OWNER = "editor";
const ANN = "emp-ann";
const failure = { message: "Refused", type: "invalid", status: 400 };
/** Longer than the tab that saved it has to say so. */
const AFTER_TELLING = 300;

/** A page that awaits an edit, which another tab is sending: it has the lock until it is closed. */
async function openBesideSender() {
  const storage = createMemoryStorage();
  const heard: QueueEvent[] = [];
  let tell = (_told: ToldEvent): void => {};
  let close = (): void => {};
  const isClosed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const queue = createDurableQueue({
    storage,
    channel: {
      post: () => {},
      listen: (listener) => {
        tell = listener;
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
    hear: (event) => void heard.push(event),
    rollBack: (event) => {
      heard.push(event);
      return event.ids;
    },
  });
  await queue.start(ANN);
  await queue.enqueue({ ...setVertex("edit", OWNER, "vrx-a", 0, 1), label: "Move corner" });
  const outcomes = () => heard.filter(({ type }) => type !== "added");
  const closeSender = async () => {
    close();
    await queue.settled();
    await tick(AFTER_TELLING);
  };
  /** As the sender tells it, a moment after it has let go of the lock. */
  const sayLate = async (event: QueueEvent) => {
    close();
    await queue.settled();
    tell({ scope: ANN, event });
    await tick(AFTER_TELLING);
  };
  return { storage, outcomes, closeSender, sayLate };
}

test("an edit that was refused is taken back also where whoever knew it is gone and somebody has let it go since", async () => {
  const { storage, outcomes, closeSender } = await openBesideSender();
  await storage.changeOpen(ANN, ["edit"], (one) => ({ ...one, status: "failed", failure }));
  await storage.letGo(ANN, await storage.failed(ANN));
  await closeSender();
  expect(outcomes()).toEqual([
    expect.objectContaining({ type: "failed", root: "edit", ids: ["edit"], label: "Move corner", isLetGo: true }),
    { type: "settled", owner: OWNER, id: "edit" },
  ]);
});

test("what the storage still lists as refused says why, and what it no longer knows was saved", async () => {
  const refused = await openBesideSender();
  await refused.storage.changeOpen(ANN, ["edit"], (one) => ({ ...one, status: "failed", failure }));
  await refused.closeSender();
  expect(refused.outcomes()).toEqual([
    { type: "failed", owner: OWNER, root: "edit", ids: ["edit"], label: "Move corner", failure },
    { type: "settled", owner: OWNER, id: "edit" },
  ]);
  const saved = await openBesideSender();
  await saved.storage.remove(await saved.storage.open(ANN));
  await saved.closeSender();
  expect(saved.outcomes()).toEqual([{ type: "saved", owner: OWNER, id: "edit", isFound: true }]);
});

test("a refusal that its sender tells of while the storage is looked at is heard once: a second time it would take back what is sent again", async () => {
  const { storage, outcomes, sayLate } = await openBesideSender();
  await storage.changeOpen(ANN, ["edit"], (one) => ({ ...one, status: "failed", failure }));
  const refused: QueueEvent = {
    type: "failed",
    owner: OWNER,
    root: "edit",
    ids: ["edit"],
    label: "Move corner",
    failure,
  };
  await sayLate(refused);
  expect(outcomes()).toEqual([refused]);
});
