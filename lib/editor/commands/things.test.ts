import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
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
    expect(scaleObjects(scene, { keys: ["sofa"], factor: 0 })).toMatchObject({ ok: false });
    expect(scaleObjects(scene, { keys: ["door-k"], factor: 2 })).toMatchObject({ refusal: { code: "missing" } });
    expect(snapToFloor(scene, { keys: [] })).toMatchObject({ ok: false });
  });
});

test("in any home: set on the floor twice is once, against a wall, and all can be taken back", () => {
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
