/** @jest-environment node */
import "fake-indexeddb/auto";
import { deleteElements } from "@/lib/editor/commands/delete-elements";
import type { Command } from "@/lib/editor/core/command";
import { createScene } from "@/lib/editor/core/scene";
import { afterRefusal } from "@/tests/support/editing-queue";
import { openEditingTabs, SURVEY } from "@/tests/support/editing-tabs";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { until } from "@/tests/support/queue-world";
import { danglingReferences } from "@/tests/support/random-scene";
import { ApiError } from "../calls/api-error";

const ofFloor = (key: string) => ({ key, surveyKey: SURVEY, floorNumber: 0 });
const corner = (key: string, x: number, z: number) => ({ ...ofFloor(key), x, y: 0, z, revision: 1 });
const face = (key: string, ...loops: string[][]) => ({ ...ofFloor(key), label: "floor" as const, loops });
const edge = (key: string) => ({ ...ofFloor(key), label: "base" as const, vertexKeys: [...key] as [string, string] });
const chair = (key: string, hostKey: string) => ({
  ...ofFloor(key),
  label: "furniture",
  position: [1, 0, 1] as [number, number, number],
  quaternion: [0, 0, 0, 1] as [number, number, number, number],
  size: [1, 1, 1] as [number, number, number],
  hostKey,
});
const records = {
  vertex: [corner("a", 0, 0), corner("b", 4, 0), corner("c", 4, 4)],
  edge: ["ab", "bc", "ca"].map(edge),
  face: [{ ...face("f", ["a", "b", "c"]), revision: 1 }],
  objectPlanar: [],
  object3D: [{ ...chair("o", "f"), revision: 1 }],
};
let count = 0;

/** Runs an edit whose listed calls are each refused once: the first forward, the others during rollback. */
async function rollBackPartly(command: Command, refused: readonly string[]) {
  count += 1;
  const backend = createGeometryBackend(records);
  const outOfOrder = [...refused];
  const { receive } = backend;
  backend.receive = async (tab, call, signal) => {
    if (call.name !== outOfOrder[0]) return receive(tab, call, signal);
    outOfOrder.shift();
    throw new ApiError({ status: 500, type: "server_error", message: "Out of order" });
  };
  const options = { count: 1, ...afterRefusal };
  const { world, one: session, close } = await openEditingTabs(backend, `half-taken-back-${count}`, options);
  session.store.run(command);
  await world.settle();
  await until(() => session.getSaveState().failed.length === 1);
  await session.reread();
  const held = backend.read();
  const dangling = [createScene(SURVEY, held), session.store.scene].flatMap(danglingReferences);
  const { failed } = session.getSaveState();
  close();
  expect(outOfOrder).toEqual([]);
  expect(failed).toMatchObject([{ isPartlySaved: true }]);
  return { held, dangling, keys: (kind: keyof typeof held) => held[kind].map(({ key }) => key).sort() };
}

test("does not restore references to records that could not be restored: the chair comes back without its floor", async () => {
  const remove: Command = (scene) => deleteElements(scene, { items: [{ kind: "vertex", key: "a" }] });
  const { held, dangling, keys } = await rollBackPartly(remove, ["edge.delete", "face.createBatch"]);
  expect(dangling).toEqual([]);
  expect(keys("face")).toEqual([]);
  expect(keys("vertex")).toEqual(["a", "b", "c"]);
  expect(held.object3D[0]?.hostKey).toBeNull();
});

test("keeps the references of remaining records: a chair that could not be moved back keeps its new floor, and the other new floor is deleted", async () => {
  const made = { g: face("g", ["c", "b", "a"]), h: face("h", ["b", "a", "c"]) };
  const from = records.object3D[0] as (typeof records.object3D)[0];
  const move: Command = () => ({
    ok: true,
    label: "Move to a new floor",
    diff: {
      face: { added: made, updated: {}, removed: {} },
      object3D: { added: {}, updated: { o: [from, { ...from, hostKey: "g" }] }, removed: {} },
      edge: { added: {}, updated: {}, removed: { ab: edge("ab") } },
    },
  });
  const { held, dangling, keys } = await rollBackPartly(move, ["edge.delete", "object3D.update"]);
  // Refused once forward and once during rollback.
  expect(dangling).toEqual([]);
  expect(held.object3D[0]?.hostKey).toBe("g");
  expect(keys("face")).toEqual(["f", "g"]);
});
