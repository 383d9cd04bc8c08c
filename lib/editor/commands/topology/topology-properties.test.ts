import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { brokenHome } from "@/tests/support/homes/broken-home";
import { closedHome, randomHome, unlockedHome } from "@/tests/support/homes/random-home";
import { contentsOf, danglingReferences, randomCommand, SURVEY } from "@/tests/support/random-scene";
import { anyTopologyCommand, preparedCommands, TOPOLOGY_NAMES, topologyCommand } from "@/tests/support/random-topology";
import {
  areaOf,
  edgesWithoutSide,
  greatestShift,
  sidesWithoutEdge,
  unfitPlanars,
  volumeOf,
} from "@/tests/support/shell-measures";
import { strictSave } from "@/tests/support/strict-save";
import type { Command } from "../../core/command";
import { applyDiff, changesOf, reverseDiff } from "../../core/diff";
import { createScene, type Scene, type SceneRecords } from "../../core/scene";
import { dissolveElements } from "../dissolve-elements";
import { flipFaces } from "../flip-faces";
import { raiseCeiling } from "../raise-ceiling";
import { splitEdge } from "../split-edge";
import { splitFaceAcross } from "../split-face";
import { weldVertices } from "../weld-vertices";

const commands = fc.array(fc.oneof({ weight: 4, arbitrary: anyTopologyCommand }, randomCommand), {
  minLength: 1,
  maxLength: 8,
});

/** Runs commands in order; `check` gets the scene before and after each accepted one. */
function play(
  records: SceneRecords,
  list: readonly Command[],
  check: (before: Scene, after: Scene, diff: ReturnType<typeof reverseDiff>) => void,
): number {
  const scene = createScene(SURVEY, records);
  let count = 0;
  for (const command of list) {
    const before = createScene(SURVEY, scene.toRecords());
    const outcome = command(scene);
    expect(contentsOf(scene)).toEqual(contentsOf(before));
    if (!outcome.ok) {
      expect(outcome.refusal.message).not.toBe("");
      continue;
    }
    count += 1;
    applyDiff(scene, outcome.diff);
    check(before, scene, outcome.diff);
  }
  return count;
}

test("keeps references valid, and every edit can be undone and saved without dangling references", () => {
  let count = 0;
  checkUntil(
    () => count > 50,
    fc.property(randomHome, commands, (records, list) => {
      count += play(records, list, (before, after, diff) => {
        expect(danglingReferences(after)).toEqual([]);
        strictSave(before, diff);
        const back = createScene(SURVEY, after.toRecords());
        applyDiff(back, reverseDiff(diff));
        expect(contentsOf(back)).toEqual(contentsOf(before));
      });
    }),
    { numRuns: 50 },
  );
});

test("never throws on broken backend records or makes them worse", () => {
  fc.assert(
    fc.property(brokenHome, commands, (records, list) => {
      play(records, list, (before, after, diff) => {
        const known = new Set(danglingReferences(before).map((text) => text.split(" -> ")[1]));
        const missing = danglingReferences(after).filter((text) => !known.has(text.split(" -> ")[1]));
        expect(missing).toEqual([]);
        const back = createScene(SURVEY, after.toRecords());
        applyDiff(back, reverseDiff(diff));
        expect(contentsOf(back)).toEqual(contentsOf(before));
      });
    }),
    { numRuns: 50 },
  );
});

describe.each(TOPOLOGY_NAMES)("%s", (name) => {
  test("stays on one floor, keeps locked corners, keeps objects within faces, and leaves no side without an edge", () => {
    let count = 0;
    checkUntil(
      () => count > 5,
      fc.property(randomHome, fc.array(preparedCommands(name), { minLength: 2, maxLength: 3 }), (records, list) => {
        for (const [index, command] of list.flat().entries()) {
          const isPreparation = index % (list[0]?.length ?? 1) === 0 && list[0]?.length === 2;
          const scene = createScene(SURVEY, records);
          const acceptedCount = play(records, [command], (before, after, diff) => {
            records = after.toRecords();
            const floors = new Set([...changesOf(diff)].map(({ from, to }) => (to ?? from)!.floorNumber));
            expect(floors.size).toBeLessThanOrEqual(1);
            for (const vertex of before.values("vertex")) {
              if (vertex.locked) expect(after.get("vertex", vertex.key)).toEqual(vertex);
            }
            expect(unfitPlanars(after)).toEqual([]);
            expect(sidesWithoutEdge(after)).toEqual([]);
            const idle = new Set(edgesWithoutSide(scene));
            if (!isPreparation) expect(edgesWithoutSide(after).filter((side) => !idle.has(side))).toEqual([]);
          });
          if (!isPreparation) count += acceptedCount;
        }
      }),
      { numRuns: 20 },
    );
  });
});

/** Returns the scene after a command, or null if refused. */
function after(scene: Scene, command: Command): Scene | null {
  const outcome = command(scene);
  if (!outcome.ok) return null;
  const changed = createScene(SURVEY, scene.toRecords());
  applyDiff(changed, outcome.diff);
  return changed;
}

