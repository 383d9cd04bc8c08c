import { freshKeys } from "./fresh-key";
import { createScene } from "./scene";

const corner = { key: "vrx-1", surveyKey: "srv-1", floorNumber: 0, x: 0, y: 0, z: 0 };
const scene = createScene("srv-1", { vertex: [corner] });

test("requests another key if the scene or the command already uses the first one", () => {
  const generated = ["vrx-1", "vrx-2", "vrx-2", "vrx-1", "vrx-3"];
  const next = freshKeys(scene, () => generated.shift() ?? "");
  expect([next("vertex"), next("vertex")]).toEqual(["vrx-2", "vrx-3"]);
});

test("throws if the generator repeats itself, instead of looping", () => {
  const next = freshKeys(scene, () => "vrx-1");
  expect(() => next("vertex")).toThrow("The generator of keys repeats itself: no new key for vertex in 100 tries");
});
