import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { deleteElements } from "../commands/delete-elements";
import { moveVertices } from "../commands/move-vertices";
import { type DescribedElements, describedElements } from "./described-elements";
import { createEditorStore } from "./editor-store";

/** Opens a store that names the existing elements by their keys. */
function openStore() {
  return createEditorStore({
    surveyKey: SURVEY_KEY,
    records: littleRoom(),
    nameElements: (scene, { items }: DescribedElements) =>
      items.map(({ kind, key }) => (scene.has(kind, key) ? key : `no ${key}`)).join(),
  });
}

test("describes removed elements before added and changed ones, and faces before their parts", () => {
  const vertex = (key: string) => ({ key, surveyKey: SURVEY_KEY, floorNumber: 0, x: 0, y: 0, z: 0 });
  const updated = { b: [vertex("b"), vertex("b")] as [ReturnType<typeof vertex>, ReturnType<typeof vertex>] };
  const face = { key: "f", surveyKey: SURVEY_KEY, floorNumber: 0, label: "wall" as const, loops: [["a"]] };
  expect(describedElements({})).toEqual({ items: [], count: 0 });
  expect(describedElements({ vertex: { added: {}, updated, removed: {} } })).toEqual({
    items: [{ kind: "vertex", key: "b" }],
    count: 1,
  });
  const vertices = Object.fromEntries(["k", "l", "m"].map((key) => [key, vertex(key)]));
  const diff = {
    vertex: { added: {}, updated, removed: vertices },
    face: { added: {}, updated: {}, removed: { f: face } },
  };
  expect(describedElements(diff)).toEqual({
    items: [
      { kind: "face", key: "f" },
      { kind: "vertex", key: "k" },
      { kind: "vertex", key: "l" },
    ],
    count: 4,
  });
});

test("ignores edges recreated with a new wall, but describes deleted edges", () => {
  const none = { added: {}, updated: {}, removed: {} };
  const base = { surveyKey: SURVEY_KEY, floorNumber: 0 };
  const edge = (key: string) => ({ ...base, key, label: "base" as const, vertexKeys: ["a", "b"] as [string, string] });
  const wall = { ...base, key: "f", label: "wall" as const, loops: [["a"]] };
  const edges = { ...none, removed: { e: edge("e") }, added: { n: edge("n") } };
  expect(describedElements({ edge: edges, face: { ...none, added: { f: wall } } }).items).toEqual([
    { kind: "face", key: "f" },
    { kind: "edge", key: "n" },
  ]);
  expect(describedElements({ edge: edges, face: { ...none, updated: { f: [wall, wall] } } }).items).toEqual([
    { kind: "edge", key: "e" },
  ]);
});

test("a gesture, its undo and its redo keep the names that the elements had at the time of the edit", () => {
  const store = openStore();
  store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: "wall-bc" }] }));
  const names = () => store.getPending().map(({ elements }) => elements);
  expect(names()[0]).toContain("wall-bc");
  expect(names()[0]).not.toContain("no ");
  store.undo();
  store.redo();
  expect(new Set(names()).size).toBe(1);
  expect(store.getHistory().past[0]?.elements).toBe(names()[0]);
  store.run((scene) => moveVertices(scene, { keys: ["a"], vector: [0.1, 0, 0] }));
  expect(names().at(-1)).toBe("a");
  // Each of several undos keeps its own names; the jump has none.
  expect(store.jumpTo(null)?.elements).toBeUndefined();
});
