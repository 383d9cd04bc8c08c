/** Rooms captured in several sessions, each file in its own frame, with or without a reference origin. */
import { generateHome } from "@/backend/seed/home/generate-home";
import { createKey } from "../../../domain/keys";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

type Capture = ReturnType<typeof generateHome>["rooms"][number]["capture"];
type Session = { turn: number; origin: readonly [number, number, number] };

const context = { surveyKey: "srv-1", createKey };

/** Returns the pose of the common origin in a session's frame: 16 numbers in column order. */
function poseOf({ turn, origin }: Session): number[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0, ...origin, 1];
}

function multiply(a: readonly number[], b: readonly number[]): number[] {
  const cell = (column: number, row: number): number =>
    [0, 1, 2, 3].reduce((sum, index) => sum + a[4 * index + row]! * b[4 * column + index]!, 0);
  return Array.from({ length: 16 }, (_, index) => cell(Math.floor(index / 4), index % 4));
}

/** Transforms a room into the frame of another session. */
function inSession(capture: Capture, session: Session): object {
  const pose = poseOf(session);
  const moved = <T extends { transform: number[] }>(list: T[]): T[] =>
    list.map((one) => ({ ...one, transform: multiply(pose, one.transform) }));
  const { walls, floors, doors, windows, openings, objects, sections } = capture;
  return {
    ...capture,
    walls: moved(walls),
    floors: moved(floors),
    doors: moved(doors),
    windows: moved(windows),
    openings: moved(openings),
    objects: moved(objects),
    sections: sections.map((one) => {
      const [x, y, z] = one.center;
      return { ...one, center: multiply(pose, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x!, y!, z!, 1]).slice(12, 15) };
    }),
    referenceOriginTransform: pose,
  };
}

const rooms = generateHome(7)
  .rooms.filter(({ capture }) => capture.story === 0)
  .slice(0, 3);
const SESSIONS: Session[] = [
  { turn: 0, origin: [0, 0, 0] },
  { turn: 0.4, origin: [-5, 0.2, 1.25] },
  { turn: -2.1, origin: [3, -0.4, 7.5] },
];
const importAll = (captures: readonly object[]) =>
  importCaptures(
    captures.map((capture, index) => ({ fileName: `room-${index}.json`, read: readCapture(JSON.stringify(capture)) })),
    context,
  );
const positionsOf = ({ records }: ReturnType<typeof importAll>): number[][] =>
  records.vertex.map(({ x, y, z }) => [x, y, z]);

test("lines up three sessions by the inverse of their reference origins", () => {
  const plain = importAll(rooms.map(({ capture }) => capture));
  const lifted = importAll(rooms.map(({ capture }, index) => inSession(capture, SESSIONS[index]!)));
  const [expected, found] = [positionsOf(plain), positionsOf(lifted)];
  expect(found).toHaveLength(expected.length);
  found.forEach((position, index) => {
    for (const axis of [0, 1, 2]) expect(Math.abs(position[axis]! - expected[index]![axis]!)).toBeLessThan(0.0003);
  });
  expect(lifted.pairs).toHaveLength(plain.pairs.length);
  expect(lifted.pairs.length).toBeGreaterThan(1);
  expect(lifted.lifted).toBe(2);
  expect(lifted.cautions.filter((caution) => caution.includes("may not line up"))).toEqual([]);
  const [, second] = lifted.files;
  expect(second?.ok && second.report.notes).toContain(
    "The room was moved 5.16 m and turned 22.9° to line up with the home, by its reference origin.",
  );
});

test("places a session that began one story higher on the next floor, above the first", () => {
  const [room] = rooms;
  // The same numbers in a frame whose origin is 2.70 m higher.
  const higher = { ...room!.capture, referenceOriginTransform: poseOf({ turn: 0, origin: [0, -2.7, 0] }) };
  const text = JSON.stringify(higher).replace(/"identifier":"/g, '"identifier":"upstairs-');
  const below = importAll([inSession(room!.capture, SESSIONS[0]!)]).records.vertex[0]!;
  const intake = importAll([inSession(room!.capture, SESSIONS[0]!), JSON.parse(text) as object]);
  expect(intake.rooms.map(({ floorNumber }) => floorNumber)).toEqual([0, 1]);
  const above = intake.records.vertex.find(({ floorNumber }) => floorNumber === 1)!;
  expect([above.x, above.y - 2.7, above.z].map((part) => part.toFixed(3))).toEqual(
    [below.x, below.y, below.z].map((part) => part.toFixed(3)),
  );
  expect(intake.cautions.filter((caution) => caution.includes("may not line up"))).toEqual([]);
});

test("names rooms with an unknown frame in the preview and in their file's report", () => {
  const [one, two] = rooms.map(({ capture }) => capture);
  const skewed = { ...inSession(two!, SESSIONS[1]!), referenceOriginTransform: Array(16).fill(1) };
  const withoutOrigin = { ...inSession(two!, SESSIONS[1]!), referenceOriginTransform: null };
  const tilted = {
    ...inSession(two!, SESSIONS[1]!),
    referenceOriginTransform: [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1],
  };
  const cautionsFor = (other: object) => {
    const { cautions, files } = importAll([inSession(one!, SESSIONS[2]!), other]);
    const named = cautions.filter((caution) => caution.includes("may not line up"));
    const [, file] = files;
    for (const caution of named) expect(file?.ok && file.report.notes.join(" ") + caution).toContain(caution);
    return named.join(" ");
  };
  for (const unreadable of [skewed, tilted])
    expect(cautionsFor(unreadable)).toContain("reference origin couldn't be read");
  expect(cautionsFor(withoutOrigin)).toContain("its file has none");
  // The same room at the same place: two unrelated sessions.
  const twin = JSON.parse(JSON.stringify(one).replace(/"identifier":"/g, '"identifier":"again-')) as object;
  expect(importAll([one!, twin]).cautions.join(" ")).toMatch(/may not line up: they overlap by \d/);
  expect(importAll(rooms.map(({ capture }) => capture)).cautions.join(" ")).not.toContain("overlap");
});

test("reads matrices as nested lists and in row order", () => {
  const { capture } = rooms[1]!;
  const session = inSession(capture, SESSIONS[2]!);
  const columns = (matrix: number[]) => [0, 4, 8, 12].map((start) => matrix.slice(start, start + 4));
  const rows = (matrix: number[]) => [0, 1, 2, 3].map((row) => [0, 4, 8, 12].map((start) => matrix[start + row]!));
  const rewritten = (write: (matrix: number[]) => unknown): object =>
    JSON.parse(JSON.stringify(session), (name, value: unknown) =>
      name === "transform" || name === "referenceOriginTransform" ? write(value as number[]) : value,
    ) as object;
  const expected = positionsOf(importAll([session]));
  expect(positionsOf(importAll([rewritten(columns)]))).toEqual(expected);
  for (const write of [rows, (matrix: number[]) => rows(matrix).flat()]) {
    const intake = importAll([rewritten(write)]);
    expect(positionsOf(intake)).toEqual(expected);
    const [file] = intake.files;
    expect(file?.ok && file.report.notes).toContain("The file's matrices are in row order and were read that way.");
  }
});
