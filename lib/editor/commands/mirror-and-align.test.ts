import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome, unlockedHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { measureQuantities } from "../analysis/quantities/measure-quantities";
import type { CommandOutcome } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { ALIGN_AXES, ALIGN_SIDES, alignElements } from "./align-elements";
import { mirrorElements } from "./mirror-elements";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
const walls = ["floor", "wall-ab", "wall-bc", "wall-cd", "wall-da", "ceiling"];
const kitchen = walls.map((name): SelectionItem => ({ kind: "face", key: `k-${name}` }));
const sofa: SelectionItem = { kind: "object3D", key: "sofa" };
const planar = (key: string): SelectionItem => ({ kind: "objectPlanar", key });

function roomsAfter(outcome: CommandOutcome, records = twoRooms()): ReadScene {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  const changed = createScene(TWO_ROOMS_SURVEY, records);
  applyDiff(changed, outcome.diff);
  return changed;
}

describe("mirror", () => {
  test("the walls of a mirrored room still face inward, and its door moves to the other side", () => {
    const outcome = mirrorElements(scene, { items: [...kitchen, sofa], axis: "z" });
    const changed = roomsAfter(outcome);
    expect(outcome).toMatchObject({ label: "Mirror 7 elements" });
    expect(changed.get("vertex", "k-a")).toMatchObject({ x: 0, z: 3 });
    expect(changed.get("face", "k-wall-cd")?.loops).toEqual([["k-c", "k-d", "k-d-top", "k-c-top"]]);
    expect(changed.get("objectPlanar", "door-k")).toMatchObject({ u: 2, v: 1.05 });
    expect(changed.get("object3D", "sofa")?.position).toEqual([2, 0.8, 1.8]);
    expect(changed.get("objectPlanar", "door-k")?.twinKey).toBeNull();
    expect(changed.get("objectPlanar", "door-h")?.twinKey).toBeNull();
    expect(changed.get("face", "k-wall-cd")?.twinKey).toBe("h-wall-ab");
    const before = measureQuantities(scene);
    const sorted = (keys: readonly string[]): string[] => [...keys].sort();
    const { walls, around } = before.faces;
    expect(measureQuantities(changed)).toEqual({
      ...before,
      faces: {
        ...before.faces,
        walls: expect.arrayContaining(sorted(walls)),
        around: expect.arrayContaining(sorted(around)),
      },
      once: { ...before.once, doors: 2 },
    });
  });

  test("a window alone moves to the other side of its wall; a door moves with its twin", () => {
    const records = twoRooms();
    records.objectPlanar[2] = { ...records.objectPlanar[2]!, u: 1 };
    const home = createScene(TWO_ROOMS_SURVEY, records);
    expect(
      roomsAfter(mirrorElements(home, { items: [planar("pane")], axis: "x" })).get("objectPlanar", "pane")?.u,
    ).toBe(3);
    const changed = roomsAfter(mirrorElements(scene, { items: [planar("door-k")], axis: "x" }));
    expect(changed.get("objectPlanar", "door-k")?.u).toBe(2);
    expect(changed.get("objectPlanar", "door-h")?.u).toBe(1);
  });

  test("refuses a wall that shares corners, and a locked one", () => {
    expect(mirrorElements(scene, { items: [kitchen[1]!], axis: "x" })).toMatchObject({
      refusal: { message: "Shares corners with walls that aren't selected" },
    });
    const records = twoRooms();
    records.vertex[0] = { ...records.vertex[0]!, locked: true };
    expect(mirrorElements(createScene(TWO_ROOMS_SURVEY, records), { items: kitchen, axis: "x" })).toMatchObject({
      refusal: { code: "locked" },
    });
  });
});

test("mirroring twice restores any home, and mirroring once keeps its measures", () => {
  let mirrored = 0;
  checkUntil(
    () => mirrored > 20,
    fc.property(unlockedHome, fc.constantFrom("x" as const, "z" as const), fc.boolean(), (records, axis, isWhole) => {
      const home = createScene(SURVEY, records);
      const faces = records.face.map(({ key }): SelectionItem => ({ kind: "face", key }));
      const objects = records.object3D.map(({ key }): SelectionItem => ({ kind: "object3D", key }));
      const openings = records.objectPlanar.map(({ key }): SelectionItem => planar(key));
      const items = isWhole ? [...faces, ...objects] : openings.slice(0, 1);
      const before = contentsOf(home);
      const measures = measureQuantities(home);
      const once = mirrorElements(home, { items, axis });
      if (!once.ok) return;
      mirrored += 1;
      applyDiff(home, once.diff);
      expect(danglingReferences(home)).toEqual([]);
      const after = measureQuantities(home);
      expect(after.floorArea).toBeCloseTo(measures.floorArea, 2);
      // A partition on the edge of a stairwell may be inside the room or not.
      expect(after.grossWall + after.looseWall).toBeCloseTo(measures.grossWall + measures.looseWall, 2);
      if (Math.abs(after.looseWall - measures.looseWall) < 0.005) {
        for (const name of ["netWall", "openingsArea"] as const) expect(after[name]).toBeCloseTo(measures[name], 2);
      }
      const twice = mirrorElements(home, { items, axis });
      if (!twice.ok) throw new Error(twice.refusal.message);
      applyDiff(home, twice.diff);
      expect(contentsOf(home)).toEqual(before);
    }),
    { numRuns: 50 },
  );
});

