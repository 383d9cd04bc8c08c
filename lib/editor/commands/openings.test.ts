import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { PLANAR_LABELS } from "../../domain/geometry-records";
import type { CommandOutcome } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type ReadScene } from "../core/scene";
import { deleteElements } from "./delete-elements";
import { insertOpening } from "./insert-opening";
import { findMisfit } from "./openings/opening-fit";
import { placePlanarObject } from "./place-planar-object";
import { rehostOpening } from "./rehost-opening";
import { setLabels } from "./set-labels";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
const counted = () => {
  let count = 0;
  return () => `new-${count++}`;
};

function roomsAfter(outcome: CommandOutcome): ReadScene {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  const changed = createScene(TWO_ROOMS_SURVEY, twoRooms());
  applyDiff(changed, outcome.diff);
  return changed;
}

describe("inserting", () => {
  test("inserts a window at the center of the wall with the usual size and sill, without a twin if nothing is behind", () => {
    const outcome = insertOpening(scene, { faceKey: "k-wall-da", label: "window", newKey: counted() });
    const changed = roomsAfter(outcome);
    expect(outcome).toMatchObject({ label: "Insert window" });
    expect(changed.count("objectPlanar")).toBe(4);
    expect(changed.get("objectPlanar", "new-0")).toMatchObject({
      u: 2,
      v: 1.5,
      width: 1.2,
      height: 1.2,
      twinKey: null,
      source: "user",
      floorNumber: 0,
    });
  });

  test("inserts a door on the floor at the given point, with a twin in the other room", () => {
    const changed = roomsAfter(
      insertOpening(scene, { faceKey: "k-wall-cd", label: "door", at: [4, 1.7, 2.2], newKey: counted() }),
    );
    expect(changed.get("objectPlanar", "new-0")).toMatchObject({ u: 2.2, v: 1.025, twinKey: "new-1" });
    expect(changed.get("objectPlanar", "new-1")).toMatchObject({
      faceKey: "h-wall-ab",
      u: 0.8,
      v: 1.025,
      twinKey: "new-0",
    });
  });

  test("an outlet has no twin, and a window takes the height of the given point", () => {
    const outlet = roomsAfter(
      insertOpening(scene, { faceKey: "k-wall-cd", label: "outlet", at: [4, 0.4, 2], newKey: counted() }),
    );
    expect(outlet.count("objectPlanar")).toBe(4);
    const pane = roomsAfter(
      insertOpening(scene, { faceKey: "h-wall-bc", label: "window", at: [6, 9, 3], newKey: counted() }),
    );
    expect(pane.get("objectPlanar", "new-0")?.v).toBe(1.9);
  });

  test("shifts a point near the end of a wall inward; without a point, uses the free position nearest to the center", () => {
    const corner = roomsAfter(
      insertOpening(scene, { faceKey: "k-wall-bc", label: "door", at: [0.1, 1, 3], newKey: counted() }),
    );
    expect(corner.get("objectPlanar", "new-0")?.u).toBe(3.55);
    const neighbor = roomsAfter(insertOpening(scene, { faceKey: "k-wall-bc", label: "door", newKey: counted() }));
    expect(neighbor.get("objectPlanar", "new-0")?.u).toBe(0.95);
  });

  test("refuses a position with another opening and names that opening", () => {
    expect(insertOpening(scene, { faceKey: "k-wall-bc", label: "door", at: [2, 1, 3], newKey: counted() })).toEqual({
      ok: false,
      refusal: { code: "overlap", message: "The door would overlap a window", keys: ["new-0", "pane"] },
      attempted: { objectPlanar: { added: { "new-0": expect.objectContaining({ u: 2 }) }, updated: {}, removed: {} } },
    });
    expect(insertOpening(scene, { faceKey: "k-wall-bc", label: "door", width: 3 })).toMatchObject({
      refusal: { code: "overlap", message: "No space left on this wall for a door" },
    });
  });

  test("refuses a size that is too large or zero, and a door on a floor", () => {
    expect(insertOpening(scene, { faceKey: "k-wall-da", label: "door", height: 2.6 })).toMatchObject({
      refusal: { code: "outside", message: "The door would extend beyond its wall" },
    });
    expect(insertOpening(scene, { faceKey: "k-wall-da", label: "door", width: 5 })).toMatchObject({
      refusal: { code: "outside" },
    });
    expect(insertOpening(scene, { faceKey: "k-floor", label: "door" })).toMatchObject({
      refusal: { message: "A door belongs on a wall" },
    });
    expect(insertOpening(scene, { faceKey: "k-floor", label: "damage" })).toMatchObject({ ok: true });
    expect(insertOpening(scene, { faceKey: "k-wall-da", label: "door", width: 0 })).toMatchObject({ ok: false });
    expect(insertOpening(scene, { faceKey: "nowhere", label: "door" })).toMatchObject({ refusal: { code: "missing" } });
  });
});

