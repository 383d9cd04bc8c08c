import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import type { Command } from "../core/command";
import { applyDiff, reverseDiff } from "../core/diff";
import { createScene, type Scene } from "../core/scene";
import { dissolveElements } from "./dissolve-elements";
import { flipFaces } from "./flip-faces";
import { mergeColumns } from "./merge-columns";
import { splitFaceAcross } from "./split-face";
import { squareCut } from "./topology/face-cut";

const twinOf = (scene: Scene, kind: "face" | "objectPlanar", key: string) => scene.get(kind, key)?.twinKey ?? null;
const pairs = (scene: Scene) => [
  twinOf(scene, "face", "k-wall-cd"),
  twinOf(scene, "face", "h-wall-ab"),
  twinOf(scene, "objectPlanar", "door-k"),
  twinOf(scene, "objectPlanar", "door-h"),
];
const PAIRED = ["h-wall-ab", "k-wall-cd", "door-h", "door-k"];

function run(scene: Scene, command: Command): () => void {
  const outcome = command(scene);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  const applied = applyDiff(scene, outcome.diff);
  return () => void applyDiff(scene, reverseDiff(applied));
}

test("a wall reshaped by a merge is unpaired, and an undo pairs it again", () => {
  const home = createScene(TWO_ROOMS_SURVEY, { ...twoRooms(), objectPlanar: [] });
  const undo = run(home, (scene) => mergeColumns(scene, { keys: ["k-d", "k-a"], at: "last" }));
  // The wall now runs from c (4, 3) to a (0, 0).
  expect(home.get("face", "k-wall-cd")?.loops).toEqual([["k-a", "k-c", "k-c-top", "k-a-top"]]);
  expect(pairs(home).slice(0, 2)).toEqual([null, null]);
  undo();
  expect(pairs(home).slice(0, 2)).toEqual(PAIRED.slice(0, 2));
});

test("a flipped wall and its door are unpaired; flipping both sides keeps the pair", () => {
  const home = createScene(TWO_ROOMS_SURVEY, twoRooms());
  const undo = run(home, (scene) => flipFaces(scene, { faceKeys: ["k-wall-cd"] }));
  expect(pairs(home)).toEqual([null, null, null, null]);
  undo();
  expect(pairs(home)).toEqual(PAIRED);
  run(home, (scene) => flipFaces(scene, { faceKeys: ["k-wall-cd", "h-wall-ab"] }));
  expect(pairs(home)).toEqual(PAIRED);
});

test("a cut wall keeps its pair, as does a door on either part, also after the parts are joined", () => {
  for (const share of [0.1, 0.9]) {
    const home = createScene(TWO_ROOMS_SURVEY, twoRooms());
    const before = new Set([...home.values("edge")].map(({ key }) => key));
    run(home, (scene) => splitFaceAcross(scene, { faceKey: "k-wall-cd", share }));
    expect(pairs(home).slice(2)).toEqual(PAIRED.slice(2));
    const twin = twinOf(home, "face", "h-wall-ab");
    expect(twinOf(home, "face", twin ?? "")).toBe("h-wall-ab");
    const seam = [...home.values("edge")].find(
      ({ key, vertexKeys: [a, b] }) => !before.has(key) && home.get("vertex", a)?.y !== home.get("vertex", b)?.y,
    )!;
    run(home, (scene) => dissolveElements(scene, { items: [{ kind: "edge", key: seam.key }] }));
    expect(pairs(home).slice(1)).toEqual([expect.any(String), "door-h", "door-k"]);
    expect(squareCut(home, home.get("face", twinOf(home, "face", "h-wall-ab")!)!, 0.5)?.extent).toBeCloseTo(3, 6);
  }
});
