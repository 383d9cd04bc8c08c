import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { wallPieces } from "@/lib/editor/analysis/plan/plan-wall";
import { wallTops } from "@/lib/editor/analysis/plan/wall-tops";
import { applyDiff } from "@/lib/editor/core/diff";
import { createScene } from "@/lib/editor/core/scene";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { buildFloorModel } from "./floor-model";
import { buildPlanBuffer } from "./plan-buffer";
import { NO_ROWS_HIDDEN } from "./shape-layers";
import { SURFACE_KIND, type TriangleBuffer } from "./triangle-buffer";
import { updateFloorModel } from "./update-floor-model";
import { updatePlanBuffer } from "./update-plan-buffer";

const floor = { floorNumber: 0, rows: NO_ROWS_HIDDEN };

/** Returns the horizontal area of an owner's triangles of one kind, in square meters. */
function areaOf(buffer: TriangleBuffer, owner: string, kind: number): number {
  const { start, capacity } = buffer.slots.get(owner)!;
  let area = 0;
  for (let triangle = start; triangle < start + capacity; triangle += 1) {
    if (buffer.kind[triangle * 3]! % 16 !== kind) continue;
    const [ax, , az, bx, , bz, cx, , cz] = buffer.position.slice(triangle * 9, triangle * 9 + 9);
    area += Math.abs((bx! - ax!) * (cz! - az!) - (cx! - ax!) * (bz! - az!)) / 2;
  }
  return area;
}

test("draws a floor with its area, and a wall as a band 0.1 m wide with mitered ends", () => {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const plan = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  expect(areaOf(plan, "floor", SURFACE_KIND.floor)).toBeCloseTo(12, 4);
  expect(areaOf(plan, "wall-ab", SURFACE_KIND.cap)).toBeCloseTo(3 * 0.1 + 0.1 * 0.1, 4);
  expect(plan.slots.get("ceiling")?.capacity).toBe(0);
});

test("interrupts a wall at its door, whose leaf swings into the room", () => {
  const scene = createScene(SURVEY_KEY, littleRoom());
  const plan = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  expect(areaOf(plan, "wall-bc", SURFACE_KIND.cap)).toBeCloseTo((4 - 0.9) * 0.1 + 0.1 * 0.1, 4);
  const { start, capacity } = plan.slots.get("wall-bc")!;
  const leaf: number[] = [];
  for (let corner = start * 3; corner < (start + capacity) * 3; corner += 1) {
    if (plan.kind[corner]! % 16 === SURFACE_KIND.door) leaf.push(plan.position[corner * 3 + 2]!);
  }
  // The south wall is at z = 3, and the room is north of it.
  expect(Math.min(...leaf)).toBeCloseTo(3 - 0.9, 3);
  expect(Math.max(...leaf)).toBeLessThan(3.001);
});

test("draws the swing of one of two twin doors, fills a window's gap, and draws damage in front of the wall", () => {
  const records = littleRoom();
  const [door] = records.objectPlanar;
  const planar = (key: string, label: "window" | "damage", u: number) => ({ ...door!, key, label, u, width: 0.5 });
  const scene = createScene(SURVEY_KEY, {
    ...records,
    objectPlanar: [
      { ...door!, twinKey: "another" },
      { ...door!, key: "another", faceKey: "wall-da", twinKey: "door" },
      planar("pane", "window", 0.5),
      planar("wet", "damage", 3.5),
    ],
  });
  const swinging = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  expect(areaOf(swinging, "wall-bc", SURFACE_KIND.door)).toBe(0);
  expect(areaOf(swinging, "wall-da", SURFACE_KIND.door)).toBeGreaterThan(0);
  expect(areaOf(swinging, "wall-bc", SURFACE_KIND.window)).toBeCloseTo(0.5 * 0.1, 4);
  expect(areaOf(swinging, "wall-bc", SURFACE_KIND.damage)).toBeCloseTo(0.5 * 0.05, 4);
});

test.each(["another", "later"])("draws the swing of a door whose twin, %s, becomes an opening", (twinKey) => {
  const records = littleRoom();
  const [door] = records.objectPlanar;
  const twin: ObjectPlanar = { ...door!, key: twinKey, faceKey: "wall-da", twinKey: "door" };
  const scene = createScene(SURVEY_KEY, { ...records, objectPlanar: [{ ...door!, twinKey }, twin] });
  const plan = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  const model = buildFloorModel(scene, 0, new Map());
  const opened = { ...twin, label: "opening" as const };
  const diff = {
    objectPlanar: { added: {}, removed: {}, updated: { [twinKey]: [twin, opened] as [ObjectPlanar, ObjectPlanar] } },
  };
  const { faces } = updateFloorModel(model, scene, applyDiff(scene, diff), new Map())!;
  updatePlanBuffer(plan, scene, floor, faces);
  expect(areaOf(plan, "wall-bc", SURFACE_KIND.door)).toBeGreaterThan(0);
  expect(areaOf(plan, "wall-da", SURFACE_KIND.door)).toBe(0);
});

test("gives the same plan for an update of a moved corner and for a new build", () => {
  const records = littleRoom();
  const scene = createScene(SURVEY_KEY, records);
  const plan = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  const vertex = records.vertex.map((one) => (one.key.startsWith("c") ? { ...one, x: 5 } : one));
  const moved = createScene(SURVEY_KEY, { ...records, vertex });
  const touched = ["floor", "wall-ab", "wall-bc", "wall-cd", "wall-da", "ceiling"];
  const updated = updatePlanBuffer(plan, moved, floor, touched);
  expect(updated?.fresh).toEqual([]);
  const rebuilt = buildPlanBuffer(moved, 0, NO_ROWS_HIDDEN);
  for (const key of touched) {
    const slot = plan.slots.get(key)!;
    expect(slot).toEqual(rebuilt.slots.get(key)!);
    const range = [slot.start * 9, (slot.start + slot.capacity) * 9] as const;
    expect(plan.position.slice(...range)).toEqual(rebuilt.position.slice(...range));
  }
  expect(
    wallPieces(drawnFace(moved, moved.get("face", "wall-bc")!), wallTops(moved, moved.get("face", "wall-bc")!)),
  ).toHaveLength(3);
});

test("empties the slot of a deleted face, and gives a slot to a restored one", () => {
  const records = littleRoom();
  const plan = buildPlanBuffer(createScene(SURVEY_KEY, records), 0, NO_ROWS_HIDDEN);
  const reduced = createScene(SURVEY_KEY, { ...records, face: records.face.filter(({ key }) => key !== "wall-ab") });
  const slot = plan.slots.get("wall-ab")!;
  expect(updatePlanBuffer(plan, reduced, floor, ["wall-ab"])?.written).toEqual([slot]);
  expect(plan.slots.has("wall-ab")).toBe(false);
  expect(plan.position.slice(slot.start * 9, (slot.start + slot.capacity) * 9).every((value) => value === 0)).toBe(
    true,
  );
  const restored = updatePlanBuffer(plan, createScene(SURVEY_KEY, records), floor, ["wall-ab"]);
  expect(restored?.fresh).toEqual(["wall-ab"]);
  expect(areaOf(plan, "wall-ab", SURFACE_KIND.cap)).toBeCloseTo(0.31, 4);
});
