/** Captures with other encodings of the same values, as apps write them. */
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

const [bathroom, bedroom] = generateSingleRooms(7).map(({ capture }) => capture);
function importText(text: string) {
  let count = 0;
  const createKey = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  return importCaptures([{ fileName: "room.json", read: readCapture(text) }], { surveyKey: "srv-1", createKey });
}
const reportOf = (intake: ReturnType<typeof importText>) => {
  const [file] = intake.files;
  if (!file?.ok) throw new Error(file?.error.message);
  return file.report;
};
function recordsAndCounts(text: string) {
  const intake = importText(text);
  return { records: intake.records, counts: reportOf(intake).counts };
}
/** Returns the bedroom with every value of this name encoded differently. */
const encoded = (name: string, write: (value: never) => unknown): string =>
  JSON.stringify(
    JSON.parse(JSON.stringify(bedroom), (key, value: unknown) => (key === name ? write(value as never) : value)),
  );
const plain = JSON.stringify(bedroom);

test.each([
  ["sizes by axis", encoded("dimensions", ([x, y, z]: number[]) => ({ x, y, z }))],
  ["identifiers in an object", encoded("identifier", (uuid: string) => ({ uuid }))],
  ["nested confidence", encoded("confidence", (confidence: object) => ({ confidence }))],
  ["attributes as a list", encoded("attributes", (all: object) => Object.entries(all).map(([a, b]) => ({ [a]: b })))],
  ["an opened door without its label", plain.replace(/\{"isOpen":/g, '{"_0":')],
  ["a wrapped room", JSON.stringify({ data: { room: bedroom } })],
])("reads %s like plain values", (_, text) => {
  expect(text).not.toBe(plain);
  expect(recordsAndCounts(text)).toEqual(recordsAndCounts(plain));
});

test("reads a curve the same with its center by axis, its angles in degrees or in lists of one", () => {
  const half = { radius: 2.025, startAngle: Math.PI, endAngle: 2 * Math.PI };
  const degrees = (value: number) => ({ value, unit: { symbol: "°" } });
  const curved = [
    { ...half, center: [0, 0] },
    { ...half, center: { x: 0, y: 0 } },
    { ...half, center: [0, 0], startAngle: [Math.PI], endAngle: [2 * Math.PI] },
    { ...half, center: [0, 0], startAngle: degrees(180), endAngle: degrees(360) },
  ].map((curve) => {
    const capture = structuredClone(bedroom!);
    Object.assign(capture.walls[0]!, { curve });
    return JSON.stringify(recordsAndCounts(JSON.stringify(capture)).records.face);
  });
  expect(new Set(curved).size).toBe(1);
  expect(curved[0]).not.toBe(JSON.stringify(recordsAndCounts(plain).records.face));
});

test("reports the object that wraps a room as well", () => {
  const text = JSON.stringify({ device: "iPhone", owner: { identifier: "owner-1" }, capturedRoom: bedroom });
  const { entries, notes } = reportOf(importText(text));
  expect(entries.find(({ identifier }) => identifier === "owner-1")).toMatchObject({
    outcome: "refused",
    place: "owner",
  });
  expect(notes).toContain("Unknown fields, not imported: device, owner (1 element).");
});

test("reads one room per line like a list of rooms", () => {
  const lines = [bathroom, bedroom].map((room) => JSON.stringify(room)).join("\n");
  expect(recordsAndCounts(lines)).toEqual(recordsAndCounts(JSON.stringify([bathroom, bedroom])));
});

test("accepts the version either in the structure or in its rooms", () => {
  const { version: _, ...bare } = bedroom!;
  const lists = { walls: [], floors: [] };
  for (const text of [
    JSON.stringify({ version: 2, rooms: [bare], ...lists }),
    JSON.stringify({ rooms: [bedroom], ...lists }),
  ]) {
    expect(importText(text).rooms).toHaveLength(1);
  }
  expect(readCapture(JSON.stringify({ rooms: [bare], ...lists }))).toMatchObject({ error: { code: "wrong-version" } });
  expect(readCapture(JSON.stringify({ version: 2, rooms: [{ ...bare, version: 3 }] }))).toMatchObject({
    error: { code: "wrong-version" },
  });
});

test("imports elements of a structure's own lists once if they copy elements of its rooms", () => {
  const copied = JSON.parse(plain.replace(/"identifier":"/g, '"identifier":"copy-')) as NonNullable<typeof bedroom>;
  const { walls, floors, doors, windows, openings, objects } = copied;
  const lists = { walls, floors, doors, windows, openings, objects };
  const intake = importText(JSON.stringify({ version: 2, rooms: [bedroom], ...lists }));
  expect(intake.rooms).toHaveLength(1);
  expect(intake.records.face).toHaveLength(importText(plain).records.face.length);
  const { entries } = reportOf(intake);
  const merged = entries.filter(({ outcome }) => outcome === "merged");
  expect(merged.map(({ identifier }) => identifier).sort()).toEqual(
    Object.values(lists)
      .flat()
      .map(({ identifier }) => identifier)
      .sort(),
  );
  expect(merged.find(({ element }) => element === "wall")).toMatchObject({
    reason: expect.stringMatching(/^A copy of rooms\[0\]\.walls\[\d\] with another identifier/) as string,
    keys: [expect.any(String)],
  });
});

test("refuses a door far off the plane of its own wall", () => {
  const capture = structuredClone(bedroom!);
  const [door] = capture.doors;
  const [nx, nz] = [door!.transform[8]!, door!.transform[10]!];
  door!.transform[12]! += nx * 0.8;
  door!.transform[14]! += nz * 0.8;
  const { entries } = reportOf(importText(JSON.stringify(capture)));
  expect(entries.find(({ identifier }) => identifier === door!.identifier)).toMatchObject({
    outcome: "refused",
    reason: expect.stringMatching(/^It is 0\.8\d m off its wall/) as string,
  });
});
