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
import { followDiff } from "./follow-diff";
import { followPlan } from "./follow-plan";
import { buildPlanBuffer } from "./plan-buffer";
import { NO_ROWS_HIDDEN } from "./shape-layers";
import { LAYER_STEP, layerOfPacked, SURFACE_KIND, type SurfaceKind, type TriangleBuffer } from "./triangle-buffer";

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

/** Area of the triangles of a kind in an owner's slot. */
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

/** The owners whose slots differ between two states of a buffer. */
function changedOwners(buffer: TriangleBuffer, before: Float32Array): string[] {
  return [...buffer.slots.keys()]
    .filter((owner) => {
      const { start, capacity } = buffer.slots.get(owner)!;
      for (let place = start * 9; place < (start + capacity) * 9; place += 1) {
        if (buffer.position[place] !== before[place]) return true;
      }
      return false;
    })
    .sort();
}

test("a wall is drawn whole, one with a door without it, and the door leaf in its place", () => {
  const { model } = build();
  expect(areaOf(model.surfaces, "wall-da", SURFACE_KIND.wall)).toBeCloseTo(10, 5);
  // 4 × 2.5 less 0.9 × 2.1; the cut stays 2 mm off the wall's foot.
  expect(areaOf(model.surfaces, "wall-bc", SURFACE_KIND.wall)).toBeCloseTo(10 - 0.9 * 2.098, 4);
  expect(areaOf(model.surfaces, "wall-bc", SURFACE_KIND.door)).toBeCloseTo(0.9 * 2.098, 4);
  expect(areaOf(model.surfaces, "floor", SURFACE_KIND.floor)).toBeCloseTo(12, 5);
});

test("a wall's top is as wide as the wall is thick and runs square past its ends", () => {
  const { model } = build();
  expect(areaOf(model.surfaces, "wall-da", SURFACE_KIND.cap)).toBeCloseTo(4.2 * 0.1, 5);
});

test("walls face into the room", () => {
  const { model } = build();
  const slot = model.surfaces.slots.get("wall-ab");
  const normal = model.surfaces.normal.subarray((slot?.start ?? 0) * 9, (slot?.start ?? 0) * 9 + 3);
  expect([...normal]).toEqual([1, 0, 0]);
});

test("a moved corner rewrites its faces and the tops beside them, and no other slot", () => {
  const { scene, model } = build();
  const surfaces = model.surfaces.position.slice();
  const points = model.points.position.slice();
  const rewritten = followDiff(
    model,
    scene,
    apply(scene, moveVertices(scene, { keys: ["a"], vector: [-0.5, 0, 0] })),
    ROOMS,
  );

  // The ceiling touches none of it; wall-bc and wall-cd keep their place but lean on turned neighbours.
  expect(changedOwners(model.surfaces, surfaces)).toEqual(["floor", "wall-ab", "wall-bc", "wall-da"]);
  expect(rewritten?.vertices).toEqual(new Set(["a"]));
  expect(rewritten?.faces.has("ceiling")).toBe(false);
  const moved = [...model.points.position].flatMap((value, place) => (value === points[place] ? [] : [place]));
  expect(moved).toEqual([(model.points.slots.get("a")?.start ?? -1) * 3]);
  expect(areaOf(model.surfaces, "floor", SURFACE_KIND.floor)).toBeCloseTo(12.75, 4);
});

test("following a change and building anew come to the same buffers", () => {
  const { scene, model } = build();
  followDiff(model, scene, apply(scene, moveVertices(scene, { keys: ["c", "c-top"], vector: [0.3, 0, 0.2] })), ROOMS);
  followDiff(model, scene, apply(scene, placePlanarObject(scene, { key: "door", u: 1.2 })), ROOMS);
  const anew = buildFloorModel(scene, 0, ROOMS);
  expect(model.surfaces.position).toEqual(anew.surfaces.position);
  expect(model.lines.position).toEqual(anew.lines.position);
  expect(model.shadows.position).toEqual(anew.shadows.position);
  expect(model.points.position).toEqual(anew.points.position);
});

