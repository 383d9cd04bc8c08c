import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createKey } from "../../../domain/keys";
import { createScene } from "../../core/scene";
import { reasons } from "./copy";
import { readExisting } from "./existing-records";
import { importCapture } from "./import-capture";
import type { ImportContext } from "./import-context";

type Json = ReturnType<typeof generateSingleRooms>[number]["capture"];

function imported(change: (capture: Json) => void, context: Partial<ImportContext> = {}, room = 1) {
  const capture = structuredClone(generateSingleRooms(3)[room]!.capture);
  change(capture);
  const text = JSON.stringify(capture);
  const result = importCapture(text, { surveyKey: "srv-1", createKey, fileName: "room.json", ...context });
  if (!result.ok) throw new Error(result.error.message);
  const entryOf = (identifier: string) => result.report.entries.find((entry) => entry.identifier === identifier);
  return { ...result, capture, entryOf };
}

test("refuses one bad opening and imports the rest of the file", () => {
  const { records, report, capture, entryOf } = imported(({ windows, doors, objects }) => {
    windows[0]!.dimensions = [-1, 1, 0];
    windows[1]!.transform = [];
    doors[0]!.transform[12]! += 40;
    objects[0]!.dimensions = [0, 0, 0];
  });
  expect(entryOf(capture.windows[0]!.identifier)).toMatchObject({
    outcome: "refused",
    reason: reasons.noSize,
    keys: [],
  });
  expect(entryOf(capture.windows[1]!.identifier)).toMatchObject({
    outcome: "refused",
    reason: "Its transform is missing or incomplete.",
  });
  expect(entryOf(capture.doors[0]!.identifier)).toMatchObject({ outcome: "refused", reason: reasons.outsideWall });
  expect(entryOf(capture.objects[0]!.identifier)).toMatchObject({ outcome: "refused" });
  expect(report.counts.refused).toBe(4);
  expect(records.face).toHaveLength(6);
  expect(records.objectPlanar).toEqual([]);
});

test("places a door without its wall on the nearest wall, or refuses it", () => {
  const near = imported(({ doors }) => {
    doors[0]!.parentIdentifier = "gone";
  });
  expect(near.entryOf(near.capture.doors[0]!.identifier)).toMatchObject({
    outcome: "repaired",
    reason: reasons.otherWall,
  });
  const far = imported(({ doors }) => {
    doors[0]!.parentIdentifier = "gone";
    doors[0]!.transform[12]! += 40;
  });
  expect(far.entryOf(far.capture.doors[0]!.identifier)).toMatchObject({ outcome: "refused", reason: reasons.noWall });
});

test("imports the same wall twice as one face, with one entry for a repeated identifier", () => {
  const { capture, entryOf, report, records } = imported(({ walls, windows }) => {
    walls.push({ ...walls[0]!, identifier: "COPY" });
    windows.push(windows[0]!);
  });
  expect(entryOf("COPY")).toMatchObject({ outcome: "merged", keys: entryOf(capture.walls[0]!.identifier)!.keys });
  const { identifier } = capture.windows[0]!;
  expect(report.entries.filter((entry) => entry.identifier === identifier)).toMatchObject([
    {
      outcome: "repaired",
      place: "windows[0]",
      reason: `Its identifier is repeated at windows[${capture.windows.length - 1}]; the repeated element was refused.`,
    },
  ]);
  expect(records.objectPlanar.filter(({ sourceId }) => sourceId === identifier)).toHaveLength(1);
  expect(records.face.filter(({ label }) => label === "wall")).toHaveLength(4);
});

test("importing the same file again changes nothing", () => {
  const first = imported(() => {});
  const again = imported(() => {}, { existing: readExisting(createScene("srv-1", first.records)) });
  expect(Object.values(again.records).flat()).toEqual([]);
  expect(again.report.counts).toEqual({ imported: 0, merged: 0, repaired: 0, refused: 12 });
});

test("moves a loose wall end to its corner and reports the move", () => {
  const { capture, entryOf, records } = imported(({ walls }) => {
    // The wall is 30 mm shorter, with the same left end.
    const wall = walls[0]!;
    const direction = wall.transform.slice(0, 3);
    const gap = 0.03;
    wall.dimensions[0]! -= gap;
    direction.forEach((part, axis) => {
      wall.transform[12 + axis]! -= (part * gap) / 2;
    });
  });
  expect(entryOf(capture.walls[0]!.identifier)).toMatchObject({
    outcome: "repaired",
    reason: "A corner was moved 30 mm to meet its neighbor.",
  });
  expect(records.vertex).toHaveLength(8);
});

