import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import type { CommandOutcome } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { headingOf, lowestOf } from "../core/objects/object-box";
import { OBJECT_PRESETS } from "../core/objects/object-presets";
import { createScene, type ReadScene } from "../core/scene";
import { arrayElements } from "./array-elements";
import { insertObject3D } from "./insert-object-3d";
import { scaleObjects } from "./scale-objects";
import { setLabels } from "./set-labels";
import { snapToFloor, snapToWall } from "./snap-objects";
import { turnElements } from "./turn-elements";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
const newKey = () => "new";
const preset = (label: string) => OBJECT_PRESETS.find((one) => one.label === label)!;

function roomsAfter(outcome: CommandOutcome): ReadScene {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  const changed = createScene(TWO_ROOMS_SURVEY, twoRooms());
  applyDiff(changed, outcome.diff);
  return changed;
}

describe("inserting from the palette", () => {
  test("places an object on the floor at the given point", () => {
    const outcome = insertObject3D(scene, {
      preset: preset("table"),
      floorNumber: 0,
      faceKey: "k-floor",
      at: [1, 0, 1],
      newKey,
    });
    expect(outcome).toMatchObject({ label: "Insert table" });
    expect(roomsAfter(outcome).get("object3D", "new")).toMatchObject({
      label: "table",
      position: [1, 0.375, 1],
      size: [1.4, 0.75, 0.8],
      source: "user",
    });
  });

  test("writes a two-word label with a space", () => {
    const options = { floorNumber: 0, faceKey: "k-floor", at: [1, 0, 1] as const, newKey };
    const washer = insertObject3D(scene, { preset: preset("washerDryer"), ...options });
    expect(washer).toMatchObject({ label: "Insert washer or dryer" });
    const named = setLabels(scene, { items: [{ kind: "object3D", key: "sofa" }], label: "washerDryer" });
    expect(named).toMatchObject({ label: "Label element as washer or dryer" });
  });

  test("places an object with its back to a wall, between the wall's ends", () => {
    const sofa = roomsAfter(
      insertObject3D(scene, {
        preset: preset("sofa"),
        floorNumber: 0,
        faceKey: "k-wall-ab",
        at: [0, 1.4, 0.2],
        newKey,
      }),
    ).get("object3D", "new")!;
    expect(sofa.position).toEqual([0.465, 0.43, 1.025]);
    expect(headingOf(sofa)).toBeCloseTo(Math.PI / 2, 6);
  });

  test.each(["k-ceiling", "h-ceiling"])("with %s selected, places the object on the floor of that room", (faceKey) => {
    const outcome = insertObject3D(scene, { preset: preset("sofa"), floorNumber: 0, faceKey, newKey });
    const x = faceKey === "k-ceiling" ? 2 : 6.1;
    expect(roomsAfter(outcome).get("object3D", "new")).toMatchObject({
      position: [x, 0.43, 1.5],
      quaternion: [0, 0, 0, 1],
    });
  });

  test("keeps the elevation of the preset; without a point, uses the center of the wall or room", () => {
    const sink = insertObject3D(scene, { preset: preset("sink"), floorNumber: 0, faceKey: "k-wall-da", newKey });
    expect(roomsAfter(sink).get("object3D", "new")?.position).toEqual([2, 0.79, 0.22]);
    const bed = insertObject3D(scene, { preset: preset("bed"), floorNumber: 0, faceKey: "h-floor", newKey });
    expect(roomsAfter(bed).get("object3D", "new")?.position).toEqual([6.1, 0.275, 1.5]);
  });

  test("refuses a floor without rooms", () => {
    expect(insertObject3D(scene, { preset: preset("bed"), floorNumber: 3 })).toMatchObject({
      refusal: { message: "No floor below this object" },
    });
  });
});

describe("an existing object", () => {
  test("scales from its base", () => {
    expect(roomsAfter(scaleObjects(scene, { keys: ["sofa"], factor: 1.5 })).get("object3D", "sofa")).toMatchObject({
      position: [2, 1, 1.2],
      size: [3, 1.2, 1.35],
    });
  });

  test("snaps to the floor, and back to the nearest wall", () => {
    expect(roomsAfter(snapToFloor(scene, { keys: ["sofa"] })).get("object3D", "sofa")?.position).toEqual([2, 0.4, 1.2]);
    expect(roomsAfter(snapToWall(scene, { keys: ["sofa"] })).get("object3D", "sofa")?.position).toEqual([2, 0.8, 0.45]);
  });

  test("refuses invalid input", () => {
    expect(scaleObjects(scene, { keys: ["sofa"], factor: 0 })).toMatchObject({ ok: false });
    expect(scaleObjects(scene, { keys: ["door-k"], factor: 2 })).toMatchObject({ refusal: { code: "missing" } });
    expect(snapToFloor(scene, { keys: [] })).toMatchObject({ ok: false });
  });
});

