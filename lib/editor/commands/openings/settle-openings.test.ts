import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome, unlockedHome } from "@/tests/support/homes/random-home";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { greatestShift, overlappingPlanars, shiftOnWall, unfitPlanars } from "@/tests/support/shell-measures";
import type { CommandOutcome } from "../../core/command";
import { applyDiff, reverseDiff } from "../../core/diff";
import { createScene, type Scene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { mirrorElements } from "../mirror-elements";
import { moveSelection } from "../move-selection";
import { setValue } from "../set-value";
import { turnElements } from "../turn-elements";
import { findingOf, newFindings } from "./opening-findings";

const of = (kind: SelectionItem["kind"], ...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind, key }));
const rooms = () => createScene(TWO_ROOMS_SURVEY, twoRooms());
const room = (name: string) =>
  of("face", ...["floor", "wall-ab", "wall-bc", "wall-cd", "wall-da", "ceiling"].map((part) => `${name}-${part}`));

function apply(scene: Scene, run: (scene: Scene) => CommandOutcome): Scene {
  const outcome = run(scene);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(scene, outcome.diff);
  return scene;
}
const move =
  (items: SelectionItem[], ...vector: [number, number, number]) =>
  (scene: Scene) =>
    moveSelection(scene, { items, vector });

