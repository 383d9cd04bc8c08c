import { acceptElements, withdrawAcceptance } from "@/lib/editor/commands/accept-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { placeObject3D } from "@/lib/editor/commands/place-object-3d";
import { placePlanarObject } from "@/lib/editor/commands/place-planar-object";
import type { CommandOutcome } from "@/lib/editor/core/command";
import { applyDiff, type Diff, reverseDiff } from "@/lib/editor/core/diff";
import { facePoints } from "@/lib/editor/core/measures/face-points";
import { createScene, type Scene } from "@/lib/editor/core/scene";
import { hostFrame } from "@/lib/geometry/host-frame";
import { dot } from "@/lib/geometry/vector3";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { buildFloorModel, type FloorModel } from "./floor-model";
import { buildPlanBuffer } from "./plan-buffer";
import { NO_ROWS_HIDDEN } from "./shape-layers";
import { LAYER_STEP, layerOfPacked, SURFACE_KIND, type SurfaceKind, type TriangleBuffer } from "./triangle-buffer";
import { updateFloorModel } from "./update-floor-model";
import { updatePlanBuffer } from "./update-plan-buffer";

const ROOMS = new Map([
  ["floor", 0],
  ["table", 0],
]);

function build(): { scene: Scene; model: FloorModel } {
  const scene = createScene(SURVEY_KEY, littleRoom());
  return { scene, model: buildFloorModel(scene, 0, ROOMS) };
}

function apply(scene: Scene, outcome: ReturnType<typeof moveVertices>): Diff {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return applyDiff(scene, outcome.diff);
}

/** Returns the area of an owner's triangles of one kind. */
function areaOf(buffer: TriangleBuffer, owner: string, kind: SurfaceKind): number {
  const slot = buffer.slots.get(owner);
  if (!slot) return 0;
  let area = 0;
  for (let triangle = slot.start; triangle < slot.start + slot.capacity; triangle += 1) {
    if ((buffer.kind[triangle * 3] ?? 0) % LAYER_STEP !== kind) continue;
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = buffer.position.subarray(
      triangle * 9,
      triangle * 9 + 9,
    );
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
  }
  return area;
}

/** Returns the owners whose slots differ from an earlier copy of the positions. */
function changedOwners(buffer: TriangleBuffer, before: Float32Array): string[] {
  return [...buffer.slots.keys()]
    .filter((owner) => {
      const { start, capacity } = buffer.slots.get(owner)!;
      for (let index = start * 9; index < (start + capacity) * 9; index += 1) {
        if (buffer.position[index] !== before[index]) return true;
      }
      return false;
    })
    .sort();
}

test("draws a wall without openings whole, and a wall with a door around the door's leaf", () => {
  const { model } = build();
  expect(areaOf(model.surfaces, "wall-da", SURFACE_KIND.wall)).toBeCloseTo(10, 5);
  // 4 × 2.5 less 0.9 × 2.1; the cut starts 2 mm above the foot of the wall.
  expect(areaOf(model.surfaces, "wall-bc", SURFACE_KIND.wall)).toBeCloseTo(10 - 0.9 * 2.098, 4);
  expect(areaOf(model.surfaces, "wall-bc", SURFACE_KIND.door)).toBeCloseTo(0.9 * 2.098, 4);
  expect(areaOf(model.surfaces, "floor", SURFACE_KIND.floor)).toBeCloseTo(12, 5);
});

test("makes a wall's top as wide as the wall is thick, with square ends", () => {
  const { model } = build();
  expect(areaOf(model.surfaces, "wall-da", SURFACE_KIND.cap)).toBeCloseTo(4.2 * 0.1, 5);
});

test("turns the normals of walls into the room", () => {
  const { model } = build();
  const slot = model.surfaces.slots.get("wall-ab");
  const normal = model.surfaces.normal.subarray((slot?.start ?? 0) * 9, (slot?.start ?? 0) * 9 + 3);
  expect([...normal]).toEqual([1, 0, 0]);
});

