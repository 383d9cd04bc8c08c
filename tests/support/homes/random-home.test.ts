import * as fc from "fast-check";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { planarOutline } from "@/lib/editor/core/measures/planar-outline";
import { createScene } from "@/lib/editor/core/scene";
import { cyclicPairs } from "@/lib/geometry/cyclic-pairs";
import { hostFrame, toFrame } from "@/lib/geometry/host-frame";
import { isInsideLoops } from "@/lib/geometry/point-in-polygon";
import { crossesItself } from "@/lib/geometry/self-intersection";
import { contentsOf, danglingReferences, SURVEY } from "../random-scene";
import { BREAKAGE_NAMES, breakHome, brokenHome } from "./broken-home";
import { homeOfSeed, randomHome, unlockedHome } from "./random-home";

const sideName = ([a, b]: [string, string]): string => [a, b].sort().join(" ");

test("a random home is valid: references, closed rooms, edges for all sides, openings inside their walls", () => {
  fc.assert(
    fc.property(randomHome, (records) => {
      const scene = createScene(SURVEY, records);
      expect(danglingReferences(scene)).toEqual([]);
      const uses = new Map<string, number>();
      for (const face of records.face) {
        const points = facePoints(scene, face);
        const frame = hostFrame(points[0]!)!;
        const plan = points.map((loop) => loop.map((point) => toFrame(frame, point)));
        expect(plan.some(crossesItself)).toBe(false);
        for (const pair of face.loops.flatMap((loop) => cyclicPairs(loop))) {
          uses.set(sideName(pair), (uses.get(sideName(pair)) ?? 0) + 1);
        }
        for (const key of scene.planarObjectsOfFace(face.key)) {
          const { width, height, ...planar } = scene.get("objectPlanar", key)!;
          const outline = planarOutline({ ...planar, width: width - 0.002, height: height - 0.002 });
          expect(outline.every((point) => isInsideLoops(point, plan))).toBe(true);
        }
      }
      expect(new Set(records.edge.map((edge) => sideName(edge.vertexKeys)))).toEqual(new Set(uses.keys()));
      expect(records.edge.length).toBe(uses.size);
      expect(Math.max(...uses.values())).toBe(2);
      for (const [side, count] of uses) if (!/-[hp]/.test(side)) expect([side, count]).toEqual([side, 2]);
    }),
    { numRuns: 60 },
  );
});

test("every feature occurs in sixty random homes", () => {
  const homes = Array.from({ length: 60 }, (_, seed) => homeOfSeed(seed));
  const floors = homes.map(({ vertex }) => new Set(vertex.map(({ floorNumber }) => floorNumber)).size);
  expect([Math.min(...floors), Math.max(...floors)]).toEqual([1, 2]);
  expect(homes.some(({ vertex }) => vertex.some(({ locked }) => locked))).toBe(true);
  expect(homes.some(({ face }) => face.some(({ twinKey }) => twinKey))).toBe(true);
  expect(homes.some(({ face }) => face.some(({ loops }) => loops.length > 1))).toBe(true);
  expect(homes.some(({ objectPlanar }) => objectPlanar.some(({ twinKey }) => twinKey))).toBe(true);
  expect(homes.some(({ object3D }) => object3D.length > 3)).toBe(true);
});

test("the same seed gives the same home", () => {
  expect(homeOfSeed(7)).toEqual(homeOfSeed(7));
  expect(homeOfSeed(7)).not.toEqual(homeOfSeed(8));
});

test.each(BREAKAGE_NAMES)("the breakage %s changes a copy of a home, and not the home itself", (name) => {
  const home = homeOfSeed(3);
  const before = structuredClone(home);
  const broken = breakHome(home, name, 5);
  expect(home).toEqual(before);
  expect(contentsOf(createScene(SURVEY, broken))).not.toEqual(contentsOf(createScene(SURVEY, home)));
});

test("a broken home still makes a scene, and an unlocked home has no locked vertex", () => {
  fc.assert(
    fc.property(brokenHome, (records) => createScene(SURVEY, records).count("face") > 0),
    { numRuns: 30 },
  );
  fc.assert(
    fc.property(unlockedHome, ({ vertex }) => !vertex.some(({ locked }) => locked)),
    { numRuns: 30 },
  );
});
