/** @jest-environment node */
/** Distinguishes calls that may have been carried out before from those that were never sent. */
import "fake-indexeddb/auto";
import { ApiError } from "@/lib/client/calls/api-error";
import { createWorld, setVertex } from "@/tests/support/queue-world";
import type { NewGesture, QueueCall } from "./queue-entry";

const OWNER = "editor";
let count = 0;
let closeWorld = () => {};
afterEach(() => closeWorld());

const call = (name: string, params: object) => ({ name, params }) as unknown as QueueCall;
const update = (key: string, x: number, revision: number) =>
  call("vertex.updateBatch", { vertices: [{ key, x, revision }] });
const create = (key: string, x: number) => call("vertex.createBatch", { vertices: [{ key, x }] });
const remove = (key: string) => call("vertex.delete", { keys: [key] });
const outOfOrder = () => new ApiError({ message: "Out of order", type: "server_error", status: 500 });

/** Opens a queue that sends up to two gestures in one batch, with the calls of the second appended unchanged. */
async function openWorld() {
  count += 1;
  const world = createWorld(`first-${count}`, OWNER, {
    isFor: () => true,
    join: async (entries) => entries.flatMap(({ calls }) => calls),
    pause: 0,
    most: 2,
  });
  closeWorld = world.close;
  const { records } = world.backend;
  records.set("vrx-a", { revision: 1, value: 0 });
  records.set("vrx-b", { revision: 4, value: 0 });
  const { queue } = world.open();
  await world.changeSession("emp-ann");
  const sent: [string, unknown][] = [];
  const refuseAt = (number: number, refusal: () => ApiError) => {
    world.backend.world.refuse = ({ name, params }) => {
      sent.push([name, params]);
      return sent.length === number ? refusal() : null;
    };
  };
  return { world, queue, records, sent, refuseAt };
}

/** Returns a gesture that moves a corner and then makes the second call. */
const twoCalls = (second: QueueCall, inverse: QueueCall): NewGesture => ({
  id: "g1",
  owner: OWNER,
  label: "Move two corners",
  calls: [
    { ...update("vrx-a", 7, 1), inverse: [update("vrx-a", 0, 1)] },
    { ...second, inverse: [inverse] },
  ],
});

test("a second call refused at its first send has changed nothing, and is not rolled back", async () => {
  const { world, queue, sent, records, refuseAt } = await openWorld();
  refuseAt(2, outOfOrder);
  await queue.enqueue(twoCalls(update("vrx-b", 9, 4), update("vrx-b", 0, 3)));
  await world.settle();
  expect(sent.map(([, params]) => params)).toEqual([
    { vertices: [{ key: "vrx-a", x: 7, revision: 1 }] },
    { vertices: [{ key: "vrx-b", x: 9, revision: 4 }] },
    { vertices: [{ key: "vrx-a", x: 0, revision: 2 }] },
  ]);
  expect([records.get("vrx-a")?.value, records.get("vrx-b")?.value]).toEqual([0, 0]);
  expect(queue.getState().failed).toMatchObject([{ id: "g1", isPartlySaved: false }]);
});

test("a call of a batch refused at its first send is not rolled back, and the gestures are then saved separately", async () => {
  const { world, queue, sent, refuseAt } = await openWorld();
  // Nothing is sent before both are stored.
  await world.changeSession(null);
  await queue.enqueue({ ...setVertex("g1", OWNER, "vrx-a", 0, 7), scope: "emp-ann" });
  await queue.enqueue({ ...setVertex("g2", OWNER, "vrx-b", 0, 9), scope: "emp-ann" });
  refuseAt(2, outOfOrder);
  await world.changeSession("emp-ann");
  await world.settle();
  const rolledBack = sent.slice(2, 3).map(([, params]) => JSON.stringify(params));
  expect(rolledBack).toEqual([expect.stringContaining("vrx-a")]);
  expect(sent.slice(2).filter(([, params]) => JSON.stringify(params).includes('"vrx-b","x":0'))).toEqual([]);
  expect(queue.getState().failed).toEqual([]);
});

test("a creation refused as a conflict at its first send has created nothing, and leaves nothing partly saved", async () => {
  const { world, queue, refuseAt, records } = await openWorld();
  refuseAt(2, () => new ApiError({ message: "It exists", type: "conflict", status: 409 }));
  await queue.enqueue(twoCalls(create("vrx-new", 5), remove("vrx-new")));
  await world.settle();
  expect(records.get("vrx-a")?.value).toBe(0);
  expect(queue.getState().failed).toMatchObject([{ id: "g1", isPartlySaved: false }]);
});

test("a second call repeated after a lost answer may have been carried out, and is rolled back too", async () => {
  const { world, queue, sent, records } = await openWorld();
  world.backend.world.refuse = ({ name, params }) => {
    sent.push([name, params]);
    if (sent.length === 2) world.backend.world.losesNext = true;
    return sent.length === 3 ? outOfOrder() : null;
  };
  await queue.enqueue(twoCalls(update("vrx-b", 9, 4), update("vrx-b", 0, 5)));
  await world.settle();
  expect([records.get("vrx-a")?.value, records.get("vrx-b")?.value]).toEqual([0, 0]);
  expect(queue.getState().failed).toMatchObject([{ id: "g1", isPartlySaved: false }]);
});
