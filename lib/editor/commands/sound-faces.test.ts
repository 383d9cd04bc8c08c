import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { Command } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type SceneRecords } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { alignElements } from "./align-elements";
import { moveSelection } from "./move-selection";
import { setVertexCoordinates } from "./set-vertex-coordinates";
import { turnElements } from "./turn-elements";

const bare = (): SceneRecords => {
  const room = littleRoom();
  return { ...room, vertex: room.vertex.map((one) => ({ ...one, locked: false })), objectPlanar: [], object3D: [] };
};
const faces = (...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind: "face", key }));

function refusalOf(command: Command, records = bare()): string | null {
  const outcome = command(createScene(SURVEY_KEY, records));
  return outcome.ok ? null : outcome.refusal.message;
}
const moved = (keys: string[], x: number, y: number, z: number, records = bare()) =>
  refusalOf((scene) => moveSelection(scene, { items: faces(...keys), vector: [x, y, z] }), records);

test.each([
  ["up to the opposite wall", -4, "The floor would be left without area"],
  ["up to a fifth of a millimeter before the opposite wall", -3.9998, "The floor would be left without area"],
  ["past the opposite wall", -5, "The floor would be turned inside out"],
  ["to 10 cm before the opposite wall", -3.9, null],
  ["out of the room", 3, null],
])("checks a wall moved %s", (_where, x, refusal) => {
  expect(moved(["wall-cd"], x, 0, 0)).toBe(refusal);
});

test.each([
  ["onto the floor", -2.5, "The wall would be left without area: merge its corners instead"],
  ["under the floor", -3, "The wall would be turned inside out"],
  ["low", -2, null],
  ["high", 5, null],
])("checks a ceiling moved %s", (_where, y, refusal) => {
  expect(moved(["ceiling"], 0, y, 0)).toBe(refusal);
});

test("refuses corners moved across a side (the floor crosses itself) or onto one (a wall has no area)", () => {
  const moveTo = (x: number, z: number) =>
    refusalOf((scene) =>
      setVertexCoordinates(scene, [
        { key: "b", x, z },
        { key: "b-top", x, z },
      ]),
    );
  expect(moveTo(5, 1)).toBe("The floor would cross itself");
  expect(moveTo(0, 0)).toBe("The wall would be left without area: merge its corners instead");
  expect(moveTo(3, 1)).toBeNull();
});

test("a corner may be dragged onto the next, to be merged with it", () => {
  const onto = (x: number, z: number) => refusalOf((scene) => setVertexCoordinates(scene, [{ key: "c", x, y: 0, z }]));
  expect(onto(4, 0)).toBeNull();
  expect(onto(0, 0)).toBe("The floor would be left without area");
});

test("refuses aligned and rotated walls under the same rule as moved ones", () => {
  const align = (keys: string[], axis: "x" | "z") =>
    refusalOf((scene) => alignElements(scene, { items: faces(...keys), axis, side: "min" }));
  expect(align(["wall-ab", "wall-cd"], "x")).toBe("The floor would be left without area");
  // The south wall starts further left than the east one, whose other corner alone would move there.
  expect(align(["wall-bc", "wall-cd"], "x")).toMatch(/would (be left without area|cross itself)/);
  const turn = (angle: number) =>
    refusalOf((scene) => turnElements(scene, { items: faces("wall-ab"), pivot: [0, 0, 1.5], angle }));
  expect(turn(Math.PI)).toBe("The floor would be left without area");
  expect(turn(0.3)).toBeNull();
});

test("a jog may be pushed to the other side of its wall, where its side wall faces the other way", () => {
  // a (0, 0), b (0, 2), m (1, 2), n (1, 3), c (4, 3), d (4, 0)
  const room = bare();
  const [one] = room.vertex;
  const [line] = room.edge;
  const add = (key: string, x: number, y: number, z: number) => ({ ...one!, key, x, y, z });
  const jog = { m: [1, 2], n: [1, 3] } as const;
  const vertex = [
    ...room.vertex.map((v) => (v.key.startsWith("b") ? { ...v, z: 2 } : v)),
    ...Object.entries(jog).flatMap(([key, [x, z]]) => [add(key, x, 0, z), add(`${key}-top`, x, 2.5, z)]),
  ];
  const pairs = [
    ["b", "m"],
    ["m", "n"],
    ["n", "c"],
  ] as const;
  const face = [
    ...room.face.flatMap((f) => {
      if (f.key === "floor") return [{ ...f, loops: [["a", "b", "m", "n", "c", "d"]] }];
      if (f.key === "ceiling") return [{ ...f, loops: [["d-top", "c-top", "n-top", "m-top", "b-top", "a-top"]] }];
      return f.key === "wall-bc" ? [] : [f];
    }),
    ...pairs.map(([from, to]) => ({
      ...room.face[1]!,
      key: `wall-${from}${to}`,
      loops: [[to, from, `${from}-top`, `${to}-top`]],
    })),
  ];
  const edge = [...room.edge, { ...line!, key: "edge-mn", vertexKeys: ["m", "n"] as [string, string] }];
  const records = { ...room, vertex, face, edge };
  expect(moved(["wall-mn"], -2, 0, 0, records)).toBeNull();
  expect(moved(["wall-mn"], -1, 0, 0, records)).toBe("The wall would be left without area: merge its corners instead");
  expect(moved(["wall-mn"], 4, 0, 0, records)).toBe("The floor would cross itself");
});

test("a scanned face without area, crossing itself or upside down may be moved and improved", () => {
  const flat = bare();
  flat.vertex = flat.vertex.map((one) => (one.key.startsWith("b") ? { ...one, x: 4, z: 0.1 } : one));
  const scene = createScene(SURVEY_KEY, flat);
  const moveTo = (x: number, z: number) =>
    setVertexCoordinates(scene, [
      { key: "b", x, z },
      { key: "b-top", x, z },
    ]);
  for (const [x, z] of [
    [4, 0.2],
    [3, 1],
    [0, 3],
  ] as const) {
    const outcome = moveTo(x, z);
    expect(outcome.ok ? null : outcome.refusal.message).toBeNull();
    if (outcome.ok) applyDiff(scene, outcome.diff);
  }
});