test("rewrites only the faces of a moved corner and the tops of their neighbors", () => {
  const { scene, model } = build();
  const surfaces = model.surfaces.position.slice();
  const points = model.points.position.slice();
  const rewritten = updateFloorModel(
    model,
    scene,
    apply(scene, moveVertices(scene, { keys: ["a"], vector: [-0.5, 0, 0] })),
    ROOMS,
  );

  // The ceiling and wall-cd do not change; wall-bc stays in place, but its miter with wall-ab changes.
  expect(changedOwners(model.surfaces, surfaces)).toEqual(["floor", "wall-ab", "wall-bc", "wall-da"]);
  expect(rewritten?.vertices).toEqual(new Set(["a"]));
  expect(rewritten?.faces.has("ceiling")).toBe(false);
  const moved = [...model.points.position].flatMap((value, index) => (value === points[index] ? [] : [index]));
  expect(moved).toEqual([(model.points.slots.get("a")?.start ?? -1) * 3]);
  expect(areaOf(model.surfaces, "floor", SURFACE_KIND.floor)).toBeCloseTo(12.75, 4);
});

test("gives the same buffers for an update and for a new build", () => {
  const { scene, model } = build();
  updateFloorModel(
    model,
    scene,
    apply(scene, moveVertices(scene, { keys: ["c", "c-top"], vector: [0.3, 0, 0.2] })),
    ROOMS,
  );
  updateFloorModel(model, scene, apply(scene, placePlanarObject(scene, { key: "door", u: 1.2 })), ROOMS);
  const rebuilt = buildFloorModel(scene, 0, ROOMS);
  expect(model.surfaces.position).toEqual(rebuilt.surfaces.position);
  expect(model.lines.position).toEqual(rebuilt.lines.position);
  expect(model.shadows.position).toEqual(rebuilt.shadows.position);
  expect(model.points.position).toEqual(rebuilt.points.position);
});

test("draws damage in front of every part of a wall that is not flat", () => {
  const records = littleRoom();
  const vertex = records.vertex.map((corner) => (corner.key === "a-top" ? { ...corner, z: corner.z + 0.03 } : corner));
  const door = records.objectPlanar[0]!;
  const size = { u: 1.5, v: 1.2, width: 0.4, height: 0.4 };
  const damage = { ...door, ...size, key: "damp", label: "damage" as const, faceKey: "wall-da", twinKey: null };
  const scene = createScene(SURVEY_KEY, { ...records, vertex, objectPlanar: [...records.objectPlanar, damage] });
  const { surfaces } = buildFloorModel(scene, 0, ROOMS);
  const { normal } = hostFrame(facePoints(scene, scene.get("face", "wall-da")!)[0]!)!;
  const depthsOf = (kind: SurfaceKind): number[] => {
    const { start, capacity } = surfaces.slots.get("wall-da")!;
    const depths: number[] = [];
    for (let corner = start * 3; corner < (start + capacity) * 3; corner += 1) {
      if ((surfaces.kind[corner] ?? 0) % LAYER_STEP === kind)
        depths.push(dot([...surfaces.position.subarray(corner * 3, corner * 3 + 3)] as never, normal));
    }
    return depths;
  };
  expect(depthsOf(SURFACE_KIND.damage)).toHaveLength(6);
  expect(Math.min(...depthsOf(SURFACE_KIND.damage))).toBeGreaterThan(Math.max(...depthsOf(SURFACE_KIND.wall)));
});

