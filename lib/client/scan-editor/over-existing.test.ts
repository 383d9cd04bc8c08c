/** @jest-environment node */
import "fake-indexeddb/auto";
import { addRecords } from "@/lib/editor/commands/add-records";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { createWorldOver, until } from "@/tests/support/queue-world";
import type { AlertInput } from "../alerts/alerts-store";
import { overExisting } from "./over-existing";
import { createSurveyEditorSession } from "./survey-editor-session";

const SURVEY = "srv-1";
const corner = (key: string, x: number) => ({ key, surveyKey: SURVEY, floorNumber: 0, x, y: 0, z: 0 });
const KEYS = ["a", "b", "c", "d"];
let close = () => {};
afterEach(() => close());

async function openEditor(database: string) {
  const vertex = KEYS.map((key, index) => ({ ...corner(key, index), revision: 1 }));
  const backend = createGeometryBackend({ vertex, edge: [], face: [], objectPlanar: [], object3D: [] });
  const world = createWorldOver(backend, database, "nobody", undefined, {
    recast: async (entry) => overExisting(entry),
  });
  close = world.close;
  const tab = world.open();
  await world.changeSession("emp-ann");
  const alerts: AlertInput[] = [];
  const session = createSurveyEditorSession({
    surveyKey: SURVEY,
    scope: "emp-ann",
    employeeKey: "emp-ann",
    records: backend.read(),
    earlier: { waiting: [] },
    queue: tab.queue,
    readLists: async () => backend.read(),
    showAlert: (alert) => alerts.push(alert),
    clearAlert: () => {},
    onAlertClosed: () => {},
  });
  const { store } = session;
  const x = (key: string) => backend.read().vertex.find((one) => one.key === key)?.x;
  return { backend, world, tab, session, store, alerts, x };
}

test('compares a created record whose answer was lost and that another person changed, and applies "mine"', async () => {
  const { backend, world, tab, session, store, alerts, x } = await openEditor("made-over");
  backend.world.loses = 1;
  store.run((scene) => addRecords(scene, { records: { vertex: [corner("new", 5), corner("other", 6)] } }));
  await until(() => backend.read().vertex.length === 6);
  backend.change("vertex", "new", { x: 40 });
  await until(() => session.getSaveState().conflicts.length === 1);
  await until(() => store.getRecord("vertex", "new")?.x === 40);
  expect(session.getSaveState().conflicts).toMatchObject([
    { kind: "vertex", key: "new", fields: ["x"], mine: { x: 5 }, theirs: { x: 40 }, choice: { elements: 2 } },
  ]);
  expect(alerts.at(-1)?.buttonProps?.label).toBe("Compare");

  await tab.queue.retry(session.getSaveState().conflicts[0]?.gestureId ?? "");
  await until(() => session.getSaveState().status === "saved");
  await world.settle();
  expect([x("new"), x("other"), store.getRecord("vertex", "new")?.x]).toEqual([5, 6, 5]);
  expect(backend.calls.slice(-2).map(({ name }) => name)).toEqual(["vertex.createBatch", "vertex.updateBatch"]);
});

test('shows the conflict again if the record changed before "mine" was applied', async () => {
  const { backend, tab, session, store, x } = await openEditor("made-over-again");
  backend.world.loses = 1;
  store.run((scene) => addRecords(scene, { records: { vertex: [corner("new", 5)] } }));
  await until(() => x("new") === 5);
  backend.change("vertex", "new", { x: 40 });
  await until(() => session.getSaveState().conflicts.length === 1);
  backend.change("vertex", "new", { x: 41 });
  await tab.queue.retry(session.getSaveState().conflicts[0]?.gestureId ?? "");
  await until(() => session.getSaveState().conflicts.length === 1 && store.getRecord("vertex", "new")?.x === 41);
  expect(session.getSaveState().conflicts).toMatchObject([{ mine: { x: 5 }, theirs: { x: 41 } }]);
  expect(x("new")).toBe(41);
});

test("a choice states its scope: the whole edit and the edits that build on it", async () => {
  const { backend, session, store } = await openEditor("whole-edit");
  backend.change("vertex", "b", { x: 40 });
  backend.world.isUp = false;
  store.run((scene) => moveVertices(scene, { keys: KEYS, vector: [10, 0, 0] }));
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] }));
  backend.world.isUp = true;
  await until(() => session.getSaveState().conflicts.length === 1);
  expect(session.getSaveState().conflicts).toMatchObject([
    { key: "b", mine: { x: 11 }, theirs: { x: 40 }, choice: { elements: 4, contested: 1, later: 1 } },
  ]);
});
