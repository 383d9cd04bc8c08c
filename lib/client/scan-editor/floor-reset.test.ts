/** @jest-environment node */
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { createEditorStore, type EditorStore } from "@/lib/editor/core/editor-store";
import type { SceneRecords } from "@/lib/editor/core/scene";
import type { AlertInput } from "../alerts/alerts-store";
import type { GestureCall } from "../queue/queue-entry";
import { FloorReset } from "./floor-reset";

const corner = (key: string, floorNumber: number) => ({ key, surveyKey: "srv-1", floorNumber, x: 0, y: 0, z: 0 });
const FIVE_SECONDS = 5_000;
const FLOOR = { floorNumber: 0, name: "Entry level" };

const CORNERS = { vertex: [corner("a", 0), corner("b", 0), corner("c", 1)] };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openReset(records: Partial<SceneRecords> = CORNERS) {
  const sent: (readonly GestureCall[])[] = [];
  const shown = new Map<string, AlertInput>();
  const closeListeners = new Map<string, () => void>();
  const close = (id = "floor-reset") => {
    shown.delete(id);
    const listener = closeListeners.get(id);
    closeListeners.delete(id);
    listener?.();
  };
  const reset = new FloorReset({
    getStore: (): EditorStore => store,
    surveyKey: "srv-1",
    alerts: {
      showAlert: (alert) => void shown.set(alert.id ?? "", alert),
      clearAlert: close,
      onAlertClosed: (id, listener) => void closeListeners.set(id, listener),
    },
    send: (_gesture, calls) => sent.push(calls),
  });
  const store: EditorStore = createEditorStore({
    surveyKey: "srv-1",
    records,
    onGesture: (gesture) => {
      if (!reset.takes(gesture)) sent.push([]);
    },
  });
  const keys = () => [...store.scene.values("vertex")].map(({ key }) => key);
  return { reset, store, sent, shown, close, keys };
}

test("empties the floor at once, and sends one call with its inverse after five seconds", () => {
  const { reset, sent, shown, close, keys } = openReset();
  reset.run(FLOOR);
  expect(keys()).toEqual(["c"]);
  expect(shown.get("floor-reset")).toMatchObject({ message: "Entry level was reset. It is sent when this closes." });
  expect(sent).toEqual([]);
  expect(reset.heldId()).not.toBeNull();
  jest.advanceTimersByTime(FIVE_SECONDS - 1);
  expect(sent).toEqual([]);
  close();
  jest.advanceTimersByTime(1);
  expect(sent).toEqual([
    [
      {
        name: "survey.reset3dAnnotations",
        params: { key: "srv-1", floorNumber: 0 },
        inverse: [{ name: "vertex.createBatch", params: { vertices: [corner("a", 0), corner("b", 0)] } }],
      },
    ],
  ]);
  expect(reset.heldId()).toBeNull();
});

test.each([
  ["the toast", ({ shown }: ReturnType<typeof openReset>) => shown.get("floor-reset")?.buttonProps?.onClick()],
  ["the history", ({ store }: ReturnType<typeof openReset>) => void store.undo()],
])("an undo from %s within five seconds sends nothing and leaves no trace of the reset", (_from, undo) => {
  const world = openReset();
  world.reset.run(FLOOR);
  undo(world);
  jest.advanceTimersByTime(FIVE_SECONDS);
  expect(world.keys().sort()).toEqual(["a", "b", "c"]);
  expect(world.sent).toEqual([]);
  expect([world.store.getPending(), world.store.getHistory().past, world.store.getHistory().future]).toEqual([
    [],
    [],
    [],
  ]);
  expect(world.shown.size).toBe(0);
});

test("a replaced toast does not send the reset early, and undo still removes the reset without a trace", () => {
  const { reset, store, sent, close, keys } = openReset();
  reset.run(FLOOR);
  jest.advanceTimersByTime(1_000);
  close();
  jest.advanceTimersByTime(1_000);
  expect([sent, reset.heldId()]).toEqual([[], store.getPending()[0]?.id]);
  store.undo();
  jest.advanceTimersByTime(FIVE_SECONDS);
  expect([keys().sort(), sent]).toEqual([["a", "b", "c"], []]);
});

test("a held toast delays the reset, and its Undo works", () => {
  const { reset, sent, shown, close, keys } = openReset();
  reset.run(FLOOR);
  jest.advanceTimersByTime(2 * FIVE_SECONDS);
  expect(sent).toEqual([]);
  shown.get("floor-reset")?.buttonProps?.onClick();
  expect(keys().sort()).toEqual(["a", "b", "c"]);
  reset.run(FLOOR);
  jest.advanceTimersByTime(2 * FIVE_SECONDS);
  close();
  jest.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);
});