describe("align", () => {
  test("aligns windows of one wall by their sills, and refuses overlaps and the axis across the wall", () => {
    const records = twoRooms();
    records.objectPlanar.push({ ...records.objectPlanar[2]!, key: "small", u: 0.5, v: 1.8, width: 0.5, height: 0.5 });
    const home = createScene(TWO_ROOMS_SURVEY, records);
    const items = [planar("pane"), planar("small")];
    const sills = roomsAfter(alignElements(home, { items, axis: "y", side: "min" }), records);
    expect(sills.get("objectPlanar", "small")?.v).toBe(1.15);
    expect(sills.get("objectPlanar", "pane")?.v).toBe(1.5);
    expect(alignElements(home, { items, axis: "x", side: "min" })).toMatchObject({ refusal: { code: "overlap" } });
    expect(alignElements(home, { items, axis: "z", side: "min" })).toMatchObject({
      refusal: { message: "Doors and windows align only along or up the wall that they share" },
    });
  });

  test("aligns objects by their sides or centers", () => {
    const records = twoRooms();
    records.object3D.push({ ...records.object3D[0]!, key: "shelf", position: [1, 0.5, 2], size: [0.4, 1, 0.3] });
    const home = createScene(TWO_ROOMS_SURVEY, records);
    const items: SelectionItem[] = [sofa, { kind: "object3D", key: "shelf" }];
    const shelfAfter = (axis: "x" | "y", side: "min" | "max") =>
      roomsAfter(alignElements(home, { items, axis, side }), records).get("object3D", "shelf")!.position;
    expect(shelfAfter("x", "max")).toEqual([2.8, 0.5, 2]);
    expect(shelfAfter("y", "min")).toEqual([1, 0.5, 2]);
  });

  test("aligns corners to one coordinate; refuses a single corner", () => {
    const items: SelectionItem[] = [
      { kind: "vertex", key: "k-a" },
      { kind: "vertex", key: "k-c" },
    ];
    expect(roomsAfter(alignElements(scene, { items, axis: "x", side: "middle" })).get("vertex", "k-a")?.x).toBe(2);
    expect(alignElements(scene, { items: items.slice(0, 1), axis: "x", side: "min" })).toMatchObject({
      refusal: { message: "Select two or more elements to align" },
    });
  });
});

test("in any home, aligning twice equals once, moves no locked corner and can be undone", () => {
  let aligned = 0;
  const choice = fc.record({
    kind: fc.constantFrom("vertex" as const, "face" as const, "object3D" as const, "objectPlanar" as const),
    numbers: fc.array(fc.nat(500), { minLength: 2, maxLength: 4 }),
    axis: fc.constantFrom(...ALIGN_AXES),
    side: fc.constantFrom(...ALIGN_SIDES),
  });
  checkUntil(
    () => aligned > 30,
    fc.property(randomHome, choice, (records, { kind, numbers, axis, side }) => {
      const home = createScene(SURVEY, records);
      const keys = [...new Set(numbers.map((number) => records[kind][number % records[kind].length]?.key))];
      const items = keys.flatMap((key): SelectionItem[] => (key ? [{ kind, key }] : []));
      const before = contentsOf(home);
      const outcome = alignElements(home, { items, axis, side });
      if (!outcome.ok) return;
      aligned += 1;
      for (const key of Object.keys(outcome.diff.vertex?.updated ?? {})) {
        expect(home.get("vertex", key)?.locked).not.toBe(true);
      }
      const applied = applyDiff(home, outcome.diff);
      expect(danglingReferences(home)).toEqual([]);
      const isShared = kind === "face";
      if (!isShared) {
        const again = alignElements(home, { items, axis, side });
        // Centers may differ by rounding.
        if (side !== "middle") expect(again).toMatchObject({ ok: true, diff: {} });
      }
      applyDiff(home, reverseDiff(applied));
      expect(contentsOf(home)).toEqual(before);
    }),
    { numRuns: 120 },
  );
});
