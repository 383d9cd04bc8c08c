/** @jest-environment node */
import "fake-indexeddb/auto";
import type { Vertex } from "@/lib/domain/geometry-records";
import type { Command } from "@/lib/editor/core/command";
import type { SceneRecords } from "@/lib/editor/core/scene";
import { createWorld, type Tab, tick, until } from "@/tests/support/queue-world";
import type { AlertInput } from "../alerts/alerts-store";
import { ApiError } from "../calls/api-error";
import { toGesture } from "./gesture-entry";
import { createSurveyEditorSession } from "./survey-editor-session";
import { ownerOf } from "./survey-owner";

jest.setTimeout(60_000);

const SURVEY = "srv-1";
const OWNER = ownerOf(SURVEY);
const KEYS = ["vrx-a", "vrx-b"];
let count = 0;
let closeWorld = () => {};
afterEach(() => closeWorld());

const move =
  (key: string, x: number): Command =>
  (scene) => {
    const from = scene.get("vertex", key);
    if (!from) throw new Error(`${key} is not there`);
    return {
      ok: true,
      label: "Move corner",
      diff: { vertex: { added: {}, removed: {}, updated: { [key]: [from, { ...from, x }] } } },
    };
  };

async function openWorld() {
  count += 1;
  const world = createWorld(`editor-${count}`, "nobody");
  closeWorld = world.close;
  for (const key of KEYS) world.backend.records.set(key, { revision: 1, value: 0 });
  const tab = world.open();
  await world.changeSession("emp-ann");
  return { world, tab, server: world.backend };
}

type World = Awaited<ReturnType<typeof openWorld>>["world"];

/** Opens an editor; `afterSnapshot` runs between the snapshot of the lists and their arrival. */
async function openEditor(world: World, tab: Tab, afterSnapshot = async () => {}) {
  const alerts: AlertInput[] = [];
  const deleted = new Map<string, () => void>();
  let reads = 0;
  const readLists = async (): Promise<SceneRecords> => {
    reads += 1;
    const vertex = [...world.backend.records].map(
      ([key, { revision, value }]): Vertex => ({
        key,
        surveyKey: SURVEY,
        floorNumber: 0,
        x: Number(value),
        y: 0,
        z: 0,
        revision,
      }),
    );
    const none = { edge: [], face: [], objectPlanar: [], object3D: [] };
    if (reads > 1) await afterSnapshot();
    return { vertex, ...none };
  };
  const waiting = await tab.queue.pendingOf(OWNER, "emp-ann");
  const session = createSurveyEditorSession({
    surveyKey: SURVEY,
    scope: "emp-ann",
    employeeKey: "emp-ann",
    page: "/the-editor?of=it",
    records: await readLists(),
    earlier: { waiting: waiting.map(toGesture), undoing: await tab.queue.undoingOf(OWNER, "emp-ann") },
    queue: tab.queue,
    readLists,
    showAlert: (alert) => alerts.push(alert),
    clearAlert: (id) => deleted.get(id)?.(),
    onAlertClosed: (id, listener) => deleted.set(id, listener),
    nameElements: (scene, { items }) =>
      items.map(({ kind, key }) => (scene.has(kind, key) ? `${kind} ${key}` : `1 ${kind}`)).join(", "),
  });
  const x = (key: string) => session.store.getRecord("vertex", key)?.x;
  return { session, store: session.store, alerts, deleted, x, reads: () => reads };
}

test("shows an edit at once, saves it by one call, and notes its revision", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x, alerts } = await openEditor(world, tab);
  store.run(move("vrx-a", 2));
  expect(x("vrx-a")).toBe(2);
  expect(session.getSaveState()).toMatchObject({ status: "saving", pending: 1, waiting: 0 });
  await until(() => session.getSaveState().status === "saved");
  expect(server.deliveries.map(({ call }) => call)).toMatchObject([
    { name: "vertex.updateBatch", params: { vertices: [{ key: "vrx-a", x: 2, revision: 1 }] } },
  ]);
  expect(store.getRecord("vertex", "vrx-a")?.revision).toBe(2);
  expect(alerts).toEqual([]);
});

test("saves an undo as a separate edit", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store } = await openEditor(world, tab);
  store.run(move("vrx-a", 2));
  store.undo();
  await until(() => session.getSaveState().status === "saved");
  await world.settle();
  expect(server.deliveries.map(({ call }) => call.params)).toMatchObject([
    { vertices: [{ key: "vrx-a", x: 2, revision: 1 }] },
    { vertices: [{ key: "vrx-a", x: 0, revision: 2 }] },
  ]);
  expect(server.records.get("vrx-a")?.value).toBe(0);
});