describe("sliding and resizing", () => {
  test("moves the twin in the other room along", () => {
    const changed = roomsAfter(placePlanarObject(scene, { key: "door-k", u: 1.5, width: 1 }));
    expect(changed.get("objectPlanar", "door-k")).toMatchObject({ u: 1.5, width: 1 });
    expect(changed.get("objectPlanar", "door-h")).toMatchObject({ u: 1.5, v: 1.05, width: 1 });
  });

  test("a taller door stays on the floor; a wider one at the end of a wall grows inward", () => {
    expect(
      roomsAfter(placePlanarObject(scene, { key: "door-k", height: 2.3 })).get("objectPlanar", "door-k"),
    ).toMatchObject({
      v: 1.15,
      height: 2.3,
    });
    expect(
      roomsAfter(placePlanarObject(scene, { key: "door-k", width: 2.2 })).get("objectPlanar", "door-k"),
    ).toMatchObject({
      u: 1.65,
      width: 2.2,
    });
  });

  test("refuses a position beyond the wall or over another opening, in either room", () => {
    expect(placePlanarObject(scene, { key: "door-k", u: 0.2 })).toMatchObject({
      refusal: { code: "outside", keys: ["door-k", "k-wall-cd"] },
    });
    const crowded = createScene(TWO_ROOMS_SURVEY, twoRooms());
    const inserted = insertOpening(crowded, {
      faceKey: "h-wall-ab",
      label: "vent",
      at: [4.1, 1, 2.5],
      newKey: counted(),
    });
    if (inserted.ok) applyDiff(crowded, inserted.diff);
    expect(placePlanarObject(crowded, { key: "door-k", u: 2.3 })).toMatchObject({
      refusal: { code: "overlap", message: "The door would overlap a vent", keys: ["door-h", "new-0"] },
    });
  });

  test("allows a scanned misfit to be improved step by step", () => {
    const records = twoRooms();
    records.objectPlanar[2] = { ...records.objectPlanar[2]!, u: 0.2 };
    const wrong = createScene(TWO_ROOMS_SURVEY, records);
    expect(placePlanarObject(wrong, { key: "pane", u: 0.4 })).toMatchObject({ ok: true });
    expect(placePlanarObject(wrong, { key: "pane", u: 0.1 })).toMatchObject({ refusal: { code: "outside" } });
  });
});

describe("a door with a twin", () => {
  test("deleting or relabeling changes both sides; deleting one wall keeps the other side", () => {
    const door = [{ kind: "objectPlanar", key: "door-k" }] as const;
    const afterDeletion = roomsAfter(deleteElements(scene, { items: door }));
    expect([...afterDeletion.values("objectPlanar")].map(({ key }) => key)).toEqual(["pane"]);
    const named = roomsAfter(setLabels(scene, { items: door, label: "opening" }));
    expect(named.get("objectPlanar", "door-h")?.label).toBe("opening");
    const afterWallDeletion = roomsAfter(deleteElements(scene, { items: [{ kind: "face", key: "k-wall-cd" }] }));
    expect(afterWallDeletion.get("objectPlanar", "door-h")).toMatchObject({ twinKey: null, faceKey: "h-wall-ab" });
  });
});

