/** @jest-environment node */
import "fake-indexeddb/auto";
import { mergeVertices } from "@/lib/editor/commands/merge-vertices";
import { splitEdge } from "@/lib/editor/commands/split-edge";
import { openEditingTabs, SURVEY } from "@/tests/support/editing-tabs";
import { createGeometryBackend } from "@/tests/support/geometry-backend";
import { tick, until } from "@/tests/support/queue-world";
import { danglingReferences } from "@/tests/support/random-scene";

const onFloor = (key: string) => ({ key, surveyKey: SURVEY, floorNumber: 0, revision: 1 });
const corner = (key: string, x: number, z: number) => ({ ...onFloor(key), x, y: 0, z });
const edge = (key: string) => ({ ...onFloor(key), label: "base" as const, vertexKeys: [...key] as [string, string] });
const records = {
  vertex: [corner("a", 0, 0), corner("b", 4, 0), corner("c", 4, 4), corner("d", 0, 4)],
  edge: ["ab", "bc", "cd", "da"].map(edge),
  face: [{ ...onFloor("f"), label: "floor" as const, loops: [["a", "b", "c", "d"]] }],
  objectPlanar: [],
  object3D: [],
};
let count = 0;
let closeTabs = async () => {};
afterEach(() => closeTabs());

/** Edits one outline in two offline tabs: one merges a corner away, and the other, unaware, splits a side. */
async function editInBothTabs() {
  count += 1;
  const backend = createGeometryBackend(records);
  const { world, sessions, one, other, close } = await openEditingTabs(backend, `crossing-${count}`);
  closeTabs = async () => {
    world.setOnline(true);
    await world.settle();
    close();
  };
  world.setOnline(false);
  const merge = one.store.run((scene) => mergeVertices(scene, { keys: ["a", "b"], at: "last" }));
  const split = other.store.run((scene) => splitEdge(scene, { edgeKeys: ["cd"] }));
  if (!merge.ok || !merge.gesture || !split.ok || !split.gesture) throw new Error("Neither is refused");
  await until(() => sessions.every(({ store }) => store.getPending().length === 2));
  return { backend, world, one, other, sessions, split: split.gesture };
}

test("of two conflicting edits, the later one waits and is hidden: no tab shows a missing corner", async () => {
  const { sessions, split } = await editInBothTabs();
  for (const { store } of sessions) {
    expect(danglingReferences(store.scene)).toEqual([]);
    expect(store.getRecord("face", "f")?.loops).toEqual([["b", "c", "d"]]);
    expect(store.getPending().at(-1)?.id).toBe(split.id);
  }
});

test("undoing the later edit while it waits does not bring the corner back", async () => {
  const { other } = await editInBothTabs();
  other.store.undo();
  expect(danglingReferences(other.store.scene)).toEqual([]);
  expect(other.store.getRecord("face", "f")?.loops).toEqual([["b", "c", "d"]]);
});

test("back online, the first edit is saved, the later one is refused, and all tabs show the stored state", async () => {
  const { backend, world, sessions, split } = await editInBothTabs();
  world.setOnline(true);
  await world.settle();
  await until(() => sessions.every(({ getSaveState }) => getSaveState().failed.length === 1));
  for (const { reread } of sessions) await reread();
  await tick(1);
  const stored = backend.read();
  expect(stored.vertex.map(({ key }) => key).sort()).toEqual(["b", "c", "d"]);
  expect(stored.face[0]?.loops).toEqual([["b", "c", "d"]]);
  expect(stored.edge).toHaveLength(3);
  for (const { store, getSaveState } of sessions) {
    expect(getSaveState().failed).toMatchObject([{ id: split.id, isPartlySaved: false }]);
    expect(store.getPending()).toEqual([]);
    expect(danglingReferences(store.scene)).toEqual([]);
    for (const kind of ["vertex", "edge", "face"] as const) {
      const shown = [...store.scene.values(kind)].map(({ key }) => key);
      expect(shown.sort()).toEqual(stored[kind].map(({ key }) => key).sort());
    }
  }
});
