/** @jest-environment node */
import "fake-indexeddb/auto";
import { ApiError } from "@/lib/client/calls/api-error";
import { createWorld, setVertex, tick, until } from "@/tests/support/queue-world";
import type { NewGesture, QueueCall } from "./queue-entry";

const OWNER = "editor";
jest.setTimeout(60_000);

let count = 0;
let closeWorld = () => {};
afterEach(() => closeWorld());

async function openWorld() {
  count += 1;
  const world = createWorld(`queue-${count}`, OWNER);
  closeWorld = world.close;
  world.backend.records.set("vrx-a", { revision: 3, value: 0 });
  world.backend.records.set("vrx-b", { revision: 1, value: 0 });
  world.backend.records.set("vrx-c", { revision: 1, value: 0 });
  const tab = world.open();
  await world.changeSession("emp-ann");
  return { world, tab, queue: tab.queue, server: world.backend };
}

const call = (name: string, params: object) => ({ name, params }) as unknown as QueueCall;
const update = (key: string, x: number, revision?: number) =>
  call("vertex.updateBatch", { vertices: [{ key, x, revision }] });
const refusal = (message: string) => new ApiError({ message, type: "invalid_input", status: 400 });
const names = (calls: { call: QueueCall }[]) => calls.map((one) => [one.call.name, one.call.params]);
const xOf = (server: { records: Map<string, { value: unknown }> }, key: string) => server.records.get(key)?.value;

function threeCalls(id: string): NewGesture {
  return {
    id,
    owner: OWNER,
    label: "Split",
    calls: [
      {
        ...call("vertex.createBatch", { vertices: [{ key: "vrx-new", x: 5 }] }),
        inverse: [call("vertex.delete", { keys: ["vrx-new"] })],
      },
      { ...update("vrx-a", 7, 3), inverse: [update("vrx-a", 0, 3)] },
      { ...update("vrx-b", 9, 1), inverse: [update("vrx-b", 0, 1)] },
    ],
  };
}

test("sends a gesture's calls in order, one at a time, then saves it", async () => {
  const { world, tab, queue, server } = await openWorld();
  await queue.enqueue(threeCalls("g1"));
  await world.settle();
  expect(server.deliveries.map((one) => one.call.name)).toEqual([
    "vertex.createBatch",
    "vertex.updateBatch",
    "vertex.updateBatch",
  ]);
  expect(tab.received.map(({ type }) => type)).toEqual(["added", "answered", "answered", "answered", "saved"]);
  expect(queue.getState()).toMatchObject({ pending: 0, waiting: 0, failed: [] });
  expect(Number.isNaN(Date.parse(queue.getState().savedAt ?? ""))).toBe(false);
});

test("accepts only rows with `queues`", async () => {
  const { queue } = await openWorld();
  const mail = call("survey.emailClaimsContents", { key: "srv-1", email: "a@b.c" });
  await expect(queue.enqueue({ id: "g1", owner: OWNER, label: "Mail", calls: [mail] })).rejects.toThrow(
    "survey.emailClaimsContents may not wait in the queue",
  );
});

test.each([502, 503, 504, 0])("counts an unanswered call (%i) as waiting, and sends it again", async (status) => {
  const { world, queue, server } = await openWorld();
  server.world.refuse = () => new ApiError({ message: "x", type: "server_error", status, isUnanswered: true });
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  await until(() => queue.getState().waiting === 1);
  expect(queue.getState()).toMatchObject({ pending: 1, waiting: 1, failed: [] });
  server.world.refuse = () => null;
  await world.settle();
  expect(xOf(server, "vrx-a")).toBe(4);
  expect(queue.getState()).toMatchObject({ pending: 0, waiting: 0 });
});

test("sends waiting gestures as soon as the network is back", async () => {
  const { world, queue, server } = await openWorld();
  world.setOnline(false);
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  await until(() => queue.getState().waiting === 1);
  expect(queue.getState()).toMatchObject({ pending: 1, waiting: 1, isOnline: false });
  world.setOnline(true);
  await world.settle();
  expect(xOf(server, "vrx-a")).toBe(4);
  expect(queue.getState().isOnline).toBe(true);
});

