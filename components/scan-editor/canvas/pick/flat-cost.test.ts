/** What a pick or a moved corner costs does not depend on how much else there is: counted, not timed. */
import { moveVertices } from "@/lib/editor/commands/move-vertices";
import { applyDiff } from "@/lib/editor/diff";
import { createScene, type Scene } from "@/lib/editor/scene";
import { tiledHome } from "@/tests/support/tiled-home";
import { buildFloorModel } from "../buffers/floor-model";
import { followDiff } from "../buffers/follow-diff";
import { createFloorPlaces } from "./floor-places";
import { createSurfaceHits, type Sight } from "./surface-hits";

const SURVEY = "srv-1";
const NO_ROOMS = new Map<string, number>();

/** From the south-west over the first home, down to the middle of its living room. */
function sightOf(scene: Scene): Sight {
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
  const sight = sightOf(scene);
  let met = 0;
  surfaces.facesUnder(sight, 100, () => {
    met += 1;
  });
  const hit = surfaces.first(sight);
  const [corner = ""] = scene.get("face", hit?.owner ?? "")?.loops[0] ?? [];
  const outcome = moveVertices(scene, { keys: [corner], vector: [0.1, 0, 0] });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const rewritten = followDiff(model, scene, applyDiff(scene, outcome.diff), NO_ROOMS);
  return { met, hit: hit?.owner, faces: rewritten?.faces.size, vertices: rewritten?.vertices.size };
}

test("in a town of homes a pick meets the faces of one, and a corner rewrites its own faces", () => {
  const [few, many] = [measure(1_400), measure(9_800)];
  expect(many).toEqual(few);
  expect(few.hit).toMatch(/^fc-/);
  expect(few.met).toBeLessThan(60);
  expect(few.faces).toBeLessThan(12);
});

test("after an edit a pick finds what is there now", () => {
  const scene = createScene(SURVEY, tiledHome(0, SURVEY));
  const model = buildFloorModel(scene, 0, NO_ROOMS);
  const places = createFloorPlaces(scene, 0);
  const surfaces = createSurfaceHits(places, model.surfaces);
  const sight = sightOf(scene);
  const before = surfaces.first(sight);
  const keys = scene.get("face", before?.owner ?? "")?.loops.flat() ?? [];
  const outcome = moveVertices(scene, { keys, vector: [30, 0, 0] });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const diff = applyDiff(scene, outcome.diff);
  const rewritten = followDiff(model, scene, diff, NO_ROOMS);
  if (!rewritten) throw new Error("The floor had no room for a move.");
  places.follow(rewritten, diff);
  expect(surfaces.first(sight)?.owner).not.toBe(before?.owner);
});
