import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { Command, CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene, type SceneRecords } from "../core/scene";
import { splitEdge } from "./split-edge";
import { splitFaceAcross, splitFaceAlong, splitFaceBetween } from "./split-face";

/** Returns keys in the order of creation: vertex1, edge2, … */
function counting() {
  let count = 0;
  return (kind: string) => {
    count += 1;
    return `${kind}${count}`;
  };
}

function run(command: Command, change: (records: SceneRecords) => void = () => {}) {
  const records = littleRoom();
  change(records);
  const scene = createScene(SURVEY_KEY, records);
  const outcome = command(scene);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  return { scene, outcome };
}

const refusalOf = (outcome: CommandOutcome) => (outcome.ok ? null : outcome.refusal.message);
const room = createScene(SURVEY_KEY, littleRoom());

describe("an edge", () => {
  test("gets a corner at a share, in both faces with the side; its halves keep label and ends", () => {
    const { scene, outcome } = run((one) => splitEdge(one, { edgeKeys: ["edge-ab"], share: 0.25, newKey: counting() }));
    expect(scene.get("vertex", "vertex1")).toMatchObject({ x: 0, y: 0, z: 0.75, source: "user", floorNumber: 0 });
    expect(scene.get("face", "floor")?.loops).toEqual([["a", "vertex1", "b", "c", "d"]]);
    expect(scene.get("face", "wall-ab")?.loops).toEqual([["b", "vertex1", "a", "a-top", "b-top"]]);
    expect(scene.get("face", "wall-bc")?.loops).toEqual([["c", "b", "b-top", "c-top"]]);
    expect(scene.has("edge", "edge-ab")).toBe(false);
    expect(scene.get("edge", "edge2")).toMatchObject({ vertexKeys: ["a", "vertex1"], label: "base" });
    expect(scene.get("edge", "edge3")).toMatchObject({ vertexKeys: ["vertex1", "b"], label: "base" });
    expect(outcome).toMatchObject({ label: "Split edge", selects: [{ kind: "vertex", key: "vertex1" }] });
  });

  test("keeps a door above the edge in place", () => {
    const { scene } = run((one) => splitEdge(one, { edgeKeys: ["edge-bc"], newKey: counting() }));
    expect(scene.get("objectPlanar", "door")).toEqual(room.get("objectPlanar", "door"));
  });

  test("refuses an invalid share, a part that is too short, and a missing edge", () => {
    expect(refusalOf(splitEdge(room, { edgeKeys: ["edge-ab"], share: 1 }))).toBe("Enter a position between 0 and 1");
    expect(refusalOf(splitEdge(room, { edgeKeys: ["edge-ab"], share: 0.001 }))).toBe("The edge is too short to split");
    expect(refusalOf(splitEdge(room, { edgeKeys: ["edge-ab"], share: Number.NaN }))).toBe("Enter a number");
    expect(refusalOf(splitEdge(room, { edgeKeys: ["gone"] }))).toBe("This element no longer exists");
    expect(refusalOf(splitEdge(room, { edgeKeys: [] }))).toBe("Select the edge to split");
  });
});

