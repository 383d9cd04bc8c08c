/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { Face, ObjectPlanar } from "@/lib/domain/geometry-records";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createEditorStore } from "../../core/editor-store";
import { createScene, type SceneRecords } from "../../core/scene";
import { CHECK_CODES, type CheckCode } from "./check-codes";
import { findRepair } from "./repairs/find-repair";
import { checkSurvey } from "./survey-checks";

type Change = (records: SceneRecords) => void;

/** Checks the little room after a change; returns each finding as code, elements, other key, millimeters. */
function findingsOf(change: Change): unknown[] {
  const records = littleRoom();
  change(records);
  return checkSurvey(createScene(SURVEY_KEY, records)).list.map(({ code, items, otherKey, meters }) =>
    [
      code,
      items.map(({ key }) => key).join(" "),
      otherKey,
      meters === undefined ? undefined : Math.round(meters * 1000),
    ]
      .filter((part) => part !== undefined)
      .join(", "),
  );
}

const withFace =
  (key: string, to: (face: Face) => Partial<Face>): Change =>
  (records) => {
    records.face = records.face.map((face) => (face.key === key ? { ...face, ...to(face) } : face));
  };
const moved =
  (key: string, by: { x?: number; y?: number; z?: number }): Change =>
  (records) => {
    records.vertex = records.vertex.map((vertex) =>
      vertex.key === key
        ? { ...vertex, x: vertex.x + (by.x ?? 0), y: vertex.y + (by.y ?? 0), z: vertex.z + (by.z ?? 0) }
        : vertex,
    );
  };
const without =
  (...keys: string[]): Change =>
  (records) => {
    records.vertex = records.vertex.filter(({ key }) => !keys.includes(key));
    records.edge = records.edge.filter(({ key }) => !keys.includes(key));
    records.face = records.face.filter(({ key }) => !keys.includes(key));
  };
const added =
  (...faces: Partial<Face>[]): Change =>
  (records) => {
    for (const face of faces) {
      records.face.push({ surveyKey: SURVEY_KEY, floorNumber: 0, key: "new", label: "wall", loops: [], ...face });
    }
  };
const corner =
  (key: string, x: number, y: number, z: number, floorNumber = 0): Change =>
  (records) => {
    records.vertex.push({ surveyKey: SURVEY_KEY, floorNumber, key, x, y, z });
  };
const hosted =
  (object: Partial<ObjectPlanar>): Change =>
  (records) => {
    const [door] = records.objectPlanar;
    records.objectPlanar.push({ ...door!, key: "window", label: "window", ...object });
  };
const withDoor =
  (to: Partial<ObjectPlanar>): Change =>
  ({ objectPlanar }) =>
    void Object.assign(objectPlanar[0]!, to);
const all =
  (...changes: Change[]): Change =>
  (records) => {
    for (const change of changes) change(records);
  };
/**
 * Adds a square to the floor: vertices `${name}0` to `${name}3` from (x, z) on, counterclockwise from above like the
 * floor.
 */
const square = (name: string, x: number, z: number, wide: number, long = wide): Change =>
  all(
    corner(`${name}0`, x, 0, z),
    corner(`${name}1`, x, 0, z + long),
    corner(`${name}2`, x + wide, 0, z + long),
    corner(`${name}3`, x + wide, 0, z),
  );
const duplicated: Change = ({ face }) =>
  void face.push({ ...face.find(({ key }) => key === "wall-ab")!, key: "zz-double" });
const loopOf = (name: string): string[] => [0, 1, 2, 3].map((index) => `${name}${index}`);

/** Returns the findings without those about sides, which these changes cause as well. */
const outlinesOf = (change: Change): unknown[] =>
  findingsOf(change).filter((text) => !/^(edge-missing|shell-open|edge-non-manifold)/.test(String(text)));

