/** @jest-environment node */
import * as fc from "fast-check";
import { shareOf } from "@/tests/support/check-until";
import { brokenHome } from "@/tests/support/homes/broken-home";
import { danglingReferences, randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { applyDiff, type Diff, reverseDiff } from "../../../core/diff";
import { createEditorStore } from "../../../core/editor-store";
import { createScene, type ReadScene, type SceneRecords } from "../../../core/scene";
import { type CheckCode, severityOf } from "../check-codes";
import { checkSurvey } from "../survey-checks";
import { findRepair } from "./find-repair";

const errorsOf = (list: ReturnType<typeof checkSurvey>["list"]): string[] =>
  list.filter(({ code }) => severityOf(code) === "error").map(({ id }) => id);

/** Returns the dangling references that undoing the repair would bring back, without those that existed all along. */
function danglingAfterUndo(scene: ReadScene, repair: Diff): string[] {
  const known = new Set(danglingReferences(scene));
  const before = createScene(SURVEY, {
    vertex: [...scene.values("vertex")],
    edge: [...scene.values("edge")],
    face: [...scene.values("face")],
    objectPlanar: [...scene.values("objectPlanar")],
    object3D: [...scene.values("object3D")],
  });
  applyDiff(before, reverseDiff(repair));
  return danglingReferences(before).filter((one) => !known.has(one));
}

/**
 * Repairs one finding and expects: the finding is removed, no error is added, and one undo restores the records unless
 * that brings back dangling references.
 */
function repairOne(records: SceneRecords, nth: number, prepare: (store: ReturnType<typeof createEditorStore>) => void) {
  const store = createEditorStore({ surveyKey: records.vertex[0]?.surveyKey ?? SURVEY, records });
  prepare(store);
  const before = checkSurvey(store.scene).list;
  const finding = before[nth % Math.max(1, before.length)];
  const repair = finding && findRepair(store.scene, finding);
  if (!finding || !repair || repair.why !== undefined) return null;
  const historyLength = store.getHistory().past.length;
  const result = store.run(repair.command);
  if (!result.ok) return { code: finding.code, isRepaired: false };
  const after = checkSurvey(store.scene).list;
  expect(after.map(({ id }) => id)).not.toContain(finding.id);
  expect(errorsOf(before)).toEqual(expect.arrayContaining(errorsOf(after)));
  expect(store.getHistory().past).toHaveLength(historyLength + 1);
  // The backend would refuse a record with a dangling reference.
  const dangling = danglingAfterUndo(store.scene, result.gesture!.diff);
  const undone = store.undo();
  expect({ code: finding.code, dangling, isUndone: undone !== null }).toMatchObject({
    isUndone: dangling.length === 0,
  });
  if (!undone) return { code: finding.code, isRepaired: true };
  expect(
    checkSurvey(store.scene)
      .list.map(({ id }) => id)
      .sort(),
  ).toEqual(before.map(({ id }) => id).sort());
  return { code: finding.code, isRepaired: true };
}

test("a repair removes its finding and adds no error, in random broken homes", () => {
  const repairCounts = new Map<CheckCode, number>();
  fc.assert(
    fc.property(brokenHome, fc.nat(200), (records, nth) => {
      const outcome = repairOne(records, nth, () => {});
      if (outcome?.isRepaired) repairCounts.set(outcome.code, (repairCounts.get(outcome.code) ?? 0) + 1);
    }),
    { numRuns: 250 },
  );
  // Ensures that the property did not hold only because nothing was repaired.
  expect([...repairCounts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(shareOf(40));
  expect(repairCounts.size).toBeGreaterThan(4);
});

test("a repair removes its finding and adds no error, in random scenes after random commands", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 4 }), fc.nat(200), (records, commands, nth) => {
      repairOne(records, nth, (store) => {
        for (const command of commands) store.run(command);
      });
    }),
    { numRuns: 250 },
  );
});