test("offline, an edit stays applied and waits visibly; a reload restores it", async () => {
  const { world, tab, server } = await openWorld();
  const before = await openEditor(world, tab);
  world.setOnline(false);
  before.store.run(move("vrx-a", 2));
  await until(() => before.session.getSaveState().waiting === 1);
  expect(before.session.getSaveState()).toMatchObject({ status: "waiting", pending: 1 });
  world.kill(tab);

  const next = world.open();
  await next.queue.start("emp-ann");
  const after = await openEditor(world, next);
  expect(after.x("vrx-a")).toBe(2);
  expect(after.session.getSaveState()).toMatchObject({ status: "waiting", pending: 1 });
  expect(after.store.getHistory().undoLabel).toBe("Move corner");
  world.setOnline(true);
  await until(() => after.session.getSaveState().status === "saved");
  expect(server.deliveries.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
});

test("rolls back a refused edit with the edits that build on it, reads the lists again, and alerts once", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x, alerts, reads } = await openEditor(world, tab);
  server.world.refuse = ({ params }) =>
    JSON.stringify(params).includes('"x":66')
      ? new ApiError({ message: "Out of reach", type: "invalid_input", status: 400 })
      : null;
  world.setOnline(false);
  store.run(move("vrx-a", 66));
  store.run(move("vrx-b", 5));
  store.run(move("vrx-a", 7));
  expect([x("vrx-a"), x("vrx-b")]).toEqual([7, 5]);
  world.setOnline(true);
  await until(() => session.getSaveState().pending === 0 && reads() >= 2);
  expect([x("vrx-a"), x("vrx-b")]).toEqual([0, 5]);
  expect(server.records.get("vrx-b")?.value).toBe(5);
  expect(alerts.map(({ type, message, buttonProps }) => [type, message, buttonProps?.label])).toEqual([
    ["error", "“Move corner” wasn't saved for vertex vrx-a: Out of reach", "Retry"],
  ]);
  await until(() => session.getSaveState().failed.length === 2);
  expect(session.getSaveState().status).toBe("failed");

  server.world.refuse = () => null;
  alerts[0]?.buttonProps?.onClick();
  await until(() => session.getSaveState().status === "saved" && server.records.get("vrx-a")?.value === 7);
  expect(x("vrx-a")).toBe(7);
});

test("names an element that another person deleted, instead of the backend's message with its key", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, alerts } = await openEditor(world, tab);
  server.world.refuse = () => new ApiError({ message: "There is no vertex vrx-a.", type: "not_found", status: 404 });
  store.run(move("vrx-a", 66));
  await until(() => session.getSaveState().failed.length === 1);
  expect(alerts.map(({ message }) => message)).toEqual([
    "“Move corner” wasn't saved for vertex vrx-a: Somebody has deleted it since. It can be saved once it is back.",
  ]);
});

test("names created and deleted elements in the error, although they no longer exist", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, alerts } = await openEditor(world, tab);
  server.world.refuse = () => new ApiError({ message: "Out of reach", type: "invalid_input", status: 400 });
  const part = { added: {}, removed: {}, updated: {} };
  const added = { "vrx-n": { key: "vrx-n", surveyKey: SURVEY, floorNumber: 0, x: 1, y: 0, z: 0 } };
  store.run(() => ({ ok: true, label: "Add corner", diff: { vertex: { ...part, added } } }));
  await until(() => session.getSaveState().failed.length === 1);
  expect(store.scene.has("vertex", "vrx-n")).toBe(false);
  const deleted = store.getRecord("vertex", "vrx-b");
  if (!deleted) throw new Error("There is nothing to delete");
  store.run(() => ({ ok: true, label: "Delete", diff: { vertex: { ...part, removed: { "vrx-b": deleted } } } }));
  await until(() => session.getSaveState().failed.length === 2);
  expect(alerts.map(({ message }) => message)).toEqual([
    "“Add corner” wasn't saved for vertex vrx-n: Out of reach",
    "“Delete” wasn't saved for vertex vrx-b: Out of reach",
  ]);
  expect(session.getSaveState().failed.map(({ about }) => about)).toEqual(["vertex vrx-n", "vertex vrx-b"]);
});

