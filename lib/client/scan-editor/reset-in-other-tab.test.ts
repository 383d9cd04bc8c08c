/** @jest-environment node */
import "fake-indexeddb/auto";
import type { Command } from "@/lib/editor/core/command";
import type { Diff } from "@/lib/editor/core/diff";
import { openEditingTabs, SURVEY } from "@/tests/support/editing-tabs";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { until } from "@/tests/support/queue-world";

const NO_EDGE_YET = { edge: [], objectPlanar: [], object3D: [] };
const ofFloor = (key: string) => ({ key, surveyKey: SURVEY, floorNumber: 0 });
const corners = ["a", "b", "c"].map((key, x) => ({ ...ofFloor(key), x, y: 0, z: x % 2, revision: 1 }));
const floor = { ...ofFloor("f"), label: "floor" as const, loops: [["a", "b", "c"]], revision: 1 };
const edge = { ...ofFloor("e"), label: "base" as const, vertexKeys: ["a", "b"] as [string, string] };

const change =
  (label: string, diff: Diff): Command =>
  () => ({ ok: true, label, diff });
const layEdge = change("Merge 2 corners", {
  edge: { added: { e: edge }, updated: {}, removed: {} },
  face: { added: {}, updated: {}, removed: { f: floor } },
});
const deleteCorner = change("Delete 2 elements", {
  edge: { added: {}, updated: {}, removed: { e: edge } },
  vertex: { added: {}, updated: {}, removed: { a: corners[0] as (typeof corners)[0] } },
});

test("an edge deleted by the other tab's reset stays deleted when its own deletion is refused", async () => {
  const backend = createGeometryBackend({ ...NO_EDGE_YET, vertex: corners, face: [floor] });
  let release = () => {};
  const received = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { world, sessions, one, other, close } = await openEditingTabs(backend, "cleared-unheard", {
    // Neither tab knows of the other's edits.
    wrapQueue: (queue) => ({
      async pendingOf(...keys) {
        await received;
        return queue.pendingOf(...keys);
      },
    }),
  });
  const isStored = (count: number) => until(() => world.stored.length === count);

  world.setOnline(false);
  one.store.run(layEdge);
  await isStored(1);
  other.resetFloor({ floorNumber: 0, name: "Entry level" });
  other.flush();
  await isStored(2);
  other.store.undo();
  await isStored(3);
  one.store.run(deleteCorner);
  await isStored(4);
  world.setOnline(true);
  release();
  await world.settle();

  // The corner stays, since the restored floor uses it; the person who deletes it is alerted.
  await until(() => one.getSaveState().failed.length === 1);
  expect(backend.calls.some(({ name }) => name === "survey.reset3dAnnotations")).toBe(true);
  await one.reread();
  await other.reread();
  const held = backend.read();
  expect(held.vertex.map(({ key }) => key).sort()).toEqual(["a", "b", "c"]);
  expect(held.face.map(({ key }) => key)).toEqual(["f"]);
  expect(held.edge).toEqual([]);
  for (const { store } of sessions) expect(store.getRecord("edge", "e")).toBeUndefined();
  close();
});
