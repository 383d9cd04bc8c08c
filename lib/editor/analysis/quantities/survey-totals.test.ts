import * as fc from "fast-check";
import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { randomCommand, randomRecords, SURVEY } from "@/tests/support/random-scene";
import { tiledHome } from "@/tests/support/tiled-home";
import { deleteElements } from "../../commands/delete-elements";
import { moveVertices } from "../../commands/move-vertices";
import { applyDiff, reverseDiff } from "../../core/diff";
import { createEditorStore } from "../../core/editor-store";
import { createScene } from "../../core/scene";
import { createSurveyTotals, type SurveyTotals } from "./survey-totals";

function fresh(scene: ReturnType<typeof createScene>): SurveyTotals {
  const tracker = createSurveyTotals(scene);
  tracker.settle();
  return tracker.totals();
}

test("measures a limited number of rooms per call, and returns true when all are done", () => {
  const scene = createScene(SURVEY, tiledHome(0, SURVEY));
  const tracker = createSurveyTotals(scene);
  expect(tracker.settle(6)).toBe(false);
  expect(tracker.settle(60)).toBe(true);
  expect(tracker.totals()).toEqual(fresh(scene));
});

test("measures only the rooms around a moved corner, in a small and in a large survey", () => {
  const costsOf = (vertices: number) => {
    const store = createEditorStore({ surveyKey: SURVEY, records: tiledHome(vertices, SURVEY) });
    const { scene } = store;
    const tracker = createSurveyTotals(scene, store.rooms);
    tracker.settle();
    tracker.totals();
    const names = ["get", "has", "facesOfVertex", "planarObjectsOfFace", "namedBy", "values", "keysOnFloor"] as const;
    const spies = names.map((name) => jest.spyOn(scene, name));
    store.subscribeScene((diff) => tracker.follow(diff));
    const corners = [...scene.keysOnFloor("vertex", 0)];
    return [0, 3, 10].map((index) => {
      store.run((now) => moveVertices(now, { keys: [corners[index] ?? ""], vector: [0.01, 0, 0] }));
      for (const spy of spies) spy.mockClear();
      let rooms = 1;
      while (!tracker.settle(1)) rooms += 1;
      tracker.totals();
      return { rooms, reads: spies.map(({ mock }) => mock.calls.length) };
    });
  };
  const few = costsOf(0);
  expect(costsOf(5_000)).toEqual(few);
  for (const { rooms } of few) expect(rooms).toBeLessThan(6);
});

test("a wall of no room is in no total, and its area has a figure of its own", () => {
  const records = twoRooms();
  const base = { surveyKey: TWO_ROOMS_SURVEY, floorNumber: 0 };
  const lone = { p: [0, 0], q: [12, 0], r: [12, 1], s: [0, 1], t: [12, 6], u: [0, 6] } as const;
  for (const [key, [x, y]] of Object.entries(lone)) records.vertex.push({ ...base, key, x, y, z: 20 });
  records.face.push({ ...base, key: "parapet", label: "wall", loops: [["p", "q", "r", "s"]] });
  records.face.push({ ...base, key: "gable", label: "wall", loops: [["p", "q", "t", "u"]] });
  const tracker = createSurveyTotals(createScene(TWO_ROOMS_SURVEY, records));
  tracker.settle();
  // Two rooms of 4 × 3 × 2.5 m; loose walls of 12 × 1 and 12 × 6 m.
  expect(tracker.totals()).toMatchObject({
    longWall: 4,
    shortHeight: 2.5,
    tallHeight: 2.5,
    grossWall: 70,
    looseWall: 84,
  });
  for (const keys of Object.values(tracker.marked(0)))
    expect(keys).not.toContainEqual(expect.stringMatching(/parapet|gable/));
});

test("a shared wall counts once on the side that has a room, when the other room loses its floor and gets it back", () => {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  const tracker = createSurveyTotals(store.scene, store.rooms);
  tracker.settle();
  store.subscribeScene(tracker.follow);
  // The hall's side, h-wall-ab, counts as long as both sides belong to rooms.
  for (const floor of ["h-floor", "k-floor"]) {
    expect(tracker.totals()).toMatchObject({ grossWall: 70, once: { grossWall: 62.5, doors: 1 }, looseWall: 0 });
    store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: floor }] }));
    tracker.settle();
    expect(tracker.totals()).toMatchObject({ grossWall: 35, once: { grossWall: 35, doors: 1 }, looseWall: 35 });
    store.undo();
    tracker.settle();
  }
});

test("figures that follow changes, undo included, equal a fresh measurement exactly", () => {
  fc.assert(
    fc.property(randomRecords, fc.array(randomCommand, { maxLength: 8 }), (records, commands) => {
      const scene = createScene(SURVEY, records);
      const tracker = createSurveyTotals(scene);
      tracker.settle();
      const before = tracker.totals();
      const diffs = commands.flatMap((command) => {
        const outcome = command(scene);
        if (!outcome.ok) return [];
        const applied = applyDiff(scene, outcome.diff);
        tracker.follow(applied);
        return [applied];
      });
      tracker.settle();
      expect(tracker.totals()).toEqual(fresh(scene));
      for (const diff of diffs.reverse()) tracker.follow(applyDiff(scene, reverseDiff(diff)));
      tracker.settle();
      expect(tracker.totals()).toEqual(before);
    }),
    { numRuns: 150 },
  );
});