test("a delayed reset that builds on a refused edit is not sent: both are listed, and retried together", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x, alerts, deleted } = await openEditor(world, tab);
  const requested: string[] = [];
  server.world.refuse = ({ name }) => {
    requested.push(name);
    return new ApiError({ message: "Out of reach", type: "invalid_input", status: 400 });
  };
  world.setOnline(false);
  store.run(move("vrx-a", 66));
  session.resetFloor({ floorNumber: 0, name: "Entry level" });
  expect(store.scene.count("vertex")).toBe(0);
  world.setOnline(true);
  await until(() => session.getSaveState().pending === 0 && alerts.length === 2);
  // The error has replaced the toast.
  deleted.get("floor-reset")?.();
  await until(() => session.getSaveState().failed.length === 2);
  await world.settle();
  expect(requested).toEqual(["vertex.updateBatch"]);
  expect([x("vrx-a"), x("vrx-b"), session.getHeldId()]).toEqual([0, 0, null]);
  const [root, reset] = session.getSaveState().failed;
  expect([root?.label, reset?.failedWith]).toEqual(["Move corner", root?.id]);

  server.world.refuse = ({ name }) => {
    requested.push(name);
    return name === "survey.reset3dAnnotations"
      ? new ApiError({ message: "Not now", type: "invalid_input", status: 400 })
      : null;
  };
  await tab.queue.retry(root?.id ?? "");
  await until(() => requested.length === 3);
  expect(requested.slice(1)).toEqual(["vertex.updateBatch", "survey.reset3dAnnotations"]);
});

test("an edit refused halfway leaves nothing on screen, although the re-read may have seen its records", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x } = await openEditor(world, tab);
  server.world.refuse = ({ name }) =>
    name === "vertex.updateBatch" ? new ApiError({ message: "No", type: "server_error", status: 500 }) : null;
  store.run((scene) => {
    const moved = move("vrx-a", 2)(scene);
    if (!moved.ok || !moved.diff.vertex) throw new Error("It cannot be moved");
    const added = { key: "vrx-n", surveyKey: SURVEY, floorNumber: 0, x: 1, y: 0, z: 0 };
    return { ok: true, label: "Import", diff: { vertex: { ...moved.diff.vertex, added: { "vrx-n": added } } } };
  });
  await until(() => session.getSaveState().status === "failed" && session.getSaveState().pending === 0);
  await until(() => server.deliveries.at(-1)?.call.name === "vertex.delete");
  await world.settle();
  await until(() => x("vrx-n") === undefined);
  await tick(50);
  expect(store.getRecord("vertex", "vrx-n")).toBeUndefined();
  expect(x("vrx-a")).toBe(0);
  expect([...server.records.keys()]).toEqual(["vrx-a", "vrx-b"]);
});

test("during a rollback neither this tab nor a new one reports that everything is saved", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store } = await openEditor(world, tab);
  server.world.refuse = ({ name }) => {
    if (name === "vertex.updateBatch") return new ApiError({ message: "No", type: "invalid_input", status: 400 });
    const deleted = { message: "No answer", type: "server_error", status: 503, isUnanswered: true };
    return name === "vertex.delete" ? new ApiError(deleted) : null;
  };
  store.run((scene) => {
    const moved = move("vrx-a", 2)(scene);
    if (!moved.ok || !moved.diff.vertex) throw new Error("It cannot be moved");
    const added = { key: "vrx-n", surveyKey: SURVEY, floorNumber: 0, x: 1, y: 0, z: 0 };
    return { ok: true, label: "Import", diff: { vertex: { ...moved.diff.vertex, added: { "vrx-n": added } } } };
  });
  await until(() => store.getPending().length === 0);
  expect(session.getSaveState()).toMatchObject({ pending: 1, failed: [] });
  await until(() => session.getSaveState().status === "waiting");
  expect([...server.records.keys()]).toContain("vrx-n");

  const other = world.open();
  await other.queue.start("emp-ann");
  const there = await openEditor(world, other);
  await until(() => there.session.getSaveState().status === "waiting");
  expect(there.session.getSaveState()).toMatchObject({ pending: 1, waiting: 1 });

  server.world.refuse = () => null;
  const isListed = (one: typeof session) => one.getSaveState().failed.length === 1;
  await until(() => isListed(session) && isListed(there.session));
  for (const one of [session, there.session]) {
    expect(one.getSaveState()).toMatchObject({ status: "failed", pending: 0, waiting: 0 });
  }
  expect([...server.records.keys()]).toEqual(KEYS);
});