describe("a moved end of a wall", () => {
  // The kitchen's south wall starts at corner c, x = 4; the center of its window, 1.2 m wide, is 2 m from c.
  test("leaves the window in place in the room", () => {
    const longer = apply(rooms(), move(of("vertex", "k-c", "k-c-top", "k-d", "k-d-top"), 0.05, 0, 0));
    expect(longer.get("objectPlanar", "pane")).toMatchObject({ u: 2.05, v: 1.5 });
    const typed = apply(rooms(), (scene) =>
      setValue(scene, { items: of("vertex", "k-c", "k-c-top"), field: "x", value: 3.7 }),
    );
    expect(typed.get("objectPlanar", "pane")).toMatchObject({ u: 1.7, v: 1.5 });
    const far = apply(rooms(), move(of("vertex", "k-b", "k-b-top"), -0.5, 0, 0));
    expect(far.get("objectPlanar", "pane")).toMatchObject({ u: 2, v: 1.5 });
  });

  test("pushes a window that it reaches, and leaves the window in place if the wall has no space left", () => {
    const pushed = apply(rooms(), move(of("vertex", "k-b", "k-b-top"), 1.8, 0, 0));
    expect(pushed.get("objectPlanar", "pane")).toMatchObject({ u: 1.6, v: 1.5 });
    expect(rooms().get("objectPlanar", "pane")?.u).toBe(2);
    const short = apply(rooms(), move(of("vertex", "k-b", "k-b-top"), 3, 0, 0));
    expect(short.get("objectPlanar", "pane")).toMatchObject({ u: 2, v: 1.5 });
    expect(findingOf(short, "pane")).toEqual({ code: "outside", key: "pane", otherKey: "k-wall-bc" });
    // The window is within the wall again as soon as there is space.
    const again = apply(short, move(of("vertex", "k-b", "k-b-top"), -0.5, 0, 0));
    expect(again.get("objectPlanar", "pane")).toMatchObject({ u: 0.9, v: 1.5 });
    expect(findingOf(again, "pane")).toBeNull();
  });

  test("lowering the top corners one by one pushes the window down as far as lowering both at once", () => {
    const one = apply(rooms(), move(of("vertex", "k-b-top"), 0, -0.8, 0));
    // The window's head is at 2.1 m. Its nearer side is 1.4 m from the lowered corner b, where the wall is
    // 1.7 + 0.8 × 1.4 / 4 high.
    expect(one.get("objectPlanar", "pane")?.v).toBeCloseTo(1.7 + 0.28 - 0.6, 2);
    expect(one.get("objectPlanar", "pane")?.u).toBeCloseTo(2, 3);
    const both = apply(one, move(of("vertex", "k-c-top"), 0, -0.8, 0));
    expect(both.get("objectPlanar", "pane")?.u).toBeCloseTo(2, 3);
    expect(both.get("objectPlanar", "pane")?.v).toBeCloseTo(1.1, 3);
  });

  test("an end that leans pushes a window only as far as the end leans at the window's height", () => {
    const records = twoRooms();
    records.objectPlanar[2] = { ...records.objectPlanar[2]!, u: 3.4 };
    const flush = () => createScene(TWO_ROOMS_SURVEY, records);
    const leaning = apply(flush(), move(of("vertex", "k-b"), 0.5, 0, 0));
    // The sill is 0.9 m above the foot of a 2.5 m wall: at that height the end has moved by 0.5 × 1.6 / 2.5.
    expect(leaning.get("objectPlanar", "pane")?.u).toBeCloseTo(3.08, 2);
    const away = apply(flush(), move(of("vertex", "k-b"), -0.5, 0, 0));
    expect(away.get("objectPlanar", "pane")?.u).toBe(3.4);
    expect(moveSelection(flush(), { items: of("vertex", "k-b"), vector: [0, 0, 0.05] })).toMatchObject({ ok: true });
  });

  test("pushes a door in both rooms, but not over a neighboring opening", () => {
    // The near side of the door is 0.55 m from the kitchen's corner d.
    const pushed = apply(rooms(), move(of("edge", "k-edge-d-up"), 0, 0, 0.75));
    expect(pushed.get("objectPlanar", "door-k")).toMatchObject({ u: 0.45, v: 1.05 });
    expect(pushed.get("objectPlanar", "door-h")).toMatchObject({ u: 1.8, v: 1.05 });
    // If the corners of both rooms move, each side is pushed once.
    const both = apply(rooms(), move(of("edge", "k-edge-d-up", "h-edge-a-up"), 0, 0, 0.75));
    expect(both.get("objectPlanar", "door-k")).toMatchObject({ u: 0.45, v: 1.05 });
    expect(both.get("objectPlanar", "door-h")).toMatchObject({ u: 1.8, v: 1.05 });
    const records = twoRooms();
    const pane = { ...records.objectPlanar[2]!, key: "pane-2", faceKey: "k-wall-cd", u: 2, width: 1 };
    records.objectPlanar.push(pane);
    const crowded = apply(createScene(TWO_ROOMS_SURVEY, records), move(of("edge", "k-edge-d-up"), 0, 0, 0.75));
    expect(crowded.get("objectPlanar", "door-k")).toMatchObject({ u: 0.45, v: 1.05 });
    // The near side of the window was 0.05 m from the door, and now touches the pushed door.
    expect(crowded.get("objectPlanar", "pane-2")?.u).toBeCloseTo(1.4, 3);
    expect(findingOf(crowded, "pane-2")).toBeNull();
    const full = apply(createScene(TWO_ROOMS_SURVEY, records), move(of("edge", "k-edge-d-up"), 0, 0, 1.5));
    expect([findingOf(full, "door-k")?.code, findingOf(full, "pane-2")]).toEqual(["outside", null]);
    expect(full.get("objectPlanar", "door-k")).toMatchObject({ u: -0.5, v: 1.05 });
  });

  test("a door stays on a lowered floor; a window keeps its height in the room", () => {
    const sunk = apply(rooms(), move(of("face", "k-floor"), 0, -0.2, 0));
    expect(sunk.get("objectPlanar", "pane")).toMatchObject({ u: 2, v: 1.7 });
    expect(sunk.get("objectPlanar", "door-k")).toMatchObject({ u: 1, v: 1.05 });
  });

  test("a door moves with a wall that moves as a whole", () => {
    const moved = apply(rooms(), move(of("face", "k-wall-cd"), -0.1, 0, 0));
    expect(moved.get("objectPlanar", "door-k")).toMatchObject({ u: 1, v: 1.05, twinKey: "door-h" });
  });
});

