/** @jest-environment node */
import { ApiError } from "../calls/api-error";
import { createDurableQueue } from "./durable-queue";
import { createMemoryStorage } from "./memory-storage";
import type { QueueCall } from "./queue-entry";

const tick = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("continues retrying with a storage slower than the retry pause", async () => {
  const storage = createMemoryStorage();
  let tries = 0;
  const queue = createDurableQueue({
    storage: {
      ...storage,
      ids: async (scope) => {
        await tick(20);
        return storage.ids(scope);
      },
    },
    channel: { post: () => {}, listen: () => () => {}, close: () => {} },
    send: async () => {
      tries += 1;
      if (tries < 4) throw new ApiError({ message: "x", type: "server_error", status: 503, isUnanswered: true });
      return null;
    },
    withLock: (_name, _mode, task) => task(),
    readScope: () => "emp-ann",
    isOnline: () => true,
    pauses: { first: 1, longest: 1 },
  });
  await queue.start("emp-ann");
  const call = { name: "project.process", params: { key: "prj-1" } } as unknown as QueueCall;
  await queue.enqueue({ id: "g1", owner: "editor", label: "Process", calls: [call] });
  const start = Date.now();
  while (queue.getState().pending > 0 && Date.now() - start < 5_000) await tick(5);
  queue.stop();
  expect(tries).toBe(4);
});