test("aborts a hanging call when the network is back, and sends it again", async () => {
  const { world, queue, server } = await openWorld();
  const { receive } = server;
  let hangs = 0;
  server.receive = (_tab, _call, signal) => {
    hangs += 1;
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  await until(() => hangs === 1);
  server.receive = receive;
  world.setOnline(true);
  await world.settle();
  expect(xOf(server, "vrx-a")).toBe(4);
  expect(queue.getState()).toMatchObject({ pending: 0, failed: [] });
});

test("lists waiting gestures in order, and sends them without the retry pause on request", async () => {
  const { world, queue, server } = await openWorld();
  world.backend.world.isUp = false;
  await queue.enqueue({ ...setVertex("g2", OWNER, "vrx-a", 0, 4), createdAt: "2026-03-02T10:00:00Z" });
  await queue.enqueue({ ...setVertex("g1", OWNER, "vrx-b", 0, 4), createdAt: "2026-03-02T09:00:00Z" });
  await until(() => queue.getState().waiting === 2);
  const same = { owner: OWNER, status: "open", names: ["vertex.updateBatch"] };
  expect(await queue.openGestures()).toEqual([
    { ...same, id: "g2", label: "Set vrx-a", createdAt: "2026-03-02T10:00:00Z", targets: ["vrx-a"] },
    { ...same, id: "g1", label: "Set vrx-b", createdAt: "2026-03-02T09:00:00Z", targets: ["vrx-b"] },
  ]);
  world.backend.world.isUp = true;
  queue.sendNow();
  await world.settle();
  expect(xOf(server, "vrx-a")).toBe(4);
  expect(await queue.openGestures()).toEqual([]);
  queue.stop();
  queue.sendNow();
  expect(await queue.openGestures()).toEqual([]);
});

test("repeats a call after a lost answer, without a second effect", async () => {
  const { world, queue, server } = await openWorld();
  server.world.losesNext = true;
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  await world.settle();
  expect(server.deliveries).toHaveLength(2);
  expect(server.records.get("vrx-a")).toEqual({ revision: 4, value: 4 });
});

test("loses nothing and repeats nothing after a reload", async () => {
  const { world, tab, server } = await openWorld();
  world.setOnline(false);
  for (const [id, key] of [
    ["g1", "vrx-a"],
    ["g2", "vrx-b"],
    ["g3", "vrx-c"],
  ] as const) {
    await tab.queue.enqueue(setVertex(id, OWNER, key, 0, 1));
  }
  await until(() => tab.queue.getState().waiting === 3);
  world.kill(tab);
  const next = world.open();
  await next.queue.start("emp-ann");
  const waiting = await next.queue.pendingOf(OWNER, "emp-ann");
  expect(waiting.map(({ id }) => id)).toEqual(["g1", "g2", "g3"]);
  world.setOnline(true);
  await world.settle();
  expect(names(server.deliveries).map(([, params]) => params)).toEqual([
    { vertices: [{ key: "vrx-a", x: 1 }] },
    { vertices: [{ key: "vrx-b", x: 1 }] },
    { vertices: [{ key: "vrx-c", x: 1 }] },
  ]);
});

test("continues a gesture from another tab that died while sending", async () => {
  const { world, tab, server } = await openWorld();
  let calls = 0;
  server.world.refuse = () => {
    calls += 1;
    if (calls === 2) world.kill(tab);
    return null;
  };
  await tab.queue.enqueue(threeCalls("g1"));
  await until(() => tab.isDead);
  const next = world.open();
  await next.queue.start("emp-ann");
  await world.settle();
  const created = server.deliveries.filter((one) => one.call.name === "vertex.createBatch");
  expect(created).toHaveLength(1);
  expect([xOf(server, "vrx-new"), xOf(server, "vrx-a"), xOf(server, "vrx-b")]).toEqual([5, 7, 9]);
});

test("rolls back a gesture after a refused call, with the revisions just returned", async () => {
  const { world, tab, queue, server } = await openWorld();
  server.world.refuse = ({ params }) => (JSON.stringify(params).includes('"x":9') ? refusal("Not so") : null);
  await queue.enqueue(threeCalls("g1"));
  await world.settle();
  expect(names(server.deliveries).slice(2)).toEqual([
    ["vertex.updateBatch", { vertices: [{ key: "vrx-a", x: 0, revision: 4 }] }],
    ["vertex.delete", { keys: ["vrx-new"] }],
  ]);
  expect([xOf(server, "vrx-new"), xOf(server, "vrx-a"), xOf(server, "vrx-b")]).toEqual([undefined, 0, 0]);
  expect(tab.received.filter(({ type }) => type === "failed")).toEqual([{ type: "failed", ids: ["g1"] }]);
  const [failed] = queue.getState().failed;
  expect(failed).toMatchObject({ id: "g1", label: "Split", isPartlySaved: false });
  expect(failed?.failure).toMatchObject({ message: "Not so", type: "invalid_input", status: 400 });
});

test("keeps waiting rollback calls in the queue", async () => {
  const { world, queue, server } = await openWorld();
  server.world.refuse = ({ params }) => {
    if (!JSON.stringify(params).includes('"x":9')) return null;
    server.world.isUp = false;
    return refusal("Not so");
  };
  await queue.enqueue(threeCalls("g1"));
  await until(() => queue.getState().waiting === 1);
  expect(queue.getState()).toMatchObject({ pending: 1, waiting: 1, failed: [] });
  expect(xOf(server, "vrx-a")).toBe(7);
  // The gesture does not count as saved meanwhile.
  expect(await queue.pendingOf(OWNER, "emp-ann")).toEqual([]);
  expect(await queue.failedOf(OWNER, "emp-ann")).toEqual(["g1"]);
  server.world.isUp = true;
  await world.settle();
  expect(xOf(server, "vrx-a")).toBe(0);
  expect(queue.getState().failed.map(({ id }) => id)).toEqual(["g1"]);
});

test("lists a gesture as partly saved after a refused rollback call, and rolls back the rest", async () => {
  const { world, queue, server } = await openWorld();
  server.world.refuse = ({ params }) => {
    const text = JSON.stringify(params);
    return text.includes('"x":9') || (text.includes("vrx-a") && text.includes('"x":0')) ? refusal("Not so") : null;
  };
  await queue.enqueue(threeCalls("g1"));
  await world.settle();
  expect(queue.getState().failed).toMatchObject([{ id: "g1", isPartlySaved: true }]);
  expect([xOf(server, "vrx-new"), xOf(server, "vrx-a")]).toEqual([undefined, 7]);
});

test("counts a success with an unreadable answer as carried out, and rolls it back", async () => {
  const { world, queue, server } = await openWorld();
  let isFirst = true;
  server.world.refuse = (sent) => {
    if (!isFirst) return null;
    isFirst = false;
    server.records.set("vrx-a", { revision: 4, value: 4 });
    expect(sent.name).toBe("vertex.updateBatch");
    return new ApiError({ message: "Invalid response JSON", type: "server_error", status: 200 });
  };
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  await world.settle();
  expect(xOf(server, "vrx-a")).toBe(0);
  expect(queue.getState().failed).toMatchObject([{ id: "g1", isPartlySaved: false }]);
});

test("fails the later gestures that build on a refused one, and no others", async () => {
  const { world, tab, queue, server } = await openWorld();
  world.setOnline(false);
  server.world.refuse = ({ params }) => (JSON.stringify(params).includes('"x":66') ? refusal("Not so") : null);
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 66));
  await queue.enqueue(setVertex("g2", OWNER, "vrx-b", 0, 2));
  await queue.enqueue(setVertex("g3", OWNER, "vrx-a", 66, 3));
  await queue.enqueue({ ...setVertex("g4", OWNER, "vrx-c", 0, 4), buildsOn: ["g3"] });
  world.setOnline(true);
  await world.settle();
  expect(tab.received.find(({ type }) => type === "failed")?.ids).toEqual(["g1", "g3", "g4"]);
  expect([xOf(server, "vrx-a"), xOf(server, "vrx-b"), xOf(server, "vrx-c")]).toEqual([0, 2, 0]);
  expect(queue.getState().failed.map(({ id, failedWith }) => [id, failedWith])).toEqual([
    ["g1", undefined],
    ["g3", "g1"],
    ["g4", "g1"],
  ]);
});