test("rewrites only the slots of deleted and restored records, with the same result as a new build", () => {
  const { scene, model } = build();
  const wall = scene.get("face", "wall-bc");
  const door = scene.get("objectPlanar", "door");
  const table = scene.get("object3D", "table");
  if (!wall || !door || !table) throw new Error("The little room has lost a wall, a door or a table.");
  const deletion: Diff = {
    face: { added: {}, updated: {}, removed: { [wall.key]: wall } },
    objectPlanar: { added: {}, updated: {}, removed: { [door.key]: door } },
    object3D: { added: {}, updated: {}, removed: { table } },
  };
  const before = model.surfaces.position.slice();
  const deleted = updateFloorModel(model, scene, applyDiff(scene, deletion), ROOMS);
  expect(changedOwners(model.surfaces, before)).not.toContain("floor");
  expect(deleted?.emptied.map(([name]) => name)).toEqual(["surfaces", "lines", "shadows", "instances"]);
  expect(model.surfaces.slots.has("wall-bc")).toBe(false);

  const restored = updateFloorModel(model, scene, applyDiff(scene, reverseDiff(deletion)), ROOMS);
  expect(restored?.fresh).toEqual(new Set(["wall-bc", "table"]));
  const rebuilt = buildFloorModel(scene, 0, ROOMS);
  for (const kind of Object.values(SURFACE_KIND)) {
    for (const owner of rebuilt.surfaces.slots.keys()) {
      expect(areaOf(model.surfaces, owner, kind)).toBeCloseTo(areaOf(rebuilt.surfaces, owner, kind), 5);
    }
  }
});

test("requests a new build when no slot is free", () => {
  const { scene, model } = build();
  const wall = scene.get("face", "wall-da");
  if (!wall) throw new Error("The little room has lost a wall.");
  const results = Array.from({ length: 40 }, (_, index) => {
    const copy = { ...wall, key: `copy-${index}` };
    return updateFloorModel(
      model,
      scene,
      applyDiff(scene, { face: { added: { [copy.key]: copy }, updated: {}, removed: {} } }),
      ROOMS,
    );
  });
  expect(results[0]).not.toBeNull();
  expect(results.at(-1)).toBeNull();
});

test("packs the uncertainty of walls, doors and objects with their kind and layer", () => {
  const records = littleRoom();
  const withConfidence = <R extends { key: string }>(
    list: readonly R[],
    key: string,
    confidence: "low" | "medium" | "high",
  ) => list.map((one) => (one.key === key ? { ...one, confidence } : one));
  const door = records.objectPlanar[0]!;
  const table = records.object3D[0]!;
  const scene = createScene(SURVEY_KEY, {
    ...records,
    face: withConfidence(withConfidence(records.face, door.faceKey, "low"), "floor", "high"),
    objectPlanar: withConfidence(records.objectPlanar, door.key, "medium"),
    object3D: withConfidence(records.object3D, table.key, "low"),
  });
  const { surfaces, instances } = buildFloorModel(scene, 0, ROOMS);
  const unpackedKinds = (owner: string) => {
    const { start, capacity } = surfaces.slots.get(owner)!;
    const kinds = [...surfaces.kind.subarray(start * 3, (start + capacity) * 3)];
    return new Set(kinds.map((value) => `${value % 16} ${layerOfPacked(value)} ${Math.floor(value / 512)}`));
  };
  // Kind, layer and uncertainty: a wall is kind 0 on layer 0, a floor kind 1 on layer 1, a door kind 4 on another.
  expect(unpackedKinds(door.faceKey)).toContain("0 0 2");
  expect([...unpackedKinds(door.faceKey)].some((one) => /^4 \d+ 1$/.test(one))).toBe(true);
  expect(unpackedKinds("floor")).toContain("1 1 0");
  const boxes = instances.slots.get(table.key)!;
  for (const tone of instances.tone.subarray(boxes.start, boxes.start + boxes.capacity)) {
    expect(Math.floor(tone / 128)).toBe(2);
  }
});