describe("walls of two rooms", () => {
  const twins = (scene: Scene) => [
    scene.get("face", "k-wall-cd")?.twinKey,
    scene.get("face", "h-wall-ab")?.twinKey,
    scene.get("objectPlanar", "door-k")?.twinKey,
    scene.get("objectPlanar", "door-h")?.twinKey,
  ];
  const paired = ["h-wall-ab", "k-wall-cd", "door-h", "door-k"];
  const unpaired = [null, null, null, null];

  test.each<[string, (scene: Scene) => CommandOutcome, (string | null)[]]>([
    ["stay paired after a small move toward each other", move(room("h"), -0.05, 0, 0), paired],
    ["stay paired after a move of both", move([...room("k"), ...room("h")], 5, 0, 5), paired],
    ["are unpaired after one moves a meter away", move(room("h"), 1, 0, 0), unpaired],
    ["are unpaired after one moves past the other", move(room("h"), 0, 0, 3.5), unpaired],
    [
      "stay paired after one moves along the other by more than a door, but their doors are unpaired",
      move(room("h"), 0, 0, 1),
      ["h-wall-ab", "k-wall-cd", null, null],
    ],
    [
      "are unpaired after one turns by 90 degrees",
      (scene) => turnElements(scene, { items: room("h"), pivot: [6.1, 0, 1.5], angle: Math.PI / 2 }),
      unpaired,
    ],
    ["are unpaired after one is mirrored", (scene) => mirrorElements(scene, { items: room("h"), axis: "x" }), unpaired],
    [
      "stay paired after both are mirrored together",
      (scene) => mirrorElements(scene, { items: [...room("k"), ...room("h")], axis: "x" }),
      paired,
    ],
  ])("%s", (_name, run, expected) => {
    const scene = rooms();
    const before = contentsOf(scene);
    const outcome = run(scene);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    const applied = applyDiff(scene, outcome.diff);
    expect(twins(scene)).toEqual(expected);
    applyDiff(scene, reverseDiff(applied));
    expect(contentsOf(scene)).toEqual(before);
  });
});

test("in any home, no opening blocks a move: each fits or keeps its position in the room", () => {
  let moved = 0;
  let stayed = 0;
  const tenths = fc.integer({ min: -12, max: 12 }).map((number) => number / 10);
  const edit = fc.record({
    kind: fc.constantFrom("vertex" as const, "edge" as const, "face" as const),
    picks: fc.array(fc.nat(500), { minLength: 1, maxLength: 3 }),
    vector: fc.tuple(tenths, fc.constantFrom(0, 0, 0.1), tenths),
    isTyped: fc.boolean(),
  });
  checkUntil(
    () => moved > 60 && stayed > 20,
    fc.property(randomHome, fc.array(edit, { minLength: 1, maxLength: 4 }), (records, edits) => {
      const home = createScene(SURVEY, records);
      for (const { kind, picks, vector, isTyped } of edits) {
        const keys = [...home.values(kind)].map(({ key }) => key);
        const items = of(kind, ...new Set(picks.map((pick) => keys[pick % keys.length] ?? "")));
        const outcome = isTyped
          ? setValue(home, { items, field: "x", value: vector[0] })
          : moveSelection(home, { items, vector });
        if (!outcome.ok) {
          // Only locked corners and openings that were moved themselves are refused.
          expect(["locked", "invalid"]).toContain(outcome.refusal.code);
          continue;
        }
        moved += 1;
        const before = contentsOf(home);
        const unfitBefore = unfitPlanars(home);
        const overlapsBefore = overlappingPlanars(home);
        const homeBefore = createScene(SURVEY, home.toRecords());
        const applied = applyDiff(home, outcome.diff);
        expect(danglingReferences(home)).toEqual([]);
        const newlyUnfit = unfitPlanars(home).filter((key) => !unfitBefore.includes(key));
        expect(newFindings(home, applied).flatMap(({ code, key }) => (code === "outside" ? [key] : []))).toEqual(
          expect.arrayContaining(newlyUnfit),
        );
        for (const key of newlyUnfit) expect(shiftOnWall(homeBefore, home, key)).toBeLessThan(0.001);
        expect(overlappingPlanars(home).filter((pair) => !overlapsBefore.includes(pair))).toEqual([]);
        if (greatestShift(homeBefore, home) < 0.001) stayed += 1;
        const changed = contentsOf(home);
        applyDiff(home, reverseDiff(applied));
        expect(contentsOf(home)).toEqual(before);
        applyDiff(home, applied);
        expect(contentsOf(home)).toEqual(changed);
      }
    }),
    { numRuns: 60 },
  );
});

test("moving or rotating any home as a whole keeps every pair and the position of every opening", () => {
  fc.assert(
    fc.property(unlockedHome, fc.double({ min: -3, max: 3, noNaN: true }), (records, angle) => {
      const items = of("face", ...records.face.map(({ key }) => key));
      for (const run of [
        (scene: Scene) => moveSelection(scene, { items, vector: [angle, 0, 2] }),
        (scene: Scene) => turnElements(scene, { items, pivot: [1, 0, 1], angle }),
      ]) {
        const home = apply(createScene(SURVEY, records), run);
        expect([...home.values("objectPlanar")]).toEqual(records.objectPlanar);
        expect([...home.values("face")]).toEqual(records.face);
      }
    }),
    { numRuns: 25 },
  );
});