describe("a face", () => {
  test("is cut between two corners; the new side of a floor is open", () => {
    const { scene, outcome } = run((one) => splitFaceBetween(one, { from: "a", to: "c", newKey: counting() }));
    expect(scene.get("face", "floor")).toMatchObject({ loops: [["a", "b", "c"]], roomLabel: "Study" });
    expect(scene.get("face", "face1")).toMatchObject({ loops: [["a", "c", "d"]], label: "floor", source: "user" });
    expect(scene.get("edge", "edge2")).toMatchObject({ vertexKeys: ["a", "c"], label: "opening" });
    expect(outcome.label).toBe("Split floor");
  });

  test("is cut vertically through a wall; the door goes to its part, in that part's frame", () => {
    // The wall is 4 m long from c to b; the center of the door is 2 m from c, so a cut at 2.6 m misses it.
    const { scene } = run((one) => splitFaceAcross(one, { faceKey: "wall-bc", share: 0.65, newKey: counting() }));
    expect(scene.get("vertex", "vertex1")).toMatchObject({ x: 1.4, y: 0, z: 3 });
    expect(scene.get("vertex", "vertex4")).toMatchObject({ x: 1.4, y: 2.5, z: 3 });
    expect(scene.get("face", "wall-bc")?.loops).toEqual([["c", "vertex1", "vertex4", "c-top"]]);
    expect(scene.get("face", "face7")?.loops).toEqual([["vertex1", "b", "b-top", "vertex4"]]);
    expect(scene.get("edge", "edge8")).toMatchObject({ vertexKeys: ["vertex1", "vertex4"], label: "corner" });
    expect(scene.get("objectPlanar", "door")).toMatchObject({ faceKey: "wall-bc", u: 2, v: 1.05 });
    expect(scene.get("face", "floor")?.loops[0]).toContain("vertex1");
    expect(scene.get("face", "ceiling")?.loops[0]).toContain("vertex4");
  });

  test("is cut on the other side of the door, which goes to the new part", () => {
    const { scene } = run((one) => splitFaceAcross(one, { faceKey: "wall-bc", share: 0.25, newKey: counting() }));
    expect(scene.get("objectPlanar", "door")).toMatchObject({ faceKey: "face7", u: 1, v: 1.05 });
  });

  test("is not cut through its door", () => {
    expect(refusalOf(splitFaceAcross(room, { faceKey: "wall-bc" }))).toBe("The door would be cut in two");
  });

  test("is cut through existing corners on the line", () => {
    const { scene } = run((one) =>
      splitFaceAlong(one, {
        faceKey: "floor",
        line: [
          [-1, 0, -0.75],
          [5, 0, 3.75],
        ],
        newKey: counting(),
      }),
    );
    expect(scene.count("vertex")).toBe(8);
    expect(scene.get("face", "floor")?.loops).toEqual([["a", "b", "c"]]);
  });

  test("refuses an existing side, corners of two faces, and a line next to the face", () => {
    expect(refusalOf(splitFaceBetween(room, { from: "a", to: "b" }))).toBe("These corners are already joined");
    expect(refusalOf(splitFaceBetween(room, { from: "a", to: "c-top" }))).toBe("No face has both corners");
    const neighbor = splitFaceAlong(room, {
      faceKey: "floor",
      line: [
        [9, 0, 0],
        [9, 0, 3],
      ],
    });
    expect(refusalOf(neighbor)).toBe("The line doesn't cross the face");
  });

  test("keeps its twin on the part that overlaps more of the twin", () => {
    const twin = { surveyKey: SURVEY_KEY, floorNumber: 0, key: "twin", label: "wall" as const, twinKey: "wall-da" };
    const { scene } = run(
      (one) => splitFaceAcross(one, { faceKey: "wall-da", share: 0.25, newKey: counting() }),
      (records) => {
        const corners = [
          ["p", 2.5, 0],
          ["q", 4, 0],
          ["r", 4, 2.5],
          ["s", 2.5, 2.5],
        ] as const;
        for (const [key, x, y] of corners)
          records.vertex.push({ surveyKey: SURVEY_KEY, floorNumber: 0, key, x, y, z: -0.1 });
        records.face.push({ ...twin, loops: [["q", "p", "s", "r"]] });
        records.face = records.face.map((face) => (face.key === "wall-da" ? { ...face, twinKey: "twin" } : face));
      },
    );
    // From a at x = 0 to d at x = 4, cut at x = 1: the second part has all of the twin.
    expect(scene.get("face", "wall-da")?.twinKey).toBeNull();
    expect(scene.get("face", "face7")?.twinKey).toBe("twin");
    expect(scene.get("face", "twin")?.twinKey).toBe("face7");
  });
});
