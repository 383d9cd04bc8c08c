/** @jest-environment node */
import "fake-indexeddb/auto";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import type { Command } from "@/lib/editor/core/command";
import { openEditingTabs, SURVEY } from "@/tests/support/editing-tabs";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { until } from "@/tests/support/queue-world";
import { ApiError } from "../calls/api-error";

const corner = { key: "a", surveyKey: SURVEY, floorNumber: 0, x: 0, y: 0, z: 0, revision: 1 };
const records = { vertex: [corner], edge: [], face: [], objectPlanar: [], object3D: [] };
const move: Command = (scene) => moveVertices(scene, { keys: ["a"], vector: [2, 0, 0] });

test("a floor's reset that failed with another tab's edit is rolled back in its own tab, which did not know of the edit", async () => {
  const backend = createGeometryBackend(records);
  let moved: string | undefined;
  const { world, sessions, one, other, close } = await openEditingTabs(backend, "sunk-unheard", {
    // The tab that moved the corner could not notify the other, which misses the refusal too.
    wrapQueue: (queue, index) => ({
      listen: (owner, { hear, rollBack }) =>
        queue.listen(owner, {
          rollBack: index === 1 ? () => [] : rollBack,
          hear: (event) => {
            if (!(index === 1 && event.type === "added" && event.id === moved)) hear(event);
          },
        }),
    }),
  });
  world.setOnline(false);
  one.store.run(move);
  moved = one.store.getPending()[0]?.id;
  await until(() => world.stored.length === 1);
  other.resetFloor({ floorNumber: 0, name: "Entry level" });
  other.flush();
  await until(() => one.store.getPending().length === 2);
  expect(other.store.getPending()).toHaveLength(1);

  const { receive } = backend;
  backend.receive = async (tab, call, signal) => {
    if (call.name !== "vertex.updateBatch" || !backend.world.isUp) return receive(tab, call, signal);
    throw new ApiError({ status: 400, type: "invalid_input", message: "No" });
  };
  world.setOnline(true);
  await world.settle();
  await until(() => sessions.every(({ store }) => store.getPending().length === 0));
  await until(() => sessions.every(({ getSaveState }) => getSaveState().failed.length === 2));
  expect(backend.calls.map(({ name }) => name)).not.toContain("survey.reset3dAnnotations");
  for (const { store } of sessions) expect(store.getRecord("vertex", "a")?.x).toBe(0);
  close();
});
