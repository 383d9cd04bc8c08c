/** @jest-environment node */
import "fake-indexeddb/auto";
import type { Command } from "@/lib/editor/commands/command";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { createWorldOver, until } from "@/tests/support/queue-world";
import { ApiError } from "../api-error";
import { createSurveyEditorSession } from "./survey-editor-session";

const SURVEY = "srv-1";
const corner = { key: "a", surveyKey: SURVEY, floorNumber: 0, x: 0, y: 0, z: 0, revision: 1 };
const records = { vertex: [corner], edge: [], face: [], objectPlanar: [], object3D: [] };
const move: Command = (scene) => moveVertices(scene, { keys: ["a"], vector: [2, 0, 0] });

test("a floor's reset that went down with another tab's edit is taken back in its own tab, which had not heard of that edit", async () => {
  const backend = createGeometryBackend(records);
  const world = createWorldOver(backend, "sunk-unheard", "nobody");
  const tabs = [world.open(), world.open()];
  await world.changeSession("emp-ann");
  let moved: string | undefined;
  const sessions = tabs.map(({ queue }, at) =>
    createSurveyEditorSession({
      surveyKey: SURVEY,
      scope: "emp-ann",
      employeeKey: "emp-ann",
      records: backend.read(),
      earlier: { waiting: [] },
      // The tab that moved the corner could not tell the other of that, nor is that one told of the refusal.
      queue: {
        ...queue,
        listen: (owner, { hear, rollBack }) =>
          queue.listen(owner, {
            rollBack: at === 1 ? () => [] : rollBack,
            hear: (event) => {
              if (!(at === 1 && event.type === "added" && event.id === moved)) hear(event);
            },
          }),
      },
      readLists: async () => backend.read(),
      showAlert: () => {},
      clearAlert: () => {},
      onAlertGone: () => {},
    }),
  );
  const [one, other] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
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
  for (const { dispose } of sessions) dispose();
  world.close();
});