test("retries a failed gesture with those that failed with it", async () => {
  const { world, tab, queue, server } = await openWorld();
  server.world.refuse = ({ params }) => (JSON.stringify(params).includes('"x":66') ? refusal("Not now") : null);
  world.setOnline(false);
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 66));
  await queue.enqueue(setVertex("g2", OWNER, "vrx-a", 66, 3));
  world.setOnline(true);
  await world.settle();
  expect(queue.getState().failed).toHaveLength(2);
  server.world.refuse = () => null;
  await queue.retry("g2");
  await world.settle();
  expect(tab.received.filter(({ type }) => type === "retried")).toEqual([{ type: "retried", ids: ["g1", "g2"] }]);
  expect(xOf(server, "vrx-a")).toBe(3);
  expect(queue.getState().failed).toEqual([]);
});

test("a dismissed gesture leaves the list and is never sent again", async () => {
  const { world, tab, queue, server } = await openWorld();
  server.world.refuse = () => refusal("Not so");
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 66));
  await world.settle();
  await queue.dismiss("g1");
  expect(queue.getState().failed).toEqual([]);
  world.kill(tab);
  server.world.refuse = () => null;
  await world.open().queue.start("emp-ann");
  await world.settle();
  expect(server.deliveries).toEqual([]);
});

