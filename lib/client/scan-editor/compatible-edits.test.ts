/** @jest-environment node */
import "fake-indexeddb/auto";
import type { Command } from "@/lib/editor/core/command";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { createWorldOver, tick, until } from "@/tests/support/queue-world";
import type { AlertInput } from "../alerts/alerts-store";
import { createSurveyEditorSession } from "./survey-editor-session";

const SURVEY = "srv-1";
const NONE = { edge: [], objectPlanar: [], object3D: [] };
const corners = ["a", "b", "c"].map((key, x) => ({
  key,
  surveyKey: SURVEY,
  floorNumber: 0,
  x,
  y: 0,
  z: x % 2,
  revision: 1,
}));
const floor = {
  key: "f",
  surveyKey: SURVEY,
  floorNumber: 0,
  label: "floor" as const,
  loops: [["a", "b", "c"]],
  revision: 1,
};
let count = 0;

const rename: Command = (scene) => {
  const from = scene.get("face", "f");
  if (!from) throw new Error("There is no floor");
  const diff = { face: { added: {}, removed: {}, updated: { f: [from, { ...from, roomLabel: "Den" }] as const } } };
  return { ok: true, label: "Name room", diff: diff as never };
};

/** Opens two tabs. `slow`: milliseconds that the second tab needs to read the queue. */
async function openTabs(slow = 0) {
  count += 1;
  const backend = createGeometryBackend({ ...NONE, vertex: corners, face: [floor] });
  const world = createWorldOver(backend, `both-${count}`, "nobody");
  const alerts: AlertInput[] = [];
  const tabs = [world.open(), world.open()];
  await world.changeSession("emp-ann");
  const sessions = tabs.map(({ queue: real }, index) => {
    const pendingOf: typeof real.pendingOf = async (...keys) => {
      await tick(slow);
      return real.pendingOf(...keys);
    };
    const queue = index === 1 && slow > 0 ? { ...real, pendingOf } : real;
    return createSurveyEditorSession({
      surveyKey: SURVEY,
      scope: "emp-ann",
      employeeKey: "emp-ann",
      records: backend.read(),
      earlier: { waiting: [] },
      queue,
      readLists: async () => backend.read(),
      showAlert: (alert) => void alerts.push(alert),
      clearAlert: () => {},
      onAlertClosed: () => {},
    });
  });
  const [first, second] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
  const face = () => backend.read().face[0];
  return { backend, world, alerts, first, second, face };
}

test.each([
  ["in both tabs", 0],
  ["even if the other tab learns of the refusal before it has read the edit", 60],
])(
  "an edit is saved next to another person's change of another field, %s, without a conflict",
  async (_where, slow) => {
    const { backend, world, alerts, first, second, face } = await openTabs(slow);
    backend.change("face", "f", { exterior: true });
    first.store.run(rename);
    await until(() => face()?.roomLabel === "Den");
    await world.settle();
    const tabs = [first, second];
    const faces = () => tabs.map(({ store }) => store.getRecord("face", "f"));
    await until(() => faces().every((one) => one?.exterior === true && one.roomLabel === "Den"));
    // The other tab reads the refused edits from the shared storage, a moment later.
    await until(() => tabs.every(({ getSaveState }) => getSaveState().failed.length === 0));
    expect(face()).toMatchObject({ roomLabel: "Den", exterior: true });
    for (const { store, getSaveState } of tabs) {
      expect(store.getRecord("face", "f")).toMatchObject({ roomLabel: "Den", exterior: true });
      expect(getSaveState()).toMatchObject({ failed: [], conflicts: [] });
    }
    expect(first.store.getHistory().undoLabel).toBe("Name room");
    expect(alerts).toEqual([]);
    world.close();
  },
);

test("a record read after the edit does not count as known: the same field is a conflict", async () => {
  const { backend, world, first, face } = await openTabs();
  world.setOnline(false);
  first.store.run(rename);
  backend.change("face", "f", { roomLabel: "Hall" });
  await first.reread();
  world.setOnline(true);
  await until(() => first.getSaveState().conflicts.length === 1);
  expect(face()?.roomLabel).toBe("Hall");
  world.close();
});

test("two edits of one field are a conflict that shows both values", async () => {
  const { backend, world, alerts, first, face } = await openTabs();
  backend.change("face", "f", { roomLabel: "Hall" });
  first.store.run(rename);
  await until(() => first.getSaveState().conflicts.length === 1);
  expect(first.getSaveState().conflicts[0]).toMatchObject({
    mine: { roomLabel: "Den" },
    theirs: { roomLabel: "Hall" },
  });
  expect(face()?.roomLabel).toBe("Hall");
  expect(alerts.length).toBeGreaterThan(0);
  world.close();
});
