/** Warnings when the rooms of a session may not line up with the rooms already in the survey. */
import { createKey } from "../../../domain/keys";
import { applyDiff } from "../../core/diff";
import { createScene, type Scene } from "../../core/scene";
import { applyIntake } from "./apply-intake";
import { readExisting } from "./existing-records";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";
import { namesOfNameless } from "./room-titles";

type Corner = readonly [x: number, z: number];

const surface = (identifier: string, category: string, dimensions: number[], transform: number[]) => ({
  identifier,
  parentIdentifier: null,
  category: { [category]: {} },
  confidence: { high: {} },
  dimensions,
  transform,
  polygonCorners: [],
  story: 0,
});
/** Returns a wall 2.4 m high between two corners. */
function wall(identifier: string, [ax, az]: Corner, [bx, bz]: Corner) {
  const length = Math.hypot(bx - ax, bz - az);
  const [u, w] = [(bx - ax) / length, (bz - az) / length];
  const transform = [u, 0, w, 0, 0, 1, 0, 0, -w, 0, u, 0, (ax + bx) / 2, 0, (az + bz) / 2, 1];
  return surface(identifier, "wall", [length, 2.4, 0], transform);
}
/** Returns a room of 4 × 3 m from its corner with the lowest coordinates. */
function room(name: string, [x, z]: Corner, label?: string) {
  const corners: Corner[] = [
    [x, z],
    [x + 4, z],
    [x + 4, z + 3],
    [x, z + 3],
  ];
  const level = [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, x + 2, -1.2, z + 1.5, 1];
  return {
    version: 2,
    story: 0,
    walls: corners.map((from, index) => wall(`${name}-${index}`, from, corners[(index + 1) % 4]!)),
    floors: [surface(`${name}-floor`, "floor", [4, 3, 0], level)],
    sections: label ? [{ label, story: 0, center: [x + 2, 0, z + 1.5] }] : [],
  };
}

const importInto = (name: string, capture: object, scene: Scene) =>
  importCaptures([{ fileName: `${name}.json`, read: readCapture(JSON.stringify(capture)) }], {
    surveyKey: "srv-1",
    createKey,
    existing: readExisting(scene),
  });
function surveyWith(name: string, capture: object): Scene {
  const scene = createScene("srv-1", {});
  const intake = importInto(name, capture, scene);
  const result = applyIntake(scene, { intake, names: namesOfNameless(intake, {}), label: "Import" });
  if (!result.ok) throw new Error(result.refusal.message);
  applyDiff(scene, result.diff);
  return scene;
}

test("warns about an overlapping room of the survey, and about an unknown frame", () => {
  const intake = importInto("b", room("b", [1, 0.5]), surveyWith("a", room("a", [0, 0])));
  const sentences = [
    "b may not line up with the other rooms: its file has no reference origin, and it shares no wall or door with them.",
    "b and a may not line up: they overlap by 1.71 m. Their files may come from different scans.",
  ];
  expect(intake.cautions).toEqual(sentences);
  const [file] = intake.files;
  expect(file?.ok && file.report.notes).toEqual(expect.arrayContaining(sentences));
});

test("marks the survey's room if both have the same name", () => {
  const intake = importInto("b", room("b", [1, 0.5], "kitchen"), surveyWith("a", room("a", [0, 0], "kitchen")));
  expect(intake.cautions).toContain(
    "Kitchen and Kitchen (in this survey) may not line up: they overlap by 1.71 m. Their files may come from different scans.",
  );
});

test("accepts a room behind a wall of the survey, and warns about a distant room", () => {
  const survey = surveyWith("a", room("a", [0, 0]));
  expect(importInto("b", room("b", [4.1, 0]), survey).cautions).toEqual([]);
  expect(importInto("b", room("b", [40, 0]), survey).cautions).toEqual([
    "b may not line up with the other rooms: its file has no reference origin, and it shares no wall or door with them.",
  ]);
  expect(importInto("b", room("b", [40, 0]), createScene("srv-1", {})).cautions).toEqual([]);
});

test("warns about a session placed by its reference origin alone", () => {
  const origin = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  const survey = surveyWith("a", room("a", [0, 0]));
  const alone =
    "b may not line up with the rooms in this survey: it was placed by its reference origin alone, and shares no wall or door with them.";
  const moved = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 30, 0, 0, 1];
  for (const referenceOriginTransform of [origin, moved]) {
    const apart = { ...room("b", [40, 0]), referenceOriginTransform };
    expect(importInto("b", apart, survey).cautions).toEqual([alone]);
    expect(importInto("b", apart, createScene("srv-1", {})).cautions).toEqual([]);
  }
  const joined = { ...room("b", [4.1, 0]), referenceOriginTransform: origin };
  expect(importInto("b", joined, survey).cautions).toEqual([]);
  const over = { ...room("b", [1, 0.5]), referenceOriginTransform: origin };
  expect(importInto("b", over, survey).cautions).toEqual([
    alone,
    "b and a may not line up: they overlap by 1.71 m. Their files may come from different scans.",
  ]);
});

test("does not compare a repeated capture with itself, whole or in part", () => {
  const home = [room("a", [0, 0]), room("c", [40, 0])];
  const survey = surveyWith("home", home);
  expect(importInto("home", home, survey).cautions).toEqual([]);
  // The survey's own floor replaces the captured one, which is imported again.
  for (const face of [...survey.values("face")]) {
    if (face.sourceId === "a-floor") survey.put("face", { ...face, source: "user", sourceId: null });
    if (face.sourceId?.startsWith("c-")) survey.remove("face", face.key);
  }
  const again = importInto("home", home, survey);
  expect(again.rooms).toHaveLength(2);
  expect(again.cautions.filter((caution) => caution.includes("line up"))).toEqual([]);
});
