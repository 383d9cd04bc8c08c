/** @jest-environment node */
import "fake-indexeddb/auto";
import { ApiError } from "@/lib/client/calls/api-error";
import { createWorld, setVertex, until } from "@/tests/support/queue-world";
import type { QueueStorage } from "./queue-storage";

const mockTexts = new Map<string, string>();
jest.mock("../../browser-storage", () => {
  const store = {
    get: (key: string) => mockTexts.get(key) ?? null,
    set: (key: string, text: string) => void mockTexts.set(key, text),
    remove: (key: string) => void mockTexts.delete(key),
  };
  return { localStore: store, tabStore: store };
});

const OWNER = "editor";
const WRITES = ["append", "put", "remove", "letGo", "changeOpen", "writeBatch", "writeNotes"];
jest.setTimeout(60_000);

let count = 0;
let closeWorld = () => {};
const realFactory = globalThis.indexedDB;
beforeEach(() => mockTexts.clear());
afterEach(() => {
  closeWorld();
  jest.restoreAllMocks();
  globalThis.indexedDB = realFactory;
});

function openWorld() {
  count += 1;
  const world = createWorld(`resilient-${count}`, OWNER);
  closeWorld = world.close;
  for (const key of ["vrx-a", "vrx-b", "vrx-c"]) world.backend.records.set(key, { revision: 1, value: 0 });
  const sent = () =>
    world.backend.deliveries.map(({ call }) => (call.params as { vertices?: { x: unknown }[] }).vertices?.[0]?.x);
  return { world, sent, server: world.backend };
}

/** Returns a storage wrapper whose methods fail once their names are in `broken`. */
function failing(reason: DOMException) {
  const broken = new Set<string>();
  const breakable = (storage: QueueStorage) => {
    const methods = Object.entries(storage).map(([name, method]: [string, (...args: never[]) => unknown]) => [
      name,
      async (...args: never[]) => {
        if (broken.has(name)) throw reason;
        return method(...args);
      },
    ]);
    return Object.fromEntries(methods) as QueueStorage;
  };
  return { broken, breakable };
}
const QUOTA = new DOMException("Full", "QuotaExceededError");

const FACTORIES: [string, () => void][] = [
  ["is missing", () => Reflect.deleteProperty(globalThis, "indexedDB")],
  [
    "is refused",
    () =>
      jest.spyOn(indexedDB, "open").mockImplementation(() => {
        throw new DOMException("Access is denied", "SecurityError");
      }),
  ],
  [
    "fails to open",
    () =>
      jest.spyOn(indexedDB, "open").mockImplementation(() => {
        const request = { error: new DOMException("Internal error", "UnknownError") } as unknown as IDBOpenDBRequest;
        setTimeout(() => request.onerror?.(new Event("error")), 0);
        return request;
      }),
  ],
  ["never answers", () => jest.spyOn(indexedDB, "open").mockImplementation(() => ({}) as IDBOpenDBRequest)],
];

describe.each(FACTORIES)("a database that %s", (_what, breakDatabase) => {
  it("passes edits on in order, once, and reports the loss", async () => {
    breakDatabase();
    const { world, sent } = openWorld();
    const tab = world.open();
    await world.changeSession("emp-ann");
    await tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
    await tab.queue.enqueue(setVertex("g2", OWNER, "vrx-a", 4, 5));
    await world.settle();
    expect([sent(), tab.isStorageLost, tab.queue.getState().failed]).toEqual([[4, 5], true, []]);
  });
});

