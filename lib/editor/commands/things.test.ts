import * as fc from "fast-check";
import { randomHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { applyDiff, reverseDiff } from "../diff";
import { createScene, type ReadScene } from "../scene";
import { headingOf, lowestOf } from "../things/object-box";
import { THING_PRESETS } from "../things/thing-presets";
import type { CommandOutcome } from "./command";
import { insertObject3D } from "./insert-object-3d";
import { scaleObjects } from "./scale-objects";
import { snapToFloor, snapToWall } from "./snap-objects";
import { turnObjects } from "./turn-objects";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
const newKey = () => "new";
const preset = (label: string) => THING_PRESETS.find((one) => one.label === label)!;

function roomsAfter(outcome: CommandOutcome): ReadScene {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  const changed = createScene(TWO_ROOMS_SURVEY, twoRooms());
  applyDiff(changed, outcome.diff);
  return changed;
}

describe("from the palette", () => {
  test("on a floor it stands where it was pointed at", () => {
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

  test("at a wall its back is to the wall, and it stays within the wall's ends", () => {
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

  test("what hangs does so; without a place it is the middle of the wall or of the room", () => {
    const sink = insertObject3D(scene, { preset: preset("sink"), floorNumber: 0, faceKey: "k-wall-da", newKey });
    expect(roomsAfter(sink).get("object3D", "new")?.position).toEqual([2, 0.79, 0.22]);
    const bed = insertObject3D(scene, { preset: preset("bed"), floorNumber: 0, faceKey: "h-floor", newKey });
    expect(roomsAfter(bed).get("object3D", "new")?.position).toEqual([6.1, 0.275, 1.5]);
  });

  test("on a floor without rooms it is refused", () => {
    expect(insertObject3D(scene, { preset: preset("bed"), floorNumber: 3 })).toMatchObject({
      refusal: { message: "There is no floor under it" },
    });
  });
});

describe("one that stands", () => {
  test("turns on its spot, or around a place with others", () => {
    const turned = roomsAfter(turnObjects(scene, { keys: ["sofa"], angle: Math.PI / 2 })).get("object3D", "sofa")!;
    expect(turned.position).toEqual([2, 0.8, 1.2]);
    expect(headingOf(turned)).toBeCloseTo(Math.PI / 2, 6);
    const around = roomsAfter(turnObjects(scene, { keys: ["sofa"], angle: Math.PI, around: [1, 0, 1] }));
    expect(around.get("object3D", "sofa")?.position).toEqual([0, 0.8, 0.8]);
  });

  test("grows from its base", () => {
    expect(roomsAfter(scaleObjects(scene, { keys: ["sofa"], factor: 1.5 })).get("object3D", "sofa")).toMatchObject({
      position: [2, 1, 1.2],
      size: [3, 1.2, 1.35],
    });
  });

  test("goes down to the floor, and back to the nearest wall", () => {
    expect(roomsAfter(snapToFloor(scene, { keys: ["sofa"] })).get("object3D", "sofa")?.position).toEqual([2, 0.4, 1.2]);
    expect(roomsAfter(snapToWall(scene, { keys: ["sofa"] })).get("object3D", "sofa")?.position).toEqual([2, 0.8, 0.45]);
  });

  test("what cannot be is refused", () => {
    expect(turnObjects(scene, { keys: ["sofa"], angle: Number.NaN })).toMatchObject({
      refusal: { message: "Enter an angle in degrees" },
    });
    expect(scaleObjects(scene, { keys: ["sofa"], factor: 0 })).toMatchObject({ ok: false });
    expect(turnObjects(scene, { keys: ["door-k"], angle: 1 })).toMatchObject({ refusal: { code: "missing" } });
    expect(turnObjects(scene, { keys: [], angle: 1 })).toMatchObject({ ok: false });
  });
});

test("in any home: set on the floor twice is once, four quarter turns are none, all can be taken back", () => {
  fc.assert(
    fc.property(randomHome, fc.nat(1000), fc.double({ min: -7, max: 7, noNaN: true }), (records, which, angle) => {
      const home = createScene(SURVEY, records);
      const keys = records.object3D.map((object) => object.key);
      if (keys.length === 0) return;
      const key = keys[which % keys.length]!;
      const before = contentsOf(home);
      const turned = turnObjects(home, { keys, angle });
      if (!turned.ok) throw new Error(turned.refusal.message);
      const undo = reverseDiff(applyDiff(home, turned.diff));
      const back = turnObjects(home, { keys, angle: -angle });
      if (back.ok) {
        const there = createScene(SURVEY, home.toRecords());
        applyDiff(there, back.diff);
        const [was, now] = [records.object3D.find((one) => one.key === key)!, there.get("object3D", key)!];
        expect(Math.abs(Math.sin((headingOf(now) - headingOf(was)) / 2))).toBeLessThan(1e-5);
      }
      const down = snapToFloor(home, { keys: [key] });
      if (down.ok) {
        const there = createScene(SURVEY, home.toRecords());
        applyDiff(there, down.diff);
        expect(danglingReferences(there)).toEqual([]);
        const again = snapToFloor(there, { keys: [key] });
        expect(again).toMatchObject({ ok: true, diff: {} });
        expect(Number.isFinite(lowestOf(there.get("object3D", key)!))).toBe(true);
      }
      applyDiff(home, undo);
      expect(contentsOf(home)).toEqual(before);
    }),
    { numRuns: 100 },
  );
});