test("a gesture dismissed in one tab leaves the list of every other tab", async () => {
  const { world, queue, server } = await openWorld();
  const other = world.open();
  await other.queue.start("emp-ann");
  server.world.refuse = () => refusal("No");
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 1));
  await until(() => other.queue.getState().failed.length === 1 && queue.getState().failed.length === 1);
  server.world.refuse = () => null;
  await queue.dismiss("g1");
  await until(() => other.queue.getState().failed.length === 0);
  // The list may have been read before the message came, and other messages come meanwhile.
  await until(() => other.received.some(({ type }) => type === "dismissed"));
  expect(other.received).toContainEqual({ type: "dismissed", ids: ["g1"] });
  expect(server.deliveries).toEqual([]);
});

test("reports earlier refusals and dismissals to a later listener, each to its own owner", async () => {
  const { world, queue, server } = await openWorld();
  server.world.refuse = () => refusal("No");
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 1));
  await queue.enqueue(setVertex("g2", "another", "vrx-b", 0, 1));
  await queue.enqueue(setVertex("g3", OWNER, "vrx-c", 0, 1));
  await until(() => queue.getState().failed.length === 3);
  await queue.dismiss("g1");
  await queue.dismiss("g2");
  const later = world.open();
  expect(await later.queue.refusedOf(OWNER, "emp-ann")).toEqual(["g3", "g1"]);
  expect(await later.queue.refusedOf(OWNER, "emp-bob")).toEqual([]);
});

test("sends a later update with the revision returned to the earlier one", async () => {
  const { world, queue, server } = await openWorld();
  world.setOnline(false);
  const move = (id: string, x: number): NewGesture => ({ id, owner: OWNER, label: id, calls: [update("vrx-a", x, 3)] });
  await queue.enqueue(move("g1", 1));
  await queue.enqueue(move("g2", 2));
  world.setOnline(true);
  await world.settle();
  expect(names(server.deliveries).map(([, params]) => params)).toEqual([
    { vertices: [{ key: "vrx-a", x: 1, revision: 3 }] },
    { vertices: [{ key: "vrx-a", x: 2, revision: 4 }] },
  ]);
});

