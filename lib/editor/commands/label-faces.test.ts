import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene } from "../core/scene";
import { setLabels } from "./set-labels";

const records = () => ({ ...twoRooms(), objectPlanar: twoRooms().objectPlanar.filter(({ key }) => key === "pane") });
const faces = (...keys: string[]) => keys.map((key) => ({ kind: "face" as const, key }));

test.each(["floor", "ceiling", "step"])("a wall with a window cannot become a %s", (label) => {
  const home = createScene(TWO_ROOMS_SURVEY, twoRooms());
  expect(setLabels(home, { items: faces("k-wall-da", "k-wall-bc"), label })).toMatchObject({
    ok: false,
    refusal: { message: "A window belongs on a wall", keys: ["pane", "k-wall-bc"] },
  });
  expect(setLabels(home, { items: faces("k-wall-da"), label })).toMatchObject({ ok: true });
  expect(setLabels(home, { items: faces("k-wall-bc"), label: "roof" })).toMatchObject({ ok: true });
});

test("a relabeled floor loses its room name, which the history mentions and an undo restores", () => {
  const home = createScene(TWO_ROOMS_SURVEY, records());
  const outcome = setLabels(home, { items: faces("k-floor"), label: "ceiling" });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  expect(outcome.label).toBe("Label element as ceiling; room name removed");
  const applied = applyDiff(home, outcome.diff);
  expect(home.get("face", "k-floor")).toMatchObject({ label: "ceiling", roomLabel: null });
  applyDiff(home, reverseDiff(applied));
  expect(home.get("face", "k-floor")).toMatchObject({ label: "floor", roomLabel: "k" });
});

test("a relabeled wall is unpaired, with the doors in it", () => {
  const home = createScene(TWO_ROOMS_SURVEY, twoRooms());
  const outcome = setLabels(home, { items: faces("k-wall-cd"), label: "roof" });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  applyDiff(home, outcome.diff);
  expect(home.get("face", "k-wall-cd")).toMatchObject({ label: "roof", twinKey: null });
  expect(home.get("face", "h-wall-ab")).toMatchObject({ label: "wall", twinKey: null });
  for (const door of ["door-k", "door-h"]) expect(home.get("objectPlanar", door)?.twinKey).toBeNull();
});
