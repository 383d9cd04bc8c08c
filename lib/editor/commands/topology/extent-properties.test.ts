/** Which commands keep area and volume, and which change them by exactly the requested amount, in any closed home. */
import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { closedHome } from "@/tests/support/homes/random-home";
import { danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { areaOf, unfitPlanars, volumeOf } from "@/tests/support/shell-measures";
import type { Face } from "../../../domain/geometry-records";
import { areaWithHoles } from "../../../geometry/area-with-holes";
import { cyclicPairs } from "../../../geometry/cyclic-pairs";
import type { Command } from "../../core/command";
import { applyDiff } from "../../core/diff";
import { facePoints } from "../../core/measures/face-points";
import { createScene, type Scene } from "../../core/scene";
import { addWalls } from "../add-walls";
import { closeLoop } from "../close-loop";
import { deleteElements } from "../delete-elements";
import { extrudeWall } from "../extrude-wall";
import { mergeVertices } from "../merge-vertices";
import { splitEdge } from "../split-edge";

/** Returns the scene after the command, or null if refused. */
function after(scene: Scene, command: Command): Scene | null {
  const outcome = command(scene);
  if (!outcome.ok) {
    expect(outcome.refusal.message).not.toBe("");
    return null;
  }
  const changed = createScene(SURVEY, scene.toRecords());
  applyDiff(changed, outcome.diff);
  expect(danglingReferences(changed)).toEqual([]);
  return changed;
}

const LABELS = ["floor", "ceiling", "wall"] as const;

function expectSameExtent(before: Scene, now: Scene): void {
  for (const label of LABELS) expect(areaOf(now, label)).toBeCloseTo(areaOf(before, label), 2);
  expect(volumeOf(now)).toBeCloseTo(volumeOf(before), 2);
}

const faceArea = (scene: Scene, face: Face): number => areaWithHoles(facePoints(scene, face));

/** Returns the width of a wall on its plan, in meters. */
function widthOf(scene: Scene, face: Face): number {
  const points = facePoints(scene, face).flat();
  return Math.max(...points.flatMap((a) => points.map((b) => Math.hypot(a[0] - b[0], a[2] - b[2]))));
}

const edgesAround = (scene: Scene, loop: readonly string[]): string[] =>
  cyclicPairs(loop).flatMap(([a, b]) =>
    scene
      .edgesOfVertex(a)
      .filter((key) => scene.get("edge", key)?.vertexKeys.includes(b))
      .slice(0, 1),
  );

const facesOf = (scene: Scene, label?: string): Face[] =>
  [...scene.values("face")].filter((face) => label === undefined || face.label === label);

test("an extruded wall changes floor area and volume by the area and the volume that it sweeps", () => {
  let pulled = 0;
  checkUntil(
    () => pulled > 25,
    fc.property(closedHome, fc.nat(500), fc.integer({ min: -60, max: 90 }), (records, index, hundredths) => {
      const scene = createScene(SURVEY, records);
      const walls = facesOf(scene, "wall");
      const wall = walls[index % walls.length]!;
      const distance = hundredths / 100;
      const now = after(scene, (one) => extrudeWall(one, { faceKeys: [wall.key], distance }));
      if (!now) return;
      pulled += 1;
      const inside = Math.sign(volumeOf(scene));
      // A ceiling may continue its slope, so the wall sweeps from its old area to its new one.
      const passed = (distance * (faceArea(scene, wall) + faceArea(now, now.get("face", wall.key)!))) / 2;
      expect(volumeOf(now)).toBeCloseTo(volumeOf(scene) + inside * passed, 2);
      expect(areaOf(now, "floor")).toBeCloseTo(areaOf(scene, "floor") + distance * widthOf(scene, wall), 2);
      expect(unfitPlanars(now)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("adding a corner to an edge and merging it into the end restores everything", () => {
  let merged = 0;
  checkUntil(
    () => merged > 25,
    fc.property(closedHome, fc.nat(500), fc.integer({ min: 20, max: 80 }), (records, index, percent) => {
      const scene = createScene(SURVEY, records);
      const edge = [...scene.values("edge")][index % scene.count("edge")]!;
      const split = after(scene, (one) => splitEdge(one, { edgeKeys: [edge.key], share: percent / 100 }));
      const added = split && [...split.values("vertex")].find(({ key }) => !scene.has("vertex", key));
      const restored =
        added && after(split, (one) => mergeVertices(one, { keys: [edge.vertexKeys[0], added.key], at: "first" }));
      if (!restored) return;
      merged += 1;
      expectSameExtent(scene, restored);
      expect(restored.count("vertex")).toBe(scene.count("vertex"));
      expect(restored.count("edge")).toBe(scene.count("edge"));
    }),
    { numRuns: 50 },
  );
});

test("a deleted wall that is added again has the same size and closes the room", () => {
  let performed = 0;
  checkUntil(
    () => performed > 25,
    fc.property(closedHome, fc.nat(500), (records, index) => {
      const scene = createScene(SURVEY, records);
      const walls = facesOf(scene, "wall");
      const wall = walls[index % walls.length]!;
      const floor = new Set(facesOf(scene, "floor").flatMap(({ loops }) => loops.flat()));
      const edgeKeys = edgesAround(scene, wall.loops[0]!).filter((key) =>
        scene.get("edge", key)!.vertexKeys.every((corner) => floor.has(corner)),
      );
      // A corner in the middle of a wall has none above it that gives the height of a sloping ceiling.
      if (edgeKeys.length > 1) return;
      const open = after(scene, (one) => deleteElements(one, { items: [{ kind: "face", key: wall.key }] }));
      const now = open && after(open, (one) => addWalls(one, { edgeKeys }));
      if (!now) return;
      performed += 1;
      expectSameExtent(scene, now);
    }),
    { numRuns: 50 },
  );
});

test("a deleted face that is closed again has the same size and label, and faces the room", () => {
  let closed = 0;
  checkUntil(
    () => closed > 25,
    fc.property(closedHome, fc.nat(500), (records, index) => {
      const scene = createScene(SURVEY, records);
      const face = facesOf(scene)[index % scene.count("face")]!;
      const open = after(scene, (one) => deleteElements(one, { items: [{ kind: "face", key: face.key }] }));
      const now = open && after(open, (one) => closeLoop(one, { edgeKeys: edgesAround(one as Scene, face.loops[0]!) }));
      if (!now) return;
      closed += 1;
      expectSameExtent(scene, now);
      expect(now.count("face")).toBe(scene.count("face"));
    }),
    { numRuns: 50 },
  );
});
