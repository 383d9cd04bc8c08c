/** No edit of openings makes one overlap another or extend beyond its wall. */
import * as fc from "fast-check";
import { checkUntil } from "@/tests/support/check-until";
import { randomHome } from "@/tests/support/homes/random-home";
import { contentsOf, danglingReferences, SURVEY } from "@/tests/support/random-scene";
import { overlappingPlanars, unfitPlanars } from "@/tests/support/shell-measures";
import { type ObjectPlanar, PLANAR_LABELS } from "../../domain/geometry-records";
import type { CommandOutcome } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type Scene, type SceneRecords } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { arrayElements } from "./array-elements";
import { insertOpening } from "./insert-opening";
import { setLabels } from "./set-labels";
import { addToValue, setValue } from "./set-value";

/** Returns a home with more windows and outlets on its walls, several next to each other. */
function crowded(records: SceneRecords): Scene {
  const home = createScene(SURVEY, records);
  for (const face of records.face.filter(({ label }) => label === "wall").slice(0, 6)) {
    for (const label of ["window", "outlet", "vent", "window", "damage"] as const) {
      const size = label === "window" ? { width: 0.4, height: 0.6 } : {};
      const outcome = insertOpening(home, { faceKey: face.key, label, ...size });
      if (outcome.ok) applyDiff(home, outcome.diff);
    }
  }
  return home;
}

/** Returns false for a refusal; else applies the outcome, and checks references, new misfits and the undo. */
function checkOutcome(home: Scene, outcome: CommandOutcome): boolean {
  if (!outcome.ok) {
    expect(outcome.refusal.message).not.toBe("");
    return false;
  }
  const [before, overlaps, unfit] = [contentsOf(home), overlappingPlanars(home), unfitPlanars(home)];
  const applied = applyDiff(home, outcome.diff);
  expect(danglingReferences(home)).toEqual([]);
  expect(overlappingPlanars(home).filter((pair) => !overlaps.includes(pair))).toEqual([]);
  expect(unfitPlanars(home).filter((key) => !unfit.includes(key))).toEqual([]);
  const after = contentsOf(home);
  applyDiff(home, reverseDiff(applied));
  expect(contentsOf(home)).toEqual(before);
  applyDiff(home, applied);
  expect(contentsOf(home)).toEqual(after);
  return true;
}

const asItems = (objects: readonly ObjectPlanar[]): SelectionItem[] =>
  objects.map(({ key }) => ({ kind: "objectPlanar", key }));

/** Returns an opening and others of its wall, then openings of other walls. */
function pickItems(home: Scene, index: number, count: number): SelectionItem[] {
  const all = [...home.values("objectPlanar")];
  const first = all[index % Math.max(1, all.length)];
  const neighbor = all.filter(({ faceKey, key }) => faceKey === first?.faceKey && key !== first.key);
  return first
    ? asItems([first, ...neighbor, ...all.filter(({ faceKey }) => faceKey !== first.faceKey)].slice(0, count))
    : [];
}

test("typing or stepping the values of several openings creates no overlap or misfit", () => {
  let accepted = 0;
  const edit = fc.record({
    index: fc.nat(200),
    count: fc.integer({ min: 2, max: 5 }),
    field: fc.constantFrom("u" as const, "v" as const, "width" as const, "height" as const),
    typed: fc.option(fc.integer({ min: 100, max: 3000 }).map((mm) => mm / 1000)),
    step: fc.integer({ min: -400, max: 400 }).map((mm) => mm / 1000),
  });
  checkUntil(
    () => accepted > 40,
    fc.property(randomHome, fc.array(edit, { minLength: 1, maxLength: 5 }), (records, edits) => {
      const home = crowded(records);
      for (const { index, count, field, typed, step } of edits) {
        const items = pickItems(home, index, count);
        const outcome =
          typed === null
            ? addToValue(home, { items, field, by: step })
            : setValue(home, { items, field, value: typed });
        if (checkOutcome(home, outcome)) accepted += 1;
      }
    }),
    { numRuns: 40 },
  );
});

test("relabeling openings creates no overlap or misfit", () => {
  let accepted = 0;
  const edit = fc.record({
    index: fc.nat(200),
    count: fc.integer({ min: 1, max: 3 }),
    label: fc.constantFrom(...PLANAR_LABELS),
  });
  checkUntil(
    () => accepted > 60,
    fc.property(randomHome, fc.array(edit, { minLength: 1, maxLength: 6 }), (records, edits) => {
      const home = crowded(records);
      for (const { index, count, label } of edits) {
        const items = pickItems(home, index, count);
        if (!checkOutcome(home, setLabels(home, { items, label }))) continue;
        accepted += 1;
        for (const { key } of items) {
          const object = home.get("objectPlanar", key);
          // The twin of a door that became damage is deleted with it.
          if (!object) continue;
          expect(object.label).toBe(label);
          const goesThrough = label === "door" || label === "window" || label === "opening";
          if (goesThrough) expect(home.get("face", object.faceKey)?.label).toMatch(/wall|roof/);
          else expect(object.twinKey ?? null).toBeNull();
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("arrays of openings create no overlap or misfit", () => {
  let accepted = 0;
  const array = fc.record({
    index: fc.nat(200),
    count: fc.integer({ min: 1, max: 3 }),
    along: fc.integer({ min: -1500, max: 1500 }).map((mm) => mm / 1000),
    up: fc.constantFrom(0, 0, 0.4, -0.3),
  });
  checkUntil(
    () => accepted > 15,
    fc.property(randomHome, array, (records, { index, count, along, up }) => {
      const home = crowded(records);
      const items = pickItems(home, index, 1);
      const before = home.count("objectPlanar");
      const twin = home.get("objectPlanar", items[0]?.key ?? "")?.twinKey ? 2 : 1;
      if (!checkOutcome(home, arrayElements(home, { items, count, step: [along, up, 0] }))) return;
      accepted += 1;
      const more = home.count("objectPlanar") - before;
      expect(more).toBeGreaterThanOrEqual(count);
      expect(more).toBeLessThanOrEqual(count * Math.max(twin, 2));
    }),
    { numRuns: 60 },
  );
});