describe("relabeling", () => {
  const mark = (faceKey: string, u: number, v: number) => {
    const records = twoRooms();
    const damage = { ...records.objectPlanar[2]!, key: "mark", label: "damage", faceKey, u, v, width: 0.4 } as const;
    records.objectPlanar.push({ ...damage, height: 0.4 });
    return createScene(TWO_ROOMS_SURVEY, records);
  };
  const items = [{ kind: "objectPlanar", key: "mark" }] as const;

  test("refuses damage over a door as a window, and damage on a floor as a door", () => {
    expect(setLabels(mark("k-wall-cd", 1.1, 1), { items, label: "window" })).toMatchObject({
      refusal: { code: "overlap", message: "The window would overlap a door" },
    });
    expect(setLabels(mark("k-floor", 1, 1), { items, label: "door" })).toMatchObject({
      refusal: { message: "A door belongs on a wall" },
    });
  });

  test("a label that goes through a wall adds a twin, and one that does not removes it", () => {
    const home = mark("k-wall-cd", 2.4, 1.5);
    const outcome = setLabels(home, { items, label: "window", newKey: counted() });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    applyDiff(home, outcome.diff);
    expect(home.get("objectPlanar", "new-0")).toMatchObject({ faceKey: "h-wall-ab", u: 0.6, v: 1.5, twinKey: "mark" });
    expect(home.get("objectPlanar", "mark")).toMatchObject({ label: "window", twinKey: "new-0" });
    const both = [...items, { kind: "objectPlanar", key: "new-0" }] as const;
    const back = setLabels(home, { items: both, label: "damage" });
    if (!back.ok) throw new Error(back.refusal.message);
    applyDiff(home, back.diff);
    expect(home.get("objectPlanar", "mark")).toMatchObject({ label: "damage", twinKey: null });
    expect(home.has("objectPlanar", "new-0")).toBe(false);
  });

  test("an object hosted by an edge stays on it when the edge is relabeled", () => {
    const records = twoRooms();
    records.object3D.push({ ...records.object3D[0]!, key: "lamp", label: "fixture", hostKey: "k-edge-ab-top" });
    const home = createScene(TWO_ROOMS_SURVEY, records);
    const edge = [{ kind: "edge", key: "k-edge-ab-top" }] as const;
    const outcome = setLabels(home, { items: edge, label: "ridge", newKey: counted() });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(outcome.replacedKeys).toEqual({ "k-edge-ab-top": "new-0" });
    applyDiff(home, outcome.diff);
    expect(home.get("object3D", "lamp")?.hostKey).toBe("new-0");
    expect(danglingReferences(home)).toEqual([]);
  });
});

describe("moving to another wall", () => {
  test("moves a window to the nearest free position at its height", () => {
    const changed = roomsAfter(rehostOpening(scene, { key: "pane", faceKey: "k-wall-da" }));
    expect(changed.get("objectPlanar", "pane")).toMatchObject({ faceKey: "k-wall-da", u: 2, v: 1.5, width: 1.2 });
  });

  test("a door that leaves a shared wall loses its twin", () => {
    const changed = roomsAfter(rehostOpening(scene, { key: "door-k", faceKey: "k-wall-da" }));
    expect(changed.get("objectPlanar", "door-k")).toMatchObject({ faceKey: "k-wall-da", twinKey: null, v: 1.05 });
    expect(changed.has("objectPlanar", "door-h")).toBe(false);
    expect(danglingReferences(changed)).toEqual([]);
  });

  test("a window that moves to a shared wall gets a twin", () => {
    const changed = roomsAfter(
      rehostOpening(scene, { key: "pane", faceKey: "k-wall-cd", at: [4, 1, 2.2], newKey: counted() }),
    );
    expect(changed.get("objectPlanar", "pane")).toMatchObject({ u: 2.2, twinKey: "new-0" });
    expect(changed.get("objectPlanar", "new-0")).toMatchObject({ faceKey: "h-wall-ab", u: 0.8, label: "window" });
  });

  test("refuses its own wall, a floor, and a position over another opening", () => {
    expect(rehostOpening(scene, { key: "pane", faceKey: "k-wall-bc" })).toMatchObject({
      refusal: { message: "Already on this wall" },
    });
    expect(rehostOpening(scene, { key: "pane", faceKey: "k-floor" })).toMatchObject({
      refusal: { message: "A window belongs on a wall" },
    });
    expect(rehostOpening(scene, { key: "pane", faceKey: "k-wall-cd", at: [4, 1, 1] })).toMatchObject({
      refusal: { code: "overlap", keys: ["pane", "door-k"] },
    });
  });
});

