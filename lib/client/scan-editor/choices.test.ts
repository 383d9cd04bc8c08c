/** @jest-environment node */
import "fake-indexeddb/auto";
import type { Command } from "@/lib/editor/core/command";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { createWorldOver, until } from "@/tests/support/queue-world";
import type { AlertInput } from "../alerts/alerts-store";
import { createSurveyEditorSession } from "./survey-editor-session";

const SURVEY = "srv-1";
const corners = ["a", "b", "c"].map((key, x) => ({
  key,
  surveyKey: SURVEY,
  floorNumber: 0,
  x,
  y: 0,
  z: x % 2,
  revision: 1,
}));
const wall = {
  key: "w",
  surveyKey: SURVEY,
  floorNumber: 0,
  label: "wall" as const,
  loops: [["a", "b", "c"]],
  revision: 1,
};
const door = {
  key: "d",
  surveyKey: SURVEY,
  floorNumber: 0,
  label: "door" as const,
  faceKey: "w",
  u: 1,
  v: 1,
  width: 0.9,
  height: 2,
  rotation: 0,
  revision: 1,
};
let count = 0;
let close = () => {};
afterEach(() => close());

/** Moves a corner and the door of its wall: two calls. */
const moveBoth: Command = (scene) => {
  const corner = scene.get("vertex", "b");
  const opening = scene.get("objectPlanar", "d");
  if (!corner || !opening) throw new Error("They are gone");
  const diff = {
    vertex: { added: {}, removed: {}, updated: { b: [corner, { ...corner, x: 5 }] } },
    objectPlanar: { added: {}, removed: {}, updated: { d: [opening, { ...opening, u: 5 }] } },
  };
  return { ok: true, label: "Move corner", diff: diff as never };
};

async function openEditor() {
  count += 1;
  const backend = createGeometryBackend({
    vertex: corners,
    edge: [],
    face: [wall],
    objectPlanar: [door],
    object3D: [],
  });
  const world = createWorldOver(backend, `choices-${count}`, "nobody");
  close = world.close;
  const tab = world.open();
  await world.changeSession("emp-ann");
  const alerts: AlertInput[] = [];
  const lists = { isKept: false, last: backend.read() };
  const session = createSurveyEditorSession({
    surveyKey: SURVEY,
    scope: "emp-ann",
    employeeKey: "emp-ann",
    records: backend.read(),
    earlier: { waiting: [] },
    queue: tab.queue,
    readLists: async () => {
      if (!lists.isKept) lists.last = backend.read();
      return lists.last;
    },
    showAlert: (alert) => void alerts.push(alert),
    clearAlert: () => {},
    onAlertClosed: () => {},
  });
  const conflicts = () => session.getSaveState().conflicts;
  const keepMine = async () => {
    const [conflict] = conflicts();
    await tab.queue.retry(conflict?.gestureId ?? "", conflict?.choice.shown);
  };
  const held = () => {
    const { vertex, objectPlanar } = backend.read();
    return [vertex.find(({ key }) => key === "b")?.x, objectPlanar[0]?.u];
  };
  const doorCalls = () => backend.calls.filter(({ name }) => name === "objectPlanar.updateBatch").length;
  const bob = (second: string, updatedBy = "emp-bob") => ({ updatedBy, updatedAt: `2026-11-28T10:00:${second}.000Z` });
  return { backend, world, tab, session, alerts, lists, conflicts, keepMine, held, doorCalls, bob };
}

type World = Awaited<ReturnType<typeof openEditor>>;

/**
 * Moves the corner as another person, and their door to `u` unless null, then runs an edit that is refused.
 */
async function refused({ backend, session, conflicts, bob }: World, u: number | null): Promise<void> {
  backend.change("vertex", "b", { x: 40, ...bob("01") });
  if (u !== null) backend.change("objectPlanar", "d", { u, ...bob("02") });
  session.store.run(moveBoth);
  await until(() => conflicts().length === (u === null ? 1 : 2));
}

test('shows the conflict of calls not yet sent too, and "mine" writes over both at once', async () => {
  const world = await openEditor();
  const { session, conflicts, keepMine, held, doorCalls } = world;
  await refused(world, 3);
  expect(conflicts()).toMatchObject([
    { key: "b", mine: { x: 5 }, theirs: { x: 40 }, choice: { elements: 2, contested: 2 } },
    { key: "d", fields: ["u"], mine: { u: 5 }, theirs: { u: 3 } },
  ]);
  expect([held(), doorCalls()]).toEqual([[40, 3], 0]);
  await keepMine();
  await until(() => session.getSaveState().status === "saved");
  expect([held(), doorCalls()]).toEqual([[5, 5], 1]);
  expect(conflicts()).toEqual([]);
});

test("uncontested changes are neither shown nor a reason to ask again", async () => {
  const world = await openEditor();
  const { backend, session, conflicts, keepMine, held, doorCalls } = world;
  backend.change("objectPlanar", "d", { isOpen: true });
  await refused(world, null);
  await session.reread();
  expect(conflicts().map(({ key }) => key)).toEqual(["b"]);
  await keepMine();
  await until(() => session.getSaveState().status === "saved");
  expect([held(), doorCalls(), backend.read().objectPlanar[0]?.isOpen]).toEqual([[5, 5], 1, true]);
});

test("one choice also decides the rest of the other person's edit, read later", async () => {
  const world = await openEditor();
  const { backend, session, alerts, lists, conflicts, keepMine, held, bob } = world;
  await refused(world, null);
  await session.reread();
  lists.isKept = true;
  backend.change("objectPlanar", "d", { u: 3, ...bob("02") });
  const reported = alerts.length;
  await keepMine();
  await until(() => session.getSaveState().status === "saved");
  expect([held(), conflicts(), alerts.length]).toEqual([[5, 5], [], reported]);
});

test.each([
  ["by a third person", "02", "emp-cid"],
  ["in a later edit by the same person", "50", "emp-bob"],
])("a change made meanwhile %s is shown as a conflict, together with the corner", async (_how, second, by) => {
  const world = await openEditor();
  const { backend, session, alerts, lists, conflicts, keepMine, held, bob } = world;
  await refused(world, null);
  await session.reread();
  lists.isKept = true;
  backend.change("objectPlanar", "d", { u: 3, ...bob(second, by) });
  const reported = alerts.length;
  await keepMine();
  await until(() => session.getSaveState().pending === 0 && alerts.length > reported);
  lists.isKept = false;
  await session.reread();
  expect(held()).toEqual([40, 3]);
  expect(conflicts().map(({ key, theirs }) => [key, (theirs as { u?: number }).u])).toEqual([
    ["d", 3],
    ["b", undefined],
  ]);
  await keepMine();
  await until(() => session.getSaveState().status === "saved");
  expect(held()).toEqual([5, 5]);
});
