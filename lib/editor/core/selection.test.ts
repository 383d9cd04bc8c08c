import { createScene } from "./scene";
import {
  clear,
  EMPTY_SELECTION,
  followReplacedKeys,
  prune,
  select,
  selectedItems,
  selectedKeys,
  setMode,
  toggle,
} from "./selection";

const vertex = (key: string) => ({ kind: "vertex" as const, key });
const door = { kind: "objectPlanar" as const, key: "door" };
const chair = { kind: "object3D" as const, key: "chair" };

test("selects exactly the given items, in the mode of the first", () => {
  const corners = select(EMPTY_SELECTION, [vertex("a"), vertex("b")]);
  expect(corners.mode).toBe("vertex");
  expect([...corners.kinds.keys()]).toEqual(["a", "b"]);
  const wall = select(corners, [{ kind: "face", key: "wall" }, vertex("a")]);
  expect(wall.mode).toBe("face");
  expect([...wall.kinds.keys()]).toEqual(["wall"]);
});

test("object mode holds openings and furniture", () => {
  const objects = toggle(select(EMPTY_SELECTION, [door]), chair);
  expect(objects.mode).toBe("object");
  expect(selectedKeys(objects, "objectPlanar")).toEqual(["door"]);
  expect(selectedKeys(objects, "object3D")).toEqual(["chair"]);
});

test("toggling adds and removes, and starts over in another mode", () => {
  const two = toggle(select(EMPTY_SELECTION, [vertex("a")]), vertex("b"));
  expect([...toggle(two, vertex("a")).kinds.keys()]).toEqual(["b"]);
  expect([...toggle(two, chair).kinds.keys()]).toEqual(["chair"]);
  expect([...two.kinds.keys()]).toEqual(["a", "b"]);
});

test("clearing keeps the mode, another mode starts empty, and no change returns the same object", () => {
  const wall = select(EMPTY_SELECTION, [{ kind: "face", key: "wall" }]);
  expect(clear(wall)).toEqual({ mode: "face", kinds: new Map() });
  expect(setMode(wall, "edge")).toEqual({ mode: "edge", kinds: new Map() });
  expect(setMode(wall, "face")).toBe(wall);
  expect(clear(EMPTY_SELECTION)).toBe(EMPTY_SELECTION);
});

test("removes missing records; returns the same object if there are none", () => {
  const scene = createScene("srv-1", { vertex: [{ key: "a", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 }] });
  const two = select(EMPTY_SELECTION, [vertex("a"), vertex("b")]);
  const one = prune(two, scene);
  expect([...one.kinds.keys()]).toEqual(["a"]);
  expect(prune(one, scene)).toBe(one);
});

test("a recreated record stays selected under its new key", () => {
  const edge = select(EMPTY_SELECTION, [{ kind: "edge", key: "old" }]);
  expect([...followReplacedKeys(edge, { old: "new" }).kinds.keys()]).toEqual(["new"]);
  expect(followReplacedKeys(edge, { other: "new" })).toBe(edge);
});

test("returns the same lists for the same selection", () => {
  const twice = select(EMPTY_SELECTION, [vertex("a"), vertex("b"), vertex("a"), chair]);
  expect(selectedItems(twice)).toEqual([vertex("a"), vertex("b")]);
  expect(selectedItems(twice)).toBe(selectedItems(twice));
  expect(selectedKeys(twice, "vertex")).toEqual(["a", "b"]);
  expect(selectedKeys(twice, "vertex")).toBe(selectedKeys(twice, "vertex"));
  expect(selectedKeys(twice, "face")).toEqual([]);
});