test("in any home, snapping to the floor or a wall is idempotent and can be undone", () => {
  let snapped = 0;
  checkUntil(
    () => snapped > 20,
    fc.property(randomHome, fc.nat(1000), fc.constantFrom(snapToFloor, snapToWall), (records, which, snap) => {
      const home = createScene(SURVEY, records);
      const key = records.object3D[which % records.object3D.length]?.key;
      if (key === undefined) return;
      const before = contentsOf(home);
      const outcome = snap(home, { keys: [key] });
      if (!outcome.ok) return;
      snapped += 1;
      const applied = applyDiff(home, outcome.diff);
      expect(danglingReferences(home)).toEqual([]);
      if (snap === snapToFloor) expect(snap(home, { keys: [key] })).toMatchObject({ ok: true, diff: {} });
      expect(Number.isFinite(lowestOf(home.get("object3D", key)!))).toBe(true);
      applyDiff(home, reverseDiff(applied));
      expect(contentsOf(home)).toEqual(before);
    }),
    { numRuns: 100 },
  );
});

test("in any home, scaling and rotating back restores an object, and its base stays in place", () => {
  let changed = 0;
  const choice = fc.record({
    which: fc.nat(1000),
    factor: fc.integer({ min: 20, max: 500 }).map((percent) => percent / 100),
    angle: fc.double({ min: -7, max: 7, noNaN: true }),
  });
  checkUntil(
    () => changed > 20,
    fc.property(randomHome, choice, (records, { which, factor, angle }) => {
      const object = records.object3D[which % records.object3D.length];
      if (!object) return;
      const home = createScene(SURVEY, records);
      const current = () => home.get("object3D", object.key)!;
      const run = (outcome: CommandOutcome) => {
        if (!outcome.ok) throw new Error(outcome.refusal.message);
        applyDiff(home, outcome.diff);
      };
      run(scaleObjects(home, { keys: [object.key], factor }));
      for (const side of [0, 1, 2] as const) expect(current().size[side]).toBeCloseTo(object.size[side] * factor, 3);
      expect(lowestOf(current())).toBeCloseTo(lowestOf(object), 3);
      expect([current().position[0], current().position[2]]).toEqual([object.position[0], object.position[2]]);
      run(scaleObjects(home, { keys: [object.key], factor: 1 / factor }));
      const pivot: [number, number, number] = [1, 0, 2];
      const distanceToPivot = ([x, , z]: readonly number[]) => Math.hypot(x! - pivot[0], z! - pivot[2]);
      run(turnElements(home, { items: [{ kind: "object3D", key: object.key }], pivot, angle }));
      expect(distanceToPivot(current().position)).toBeCloseTo(distanceToPivot(object.position), 3);
      expect(lowestOf(current())).toBeCloseTo(lowestOf(object), 3);
      const turned = headingOf(current()) - headingOf(object) - angle;
      expect(Math.cos(turned)).toBeCloseTo(1, 6);
      run(turnElements(home, { items: [{ kind: "object3D", key: object.key }], pivot, angle: -angle }));
      for (const part of [0, 1, 2] as const) {
        expect(current().position[part]).toBeCloseTo(object.position[part], 3);
        expect(current().size[part]).toBeCloseTo(object.size[part], 3);
      }
      changed += 1;
    }),
    { numRuns: 60 },
  );
});

test("in any home, the nth copy of an array is n steps from the original", () => {
  let arrayCount = 0;
  const tenths = fc.integer({ min: -30, max: 30 }).map((number) => number / 10);
  checkUntil(
    () => arrayCount > 15,
    fc.property(
      randomHome,
      fc.nat(1000),
      fc.integer({ min: 1, max: 6 }),
      fc.tuple(tenths, tenths, tenths),
      (records, which, count, step) => {
        const object = records.object3D[which % records.object3D.length];
        if (!object || step.every((part) => part === 0)) return;
        const home = createScene(SURVEY, records);
        const outcome = arrayElements(home, { items: [{ kind: "object3D", key: object.key }], count, step });
        if (!outcome.ok) throw new Error(outcome.refusal.message);
        arrayCount += 1;
        const copies = Object.values(outcome.diff.object3D?.added ?? {});
        expect(copies).toHaveLength(count);
        for (const [index, copy] of copies.entries()) {
          expect(copy).toMatchObject({ label: object.label, size: object.size, quaternion: object.quaternion });
          for (const part of [0, 1, 2] as const) {
            expect(copy.position[part]).toBeCloseTo(object.position[part] + step[part] * (index + 1), 3);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