test("reports another person's change as a conflict; a retry writes over it", async () => {
  const { world, queue, server } = await openWorld();
  server.records.set("vrx-a", { revision: 8, value: 100 });
  await queue.enqueue({ id: "g1", owner: OWNER, label: "Move", calls: [update("vrx-a", 1, 3)] });
  await world.settle();
  expect(queue.getState().failed[0]?.failure).toMatchObject({ status: 409, type: "conflict" });
  expect(xOf(server, "vrx-a")).toBe(100);
  await queue.retry("g1");
  await world.settle();
  expect(server.records.get("vrx-a")).toEqual({ revision: 9, value: 1 });
});

test("two edits refused one after the other do not conflict when both are retried in order", async () => {
  const { world, queue, server } = await openWorld();
  server.world.refuse = () => refusal("Not now");
  for (const [id, x] of [
    ["g1", 1],
    ["g2", 2],
  ] as const) {
    await queue.enqueue({ id, owner: OWNER, label: "Move", calls: [update("vrx-a", x, 3)] });
    await world.settle();
    await tick(5);
  }
  expect(queue.getState().failed).toHaveLength(2);
  server.world.refuse = () => null;
  for (const id of ["g1", "g2"]) {
    await queue.retry(id);
    await world.settle();
  }
  expect(queue.getState().failed).toEqual([]);
  expect(server.records.get("vrx-a")).toEqual({ revision: 5, value: 2 });
});

test('choosing "mine" writes over theirs in every call of the gesture, including those not sent before', async () => {
  const { world, queue, server } = await openWorld();
  const theirs = [
    ["vrx-a", 8, 100],
    ["vrx-b", 5, 200],
    ["vrx-c", 4, 300],
  ] as const;
  for (const [key, revision, value] of theirs) server.records.set(key, { revision, value });
  const shown = theirs.map(([key, revision, x]) => ({ key, revision, x, y: 0, z: 0 }));
  const moves = [update("vrx-a", 1, 3), update("vrx-b", 2, 1), update("vrx-c", 3, 1)];
  const calls = moves.map((move) => ({ ...move, inverse: [{ ...move }] }));
  await queue.enqueue({ id: "g1", owner: OWNER, label: "Move", calls });
  await world.settle();
  const before = server.deliveries.length;
  // The page does not know the newest version of the last record, so that one is not overwritten, and the rest is
  // rolled back.
  server.records.set("vrx-c", { revision: 9, value: 301 });
  await queue.retry("g1", shown);
  await world.settle();
  expect(queue.getState().failed[0]?.failure.conflicts).toMatchObject([{ key: "vrx-c", revision: 9 }]);
  expect(["vrx-a", "vrx-b", "vrx-c"].map((key) => xOf(server, key))).toEqual([100, 200, 301]);
  expect(server.deliveries.length - before).toBe(4);

  await queue.retry("g1");
  await world.settle();
  expect(["vrx-a", "vrx-b", "vrx-c"].map((key) => xOf(server, key))).toEqual([1, 2, 3]);
  expect(queue.getState()).toMatchObject({ pending: 0, failed: [] });
});

