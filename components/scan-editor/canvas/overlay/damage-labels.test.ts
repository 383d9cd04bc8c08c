import { deleteElements } from "@/lib/editor/commands/delete-elements";
import { applyDiff, reverseDiff } from "@/lib/editor/core/diff";
import { createScene } from "@/lib/editor/core/scene";
import type { Vector3 } from "@/lib/geometry/vector3";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { floorContents } from "../view/survey-rooms";
import { createDamageLabels } from "./damage-labels";

const INSIDE: Vector3 = [2, 1.2, 1.5];
const isVisible = () => true;

function open() {
  const records = littleRoom();
  const [door] = records.objectPlanar;
  if (!door) throw new Error("The room has no door");
  const size = { u: 1.5, v: 1.2, width: 0.5, height: 0.4 };
  const damage = { ...door, ...size, key: "damp", label: "damage" as const, faceKey: "wall-da", twinKey: null };
  const scene = createScene(SURVEY_KEY, { ...records, objectPlanar: [...records.objectPlanar, damage] });
  return { scene, labels: createDamageLabels(scene, 0), contents: floorContents(scene, 0) };
}

test("labels damage with its area in front of its wall, and assigns it to the room", () => {
  const { labels, contents } = open();
  const [label, ...others] = labels.seenFrom(INSIDE, contents, isVisible);
  expect(others).toEqual([]);
  expect(label).toMatchObject({ name: "Damage", size: expect.closeTo(0.2, 9), faceKey: "floor" });
  expect(label?.low).toEqual([expect.any(Number), expect.closeTo(1.2, 9), expect.closeTo(0.02, 9)]);
});

test("labels no damage from behind its wall, and none that is hidden", () => {
  const { labels, contents } = open();
  expect(labels.seenFrom([2, 1.2, -5], contents, isVisible)).toEqual([]);
  const requested: string[][] = [];
  const shown = labels.seenFrom(INSIDE, contents, (...keys) => requested.push(keys) === 0);
  expect([shown, requested]).toEqual([[], [["damp", "wall-da"]]]);
});

test("removes the label of deleted damage and restores it, and labels none of another floor", () => {
  const { scene, labels, contents } = open();
  const outcome = deleteElements(scene, { items: [{ kind: "objectPlanar", key: "damp" }] });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  labels.update(applyDiff(scene, outcome.diff));
  expect(labels.seenFrom(INSIDE, contents, isVisible)).toEqual([]);
  labels.update(applyDiff(scene, reverseDiff(outcome.diff)));
  expect(labels.seenFrom(INSIDE, contents, isVisible)).toHaveLength(1);
  expect(createDamageLabels(scene, 1).seenFrom(INSIDE, contents, isVisible)).toEqual([]);
});
