import * as fc from "fast-check";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { tiledHome } from "@/tests/support/tiled-home";
import { applyDiff, reverseDiff } from "../diff";
import { createScene } from "../scene";
import { createSurveyTotals, type SurveyTotals } from "./survey-totals";

function fresh(scene: ReturnType<typeof createScene>): SurveyTotals {
  const keeper = createSurveyTotals(scene);
  keeper.settle();
  return keeper.totals();
}

test("it measures so many rooms at a time, and says when it is through", () => {
  const scene = createScene(SURVEY, tiledHome(0, SURVEY));
  const keeper = createSurveyTotals(scene);
  expect(keeper.settle(6)).toBe(false);
  expect(keeper.settle(60)).toBe(true);
  expect(keeper.totals()).toEqual(fresh(scene));
});

test("following changes comes to the very same figures as measuring anew, undone ones too", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), (records, commands) => {
      const scene = createScene(SURVEY, records);
      const keeper = createSurveyTotals(scene);
      keeper.settle();
      const before = keeper.totals();
      const done = commands.flatMap((command) => {
        const outcome = command(scene);
        if (!outcome.ok) return [];
        const applied = applyDiff(scene, outcome.diff);
        keeper.follow(applied);
        return [applied];
      });
      keeper.settle();
      expect(keeper.totals()).toEqual(fresh(scene));
      for (const diff of done.reverse()) keeper.follow(applyDiff(scene, reverseDiff(diff)));
      keeper.settle();
      expect(keeper.totals()).toEqual(before);
    }),
    { numRuns: 150 },
  );
});