describe("outlines", () => {
  test.each<[string, Change, string[]]>([
    ["a loop of two corners", withFace("floor", () => ({ loops: [["a", "b"]] })), ["loop-too-short, floor"]],
    [
      "a loop of three corners, two of them equal",
      withFace("floor", () => ({ loops: [["a", "b", "a"]] })),
      ["loop-too-short, floor"],
    ],
    ["a face without a loop", withFace("ceiling", () => ({ loops: [] })), ["loop-too-short, ceiling"]],
    ["corners on one line", all(corner("m", 2, 0, 0), added({ loops: [["a", "m", "d"]] })), ["face-collapsed, new"]],
    [
      "two swapped corners",
      withFace("floor", () => ({ loops: [["b", "a", "c", "d"]] })),
      ["loop-crosses-itself, floor"],
    ],
    [
      "a hole in the floor",
      all(
        square("h", 1, 1, 1),
        withFace("floor", ({ loops }) => ({ loops: [...loops, loopOf("h").reverse()] })),
      ),
      [],
    ],
    [
      "a hole across the border of the floor",
      all(
        square("h", 3.5, 1, 1),
        withFace("floor", ({ loops }) => ({ loops: [...loops, loopOf("h").reverse()] })),
      ),
      ["hole-outside, floor"],
    ],
    [
      "two holes over each other",
      all(
        square("h", 1, 1, 1),
        square("k", 1.5, 1.5, 1),
        withFace("floor", ({ loops }) => ({ loops: [...loops, loopOf("h"), loopOf("k")] })),
      ),
      ["loop-crosses-itself, floor"],
    ],
    [
      "a hole without area",
      all(
        corner("h0", 1, 0, 1),
        corner("h1", 2, 0, 1),
        corner("h2", 3, 0, 1),
        withFace("floor", ({ loops }) => ({ loops: [...loops, ["h0", "h1", "h2"]] })),
      ),
      ["face-collapsed, floor"],
    ],
  ])("checks %s", (_, change, findings) => {
    expect(outlinesOf(change)).toEqual(findings);
  });

  test("a vertex 30 mm above the floor is within the limit, one 44 mm above bends it by 11 mm", () => {
    expect(outlinesOf(moved("a", { y: 0.03 }))).toEqual([]);
    expect(outlinesOf(moved("a", { y: 0.044 }))).toEqual(["face-not-planar, floor, 11"]);
  });
});

describe("sides", () => {
  test("reports a side without an edge record", () => {
    expect(findingsOf(without("edge-ab"))).toEqual(["edge-missing, a b"]);
  });
  test("reports open wall tops in a room without a ceiling", () => {
    const open = ["ab", "bc", "cd", "da"].map((side) => `shell-open, edge-${side}-top`);
    expect(findingsOf(without("ceiling")).sort()).toEqual(open);
  });
  test("reports nothing about a side whose vertex is missing", () => {
    const alone = (records: SceneRecords): void => {
      records.vertex = records.vertex.filter(({ key }) => key !== "a-top");
      records.edge = records.edge.filter(({ vertexKeys }) => !vertexKeys.includes("a-top"));
      records.face = records.face.filter(({ key }) => key !== "ceiling");
    };
    const reported = findingsOf(alone).filter((text) => String(text).includes("a-top"));
    expect(reported).toEqual(["dangling-reference, wall-ab, a-top", "dangling-reference, wall-da, a-top"]);
  });
  test("reports a side that three faces use", () => {
    const change = all(corner("m", 2, 1, 2), added({ loops: [["a", "b", "m"]] }));
    expect(findingsOf(change)).toEqual(
      expect.arrayContaining(["edge-non-manifold, edge-ab", "edge-missing, b m", "shell-open, a m"]),
    );
  });
});

describe("references", () => {
  test("reports faces, edges, openings and objects with dangling references", () => {
    const change = all(
      without("a-top"),
      hosted({ faceKey: "nobody", twinKey: "none" }),
      withFace("floor", () => ({ twinKey: "gone" })),
      (records) => {
        records.object3D = records.object3D.map((object) => ({ ...object, hostKey: "away" }));
      },
    );
    expect(findingsOf(change).filter((text) => String(text).startsWith("dangling"))).toEqual([
      "dangling-reference, edge-ab-top, a-top",
      "dangling-reference, edge-da-top, a-top",
      "dangling-reference, edge-a-up, a-top",
      "dangling-reference, floor, gone",
      "dangling-reference, wall-ab, a-top",
      "dangling-reference, wall-da, a-top",
      "dangling-reference, ceiling, a-top",
      "dangling-reference, window, nobody",
      "dangling-reference, window, none",
      "dangling-reference, table, away",
    ]);
  });
});

