/** @jest-environment node */
import "fake-indexeddb/auto";
import { addRecords } from "@/lib/editor/commands/add-records";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { joining } from "@/tests/support/editing-queue";
import { openEditingTabs, SURVEY } from "@/tests/support/editing-tabs";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { until } from "@/tests/support/queue-world";
import { ApiError } from "../calls/api-error";

const ofFloor = (key: string) => ({ key, surveyKey: SURVEY, floorNumber: 0 });
const corner = (key: string, x: number) => ({ ...ofFloor(key), x, y: 0, z: 0, revision: 1 });
const edge = { ...ofFloor("n"), label: "base" as const, vertexKeys: ["a", "b"] as [string, string] };
const records = {
  vertex: [corner("a", 0), corner("b", 1), corner("c", 2)],
  edge: [],
  face: [],
  objectPlanar: [],
  object3D: [],
};

test("an edge that one tab created and deleted unsent is not restored when the other tab's deletion is rolled back", async () => {
  const backend = createGeometryBackend(records);
  const { receive } = backend;
  let requested = 0;
  backend.receive = async (tab, call, signal) => {
    requested += 1;
    if (call.name !== "vertex.delete" || !backend.world.isUp) return receive(tab, call, signal);
    throw new ApiError({ status: 400, type: "invalid_input", message: "No" });
  };
  let unreadId: string | undefined;
  const { world, sessions, one, other, close } = await openEditingTabs(backend, "came-and-went", {
    joining,
    // The other tab has not read the queue yet when it also deletes the edge.
    wrapQueue: (queue, index) => ({
      pendingOf: async (...keys) => {
        const waiting = await queue.pendingOf(...keys);
        return index === 1 ? waiting.filter(({ id }) => id !== unreadId) : waiting;
      },
    }),
  });
  world.setOnline(false);
  // The first edit goes alone; later ones go in a batch.
  one.store.run((scene) => moveVertices(scene, { keys: ["b"], vector: [0, 0, 3] }));
  await until(() => requested > 0 && other.store.getPending().length === 1);
  one.store.run((scene) => addRecords(scene, { records: { edge: [edge] } }));
  await until(() => other.store.getPending().length === 2);
  one.store.run((scene) => deleteElements(scene, { items: [{ kind: "edge", key: "n" }] }));
  unreadId = one.store.getPending()[2]?.id;
  await until(() => world.stored.length === 3);
  other.store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [0, 0, 4] }));
  await until(() => world.stored.length === 4);
  other.store.run((scene) =>
    deleteElements(scene, {
      items: [
        { kind: "edge", key: "n" },
        { kind: "vertex", key: "c" },
      ],
    }),
  );
  await until(() => world.stored.length === 5);
  world.setOnline(true);
  await world.settle();
  await until(() => sessions.every(({ getSaveState }) => getSaveState().failed.length === 1));
  expect(one.getSaveState().failed[0]?.isPartlySaved).toBe(false);
  expect(backend.calls.map(({ name }) => name)).not.toContain("edge.createBatch");
  expect(backend.read().edge).toEqual([]);
  expect(backend.read().vertex.map(({ z }) => z)).toEqual([4, 3, 0]);
  close();
});
