/** The cost of a pick or an edit does not depend on the size of the survey: counted, not timed. */
import type { Face } from "@/lib/domain/geometry-records";
import { createChecksController } from "@/lib/editor/analysis/checks/checks-controller";
import { createReviewController } from "@/lib/editor/analysis/review/review-controller";
import { acceptElements } from "@/lib/editor/commands/accept-elements";
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { applyDiff } from "@/lib/editor/core/diff";
import { createEditorStore } from "@/lib/editor/core/editor-store";
import { createScene, type Scene } from "@/lib/editor/core/scene";
import { tiledHome } from "@/tests/support/tiled-home";
import { buildFloorModel } from "../buffers/floor-model";
import { updateFloorModel } from "../buffers/update-floor-model";
import { createFloorPlaces } from "./floor-places";
import { createSurfaceHits, type PickRay } from "./surface-hits";

const SURVEY = "srv-1";
const NO_ROOMS = new Map<string, number>();

/** Returns a ray that looks from the southwest down to the middle of the living room of the first home. */
function rayOf(scene: Scene): PickRay {
  const floor = [...scene.values("face")].find(({ roomLabel }) => roomLabel === "Living room");
  const corners = floor?.loops[0]?.flatMap((key) => scene.get("vertex", key) ?? []) ?? [];
  const middle = (axis: "x" | "y" | "z"): number => corners.reduce((sum, at) => sum + at[axis], 0) / corners.length;
  const steep = Math.SQRT1_2;
  return {
    origin: { x: middle("x") - 20, y: middle("y") + 20, z: middle("z") },
    direction: { x: steep, y: -steep, z: 0 },
  };
}

function measure(vertices: number) {
  const scene = createScene(SURVEY, tiledHome(vertices, SURVEY));
  const model = buildFloorModel(scene, 0, NO_ROOMS);
  const places = createFloorPlaces(scene, 0);
  const surfaces = createSurfaceHits(places, model.surfaces);
  const ray = rayOf(scene);
  let testedFaces = 0;
  surfaces.facesUnder(ray, 100, () => {
    testedFaces += 1;
  });
  const hit = surfaces.first(ray);
  const [corner = ""] = scene.get("face", hit?.owner ?? "")?.loops[0] ?? [];
  const outcome = moveVertices(scene, { keys: [corner], vector: [0.1, 0, 0] });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const rewritten = updateFloorModel(model, scene, applyDiff(scene, outcome.diff), NO_ROOMS);
  return { testedFaces, hit: hit?.owner, faces: rewritten?.faces.size, vertices: rewritten?.vertices.size };
}

test("tests only the faces of one home in a town for a pick, and rewrites only the faces of a moved corner", () => {
  const [few, many] = [measure(1_400), measure(9_800)];
  expect(many).toEqual(few);
  expect(few.hit).toMatch(/^fc-/);
  expect(few.testedFaces).toBeLessThan(60);
  expect(few.faces).toBeLessThan(12);
});

test("picks the current geometry after an edit", () => {
  const scene = createScene(SURVEY, tiledHome(0, SURVEY));
  const model = buildFloorModel(scene, 0, NO_ROOMS);
  const places = createFloorPlaces(scene, 0);
  const surfaces = createSurfaceHits(places, model.surfaces);
  const ray = rayOf(scene);
  const before = surfaces.first(ray);
  const keys = scene.get("face", before?.owner ?? "")?.loops.flat() ?? [];
  const outcome = moveVertices(scene, { keys, vector: [30, 0, 0] });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const diff = applyDiff(scene, outcome.diff);
  const rewritten = updateFloorModel(model, scene, diff, NO_ROOMS);
  if (!rewritten) throw new Error("The floor had no room for a move.");
  places.update(rewritten, diff);
  expect(surfaces.first(ray)?.owner).not.toBe(before?.owner);
});

/** Opens the review with half of the walls deleted, moves a corner, and counts how many records the review then reads. */
function measureReview(vertices: number) {
  const records = tiledHome(vertices, SURVEY);
  const store = createEditorStore({ surveyKey: SURVEY, records });
  const idle: (() => void)[] = [];
  const later = (work: () => void) => {
    idle.push(work);
    return () => void idle.splice(idle.indexOf(work), 1);
  };
  const runIdleWork = () => {
    while (idle.length > 0) idle.shift()?.();
  };
  const checks = createChecksController(store, later);
  const review = createReviewController(store, checks, later);
  checks.start();
  const close = review.start();
  const deletion = { by: "emp-ben", at: "then" };
  const deletedFace = (face: Face) => ({
    ...deletion,
    kind: "face" as const,
    record: { ...face, key: `${face.key}-gone` },
  });
  review.setDeleted(records.face.map(deletedFace));
  runIdleWork();
  const deleted = review.get().changes?.filter(({ verdict }) => verdict === "deleted").length ?? 0;
  const total = review.get().queue?.total ?? 0;
  const { scene } = store;
  const spies = (["get", "has", "kindOf", "facesOfVertex", "planarObjectsOfFace", "values"] as const).map((name) =>
    jest.spyOn(scene, name),
  );
  const [openFace] = review.get().queue?.entries.filter(({ kind }) => kind === "face") ?? [];
  const keys = scene.get("face", openFace?.key ?? "")?.loops.flat() ?? [];
  const readsOf = (work: () => void): number => {
    for (const spy of spies) spy.mockClear();
    work();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  };
  const move = () => void store.run((now) => moveVertices(now, { keys: keys.slice(0, 2), vector: [0.002, 0, 0] }));
  const before = review.get().changes?.length ?? 0;
  move();
  const open = readsOf(runIdleWork);
  const moved = (review.get().changes?.length ?? 0) - before;
  const accepted = readsOf(() => {
    store.run((now) => acceptElements(now, { items: [openFace!], by: "emp-ana", at: "now" }));
    runIdleWork();
  });
  const doneCount = review.get().queue?.done;
  close();
  move();
  const closed = readsOf(() => review.settle());
  return { total, deleted, costs: { open, accepted, closed, moved, done: doneCount } };
}

test("updates an open review of 30 and of 5,000 elements at the same cost, and a closed one when it opens", () => {
  const [few, many] = [measureReview(0), measureReview(25_000)];
  expect(many.total).toBeGreaterThan(100 * few.total);
  expect(many.deleted).toBeGreaterThan(100 * few.deleted);
  expect(few.deleted).toBeGreaterThan(10);
  expect(many.costs).toEqual(few.costs);
  expect(few.costs).toMatchObject({ moved: 2, done: 1 });
});
