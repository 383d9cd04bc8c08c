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

test("after a moved corner the rooms that it touches are measured, in a small and in a large town alike", () => {
  const costsOf = (vertices: number) => {
    const store = createEditorStore({ surveyKey: SURVEY, records: tiledHome(vertices, SURVEY) });
    const { scene } = store;
    const keeper = createSurveyTotals(scene, store.rooms);
    keeper.settle();
    keeper.totals();
    const names = ["get", "has", "facesOfVertex", "planarObjectsOfFace", "namedBy", "values", "keysOnFloor"] as const;
    const spies = names.map((name) => jest.spyOn(scene, name));
    store.subscribeScene((diff) => keeper.follow(diff));
    const corners = [...scene.keysOnFloor("vertex", 0)];
    return [0, 3, 10].map((at) => {
      store.run((now) => moveVertices(now, { keys: [corners[at] ?? ""], vector: [0.01, 0, 0] }));
      for (const spy of spies) spy.mockClear();
      let rooms = 1;
      while (!keeper.settle(1)) rooms += 1;
      keeper.totals();
      return { rooms, reads: spies.map(({ mock }) => mock.calls.length) };
    });
  };
  const few = costsOf(0);
  expect(costsOf(5_000)).toEqual(few);
  for (const { rooms } of few) expect(rooms).toBeLessThan(6);
});

test("a wall of no room is in no total, and its area is a figure of its own", () => {
  const records = twoRooms();
  const base = { surveyKey: TWO_ROOMS_SURVEY, floorNumber: 0 };
  const lone = { p: [0, 0], q: [12, 0], r: [12, 1], s: [0, 1], t: [12, 6], u: [0, 6] } as const;
  for (const [key, [x, y]] of Object.entries(lone)) records.vertex.push({ ...base, key, x, y, z: 20 });
  records.face.push({ ...base, key: "parapet", label: "wall", loops: [["p", "q", "r", "s"]] });
  records.face.push({ ...base, key: "gable", label: "wall", loops: [["p", "q", "t", "u"]] });
  const keeper = createSurveyTotals(createScene(TWO_ROOMS_SURVEY, records));
  keeper.settle();
  // Two rooms of 4 × 3 × 2.5 m; lone walls of 12 × 1 and 12 × 6 m.
  expect(keeper.totals()).toMatchObject({
    longWall: 4,
    shortHeight: 2.5,
    tallHeight: 2.5,
    grossWall: 70,
    looseWall: 84,
  });
  for (const keys of Object.values(keeper.marked(0)))
    expect(keys).not.toContainEqual(expect.stringMatching(/parapet|gable/));
});

test("a shared wall counts once on the side that a room has, when the room beyond it loses its floor and gets it back", () => {
  const store = createEditorStore({ surveyKey: TWO_ROOMS_SURVEY, records: twoRooms() });
  const keeper = createSurveyTotals(store.scene, store.rooms);
  keeper.settle();
  store.subscribeScene(keeper.follow);
  // The hall's side, h-wall-ab, is the one that counts as long as both are rooms'.
  for (const floor of ["h-floor", "k-floor"]) {
    expect(keeper.totals()).toMatchObject({ grossWall: 70, once: { grossWall: 62.5, doors: 1 }, looseWall: 0 });
    store.run((scene) => deleteElements(scene, { items: [{ kind: "face", key: floor }] }));
    keeper.settle();
    expect(keeper.totals()).toMatchObject({ grossWall: 35, once: { grossWall: 35, doors: 1 }, looseWall: 35 });
    store.undo();
    keeper.settle();
  }
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
