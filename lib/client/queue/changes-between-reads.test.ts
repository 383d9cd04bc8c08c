/** @jest-environment node */
/** Storage is read more than once, and changes by another tab between two reads are not lost. */
import { ApiError } from "@/lib/client/calls/api-error";
import { setVertex, tick, until } from "@/tests/support/queue-world";
import { createDurableQueue, type DurableQueue } from "./durable-queue";
import { createMemoryStorage } from "./memory-storage";
import { newEntry, type QueueEntry } from "./queue-entry";
import type { ScopedEvent } from "./queue-events";
import type { QueueStorage } from "./queue-storage";

const OWNER = "editor";
const ANN = "emp-ann";
/** The queues to stop after a test; otherwise their next retry would fire forever. */
const opened: DurableQueue[] = [];
afterEach(() => {
  for (const queue of opened.splice(0)) queue.stop();
});
const entry = (id: string, key: string): QueueEntry => newEntry(setVertex(id, OWNER, key, 0, 1), ANN);
const failure = { message: "Refused", type: "invalid", status: 400 };

/** Marks an entry as failed, as another tab does after it has rolled back the gesture that the entry builds on. */
const markFailed = (storage: QueueStorage, id: string): Promise<void> =>
  storage.changeOpen(ANN, [id], (one) => ({ ...one, status: "failed", failure, failedWith: "root" }));

test("a gesture that failed between two reads and is saved after all is no longer listed as refused", async () => {
  const storage = createMemoryStorage();
  let receive = (_message: ScopedEvent): void => {};
  let between: (() => Promise<void>) | null = null;
  const queue = createDurableQueue({
    storage: {
      ...storage,
      async failed(scope) {
        await between?.();
        between = null;
        return storage.failed(scope);
      },
    },
    channel: {
      post: () => {},
      listen: (listener) => {
        receive = listener;
        return () => {};
      },
      close: () => {},
    },
    send: async () => null,
    // Another tab is sending, and keeps the lock.
    withLock: () => new Promise(() => {}),
    readScope: () => ANN,
    isOnline: () => true,
  });
  await storage.append([entry("root", "vrx-a"), entry("late", "vrx-b")]);
  await queue.start(ANN);
  const listed = () => queue.getState().failed.map(({ id }) => id);

  await storage.changeOpen(ANN, ["root"], (one) => ({ ...one, status: "failed", failure }));
  between = () => markFailed(storage, "late");
  receive({ scope: ANN, event: { type: "failed", owner: OWNER, root: "root", ids: ["root"], label: "Set", failure } });
  await tick(5);
  expect(listed()).toEqual(["root", "late"]);

  // The gesture was in flight in a batch, and is saved.
  const [late] = (await storage.failed(ANN)).filter(({ id }) => id === "late");
  await storage.remove([late as QueueEntry]);
  receive({ scope: ANN, event: { type: "saved", owner: OWNER, id: "late" } });
  await tick(5);
  expect(listed()).toEqual(["root"]);
});

test("a gesture that fails while its batch is being saved is saved with it, and not listed", async () => {
  const storage = createMemoryStorage();
  const received: string[] = [];
  let isSent = false;
  /** Rolls the gesture back, as another tab does between the two reads of the saved gestures. */
  async function between(): Promise<void> {
    if (isSent) await markFailed(storage, "late");
    isSent = false;
  }
  let reads = 0;
  const beforeRead = async (): Promise<void> => {
    reads += isSent ? 1 : 0;
    if (reads === 2) await between();
  };
  const queue = createDurableQueue({
    storage: {
      ...storage,
      async open(scope) {
        await beforeRead();
        return storage.open(scope);
      },
      async failed(scope) {
        await beforeRead();
        return storage.failed(scope);
      },
    },
    channel: { post: () => {}, listen: () => () => {}, close: () => {} },
    async send() {
      isSent = true;
      return null;
    },
    withLock: (_name, _mode, task) => task(),
    readScope: () => ANN,
    isOnline: () => true,
    joining: {
      isFor: () => true,
      join: async (entries) => entries.slice(0, 1).flatMap(({ calls }) => calls),
      pause: 0,
      most: 2,
    },
  });
  queue.listen(OWNER, {
    hear: (event) => event.type === "saved" && received.push(event.id),
    rollBack: ({ ids }) => ids,
  });
  await storage.append([entry("one", "vrx-a"), entry("late", "vrx-b")]);
  await queue.start(ANN);
  await queue.settled();
  expect(received).toEqual(["one", "late"]);
  expect(await storage.failed(ANN)).toEqual([]);
  expect(queue.getState().failed).toEqual([]);
});

test("a gesture that fails in its own tab after the refusal is not counted in other tabs", async () => {
  const storage = createMemoryStorage();
  const listeners: ((reported: ScopedEvent) => void)[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const open = (tab: number, parts: Partial<Parameters<typeof createDurableQueue>[0]>) => {
    const queue = createDurableQueue({
      storage,
      channel: {
        post: (reported) => {
          for (const listener of listeners.filter((_, index) => index !== tab)) listener(reported);
        },
        listen: (listener) => {
          listeners[tab] = listener;
          return () => {};
        },
        close: () => {},
      },
      send: async () => null,
      withLock: (_name, _mode, task) => task(),
      readScope: () => ANN,
      isOnline: () => true,
      ...parts,
    });
    opened.push(queue);
    return queue;
  };
  const sender = open(0, {
    async send({ params }) {
      if (JSON.stringify(params).includes("vrx-a")) throw new ApiError({ ...failure, message: "Refused" });
      throw new ApiError({ message: "No answer", type: "server_error", status: 503, isUnanswered: true });
    },
  });
  const author = open(1, {
    storage: { ...storage, changeOpen: (...change) => released.then(() => storage.changeOpen(...change)) },
    // The other tab is sending, and keeps the lock.
    withLock: () => new Promise(() => {}),
  });
  author.listen(OWNER, { hear: () => {}, rollBack: ({ ids }) => [...ids, "late"] });
  await storage.append([entry("root", "vrx-a"), entry("other", "vrx-b"), entry("late", "vrx-c")]);
  await author.start(ANN);
  await sender.start(ANN);
  await sender.settled();
  expect(sender.getState()).toMatchObject({ pending: 2, waiting: 2, failed: [{ id: "root" }] });

  release();
  await until(() => author.getState().pending === 1);
  await tick(5);
  expect(sender.getState()).toMatchObject({ pending: 1, failed: [{ id: "root" }, { id: "late", failedWith: "root" }] });
});
