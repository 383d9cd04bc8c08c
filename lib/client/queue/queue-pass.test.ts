import { createMemoryStorage } from "./memory-storage";
import { newEntry } from "./queue-entry";
import { createQueueEvents } from "./queue-events";
import { QueuePass } from "./queue-pass";

const ANN = "emp-ann";
const entryOf = (id: string) =>
  newEntry(
    { id, owner: "survey srv-1", label: `Edit ${id}`, calls: [{ name: "vertex.delete", params: { keys: [id] } }] },
    ANN,
  );

test("fails gestures that build on a refusal, except one in flight, which may have been carried out", async () => {
  const storage = createMemoryStorage();
  const channel = { post: () => {}, listen: () => () => {}, close: () => {} };
  const pass = new QueuePass(
    {
      storage,
      channel,
      send: async () => null,
      withLock: (_name, _mode, task) => task(),
      readScope: () => ANN,
      isOnline: () => true,
    },
    createQueueEvents(channel, () => {}),
    { isCurrent: () => true, allStored: async () => {}, onDecided: async () => {} },
  );
  const failure = { message: "Out of order", type: "server_error", status: 500 };
  const root = { ...entryOf("root"), status: "failed" as const, failure };
  await storage.append([root, { ...entryOf("sent"), isSent: true }, entryOf("later")]);
  await pass.sink(root, ["sent", "later"]);
  expect((await storage.open(ANN)).map(({ id, failedWith }) => [id, failedWith])).toEqual([["sent", undefined]]);
  expect((await storage.failed(ANN)).map(({ id, failedWith }) => [id, failedWith])).toEqual([
    ["root", undefined],
    ["later", "root"],
  ]);
});
