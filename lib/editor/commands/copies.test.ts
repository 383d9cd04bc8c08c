import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome, unlockedHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { measureQuantities } from "../analysis/quantities/measure-quantities";
import type { CommandOutcome } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type ReadScene, type SceneRecords } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { arrayElements } from "./array-elements";
import { copyElements } from "./clipboard/clipping";
import { pastedItems, pasteElements } from "./paste-elements";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
const counted = () => {
  let count = 0;
  return () => `new-${count++}`;
};
const kitchen: SelectionItem[] = ["floor", "wall-ab", "wall-bc", "wall-cd", "wall-da", "ceiling"].map((name) => ({
  kind: "face",
  key: `k-${name}`,
}));
const sofa: SelectionItem = { kind: "object3D", key: "sofa" };
const pane: SelectionItem = { kind: "objectPlanar", key: "pane" };
const doorKey: SelectionItem = { kind: "objectPlanar", key: "door-k" };

function accepted(outcome: CommandOutcome) {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.message}`);
  return outcome;
}

function roomsAfter(outcome: CommandOutcome): ReadScene {
  const changed = createScene(TWO_ROOMS_SURVEY, twoRooms());
  applyDiff(changed, accepted(outcome).diff);
  return changed;
}

const paste = (items: readonly SelectionItem[], more: Partial<Parameters<typeof pasteElements>[1]> = {}) =>
  pasteElements(scene, { clipping: copyElements(scene, items)!, floorNumber: 0, newKey: counted(), ...more });

describe("copy and paste", () => {
  test("copies a room with corners, edges and openings, without references to the original", () => {
    const changed = roomsAfter(paste(kitchen, { vector: [0, 0, 10] }));
    expect(GEOMETRY_KINDS.map((kind) => changed.count(kind))).toEqual([24, 36, 18, 5, 1]);
    expect(danglingReferences(changed)).toEqual([]);
    const copies = [...changed.values("objectPlanar")].filter(({ key }) => key.startsWith("new-"));
    expect(copies.map(({ label, twinKey, u }) => [label, twinKey, u]).sort()).toEqual([
      ["door", null, 1],
      ["window", null, 2],
    ]);
    expect(measureQuantities(changed).floorArea).toBeCloseTo(36, 6);
  });

  test("pastes on another floor straight above, one story higher if that floor is empty", () => {
    const outcome = paste([sofa, ...kitchen], { floorNumber: 1 });
    const changed = roomsAfter(outcome);
    const added = Object.keys(accepted(outcome).diff.object3D?.added ?? {})[0]!;
    expect(changed.get("object3D", added)).toMatchObject({ floorNumber: 1, position: [2, 3.3, 1.2] });
    expect([...changed.keysOnFloor("vertex", 1)].map((key) => changed.get("vertex", key)?.y).sort()).toEqual([
      2.5, 2.5, 2.5, 2.5, 5, 5, 5, 5,
    ]);
  });

  test("pastes a window at the nearest free position of its wall or of the selected wall", () => {
    expect(roomsAfter(paste([pane])).get("objectPlanar", "new-0")).toMatchObject({ faceKey: "k-wall-bc", u: 0.8 });
    expect(roomsAfter(paste([pane], { faceKey: "k-wall-da" })).get("objectPlanar", "new-0")).toMatchObject({
      faceKey: "k-wall-da",
      u: 2,
      v: 1.5,
    });
    expect(paste([pane], { floorNumber: 1 })).toMatchObject({
      refusal: { message: "Select the wall to paste onto" },
    });
  });

  test("pastes a door with its twin and selects only the copied side", () => {
    const outcome = accepted(paste([doorKey]));
    const changed = roomsAfter(outcome);
    const [copy] = pastedItems(copyElements(scene, [doorKey])!, outcome.diff);
    expect(pastedItems(copyElements(scene, [doorKey])!, outcome.diff)).toHaveLength(1);
    expect(changed.get("objectPlanar", copy!.key)).toMatchObject({ faceKey: "k-wall-cd", u: 1.9 });
    expect(changed.count("objectPlanar")).toBe(5);
  });

  test("copies nothing without elements, and refuses a paste by an invalid vector", () => {
    expect(copyElements(scene, [])).toBeNull();
    expect(copyElements(scene, [{ kind: "face", key: "gone" }])).toBeNull();
    expect(paste([sofa], { vector: [Number.NaN, 0, 0] })).toMatchObject({ refusal: { code: "invalid" } });
  });
});

describe("array", () => {
  test("places each copy one step further and does not count the original", () => {
    const outcome = arrayElements(scene, { items: [sofa], count: 3, step: [0, 0, 0.5], newKey: counted() });
    expect(outcome).toMatchObject({ label: "Array of 4" });
    expect([...roomsAfter(outcome).values("object3D")].map(({ position }) => position[2])).toEqual([
      1.2, 1.7, 2.2, 2.7,
    ]);
  });

  test("places windows along their wall, and refuses all if one does not fit", () => {
    const narrow = createScene(TWO_ROOMS_SURVEY, {
      ...twoRooms(),
      objectPlanar: [{ ...twoRooms().objectPlanar[2]!, width: 0.6, u: 0.5 }],
    });
    const windows = arrayElements(narrow, { items: [pane], count: 3, step: [0.8, 0, 0], newKey: counted() });
    expect(Object.values(accepted(windows).diff.objectPlanar?.added ?? {}).map(({ u }) => u)).toEqual([1.3, 2.1, 2.9]);
    expect(arrayElements(narrow, { items: [pane], count: 5, step: [0.8, 0, 0] })).toMatchObject({
      refusal: { code: "outside" },
    });
    expect(arrayElements(narrow, { items: [pane], count: 1, step: [0.5, 0, 0] })).toMatchObject({
      refusal: { code: "overlap" },
    });
  });

  test.each([
    [0, [1, 0, 0] as const, "Enter a whole number of copies from 1 to 500"],
    [1.5, [1, 0, 0] as const, "Enter a whole number of copies from 1 to 500"],
    [2, [0, 0, 0] as const, "Enter a step that is not 0"],
  ])("refuses %p copies at %p", (count, step, message) => {
    expect(arrayElements(scene, { items: [sofa], count, step })).toMatchObject({ refusal: { message } });
  });
});

/** Returns items of any kind by number. */
function someOf(records: SceneRecords, numbers: readonly number[]): SelectionItem[] {
  const all = GEOMETRY_KINDS.flatMap((kind) => records[kind].map(({ key }): SelectionItem => ({ kind, key })));
  return numbers.map((number) => all[number % all.length]!);
}

test("in any home, a paste leaves no dangling reference, uses new keys and can be undone", () => {
  let pasted = 0;
  checkUntil(
    () => pasted > 30,
    fc.property(
      randomHome,
      fc.array(fc.nat(5000), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: -1, max: 2 }),
      fc.boolean(),
      (records, numbers, floorNumber, isArray) => {
        const home = createScene(SURVEY, records);
        const items = someOf(records, numbers);
        const before = contentsOf(home);
        // Returns existing keys and repeats its own before it returns new ones.
        const taken = GEOMETRY_KINDS.flatMap((kind) => records[kind].map(({ key }) => key)).slice(0, 5);
        let count = 0;
        const newKey = () => taken[count++] ?? `new-${Math.floor(count / 2)}`;
        const outcome = isArray
          ? arrayElements(home, { items, count: 2, step: [20, 0, 20], newKey })
          : pasteElements(home, { clipping: copyElements(home, items)!, floorNumber, vector: [1, 0, 1], newKey });
        if (!outcome.ok) return;
        pasted += 1;
        for (const kind of GEOMETRY_KINDS) {
          for (const key of Object.keys(outcome.diff[kind]?.added ?? {})) expect(home.kindOf(key)).toBeNull();
          expect(Object.keys(outcome.diff[kind]?.removed ?? {})).toEqual([]);
          expect(Object.keys(outcome.diff[kind]?.updated ?? {})).toEqual([]);
        }
        const applied = applyDiff(home, outcome.diff);
        expect(danglingReferences(home)).toEqual([]);
        applyDiff(home, reverseDiff(applied));
        expect(contentsOf(home)).toEqual(before);
      },
    ),
    { numRuns: 80 },
  );
});

test("a pasted floor has the measures of the original", () => {
  fc.assert(
    fc.property(unlockedHome, (records) => {
      const home = createScene(SURVEY, records);
      const items = records.face.map(({ key }): SelectionItem => ({ kind: "face", key }));
      const before = measureQuantities(home);
      const outcome = pasteElements(home, { clipping: copyElements(home, items)!, floorNumber: 0, vector: [99, 0, 0] });
      applyDiff(home, accepted(outcome).diff);
      const both = measureQuantities(home);
      for (const name of ["floorArea", "ceilingArea"] as const) expect(both[name]).toBeCloseTo(2 * before[name], 3);
      // A partition on the edge of a stairwell may be inside the room or not.
      expect(both.grossWall + both.looseWall).toBeCloseTo(2 * (before.grossWall + before.looseWall), 3);
      if (Math.abs(both.looseWall - 2 * before.looseWall) < 0.0005) {
        expect(both.openingsArea).toBeCloseTo(2 * before.openingsArea, 3);
      }
    }),
    { numRuns: 20 },
  );
});