function expectSameExtent(before: Scene, now: Scene): void {
  for (const label of ["floor", "ceiling", "wall"]) expect(areaOf(now, label)).toBeCloseTo(areaOf(before, label), 2);
  expect(volumeOf(now)).toBeCloseTo(volumeOf(before), 2);
  expect(greatestShift(before, now)).toBeLessThan(0.001);
}

test.each(["split edge", "split face between", "split face across"] as const)(
  "%s keeps areas, volume and the positions of openings",
  (name) => {
    fc.assert(
      fc.property(closedHome, topologyCommand(name), (records, command) => {
        const scene = createScene(SURVEY, records);
        const now = after(scene, command);
        if (now) expectSameExtent(scene, now);
      }),
      { numRuns: 60 },
    );
  },
);

test("a face that was split and dissolved has its original extent", () => {
  let count = 0;
  checkUntil(
    () => count > 20,
    fc.property(closedHome, fc.nat(500), fc.boolean(), (records, index, isFace) => {
      const scene = createScene(SURVEY, records);
      const face = [...scene.values("face")][index % scene.count("face")]!;
      const edge = [...scene.values("edge")][index % scene.count("edge")]!;
      const split = after(scene, (one) =>
        isFace ? splitFaceAcross(one, { faceKey: face.key }) : splitEdge(one, { edgeKeys: [edge.key] }),
      );
      if (!split) return;
      const kind = isFace ? "edge" : "vertex";
      const seam = [...split.values(kind)].findLast(({ key, ...one }) =>
        isFace ? !scene.has(kind, key) && sharedByTwo(split, one) : !scene.has(kind, key),
      );
      const back = after(split, (one) => dissolveElements(one, { items: [{ kind, key: seam!.key }] }));
      expectSameExtent(scene, back!);
      expect(back!.count("face")).toBe(scene.count("face"));
      count += 1;
    }),
    { numRuns: 60 },
  );
});

/** Returns whether two faces share the edge, as they share the seam of a split. */
function sharedByTwo(scene: Scene, record: object): boolean {
  const [a = "", b = ""] = (record as { vertexKeys?: [string, string] }).vertexKeys ?? [];
  return scene.facesOfVertex(a).filter((key) => scene.facesOfVertex(b).includes(key)).length === 2;
}

test("flipping twice restores the face, and flipping once keeps every opening in place", () => {
  fc.assert(
    fc.property(closedHome, (records) => {
      const scene = createScene(SURVEY, records);
      const all = { faceKeys: records.face.map(({ key }) => key) };
      const once = after(scene, (one) => flipFaces(one, all))!;
      expect(volumeOf(once)).toBeCloseTo(-volumeOf(scene), 2);
      expect(greatestShift(scene, once)).toBeLessThan(0.001);
      const twice = after(once, (one) => flipFaces(one, all))!;
      expect([...twice.values("face")].map(({ loops }) => loops)).toEqual(records.face.map(({ loops }) => loops));
      for (const object of records.objectPlanar) {
        const now = twice.get("objectPlanar", object.key)!;
        expect(Math.hypot(now.u - object.u, now.v - object.v)).toBeLessThan(0.0003);
      }
    }),
    { numRuns: 40 },
  );
});

test("welding coincident corners keeps all areas", () => {
  fc.assert(
    fc.property(closedHome, fc.nat(500), (records, index) => {
      const scene = createScene(SURVEY, records);
      const edge = [...scene.values("edge")][index % scene.count("edge")]!;
      const split = after(scene, (one) => splitEdge(one, { edgeKeys: [edge.key] }))!;
      const keys = [...split.values("vertex")].map(({ key }) => key);
      const made = split.get("vertex", keys.at(-1)!)!;
      const end = split.get("vertex", edge.vertexKeys[0])!;
      const { x, y, z } = end;
      applyDiff(split, { vertex: { added: {}, updated: { [made.key]: [made, { ...made, x, y, z }] }, removed: {} } });
      if (end.locked) return;
      const welded = after(split, (one) => weldVertices(one, { keys, distance: 0.001 }))!;
      expect(welded.count("vertex")).toBe(scene.count("vertex"));
      expectSameExtent(scene, welded);
    }),
    { numRuns: 40 },
  );
});

test("raising a ceiling keeps floors and openings in place, and enlarges the walls", () => {
  fc.assert(
    // Homes are up to 3 m high: raised to that height, some would not change.
    fc.property(unlockedHome, fc.integer({ min: 301, max: 400 }), (records, height) => {
      const scene = createScene(SURVEY, records);
      const floor = records.face.find(({ label }) => label === "floor")!;
      const raised = after(scene, (one) => raiseCeiling(one, { floorKeys: [floor.key], height: height / 100 }))!;
      expect(areaOf(raised, "floor")).toBeCloseTo(areaOf(scene, "floor"), 6);
      expect(areaOf(raised, "ceiling")).toBeCloseTo(areaOf(scene, "ceiling"), 2);
      expect(greatestShift(scene, raised)).toBeLessThan(0.001);
      expect(areaOf(raised, "wall")).toBeGreaterThan(areaOf(scene, "wall"));
    }),
    { numRuns: 40 },
  );
});