describe("planar objects", () => {
  test("accepts an opening up to 5 mm past the border", () => {
    expect(findingsOf(hosted({ u: 0.4 - 0.005, v: 1.5, width: 0.8, height: 1 }))).toEqual([]);
    expect(findingsOf(hosted({ u: 0.39, v: 1.5, width: 0.8, height: 1 }))).toEqual([
      "opening-outside, window, wall-bc",
    ]);
  });
  test("reports overlapping openings, but no overlapping damage", () => {
    expect(findingsOf(hosted({ u: 2.5, v: 1.5, width: 0.8, height: 1 }))).toEqual(["openings-overlap, door window"]);
    expect(findingsOf(hosted({ label: "damage", u: 2.5, v: 1.5, width: 0.8, height: 1 }))).toEqual([]);
  });
  test("reports an opening where the wall bends by more than 5 mm", () => {
    expect(findingsOf(moved("b-top", { z: 0.02 }))).toContainEqual(
      // The bent wall can be triangulated along either diagonal.
      expect.stringMatching(/^opening-off-plane, door, wall-bc, (6|9)$/),
    );
    expect(findingsOf(moved("b-top", { z: 0.004 }))).toEqual([]);
  });
});

describe("positions", () => {
  test("reports vertices of one floor nearer than 5 mm", () => {
    expect(findingsOf(corner("near", 0.003, 0, 0.003))).toEqual(["corners-near, a near, 4"]);
    expect(findingsOf(corner("near", 0.003, 0, 0.004))).toEqual([]);
    expect(findingsOf(corner("near", 0.003, 0, 0.003, 1))).toEqual([]);
  });
  test("accepts near vertices on the two sides of one wall", () => {
    const change = all(
      ...(["a", "b"] as const).flatMap((key, index) => [
        corner(`${key}2`, -0.003, 0, 3 * index),
        corner(`${key}2-top`, -0.003, 2.5, 3 * index),
      ]),
      added({ key: "behind", loops: [["a2", "b2", "b2-top", "a2-top"]], twinKey: "wall-ab" }),
    );
    expect(findingsOf(change).filter((text) => String(text).startsWith("corners-near"))).toEqual([]);
  });
  test.each([
    ["50 mm apart", -2.05, 2, []],
    ["that overlap by 19 mm", -1.981, 2, []],
    ["that overlap by 30 mm", -1.97, 2, ["rooms-intersect, floor other, 30"]],
    ["one within the other", 1, 1, ["rooms-intersect, floor other, 1500"]],
  ])("checks rooms %s", (_, x, wide, findings) => {
    const change = all(square("s", x, 0.5, wide), added({ key: "other", label: "floor", loops: [loopOf("s")] }));
    expect(findingsOf(change).filter((text) => String(text).startsWith("rooms"))).toEqual(findings);
  });
  test("reports a room that exists twice on a floor, but not one of another floor", () => {
    const twice = added({ key: "other", label: "floor", loops: [["a", "b", "c", "d"]] });
    expect(findingsOf(twice).filter((text) => String(text).startsWith("rooms"))).toHaveLength(1);
    const above = added({ key: "other", label: "floor", floorNumber: 1, loops: [["a", "b", "c", "d"]] });
    expect(findingsOf(above).filter((text) => String(text).startsWith("rooms"))).toEqual([]);
  });
});