test("a rolled-back record has the revision from the answer before any list is read", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x } = await openEditor(world, tab, () => new Promise(() => {}));
  server.world.refuse = ({ name }) =>
    name === "vertex.delete" ? new ApiError({ message: "No", type: "invalid_input", status: 400 }) : null;
  store.run((scene) => {
    const moved = move("vrx-a", 2)(scene);
    const deleted = scene.get("vertex", "vrx-b");
    if (!moved.ok || !moved.diff.vertex || !deleted) throw new Error("It cannot be moved");
    return { ok: true, label: "Merge", diff: { vertex: { ...moved.diff.vertex, removed: { "vrx-b": deleted } } } };
  });
  await until(() => session.getSaveState().failed.length === 1);
  await world.settle();
  expect(server.records.get("vrx-a")).toEqual({ revision: 3, value: 0 });
  expect([x("vrx-a"), x("vrx-b"), store.getRecord("vertex", "vrx-a")?.revision]).toEqual([0, 0, 3]);
});

test("reads the lists again after an answer without records", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, reads } = await openEditor(world, tab);
  server.world.isTerse = true;
  store.run(move("vrx-a", 2));
  await until(() => session.getSaveState().status === "saved" && reads() === 2);
  await until(() => store.getRecord("vertex", "vrx-a")?.revision === 2);
});

test('on a conflict, shows the other person\'s value, lists both versions, and applies "mine" if chosen', async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x, alerts } = await openEditor(world, tab);
  server.records.set("vrx-a", { revision: 5, value: 40 });
  store.run(move("vrx-a", 2));
  await until(() => session.getSaveState().failed.length === 1 && x("vrx-a") === 40);
  expect(alerts.map(({ message, buttonProps }) => [message, buttonProps?.label])).toEqual([
    ["“Move corner” wasn't saved: vertex vrx-a changed in the meantime.", "Compare"],
  ]);
  expect(session.getSaveState().failed[0]?.page).toBe("/the-editor?of=it");
  const [conflict, ...others] = session.getSaveState().conflicts;
  expect(others).toEqual([]);
  expect(conflict).toMatchObject({ kind: "vertex", key: "vrx-a", fields: ["x"], mine: { x: 2 }, theirs: { x: 40 } });

  alerts[0]?.buttonProps?.onClick();
  expect([...store.getSelection().kinds.keys()]).toEqual(["vrx-a"]);
  await tab.queue.retry(conflict?.gestureId ?? "");
  await until(() => server.records.get("vrx-a")?.value === 2);
  await until(() => x("vrx-a") === 2);
  expect(session.getSaveState().conflicts).toEqual([]);
});

test("retrying a refused edit after a newer edit of the same corner raises a conflict with both versions", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x, alerts } = await openEditor(world, tab);
  const no = new ApiError({ message: "No", type: "server_error", status: 500 });
  server.world.refuse = () => no;
  store.run(move("vrx-a", 2));
  await until(() => session.getSaveState().failed.length === 1 && x("vrx-a") === 0);
  server.world.refuse = () => null;
  // The newer edit is later than the refusal by the clock, like a manual edit.
  await tick(5);
  store.run(move("vrx-a", 7));
  store.run(move("vrx-b", 9));
  await until(() => server.records.get("vrx-a")?.value === 7 && server.records.get("vrx-b")?.value === 9);

  const [refused] = session.getSaveState().failed;
  await tab.queue.retry(refused?.id ?? "");
  await until(() => session.getSaveState().conflicts.length === 1 && x("vrx-a") === 7);
  expect(session.getSaveState().conflicts[0]).toMatchObject({ fields: ["x"], mine: { x: 2 }, theirs: { x: 7 } });
  expect([server.records.get("vrx-a")?.value, server.records.get("vrx-b")?.value]).toEqual([7, 9]);
  expect(alerts.at(-1)?.buttonProps?.label).toBe("Compare");

  await tab.queue.retry(refused?.id ?? "");
  await until(() => server.records.get("vrx-a")?.value === 2 && x("vrx-a") === 2);
  await until(() => session.getSaveState().status === "saved");
});

test("retrying a refused edit after other edits saves it with those that failed with it, without a conflict", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x } = await openEditor(world, tab);
  const no = new ApiError({ message: "No", type: "server_error", status: 500 });
  server.world.refuse = () => no;
  store.run(move("vrx-a", 2));
  store.run(move("vrx-a", 3));
  await until(() => session.getSaveState().failed.length === 2 && x("vrx-a") === 0);
  server.world.refuse = () => null;
  await tick(5);
  store.run(move("vrx-b", 9));
  await until(() => server.records.get("vrx-b")?.value === 9);
  await tab.queue.retry(session.getSaveState().failed[0]?.id ?? "");
  await until(() => session.getSaveState().status === "saved" && server.records.get("vrx-a")?.value === 3);
  expect([x("vrx-a"), x("vrx-b")]).toEqual([3, 9]);
});