test("converts a curved wall into flat faces along the arc", () => {
  const { capture, entryOf, records } = imported(({ walls }) => {
    const angle = (value: number) => ({ value, unit: { symbol: "rad", converter: { constant: 0, coefficient: 1 } } });
    Object.assign(walls[0]!, {
      curve: { center: [0, 0], radius: 2.025, startAngle: angle(Math.PI), endAngle: angle(2 * Math.PI) },
    });
  });
  const entry = entryOf(capture.walls[0]!.identifier)!;
  expect(entry.outcome).toBe("repaired");
  expect(entry.reason).toContain("Curved: imported as 23 flat faces, at most 5 mm from the arc.");
  expect(entry.keys).toHaveLength(23);
  const faces = records.face.filter(({ key }) => entry.keys.includes(key));
  expect(new Set(faces.flatMap(({ loops }) => loops.flat())).size).toBe(48);
});

test("reports the actual distance of an arc that would need too many faces", () => {
  const { capture, entryOf } = imported(({ walls }) => {
    const curve = { center: [0, 0], radius: 60, startAngle: Math.PI, endAngle: 2 * Math.PI };
    Object.assign(walls[0]!, { curve });
  });
  // Half a circle of 60 m in 96 chords: each is off by 60 × (1 − cos(π / 192)) = 8.03 mm.
  expect(entryOf(capture.walls[0]!.identifier)!.reason).toContain(
    "imported as 96 flat faces, at most 8 mm from the arc.",
  );
});

test("keeps the outline of a gable wall", () => {
  const { capture, entryOf, records } = imported(({ walls }) => {
    const [x, y] = [walls[0]!.dimensions[0]! / 2, walls[0]!.dimensions[1]! / 2];
    walls[0]!.polygonCorners = [
      [-x, -y, 0],
      [-x, y, 0],
      [0, y + 1, 0],
      [x, y, 0],
      [x, -y, 0],
    ];
  });
  const face = records.face.find(({ key }) => key === entryOf(capture.walls[0]!.identifier)!.keys[0])!;
  expect(face.loops[0]).toHaveLength(5);
  expect(records.vertex).toHaveLength(9);
});

test("keeps partitions inside a room, and splits a wall where a partition meets it", () => {
  const { records, report } = imported(() => {}, {}, 0);
  const walls = records.face.filter(({ label }) => label === "wall");
  expect(walls).toHaveLength(7);
  expect(report.entries.filter(({ reason }) => reason?.startsWith("Split into 2 faces"))).toHaveLength(1);
});

test("reports a side of the floor without a wall and leaves the side open", () => {
  const { records, report } = imported(() => {}, {}, 3);
  expect(report.notes).toEqual([
    "room: open at one end, 0.95 m of its floor's border has no wall.",
    "A side of the floor, 0.95 m, has no wall; left open.",
  ]);
  expect(records.edge.filter(({ label }) => label === "opening")).toHaveLength(2);
});

test("sets floor number, room name and provenance", () => {
  const label = "Guest room";
  const floorId = generateSingleRooms(3)[1]!.capture.floors[0]!.identifier;
  const { records, report, capture } = imported(() => {}, { floorNumber: -1, roomLabels: { [floorId]: label } });
  expect(
    new Set(
      Object.values(records)
        .flat()
        .map(({ floorNumber }) => floorNumber),
    ),
  ).toEqual(new Set([-1]));
  expect(report.rooms).toEqual(["Guest room"]);
  const floor = records.face.find((face) => face.label === "floor")!;
  expect(floor).toMatchObject({ source: "scan", sourceId: capture.floors[0]!.identifier, roomLabel: "Guest room" });
  const ceiling = records.face.find((face) => face.label === "ceiling")!;
  expect(ceiling).toMatchObject({ source: "solver", sourceId: null, captured: null });
  expect(report.added).toEqual([
    {
      key: ceiling.key,
      isEstimated: false,
      element: "ceiling",
      reason: "RoomPlan captures have no ceilings; added at the wall tops, 2.44 m above the floor.",
    },
  ]);
});