test("in any home, an accepted edit leaves no dangling reference and no new misfit, and can be undone", () => {
  const edit = fc.record({
    kind: fc.nat(2),
    at: fc.nat(1000),
    other: fc.nat(1000),
    label: fc.constantFrom(...PLANAR_LABELS),
    place: fc.option(fc.tuple(fc.double({ min: 0, max: 8, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true }))),
    size: fc.option(fc.double({ min: 0.05, max: 3, noNaN: true })),
  });
  let accepted = 0;
  checkUntil(
    () => accepted > 60,
    fc.property(randomHome, fc.array(edit, { minLength: 1, maxLength: 6 }), (records, edits) => {
      const home = createScene(SURVEY, records);
      const pick = <T>(items: readonly T[], at: number): T | undefined => items[at % items.length];
      for (const { kind, at, other, label, place, size } of edits) {
        const faceKey = pick([...home.values("face")], at)?.key ?? "";
        const key = pick([...home.values("objectPlanar")], other)?.key ?? "";
        const point = place ? { at: [place[0], place[1], place[0] / 2] as const } : {};
        const outcome =
          kind === 0
            ? insertOpening(home, { faceKey, label, ...point, ...(size ? { width: size } : {}) })
            : kind === 1
              ? placePlanarObject(home, { key, ...(place ? { u: place[0] } : {}), ...(size ? { height: size } : {}) })
              : rehostOpening(home, { key, faceKey, ...point });
        if (!outcome.ok) continue;
        accepted += 1;
        const before = contentsOf(home);
        expect(findMisfit(home, outcome.diff)).toBeNull();
        const applied = applyDiff(home, outcome.diff);
        expect(danglingReferences(home)).toEqual([]);
        const after = contentsOf(home);
        applyDiff(home, reverseDiff(applied));
        expect(contentsOf(home)).toEqual(before);
        applyDiff(home, applied);
        expect(contentsOf(home)).toEqual(after);
      }
    }),
    { numRuns: 80 },
  );
});

test("the starting corner of a loop does not change where an opening is inserted, or its rotation", () => {
  for (const turns of [1, 2, 3]) {
    const records = twoRooms();
    const wall = records.face.find((face) => face.key === "k-wall-da")!;
    const [loop] = wall.loops;
    wall.loops = [[...loop!.slice(turns), ...loop!.slice(0, turns)]];
    const turned = createScene(TWO_ROOMS_SURVEY, records);
    const outcome = insertOpening(turned, { faceKey: "k-wall-da", label: "door", at: [1, 1, 0], newKey: counted() });
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    applyDiff(turned, outcome.diff);
    const door = turned.get("objectPlanar", "new-0")!;
    // Corners in loop order: a to d along, then up; the frame starts at a different one each time.
    const expected = { 1: [1.025, 3], 2: [3, 1.475], 3: [1.475, 1] }[turns];
    expect([door.u, door.v].map((part) => Math.round(part * 1000) / 1000).sort()).toEqual([...expected!].sort());
    expect(Math.abs(Math.sin(2 * (door.rotation ?? 0)))).toBeLessThan(1e-6);
  }
});