describe("in memory", () => {
  async function openInMemory() {
    const opened = openWorld();
    const { broken, breakable } = failing(QUOTA);
    for (const method of WRITES) broken.add(method);
    const tab = opened.world.open(breakable);
    await opened.world.changeSession("emp-ann");
    return { ...opened, tab };
  }

  it.each([502, 503, 504, 0])("an edit answered %i waits, and is sent when the backend is back", async (status) => {
    const { world, sent, server, tab } = await openInMemory();
    server.world.refuse = () => new ApiError({ message: "x", type: "server_error", status, isUnanswered: true });
    await tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
    await until(() => tab.queue.getState().waiting === 1);
    server.world.refuse = () => null;
    await world.settle();
    expect([sent().at(-1), server.records.get("vrx-a")?.value, tab.queue.getState().failed]).toEqual([4, 4, []]);
  });

  it.each([
    ["fails as well", true],
    ["works", false],
  ])(
    "an edit answered 401 is carried to the tab's next document, whose database %s, and is sent there once",
    async (_how, fails) => {
      const { world, sent, server, tab } = await openInMemory();
      await tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
      await world.settle();
      let refused = 0;
      server.world.refuse = () => {
        refused += 1;
        return new ApiError({ message: "No session", type: "unauthorized", status: 401 });
      };
      await tab.queue.enqueue(setVertex("g2", OWNER, "vrx-a", 4, 5));
      await until(() => refused > 0);
      tab.carryOver();
      world.kill(tab);
      server.world.refuse = () => null;
      const { broken, breakable } = failing(QUOTA);
      if (fails) for (const method of WRITES) broken.add(method);
      const later = world.open(breakable);
      await world.changeSession("emp-bob");
      await world.settle();
      expect(server.records.get("vrx-a")?.value).toBe(4);
      await world.changeSession("emp-ann");
      await world.settle();
      expect([sent().at(-1), server.records.get("vrx-a")?.value, later.queue.getState()]).toEqual([
        5,
        5,
        expect.objectContaining({ pending: 0, failed: [] }),
      ]);
      const before = sent().length;
      later.carryOver();
      world.kill(later);
      world.open();
      await world.changeSession("emp-ann");
      await world.settle();
      expect(sent()).toHaveLength(before);
    },
  );

  it("rolls a refused edit back, lists it, and retries it", async () => {
    const { world, server, tab } = await openInMemory();
    server.world.refuse = () => new ApiError({ message: "No", type: "invalid_input", status: 400 });
    await tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
    await world.settle();
    expect(tab.received.map(({ type }) => type)).toContain("failed");
    expect(tab.queue.getState().failed.map(({ id }) => id)).toEqual(["g1"]);
    server.world.refuse = () => null;
    await tab.queue.retry("g1");
    await world.settle();
    expect([server.records.get("vrx-a")?.value, tab.queue.getState().failed]).toEqual([4, []]);
  });
});

describe("a database that fails while edits wait in it", () => {
  async function openWaiting() {
    const opened = openWorld();
    const { broken, breakable } = failing(QUOTA);
    const tab = opened.world.open(breakable);
    await opened.world.changeSession("emp-ann");
    opened.world.setOnline(false);
    await tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
    await until(() => tab.queue.getState().waiting === 1);
    return { ...opened, broken, breakable, tab };
  }

  it.each([
    ["writing", WRITES],
    ["everything", [...WRITES, "first", "next", "open", "failed", "ids", "readBatch", "readNotes", "readLetGo"]],
  ])("for %s: waiting and new edits are sent once, in order, even after a reload", async (_how, methods) => {
    const { world, sent, broken, tab } = await openWaiting();
    for (const method of methods) broken.add(method);
    await tab.queue.enqueue(setVertex("g2", OWNER, "vrx-a", 4, 5));
    world.setOnline(true);
    await world.settle();
    expect([sent(), tab.isStorageLost]).toEqual([[4, 5], true]);
    world.kill(tab);
    const later = world.open();
    await world.changeSession("emp-ann");
    await world.settle();
    expect([sent(), later.queue.getState()]).toEqual([[4, 5], expect.objectContaining({ pending: 0, failed: [] })]);
  });

  it("another tab with a working database sends no edit again", async () => {
    const { world, sent, broken, tab } = await openWaiting();
    const other = world.open();
    await other.queue.start("emp-ann");
    for (const method of WRITES) broken.add(method);
    await tab.queue.enqueue(setVertex("g2", OWNER, "vrx-b", 0, 5));
    await other.queue.enqueue(setVertex("g3", OWNER, "vrx-c", 0, 6));
    world.setOnline(true);
    await world.settle();
    expect([...sent()].sort()).toEqual([4, 5, 6]);
  });

  it("a later page does not send an edit again that was refused in memory", async () => {
    const { world, sent, server, broken, tab } = await openWaiting();
    for (const method of WRITES) broken.add(method);
    server.world.refuse = () => new ApiError({ message: "No", type: "invalid_input", status: 400 });
    world.setOnline(true);
    await world.settle();
    expect(tab.queue.getState().failed.map(({ id }) => id)).toEqual(["g1"]);
    world.kill(tab);
    server.world.refuse = () => null;
    const before = sent().length;
    world.open();
    await world.changeSession("emp-ann");
    await world.settle();
    expect(sent()).toHaveLength(before);
  });

  it("loses nothing if the database is deleted", async () => {
    const { world, sent, tab } = await openWaiting();
    const name = `resilient-${count}`;
    const databases = await indexedDB.databases();
    expect(databases.map((one) => one.name)).toContain(name);
    await deleteDatabase(name);
    await tab.queue.enqueue(setVertex("g2", OWNER, "vrx-a", 4, 5));
    world.setOnline(true);
    await world.settle();
    expect(sent()).toEqual([4, 5]);
  });
});

/** Deletes a database like clearing site data does: closes open connections from outside. */
async function deleteDatabase(name: string): Promise<void> {
  const connection = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const { connections } = (connection as unknown as { _rawDatabase: { connections: IDBDatabase[] } })._rawDatabase;
  for (const one of [...connections]) one.close();
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
}