test('choosing "mine" before a newer edit by the same person is known does not make waiting edits conflict', async () => {
  const { world, queue, server } = await openWorld();
  server.records.set("vrx-a", { revision: 8, value: 100 });
  const calls = [update("vrx-a", 1, 3), update("vrx-b", 2, 1)].map((move) => ({ ...move, inverse: [{ ...move }] }));
  await queue.enqueue({ id: "g1", owner: OWNER, label: "Move both", calls });
  await world.settle();
  await tick(5);
  await queue.enqueue({ id: "g2", owner: OWNER, label: "Move", calls: [update("vrx-b", 20, 1)] });
  await world.settle();
  world.setOnline(false);
  await queue.enqueue({ id: "g3", owner: OWNER, label: "Move on", calls: [update("vrx-b", 30, 1)] });
  await queue.retry("g1", [
    { key: "vrx-a", revision: 8, x: 100 },
    { key: "vrx-b", revision: 1, x: 0 },
  ]);
  world.setOnline(true);
  await world.settle();
  expect(queue.getState().failed.map(({ id }) => id)).toEqual(["g1"]);
  expect([xOf(server, "vrx-a"), xOf(server, "vrx-b")]).toEqual([100, 30]);
});

test("waits for the same person after a 401, and never sends as another", async () => {
  const { world, queue, server } = await openWorld();
  server.world.user = null;
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  await until(() => queue.getState().waiting === 1);
  expect(queue.getState()).toMatchObject({ pending: 1, waiting: 1, failed: [] });
  await world.changeSession(null);
  expect(queue.getState().pending).toBe(0);
  await world.changeSession("emp-bob");
  await queue.enqueue(setVertex("g2", OWNER, "vrx-b", 0, 5));
  await world.settle();
  expect(server.deliveries.map(({ user, call: sent }) => [user, sent.params])).toEqual([
    ["emp-bob", { vertices: [{ key: "vrx-b", x: 5 }] }],
  ]);
  await world.changeSession("emp-ann");
  await world.settle();
  expect(server.deliveries.map(({ user }) => user)).toEqual(["emp-bob", "emp-ann"]);
  expect(xOf(server, "vrx-a")).toBe(4);
});

test("sends nothing while the browser holds a session unknown to this tab", async () => {
  const { world, tab, server } = await openWorld();
  world.setOnline(false);
  await tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4));
  // Another tab signs another person in, unknown to this tab.
  const start = tab.queue.start;
  tab.queue.start = async () => {};
  await world.changeSession("emp-bob");
  tab.queue.start = start;
  world.setOnline(true);
  await tick(30);
  expect(server.deliveries).toEqual([]);
});

test("rejects gestures while nobody is signed in", async () => {
  const { world, queue } = await openWorld();
  await world.changeSession(null);
  await expect(queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 4))).rejects.toThrow("nobody is signed in");
});

test("sends each gesture once with two tabs, and reports to both", async () => {
  const { world, tab, server } = await openWorld();
  const other = world.open();
  await other.queue.start("emp-ann");
  await Promise.all([
    tab.queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 1)),
    other.queue.enqueue(setVertex("g2", OWNER, "vrx-b", 0, 2)),
    tab.queue.enqueue(setVertex("g3", OWNER, "vrx-c", 0, 3)),
  ]);
  await world.settle();
  const saved = ({ received }: typeof tab) => received.filter(({ type }) => type === "saved").flatMap(({ ids }) => ids);
  await until(() => saved(tab).length >= 3 && saved(other).length >= 3);
  expect(server.deliveries).toHaveLength(3);
  for (const one of [tab, other]) expect(saved(one).sort()).toEqual(["g1", "g2", "g3"]);
});

test("fails a gesture that was made before its owner learned of the refusal", async () => {
  const { world, tab, queue, server } = await openWorld();
  server.world.refuse = ({ params }) => (JSON.stringify(params).includes('"x":66') ? refusal("Not so") : null);
  queue.listen(OWNER, {
    hear: () => {},
    rollBack: ({ ids }) => {
      void queue.enqueue({ ...setVertex("late", OWNER, "vrx-c", 0, 4) });
      return [...ids, "late"];
    },
  });
  await queue.enqueue(setVertex("g1", OWNER, "vrx-a", 0, 66));
  await world.settle();
  expect(xOf(server, "vrx-c")).toBe(0);
  expect(queue.getState().failed.map(({ id }) => id)).toEqual(["g1", "late"]);
  expect(tab.received.some(({ type }) => type === "saved")).toBe(false);
});
