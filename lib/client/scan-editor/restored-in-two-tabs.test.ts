/** @jest-environment node */
import "fake-indexeddb/auto";
import { addRecords } from "@/lib/editor/commands/add-records";
import { bringBack } from "@/lib/editor/commands/bring-back";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import type { Command } from "@/lib/editor/core/command";
import type { DeletedRecord } from "@/lib/editor/core/provenance/deleted-records";
import { afterRefusal, joining } from "@/tests/support/editing-queue";
import { openEditingTabs, SURVEY } from "@/tests/support/editing-tabs";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { until } from "@/tests/support/queue-world";
import { ApiError } from "../calls/api-error";

const corner = (key: string, x: number) => ({ key, surveyKey: SURVEY, floorNumber: 0, x, y: 0, z: 0, revision: 1 });
const records = { vertex: [corner("a", 0), corner("c", 2)], edge: [], face: [], objectPlanar: [], object3D: [] };
const deleted = new Map<string, DeletedRecord>([
  ["c", { kind: "vertex", record: corner("c", 2), by: null, at: "then" }],
]);

let close = () => {};
afterEach(() => close());

/**
 * Deletes and saves a corner. One tab undoes that and moves the corner; the other, unaware of both, restores it
 * from the scan. All edits wait.
 */
async function restoreInBoth(database: string, restore: Command = (scene) => bringBack(scene, { key: "c", deleted })) {
  const backend = createGeometryBackend(records);
  let isUnaware = false;
  const {
    world,
    sessions,
    one,
    other,
    close: closeTabs,
  } = await openEditingTabs(backend, database, {
    joining,
    ...afterRefusal,
    wrapQueue: (queue, index) => ({
      pendingOf: async (...keys) => (isUnaware && index === 1 ? [] : queue.pendingOf(...keys)),
    }),
  });
  close = closeTabs;
  one.store.run((scene) => deleteElements(scene, { items: [{ kind: "vertex", key: "c" }] }));
  await world.settle();
  await until(() => !other.store.scene.has("vertex", "c"));
  isUnaware = true;
  world.setOnline(false);
  one.store.undo();
  one.store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [0, 0, 3] }));
  await until(() => world.stored.length === 3);
  other.store.run(restore);
  await until(() => world.stored.length === 4);
  isUnaware = false;
  backend.calls.length = 0;
  const positions = () => backend.read().vertex.map(({ key, x, z }) => [key, x, z]);
  return { backend, world, sessions, positions };
}

test("a corner that both tabs restored and one moved is where the later edit puts it, without a conflict", async () => {
  const { backend, world, sessions, positions } = await restoreInBoth("both-bring-back");
  world.setOnline(true);
  await world.settle();
  for (const { reread } of sessions) await reread();
  expect(sessions.flatMap(({ getSaveState }) => getSaveState().failed)).toEqual([]);
  expect(positions()).toEqual([
    ["a", 0, 0],
    ["c", 2, 0],
  ]);
  for (const { store } of sessions) expect(store.getRecord("vertex", "c")?.z).toBe(0);
  expect(backend.calls.at(-1)).toMatchObject({
    name: "vertex.updateBatch",
    params: { vertices: [{ key: "c", revision: expect.any(Number), z: 0 }] },
  });
});

test("another person's change in between is a conflict", async () => {
  const { backend, world, sessions, positions } = await restoreInBoth("both-bring-back-theirs");
  const { receive } = backend;
  backend.receive = async (...sent) => {
    const answer = await receive(...sent);
    // Before the other tab's edit arrives.
    if (positions().some(([key, , z]) => key === "c" && z === 3)) backend.change("vertex", "c", { z: 7 });
    return answer;
  };
  world.setOnline(true);
  await world.settle();
  await until(() => sessions.every(({ getSaveState }) => getSaveState().conflicts.length === 1));
  expect(sessions[1]?.getSaveState().conflicts).toMatchObject([{ key: "c", mine: { z: 0 }, theirs: { z: 7 } }]);
  expect(positions()).toContainEqual(["c", 2, 7]);
});

test("a later refusal rolls the corner back to the other tab's position", async () => {
  const edge = { key: "e", surveyKey: SURVEY, floorNumber: 0, label: "base" as const };
  const { backend, world, sessions, positions } = await restoreInBoth("both-bring-back-refused", (scene) => {
    const vertex = [{ ...corner("c", 2), revision: undefined }];
    return addRecords(scene, { records: { vertex, edge: [{ ...edge, vertexKeys: ["a", "c"] }] } });
  });
  const { receive } = backend;
  backend.receive = async (tab, call, signal) => {
    if (call.name !== "edge.createBatch" || !backend.world.isUp) return receive(tab, call, signal);
    throw new ApiError({ status: 400, type: "invalid_input", message: "No" });
  };
  world.setOnline(true);
  await world.settle();
  await until(() => sessions.every(({ getSaveState }) => getSaveState().failed.length === 1));
  expect(sessions[1]?.getSaveState().failed).toMatchObject([{ isPartlySaved: false, failure: { status: 400 } }]);
  expect(positions()).toContainEqual(["c", 2, 3]);
  await until(() => sessions.every(({ store }) => store.getRecord("vertex", "c")?.z === 3));
});
