/** Several small files imported together. */
import { createKey } from "../../../domain/keys";
import { createScene } from "../../core/scene";
import { readExisting } from "./existing-records";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
/** Returns a wall 4 m long and 2.5 m high with its middle at x. */
const wall = (identifier: string, x: number, story: number) => ({
  identifier,
  parentIdentifier: null,
  category: { wall: {} },
  confidence: { high: {} },
  dimensions: [4, 2.5, 0],
  transform: [...IDENTITY, x, 0, 0, 1],
  polygonCorners: [],
  story,
});
/** Returns a floor under a wall, because walls that do not close are only imported with a floor. */
const floorUnder = ({ identifier, transform, story }: ReturnType<typeof wall>) => ({
  ...wall(`${identifier}-floor`, 0, story),
  category: { floor: {} },
  dimensions: [4, 3, 0],
  transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, transform[12], -1.25, 1.5, 1],
});
const file = (fileName: string, ...walls: ReturnType<typeof wall>[]) => {
  const lists = { doors: [], windows: [], openings: [], floors: walls.map(floorUnder), objects: [], sections: [] };
  return { fileName, read: readCapture(JSON.stringify({ version: 2, story: 0, walls, ...lists })) };
};
const context = { surveyKey: "srv-1", createKey: (kind: Parameters<typeof createKey>[0]) => createKey(kind) };

test("a file without new elements does not affect the lowest story", () => {
  const upstairs = file("upstairs.json", wall("w1", 0, 1));
  for (const other of [file("nothing.json"), file("again.json", wall("w1", 0, 1))]) {
    const intake = importCaptures([upstairs, other], { ...context, floorNumber: 3 });
    expect(intake.rooms.map(({ floorNumber }) => floorNumber)).toEqual([3]);
    expect(new Set(intake.records.face.map(({ floorNumber }) => floorNumber))).toEqual(new Set([3]));
  }
  const known = importCaptures([upstairs], context).records;
  const ground = file("ground.json", wall("w1", 0, 0));
  const intake = importCaptures([ground, file("attic.json", wall("w2", 20, 2))], {
    ...context,
    floorNumber: 5,
    existing: readExisting(createScene("srv-1", known)),
  });
  expect(intake.rooms.map(({ floorNumber }) => floorNumber)).toEqual([5]);
});

test("of two files with the same name and wall, one imports the wall and the other refers to it", () => {
  const twice = [file("Room.json", wall("w1", 0, 0)), file("Room.json", wall("w1", 0, 0), wall("w2", 20, 0))];
  const intake = importCaptures(twice, context);
  const walls = intake.records.face.filter(({ label }) => label === "wall");
  expect(walls.map(({ sourceId }) => sourceId)).toEqual(["w1", "w2"]);
  const reportsOf = intake.files.map((one) => {
    const entries = one.ok ? one.report.entries.filter(({ element }) => element === "wall") : [];
    return entries.map(({ outcome, reason }) => [outcome, reason]);
  });
  expect(reportsOf).toEqual([
    [["imported", null]],
    [
      ["refused", "Also in Room.json, and imported from there."],
      ["imported", null],
    ],
  ]);
});
