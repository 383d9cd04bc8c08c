import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import type { CommandOutcome } from "../core/command";
import { applyDiff } from "../core/diff";
import { createScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { readValue, type ValueField } from "./element-values";
import { addToValue, setValue } from "./set-value";

const open = () => createScene(SURVEY_KEY, littleRoom());
const itemsOf = (kind: SelectionItem["kind"], ...keys: string[]): SelectionItem[] => keys.map((key) => ({ kind, key }));

function after(outcome: CommandOutcome) {
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const scene = open();
  applyDiff(scene, outcome.diff);
  return scene;
}

test.each<[string, SelectionItem[], ValueField, number | string | null]>([
  ["corners that agree", itemsOf("vertex", "a", "b"), "x", 0],
  ["corners that differ", itemsOf("vertex", "a", "c"), "x", "mixed"],
  ["a table's turn", itemsOf("object3D", "table"), "turn", 0],
  ["a wall's middle", itemsOf("face", "wall-bc"), "x", 2],
  ["two edges' common middle", itemsOf("edge", "edge-ab", "edge-cd"), "x", 2],
  ["a value that one lacks", [...itemsOf("objectPlanar", "door"), ...itemsOf("object3D", "table")], "depth", null],
  ["values that differ", [...itemsOf("objectPlanar", "door"), ...itemsOf("object3D", "table")], "width", "mixed"],
])("reads %s", (_name, items, field, value) => {
  expect(readValue(open(), items, field)).toBe(value);
});

test("typing a number sets all elements in one edit", () => {
  const outcome = setValue(open(), { items: itemsOf("vertex", "a", "b", "c"), field: "y", value: 0.12345 });
  expect(outcome.ok && outcome.label).toBe("Change 3 elements");
  const scene = after(outcome);
  for (const key of ["a", "b", "c"]) expect(scene.get("vertex", key)?.y).toBe(0.1235);
});

test("a step keeps the differences between elements", () => {
  const scene = after(addToValue(open(), { items: itemsOf("vertex", "a", "c"), field: "x", by: 0.5 }));
  expect([scene.get("vertex", "a")?.x, scene.get("vertex", "c")?.x]).toEqual([0.5, 4.5]);
});

test("a wall moves as a whole so that its center is at the typed value", () => {
  const scene = after(setValue(open(), { items: itemsOf("face", "wall-bc"), field: "z", value: 3.5 }));
  for (const key of ["b", "c", "b-top", "c-top"]) expect(scene.get("vertex", key)?.z).toBe(3.5);
});

test("rotates and resizes a table in place", () => {
  const turned = after(setValue(open(), { items: itemsOf("object3D", "table"), field: "turn", value: Math.PI / 2 }));
  expect(turned.get("object3D", "table")?.quaternion[1]).toBeCloseTo(Math.SQRT1_2, 12);
  expect(turned.get("object3D", "table")?.position).toEqual([2, 0.4, 1.5]);
  const sized = after(setValue(open(), { items: itemsOf("object3D", "table"), field: "depth", value: 0.75 }));
  expect(sized.get("object3D", "table")?.size).toEqual([1.2, 0.8, 0.75]);
});

test("a full turn changes nothing; a turn by 225° reads as −135°, and typing that changes nothing", () => {
  const scene = open();
  const table = itemsOf("object3D", "table");
  const degrees = () => ((readValue(scene, table, "turn") as number) * 180) / Math.PI;
  const shown: number[] = [];
  for (let turns = 0; turns < 8; turns += 1) {
    const outcome = addToValue(scene, { items: table, field: "turn", by: Math.PI / 4 });
    if (outcome.ok) applyDiff(scene, outcome.diff);
    shown.push(Math.round(degrees()));
    if (shown.length !== 5) continue;
    const typed = setValue(scene, { items: table, field: "turn", value: (-3 * Math.PI) / 4 });
    expect(typed).toMatchObject({ ok: true, diff: {} });
    expect(typed.ok && Object.keys(typed.diff)).toEqual([]);
  }
  expect(shown).toEqual([45, 90, 135, 180, -135, -90, -45, 0]);
  expect(scene.get("object3D", "table")?.quaternion[3]).toBeCloseTo(1, 9);
});

test("equal rotations are not mixed, whichever quaternion represents them", () => {
  const records = littleRoom();
  const [table] = records.object3D;
  const turned = (key: string, quaternion: [number, number, number, number]) => ({ ...table!, key, quaternion });
  const scene = createScene(SURVEY_KEY, {
    ...records,
    object3D: [
      turned("one", [0, Math.SQRT1_2, 0, Math.SQRT1_2]),
      turned("two", [0, -Math.SQRT1_2, 0, -Math.SQRT1_2]),
      turned("half", [0, 1, 0, 1e-6]),
      turned("other half", [0, 1, 0, -1e-6]),
    ],
  });
  expect(readValue(scene, itemsOf("object3D", "one", "two"), "turn")).toBeCloseTo(Math.PI / 2, 9);
  expect(readValue(scene, itemsOf("object3D", "half", "other half"), "turn")).not.toBe("mixed");
  expect(readValue(scene, itemsOf("object3D", "one", "half"), "turn")).toBe("mixed");
});

test("one refused value leaves all unchanged, with a reason", () => {
  const locked = setValue(open(), { items: itemsOf("vertex", "a", "d"), field: "x", value: 1 });
  expect(locked.ok ? null : locked.refusal.message).toBe("The corner is locked");
  const flat = setValue(open(), { items: itemsOf("objectPlanar", "door"), field: "width", value: 0 });
  expect(flat.ok ? null : flat.refusal.message).toBe("Length, width, height and depth must be greater than 0");
  const none = setValue(open(), { items: itemsOf("vertex", "a"), field: "x", value: Number.NaN });
  expect(none.ok ? null : none.refusal.message).toBe("Enter a number");
});

test("a table whose height changes stays on the floor", () => {
  const higher = after(setValue(open(), { items: itemsOf("object3D", "table"), field: "height", value: 1.2 }));
  expect(higher.get("object3D", "table")).toMatchObject({ size: [1.2, 1.2, 0.6], position: [2, 0.6, 1.5] });
  const lower = after(addToValue(open(), { items: itemsOf("object3D", "table"), field: "height", by: -0.4 }));
  expect(lower.get("object3D", "table")).toMatchObject({ size: [1.2, 0.4, 0.6], position: [2, 0.2, 1.5] });
});

describe("several doors and windows at once", () => {
  const pane = { surveyKey: SURVEY_KEY, floorNumber: 0, label: "window", faceKey: "wall-ab", v: 1.5 } as const;
  const panes = itemsOf("objectPlanar", "one", "two");
  /** Two 1 m windows on the 3 m wall, 5 cm apart. */
  function withPanes() {
    const records = littleRoom();
    for (const [key, u] of [["one", 0.75] as const, ["two", 1.8] as const]) {
      records.objectPlanar.push({ ...pane, key, u, width: 1, height: 1 });
    }
    return createScene(SURVEY_KEY, records);
  }
  const valuesAfter = (outcome: CommandOutcome, field: "u" | "width" = "u") => {
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    const scene = withPanes();
    applyDiff(scene, outcome.diff);
    return panes.map(({ key }) => scene.get("objectPlanar", key)?.[field]);
  };

  test("refuses windows set to the same position", () => {
    const records = littleRoom();
    for (const [key, u] of [["one", 0.4] as const, ["two", 2.6] as const]) {
      records.objectPlanar.push({ ...pane, key, u, width: 0.6, height: 1 });
    }
    const scene = createScene(SURVEY_KEY, records);
    expect(setValue(scene, { items: panes, field: "u", value: 1.5 })).toMatchObject({
      ok: false,
      refusal: { code: "overlap", message: "The window would overlap a window" },
    });
  });

  test("one window may move to where another was in the same edit", () => {
    const outcome = addToValue(withPanes(), { items: panes, field: "u", by: 0.1 });
    expect(valuesAfter(outcome)).toEqual([0.85, 1.9]);
    expect(outcome).toMatchObject({ label: "Change 2 elements" });
    expect(valuesAfter(addToValue(withPanes(), { items: panes, field: "u", by: -0.2 }))).toEqual([0.55, 1.6]);
  });

  test("wider windows shift to make room for each other and for the ends of the wall", () => {
    const outcome = setValue(withPanes(), { items: panes, field: "width", value: 1.2 });
    expect(valuesAfter(outcome, "width")).toEqual([1.2, 1.2]);
    const [one = 0, two = 0] = valuesAfter(outcome);
    expect(two - one).toBeGreaterThanOrEqual(1.2 - 1e-9);
    expect(setValue(withPanes(), { items: panes, field: "width", value: 1.6 })).toMatchObject({ ok: false });
  });
});

test("a typed width sets both sides of a door, and a step moves them once", () => {
  const records = twoRooms();
  records.objectPlanar[1] = { ...records.objectPlanar[1]!, width: 1 };
  const rooms = createScene(TWO_ROOMS_SURVEY, records);
  const items = itemsOf("objectPlanar", "door-k", "door-h");
  const wide = setValue(rooms, { items, field: "width", value: 0.9 });
  expect(wide).toMatchObject({ ok: true });
  if (wide.ok) expect(Object.keys(wide.diff.objectPlanar?.updated ?? {})).toEqual(["door-h"]);
  const moved = addToValue(rooms, { items, field: "u", by: 0.2 });
  if (!moved.ok) throw new Error(moved.refusal.message);
  applyDiff(rooms, moved.diff);
  expect([rooms.get("objectPlanar", "door-k")?.u, rooms.get("objectPlanar", "door-h")?.u]).toEqual([1.2, 1.8]);
});