test("clears the uncertainty of accepted records, and restores it when the acceptance is withdrawn", () => {
  const records = littleRoom();
  const door = records.objectPlanar[0]!;
  const table = records.object3D[0]!;
  const unsure = <R extends object>(list: readonly R[]) => list.map((one) => ({ ...one, confidence: "low" as const }));
  const scene = createScene(SURVEY_KEY, {
    ...records,
    face: unsure(records.face),
    objectPlanar: unsure(records.objectPlanar),
    object3D: unsure(records.object3D),
  });
  const model = buildFloorModel(scene, 0, ROOMS);
  const uncertaintiesOf = (owner: string) => {
    const { start, capacity } = model.surfaces.slots.get(owner)!;
    return new Set([...model.surfaces.kind.subarray(start * 3, (start + capacity) * 3)].map((one) => one >> 9));
  };
  const boxUncertainty = () => Math.floor(model.instances.tone[model.instances.slots.get(table.key)!.start]! / 128);
  const items = [
    { kind: "face", key: door.faceKey },
    { kind: "objectPlanar", key: door.key },
    { kind: "object3D", key: table.key },
  ] as const;
  expect([uncertaintiesOf(door.faceKey).has(2), boxUncertainty()]).toEqual([true, 2]);
  updateFloorModel(
    model,
    scene,
    apply(scene, acceptElements(scene, { items, by: "emp-ana", at: "2026-11-23T09:00:00Z" })),
    ROOMS,
  );
  expect([[...uncertaintiesOf(door.faceKey)], boxUncertainty()]).toEqual([[0], 0]);
  updateFloorModel(model, scene, apply(scene, withdrawAcceptance(scene, { items })), ROOMS);
  expect([uncertaintiesOf(door.faceKey).has(2), boxUncertainty()]).toEqual([true, 2]);
});

test("shows the uncertainty of an accepted record again while its shape differs from the accepted one", () => {
  const records = littleRoom();
  const table = records.object3D[0]!;
  const unsure = <R extends object>(list: readonly R[]) => list.map((one) => ({ ...one, confidence: "low" as const }));
  const scene = createScene(SURVEY_KEY, {
    ...records,
    face: unsure(records.face),
    objectPlanar: unsure(records.objectPlanar),
    object3D: unsure(records.object3D),
  });
  const model = buildFloorModel(scene, 0, ROOMS);
  const run = (outcome: CommandOutcome) => updateFloorModel(model, scene, apply(scene, outcome), ROOMS);
  const isUncertain = (owner: string) => {
    const { start, capacity } = model.surfaces.slots.get(owner)!;
    return [...model.surfaces.kind.subarray(start * 3, (start + capacity) * 3)].some((one) => one >> 9 > 0);
  };
  const plan = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  const isUncertainOnPlan = () => {
    updatePlanBuffer(plan, scene, { floorNumber: 0, rows: NO_ROWS_HIDDEN }, ["wall-ab"]);
    const { start, capacity } = plan.slots.get("wall-ab")!;
    return [...plan.kind.subarray(start * 3, (start + capacity) * 3)].some((one) => one >> 9 > 0);
  };
  const isBoxUncertain = () => model.instances.tone[model.instances.slots.get("table")!.start]! >= 128;
  const uncertainties = () => [isUncertain("wall-ab"), isUncertain("wall-cd"), isUncertainOnPlan(), isBoxUncertain()];
  const items = [
    ...records.face.map(({ key }) => ({ kind: "face", key }) as const),
    { kind: "objectPlanar", key: "door" } as const,
    { kind: "object3D", key: "table" } as const,
  ];
  run(acceptElements(scene, { items, by: "emp-ana", at: "2026-11-23T09:00:00Z" }));
  expect(uncertainties()).toEqual([false, false, false, false]);
  run(moveVertices(scene, { keys: ["a", "a-top"], vector: [0, 0, -0.1] }));
  run(placeObject3D(scene, { key: "table", position: [2, 0.4, 1.8] }));
  expect(uncertainties()).toEqual([true, false, true, true]);
  run(moveVertices(scene, { keys: ["a", "a-top"], vector: [0, 0, 0.1] }));
  run(placeObject3D(scene, { key: "table", position: table.position }));
  expect(uncertainties()).toEqual([false, false, false, false]);
});

test("ignores a change on another floor", () => {
  const { scene, model } = build();
  const from = { ...scene.get("vertex", "a")!, floorNumber: 1 };
  const diff: Diff = { vertex: { added: {}, updated: { z: [from, { ...from, x: 9 }] }, removed: {} } };
  expect(updateFloorModel(model, scene, diff, ROOMS)).toEqual({
    faces: new Set(),
    vertices: new Set(),
    objects: new Set(),
    fresh: new Set(),
    emptied: [],
  });
});
