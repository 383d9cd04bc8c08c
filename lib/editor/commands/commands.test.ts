import * as fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { contentsOf, danglingReferences, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import type { CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type SceneRecords } from "../core/scene";
import { addRecords } from "./add-records";
import { deleteElements } from "./delete-elements";
import { moveElements } from "./move-elements";
import { moveVertices } from "./move-vertices";
import { placeObject3D } from "./place-object-3d";
import { placePlanarObject } from "./place-planar-object";
import { nameRoom, setLabels } from "./set-labels";
import { setVertexCoordinates } from "./set-vertex-coordinates";

const base = { surveyKey: SURVEY, floorNumber: 0 };

/** A floor a-b-c, a wall a-b-d with a door, a chair on the floor; d is locked. */
const room: SceneRecords = {
  vertex: [
    { ...base, key: "a", x: 0, y: 0, z: 0 },
    { ...base, key: "b", x: 4, y: 0, z: 0 },
    { ...base, key: "c", x: 0, y: 0, z: 3 },
    { ...base, key: "d", x: 4, y: 2.5, z: 0, locked: true },
  ],
  edge: [
    { ...base, key: "ab", vertexKeys: ["a", "b"], label: "base", revision: 3 },
    { ...base, key: "bc", vertexKeys: ["b", "c"], label: "base" },
  ],
  face: [
    { ...base, key: "floor", loops: [["a", "c", "b"]], label: "floor" },
    { ...base, key: "wall", loops: [["a", "b", "d"]], label: "wall", twinKey: "back" },
    { ...base, key: "back", loops: [["b", "a", "d"]], label: "wall", twinKey: "wall" },
  ],
  objectPlanar: [{ ...base, key: "door", faceKey: "wall", label: "door", u: 1, v: 1, width: 0.9, height: 2 }],
  object3D: [
    {
      ...base,
      key: "chair",
      label: "furniture",
      position: [1, 0, 1],
      quaternion: [0, 0, 0, 1],
      size: [1, 1, 1],
      hostKey: "floor",
    },
  ],
};
const scene = createScene(SURVEY, room);

function accepted(outcome: CommandOutcome) {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  return outcome;
}

/** Returns the room after the command. */
function roomAfter(outcome: CommandOutcome) {
  const changed = createScene(SURVEY, room);
  applyDiff(changed, accepted(outcome).diff);
  return changed;
}

describe("moving", () => {
  test("vertices move together, to a tenth of a millimeter", () => {
    const outcome = accepted(moveVertices(scene, { keys: ["a", "b", "a"], vector: [0.12345, 0, -1e-9] }));
    expect(outcome.label).toBe("Move 2 corners");
    expect(roomAfter(outcome).get("vertex", "a")).toMatchObject({ x: 0.1235, y: 0, z: 0 });
    expect(roomAfter(outcome).get("vertex", "b")).toMatchObject({ x: 4.1235, y: 0, z: 0 });
    expect(Object.is(roomAfter(outcome).get("vertex", "a")?.z, 0)).toBe(true);
  });

  test("refuses to move a locked vertex, with a reason, and moves nothing", () => {
    expect(moveVertices(scene, { keys: ["a", "d"], vector: [1, 0, 0] })).toEqual({
      ok: false,
      refusal: { code: "locked", message: "The corner is locked", keys: ["d"] },
    });
    expect(setVertexCoordinates(scene, [{ key: "d", x: 1 }])).toMatchObject({ refusal: { code: "locked" } });
    expect(moveElements(scene, { items: [{ kind: "face", key: "wall" }], vector: [1, 0, 0] })).toMatchObject({
      refusal: { code: "locked", keys: ["d"] },
    });
  });

  test("refuses deleted elements and values that are not numbers", () => {
    expect(moveVertices(scene, { keys: ["z"], vector: [1, 0, 0] })).toMatchObject({ refusal: { code: "missing" } });
    expect(moveVertices(scene, { keys: ["a"], vector: [Number.NaN, 0, 0] })).toMatchObject({
      refusal: { code: "invalid", message: "Enter a number" },
    });
    expect(setVertexCoordinates(scene, [{ key: "a", y: Number.POSITIVE_INFINITY }])).toMatchObject({ ok: false });
  });

  test("a typed coordinate leaves the other coordinates unchanged", () => {
    expect(roomAfter(setVertexCoordinates(scene, [{ key: "b", y: 0.25 }])).get("vertex", "b")).toMatchObject({
      x: 4,
      y: 0.25,
      z: 0,
    });
  });

  test("a face moves by its vertices, an edge by its two vertices, and each vertex moves once", () => {
    const floor = roomAfter(moveElements(scene, { items: [{ kind: "face", key: "floor" }], vector: [0, 1, 0] }));
    expect([...floor.values("vertex")].map(({ key, y }) => [key, y])).toEqual([
      ["a", 1],
      ["b", 1],
      ["c", 1],
      ["d", 2.5],
    ]);
    const items = [
      { kind: "edge" as const, key: "ab" },
      { kind: "vertex" as const, key: "a" },
    ];
    expect(roomAfter(moveElements(scene, { items, vector: [1, 0, 0] })).get("vertex", "a")?.x).toBe(1);
  });

  test("an object moves by the vector; a door alone slides only on its wall", () => {
    expect(
      roomAfter(moveElements(scene, { items: [{ kind: "object3D", key: "chair" }], vector: [1, 0, 2] })).get(
        "object3D",
        "chair",
      )?.position,
    ).toEqual([2, 0, 3]);
    expect(moveElements(scene, { items: [{ kind: "objectPlanar", key: "door" }], vector: [1, 0, 0] })).toMatchObject({
      refusal: { message: "Doors, windows and openings move only along their wall" },
    });
  });
});

describe("objects", () => {
  test("a door slides and is resized, and a height of 0 is refused", () => {
    const outcome = accepted(placePlanarObject(scene, { key: "door", u: 2.00004, width: 1 }));
    expect(outcome.label).toBe("Resize opening");
    expect(roomAfter(outcome).get("objectPlanar", "door")).toMatchObject({ u: 2, v: 1, width: 1, height: 2 });
    expect(placePlanarObject(scene, { key: "door", height: 0 })).toMatchObject({ refusal: { code: "invalid" } });
    expect(placePlanarObject(scene, { key: "wall", u: 1 })).toMatchObject({ refusal: { code: "missing" } });
  });

  test("a 3D object is placed and resized", () => {
    const outcome = accepted(placeObject3D(scene, { key: "chair", size: [0.5, 0.6, 0.70001] }));
    expect(outcome.label).toBe("Resize object");
    expect(roomAfter(outcome).get("object3D", "chair")).toMatchObject({ position: [1, 0, 1], size: [0.5, 0.6, 0.7] });
    expect(placeObject3D(scene, { key: "chair", size: [1, -1, 1] })).toMatchObject({ refusal: { code: "invalid" } });
  });
});

describe("labels", () => {
  test("a face takes another label under the same key, but no label of an opening", () => {
    expect(
      roomAfter(setLabels(scene, { items: [{ kind: "face", key: "wall" }], label: "roof" })).get("face", "wall")?.label,
    ).toBe("roof");
    expect(setLabels(scene, { items: [{ kind: "face", key: "wall" }], label: "door" })).toMatchObject({
      refusal: { message: `"door" isn't a label for this element` },
    });
  });

  test("a relabeled edge is created under a new key, without the revision of the old edge", () => {
    const outcome = accepted(
      setLabels(scene, { items: [{ kind: "edge", key: "ab" }], label: "top", newKey: () => "ab2" }),
    );
    expect(outcome.replacedKeys).toEqual({ ab: "ab2" });
    expect(roomAfter(outcome).has("edge", "ab")).toBe(false);
    expect(roomAfter(outcome).get("edge", "ab2")).toEqual({
      ...base,
      key: "ab2",
      vertexKeys: ["a", "b"],
      label: "top",
    });
  });

  test("a floor can have a room name, and a wall cannot", () => {
    expect(
      roomAfter(nameRoom(scene, { faceKey: "floor", roomLabel: " Kitchen " })).get("face", "floor")?.roomLabel,
    ).toBe("Kitchen");
    expect(nameRoom(scene, { faceKey: "wall", roomLabel: "Kitchen" })).toMatchObject({ ok: false });
  });
});

describe("adding and deleting", () => {
  test("adds all records or none: refuses duplicates, dangling records and records of another survey", () => {
    const corner = { ...base, key: "n", x: 0.00004, y: 0, z: 0 };
    expect(roomAfter(addRecords(scene, { records: { vertex: [corner] } })).get("vertex", "n")?.x).toBe(0);
    expect(addRecords(scene, { records: { vertex: [corner, corner] } })).toMatchObject({
      refusal: { code: "duplicate" },
    });
    expect(
      addRecords(scene, { records: { edge: [{ ...base, key: "an", vertexKeys: ["a", "n"], label: "base" }] } }),
    ).toMatchObject({ refusal: { code: "dangling", keys: ["an"] } });
    expect(addRecords(scene, { records: { vertex: [{ ...corner, surveyKey: "srv-other" }] } })).toMatchObject({
      refusal: { code: "invalid" },
    });
  });

  test("deleting a vertex deletes its edges, its faces and their doors, and detaches the chair from the floor", () => {
    const left = roomAfter(deleteElements(scene, { items: [{ kind: "vertex", key: "a" }] }));
    expect(left.toRecords()).toMatchObject({ face: [], objectPlanar: [] });
    expect([...left.values("vertex")].map(({ key }) => key)).toEqual(["b", "c", "d"]);
    expect([...left.values("edge")].map(({ key }) => key)).toEqual(["bc"]);
    expect(left.get("object3D", "chair")?.hostKey).toBeNull();
  });

  test("deleting a wall deletes its door, keeps its corners, and unpairs the wall behind", () => {
    const left = roomAfter(deleteElements(scene, { items: [{ kind: "face", key: "wall" }] }));
    expect(left.count("vertex")).toBe(4);
    expect(left.count("objectPlanar")).toBe(0);
    expect(left.get("face", "back")?.twinKey).toBeNull();
  });

  test("a locked vertex cannot be deleted", () => {
    expect(deleteElements(scene, { items: [{ kind: "vertex", key: "d" }] })).toMatchObject({
      refusal: { code: "locked" },
    });
  });
});

test("no command leaves a dangling reference or changes the scene it reads", () => {
  let acceptedRuns = 0;
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { minLength: 1, maxLength: 10 }), (records, commands) => {
      const random = createScene(SURVEY, records);
      for (const command of commands) {
        const before = contentsOf(random);
        const outcome = command(random);
        expect(contentsOf(random)).toEqual(before);
        if (!outcome.ok) continue;
        acceptedRuns += 1;
        applyDiff(random, outcome.diff);
        expect(danglingReferences(random)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
  expect(acceptedRuns).toBeGreaterThan(shareOf(200));
});

test.each([
  ["a vertex typed far away", () => setVertexCoordinates(scene, [{ key: "a", x: 1e300 }])],
  ["a vertex whose rounding would overflow", () => setVertexCoordinates(scene, [{ key: "a", x: 1e305 }])],
  ["vertices moved far away", () => moveVertices(scene, { keys: ["a"], vector: [0, -10_001, 0] })],
  [
    "a face moved far away",
    () => moveElements(scene, { items: [{ kind: "face", key: "floor" }], vector: [1e9, 0, 0] }),
  ],
  ["an object placed far away", () => placeObject3D(scene, { key: "chair", position: [0, 0, 20_000] })],
  ["an object as large as a city", () => placeObject3D(scene, { key: "chair", size: [20_000, 1, 1] })],
  ["a door slid far away", () => placePlanarObject(scene, { key: "door", u: -20_000 })],
])("%s is refused", (_what, command) => {
  const outcome = command();
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { code: "invalid", message: "More than 10 km from the origin" },
  });
});

test("accepts a position 10 km from the origin", () => {
  expect(roomAfter(setVertexCoordinates(scene, [{ key: "c", x: -10_000 }])).get("vertex", "c")?.x).toBe(-10_000);
});