test("a reset rolled back with an edit that it builds on is not sent, and its toast closes", () => {
  const { reset, store, sent, shown, keys } = openReset();
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [1, 0, 0] }));
  const [edit] = store.getPending();
  reset.run(FLOOR);
  reset.noteRolledBack(store.rollBack(edit?.id ?? ""));
  expect([shown.size, reset.heldId()]).toEqual([0, null]);
  jest.advanceTimersByTime(FIVE_SECONDS);
  expect([keys().sort(), sent]).toEqual([["a", "b", "c"], [[]]]);
});

test("another edit sends the reset first", () => {
  const { reset, store, sent } = openReset();
  reset.run(FLOOR);
  store.run((scene) => moveVertices(scene, { keys: ["c"], vector: [1, 0, 0] }));
  expect(sent.map((calls) => calls.map(({ name }) => name))).toEqual([["survey.reset3dAnnotations"], []]);
});

test("sends nothing and leaves nothing waiting if another person resets the floor meanwhile", () => {
  const { reset, store, sent, close } = openReset();
  reset.run(FLOOR);
  store.replaceFromServer({ vertex: [corner("c", 1)] }, store.getPending());
  jest.advanceTimersByTime(FIVE_SECONDS);
  close();
  jest.advanceTimersByTime(1);
  expect([sent, store.getPending(), reset.heldId()]).toEqual([[], [], null]);
});

test.each([
  ["the toast", ({ shown }: ReturnType<typeof openReset>) => shown.get("floor-reset")?.buttonProps?.onClick()],
  ["the history", ({ store }: ReturnType<typeof openReset>) => void store.undo()],
])(
  "an undo from %s after another person has cleared the floor restores the floor as an edit that is sent",
  (_from, undo) => {
    const world = openReset();
    const { reset, store, sent, shown, keys } = world;
    reset.run(FLOOR);
    store.replaceFromServer({ vertex: [corner("c", 1)] }, store.getPending());
    undo(world);
    expect([keys().sort(), sent, shown.size]).toEqual([["a", "b", "c"], [[]], 0]);
    expect(store.getPending().map(({ label }) => label)).toEqual(["Undo: Reset Entry level"]);
    expect(store.getHistory()).toMatchObject({ past: [], future: [{ label: "Reset Entry level" }] });
  },
);

test("undo after another person's change keeps the change and leaves nothing waiting", () => {
  const { reset, store, sent, keys } = openReset();
  reset.run(FLOOR);
  store.replaceFromServer({ vertex: [{ ...corner("a", 0), x: 7, revision: 4 }, corner("c", 1)] }, store.getPending());
  store.undo();
  expect([keys().sort(), store.getRecord("vertex", "a")?.x]).toEqual([["a", "c"], 7]);
  expect([sent, store.getPending(), reset.heldId()]).toEqual([[], [], null]);
});

test("reports an empty floor, and delays nothing", () => {
  const { reset, shown } = openReset();
  expect(reset.run({ floorNumber: 7, name: "Attic" })).toMatchObject({ ok: false });
  expect([shown.size, reset.heldId()]).toEqual([0, null]);
});

test("detaches a pair that another tab separates and joins again meanwhile", () => {
  const face = (key: string, floorNumber: number, twinKey: string | null): SceneRecords["face"][number] => {
    const loops = [["a", "b", "c"]];
    return { key, surveyKey: "srv-1", floorNumber, label: "wall", loops, revision: 1, twinKey };
  };
  const faces = (twinKey: string | null) => ({ ...CORNERS, face: [face("lower", 0, null), face("upper", 1, twinKey)] });
  const { reset, store, sent, close } = openReset(faces("lower"));
  const twinOfUpper = () => store.scene.get("face", "upper")?.twinKey;
  reset.run(FLOOR);
  expect(twinOfUpper()).toBeNull();
  store.replaceFromServer(faces(null), store.getPending());
  // Joined again and known: what was shown referred to deleted records.
  store.replaceFromServer(faces("lower"), store.getPending());
  expect(twinOfUpper()).toBeNull();
  // Not known: the last known state is separated.
  store.replaceFromServer(faces(null), store.getPending());
  jest.advanceTimersByTime(FIVE_SECONDS);
  close();
  jest.advanceTimersByTime(1);
  expect(sent[0]?.[0]).toMatchObject({
    name: "face.updateBatch",
    params: { faces: [{ key: "upper", twinKey: null }] },
  });
});