test("damage on a wall that is bent stands before all of the wall, and is not hidden in it", () => {
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

test("what goes and comes back rewrites its own slots, and the picture is as one built anew", () => {
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
  const gone = followDiff(model, scene, applyDiff(scene, deletion), ROOMS);
  expect(changedOwners(model.surfaces, before)).not.toContain("floor");
  expect(gone?.emptied.map(([name]) => name)).toEqual(["surfaces", "lines", "shadows", "instances"]);
  expect(model.surfaces.slots.has("wall-bc")).toBe(false);

  const back = followDiff(model, scene, applyDiff(scene, reverseDiff(deletion)), ROOMS);
  expect(back?.fresh).toEqual(new Set(["wall-bc", "table"]));
  const anew = buildFloorModel(scene, 0, ROOMS);
  for (const kind of Object.values(SURFACE_KIND)) {
    for (const owner of anew.surfaces.slots.keys()) {
      expect(areaOf(model.surfaces, owner, kind)).toBeCloseTo(areaOf(anew.surfaces, owner, kind), 5);
    }
  }
});

test("past the room there is, a new build is asked for", () => {
  const { scene, model } = build();
  const wall = scene.get("face", "wall-da");
  if (!wall) throw new Error("The little room has lost a wall.");
  const results = Array.from({ length: 40 }, (_, at) => {
    const copy = { ...wall, key: `copy-${at}` };
    return followDiff(
      model,
      scene,
      applyDiff(scene, { face: { added: { [copy.key]: copy }, updated: {}, removed: {} } }),
      ROOMS,
    );
  });
  expect(results[0]).not.toBeNull();
  expect(results.at(-1)).toBeNull();
});

test("what a capture was less sure of is carried beside kind and layer, of walls, doors and things", () => {
  const records = littleRoom();
  const doubtful = <R extends { key: string }>(
    list: readonly R[],
    key: string,
    confidence: "low" | "medium" | "high",
  ) => list.map((one) => (one.key === key ? { ...one, confidence } : one));
  const door = records.objectPlanar[0]!;
  const table = records.object3D[0]!;
  const scene = createScene(SURVEY_KEY, {
    ...records,
    face: doubtful(doubtful(records.face, door.faceKey, "low"), "floor", "high"),
    objectPlanar: doubtful(records.objectPlanar, door.key, "medium"),
    object3D: doubtful(records.object3D, table.key, "low"),
  });
  const { surfaces, instances } = buildFloorModel(scene, 0, ROOMS);
  const painted = (owner: string) => {
    const { start, capacity } = surfaces.slots.get(owner)!;
    const kinds = [...surfaces.kind.subarray(start * 3, (start + capacity) * 3)];
    return new Set(kinds.map((value) => `${value % 16} ${layerOfPacked(value)} ${Math.floor(value / 512)}`));
  };
  // Kind, layer and doubt: a wall is kind 0 of layer 0, a floor 1 of 1, a door 4 of the layer of doors.
  expect(painted(door.faceKey)).toContain("0 0 2");
  expect([...painted(door.faceKey)].some((one) => /^4 \d+ 1$/.test(one))).toBe(true);
  expect(painted("floor")).toContain("1 1 0");
  const boxes = instances.slots.get(table.key)!;
  for (const tone of instances.tone.subarray(boxes.start, boxes.start + boxes.capacity)) {
    expect(Math.floor(tone / 128)).toBe(2);
  }
});

test("what somebody has accepted is doubtful no longer, and is again when that is taken back", () => {
  const records = littleRoom();
  const [door, table] = [records.objectPlanar[0]!, records.object3D[0]!];
  const unsure = <R extends object>(list: readonly R[]) => list.map((one) => ({ ...one, confidence: "low" as const }));
  const scene = createScene(SURVEY_KEY, {
    ...records,
    face: unsure(records.face),
    objectPlanar: unsure(records.objectPlanar),
    object3D: unsure(records.object3D),
  });
  const model = buildFloorModel(scene, 0, ROOMS);
  const doubts = (owner: string) => {
    const { start, capacity } = model.surfaces.slots.get(owner)!;
    return new Set([...model.surfaces.kind.subarray(start * 3, (start + capacity) * 3)].map((one) => one >> 9));
  };
  const boxDoubt = () => Math.floor(model.instances.tone[model.instances.slots.get(table.key)!.start]! / 128);
  const items = [
    { kind: "face", key: door.faceKey },
    { kind: "objectPlanar", key: door.key },
    { kind: "object3D", key: table.key },
  ] as const;
  expect([doubts(door.faceKey).has(2), boxDoubt()]).toEqual([true, 2]);
  followDiff(
    model,
    scene,
    apply(scene, acceptElements(scene, { items, by: "emp-ana", at: "2026-11-23T09:00:00Z" })),
    ROOMS,
  );
  expect([[...doubts(door.faceKey)], boxDoubt()]).toEqual([[0], 0]);
  followDiff(model, scene, apply(scene, withdrawAcceptance(scene, { items })), ROOMS);
  expect([doubts(door.faceKey).has(2), boxDoubt()]).toEqual([true, 2]);
});

test("what was accepted and edited since is doubtful again, by its corners too, until it is as it was accepted", () => {
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
  const run = (outcome: CommandOutcome) => followDiff(model, scene, apply(scene, outcome), ROOMS);
  const isDoubtful = (owner: string) => {
    const { start, capacity } = model.surfaces.slots.get(owner)!;
    return [...model.surfaces.kind.subarray(start * 3, (start + capacity) * 3)].some((one) => one >> 9 > 0);
  };
  const plan = buildPlanBuffer(scene, 0, NO_ROWS_HIDDEN);
  const isDoubtfulOnPlan = () => {
    followPlan(plan, scene, { floorNumber: 0, rows: NO_ROWS_HIDDEN }, ["wall-ab"]);
    const { start, capacity } = plan.slots.get("wall-ab")!;
    return [...plan.kind.subarray(start * 3, (start + capacity) * 3)].some((one) => one >> 9 > 0);
  };
  const isBoxDoubtful = () => model.instances.tone[model.instances.slots.get("table")!.start]! >= 128;
  const doubtful = () => [isDoubtful("wall-ab"), isDoubtful("wall-cd"), isDoubtfulOnPlan(), isBoxDoubtful()];
  const items = [
    ...records.face.map(({ key }) => ({ kind: "face", key }) as const),
    { kind: "objectPlanar", key: "door" } as const,
    { kind: "object3D", key: "table" } as const,
  ];
  run(acceptElements(scene, { items, by: "emp-ana", at: "2026-11-23T09:00:00Z" }));
  expect(doubtful()).toEqual([false, false, false, false]);
  run(moveVertices(scene, { keys: ["a", "a-top"], vector: [0, 0, -0.1] }));
  run(placeObject3D(scene, { key: "table", position: [2, 0.4, 1.8] }));
  expect(doubtful()).toEqual([true, false, true, true]);
  run(moveVertices(scene, { keys: ["a", "a-top"], vector: [0, 0, 0.1] }));
  run(placeObject3D(scene, { key: "table", position: table.position }));
  expect(doubtful()).toEqual([false, false, false, false]);
});

test("a change on another floor touches nothing here", () => {
  const { scene, model } = build();
  const from = { ...scene.get("vertex", "a")!, floorNumber: 1 };
  const diff: Diff = { vertex: { added: {}, updated: { z: [from, { ...from, x: 9 }] }, removed: {} } };
  expect(followDiff(model, scene, diff, ROOMS)).toEqual({
    faces: new Set(),
    vertices: new Set(),
    objects: new Set(),
    fresh: new Set(),
    emptied: [],
  });
});