test("retrying a refused edit saves it without a conflict if newer edits left its fields unchanged", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x, alerts } = await openEditor(world, tab);
  const no = new ApiError({ message: "No", type: "server_error", status: 500 });
  server.world.refuse = () => no;
  store.run(move("vrx-a", 2));
  await until(() => session.getSaveState().failed.length === 1 && x("vrx-a") === 0);
  server.world.refuse = () => null;
  await tick(5);
  store.run(move("vrx-a", 7));
  await until(() => server.records.get("vrx-a")?.value === 7);
  store.run(move("vrx-a", 0));
  await until(() => session.getSaveState().pending === 0 && server.records.get("vrx-a")?.value === 0);
  const alerted = alerts.length;
  await tab.queue.retry(session.getSaveState().failed[0]?.id ?? "");
  await until(() => session.getSaveState().status === "saved" && server.records.get("vrx-a")?.value === 2);
  expect(x("vrx-a")).toBe(2);
  expect(alerts.length).toBe(alerted);
});

test("dismissing my version of a conflict keeps the other person's version", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x } = await openEditor(world, tab);
  server.records.set("vrx-a", { revision: 5, value: 40 });
  store.run(move("vrx-a", 2));
  await until(() => session.getSaveState().conflicts.length === 1);
  await tab.queue.dismiss(session.getSaveState().conflicts[0]?.gestureId ?? "");
  await until(() => session.getSaveState().status === "saved");
  expect(session.getSaveState().conflicts).toEqual([]);
  expect([x("vrx-a"), server.records.get("vrx-a")?.value]).toEqual([40, 40]);
});

test("a refresh shows another person's change, except during a drag", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, x } = await openEditor(world, tab);
  server.records.set("vrx-a", { revision: 5, value: 40 });
  const drag = store.beginDrag<number>((scene, to) => move("vrx-b", to)(scene));
  drag.move(3);
  await session.refresh();
  expect(x("vrx-a")).toBe(0);
  drag.commit();
  await session.refresh();
  expect([x("vrx-a"), x("vrx-b")]).toEqual([40, 3]);
  expect(store.getRecord("vertex", "vrx-a")?.revision).toBe(5);
});

test("during steady edits, one read shows another person's change and reverts nothing", async () => {
  const { world, tab, server } = await openWorld();
  server.records.set("vrx-deleted", { revision: 1, value: 1 });
  const editing = async () => {
    for (const x of [3, 4]) {
      editor.store.run(move("vrx-b", x));
      await until(() => editor.session.getSaveState().pending === 0);
    }
    editor.store.run((scene) => {
      const record = scene.get("vertex", "vrx-deleted");
      if (!record) throw new Error("It is not there");
      return {
        ok: true,
        label: "Delete",
        diff: { vertex: { added: {}, updated: {}, removed: { [record.key]: record } } },
      };
    });
    await until(() => editor.session.getSaveState().pending === 0);
  };
  const editor = await openEditor(world, tab, editing);
  server.records.set("vrx-a", { revision: 5, value: 40 });
  server.records.set("vrx-new", { revision: 1, value: 7 });
  await editor.session.refresh();
  expect(editor.reads()).toBe(2);
  expect(["vrx-a", "vrx-b", "vrx-new", "vrx-deleted"].map(editor.x)).toEqual([40, 4, 7, undefined]);
  expect(editor.store.getRecord("vertex", "vrx-b")?.revision).toBe(3);
});

test("shows edits that another tab saves", async () => {
  const { world, tab } = await openWorld();
  const other = world.open();
  await other.queue.start("emp-ann");
  const here = await openEditor(world, tab);
  const there = await openEditor(world, other);
  there.store.run(move("vrx-b", 9));
  await until(() => here.x("vrx-b") === 9);
  expect(here.store.getHistory().past).toEqual([]);
  await until(() => here.session.getSaveState().status === "saved");
  expect(here.store.getRecord("vertex", "vrx-b")).toMatchObject({ x: 9, revision: 2 });
});

test("a disposed session shows no more alerts", async () => {
  const { world, tab, server } = await openWorld();
  const { session, store, alerts } = await openEditor(world, tab);
  session.dispose();
  server.world.refuse = () => new ApiError({ message: "No", type: "invalid_input", status: 400 });
  store.run(move("vrx-a", 2));
  await until(() => tab.queue.getState().failed.length === 1);
  expect(alerts).toEqual([]);
});