/** Each check with a change that it finds, and the name of the repair. */
const REPAIRED: [code: CheckCode, name: string, change: Change][] = [
  [
    "dangling-reference",
    "Delete the edge",
    ({ edge }) => void edge.push({ ...edge[0]!, key: "e", vertexKeys: ["a", "x"] }),
  ],
  ["dangling-reference", "Remove the reference", withFace("floor", () => ({ twinKey: "nobody" }))],
  [
    "dangling-reference",
    "Remove the reference",
    ({ object3D }) => void Object.assign(object3D[0]!, { hostKey: "nobody" }),
  ],
  ["dangling-reference", "Delete the opening", withDoor({ faceKey: "nobody" })],
  [
    "dangling-reference",
    "Remove the corner",
    withFace("ceiling", ({ loops }) => ({ loops: [[...loops[0]!, "nobody"]] })),
  ],
  ["loop-too-short", "Delete the face and its opening", withFace("wall-bc", () => ({ loops: [["b", "c"]] }))],
  ["face-collapsed", "Delete the face", all(corner("m", 2, 0, 0), added({ key: "thin", loops: [["a", "m", "d"]] }))],
  ["loop-crosses-itself", "Uncross the outline", withFace("floor", () => ({ loops: [["b", "a", "c", "d"]] }))],
  [
    "hole-outside",
    "Remove the hole",
    all(
      square("h", 5, 1, 1),
      withFace("floor", ({ loops }) => ({ loops: [...loops, loopOf("h").reverse()] })),
    ),
  ],
  ["opening-outside", "Move inside the wall", withDoor({ u: 4 })],
  ["openings-overlap", "Move apart", hosted({ u: 2.3 })],
  ["opening-off-plane", "Flatten the face", moved("b-top", { z: 0.04 })],
  ["face-not-planar", "Flatten the face", moved("a", { y: 0.08 })],
  ["corners-near", "Weld the corners", corner("near", 0.003, 0, 0)],
  ["edge-non-manifold", "Delete the duplicate", duplicated],
  ["edge-missing", "Add the edge", ({ edge }) => void edge.splice(0, 1)],
  ["shell-open", "Close the gap", ({ face }) => void face.pop()],
];

/** Checks with a change that each finds but that has no repair, and the reason. */
const UNREPAIRED: [code: CheckCode, why: string, change: Change][] = [
  [
    "rooms-intersect",
    "Either wall could be wrong. Move the misplaced wall.",
    all(square("s", 1, 0.5, 1), added({ key: "other", label: "floor", loops: [loopOf("s")] })),
  ],
  [
    "loop-crosses-itself",
    "More than one outline is possible. Move the misplaced corner.",
    all(
      withFace("floor", () => ({ loops: [["b", "a", "c", "d"]] })),
      ({ edge }) => void edge.splice(0),
    ),
  ],
  [
    "opening-outside",
    "The opening is larger than its wall. Make it smaller or the wall larger.",
    withDoor({ width: 5 }),
  ],
  [
    "edge-non-manifold",
    "Several faces could be the extra one. Delete the wrong face.",
    // Without its duplicate, the wall still uses its base twice, in both directions.
    all(
      withFace("wall-ab", ({ loops }) => ({ loops: [[...loops[0]!, "b", "a"]] })),
      duplicated,
    ),
  ],
  [
    "shell-open",
    "No single face closes the gap. Open plans and partitions can have open edges.",
    all(
      corner("p", 1, 0, 1),
      corner("p-top", 1, 2, 1),
      corner("q", 2, 0, 1),
      corner("q-top", 2, 2, 1),
      added({ key: "partition", loops: [["p", "q", "q-top", "p-top"]] }),
    ),
  ],
];

/** Changes the little room, and finds the repair of the first finding of a check. */
function repairOf(code: CheckCode, change: Change) {
  const records = littleRoom();
  change(records);
  const store = createEditorStore({ surveyKey: SURVEY_KEY, records });
  const finding = checkSurvey(store.scene).list.find((one) => one.code === code);
  if (!finding) throw new Error(`${code} is not found: is its group among those of survey-checks.ts?`);
  return { store, repair: findRepair(store.scene, finding) };
}

describe("repairs", () => {
  test.each(REPAIRED)("%s is repaired: %s", (code, name, change) => {
    const { store, repair } = repairOf(code, change);
    if (repair.why !== undefined) throw new Error(`There is no repair: ${repair.why}`);
    expect(repair.name).toBe(name);
    expect(store.run(repair.command)).toMatchObject({ ok: true, gesture: { label: name } });
    expect(checkSurvey(store.scene).list.filter((one) => one.code === code)).toEqual([]);
  });

  test.each(UNREPAIRED)("%s has no repair: %s", (code, why, change) => {
    expect(repairOf(code, change).repair).toEqual({ why });
  });
});

test("each check has a case in this file, and each but one a repair", () => {
  const cases = readFileSync("lib/editor/analysis/checks/each-check.test.ts", "utf8");
  expect(CHECK_CODES.filter((code) => !cases.includes(`${code}, `))).toEqual([]);
  const repaired = REPAIRED.map(([code]) => code);
  expect(CHECK_CODES.filter((code) => !repaired.includes(code))).toEqual(["rooms-intersect"]);
});
