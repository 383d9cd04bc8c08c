/**
 * Damaged captures: none may crash the import or be partly imported, and each is reported with its place in the file.
 * Uses the six real captures if ROOMPLAN_SAMPLES is set, otherwise generated ones.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { GEOMETRY_KINDS } from "../../../domain/geometry-records";
import { createKey } from "../../../domain/keys";
import { severityOf } from "../../analysis/checks/check-codes";
import { checkSurvey } from "../../analysis/checks/survey-checks";
import { createScene, type SceneRecords } from "../../core/scene";
import { checkCaptureSize } from "./check-capture-size";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

type Element = Record<string, unknown> & { identifier: string; transform: number[]; dimensions: number[] };
type Lists = Record<"walls" | "floors" | "doors" | "windows" | "openings" | "objects" | "sections", Element[]>;
type Capture = Lists & { version: unknown; coreModel?: unknown };

const folder = process.env.ROOMPLAN_SAMPLES;
const texts = folder
  ? readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => readFileSync(path.join(folder, name), "utf8"))
  : generateSingleRooms(5).map(({ capture }) => JSON.stringify(capture));
const LISTS = ["walls", "floors", "doors", "windows", "openings", "objects"] as const;

/** Copies a capture without the data of the program that wrote it. */
function fresh(index: number): Capture {
  const { coreModel: _, ...capture } = JSON.parse(texts[index % texts.length]!) as Capture;
  return capture as Capture;
}

const sound = JSON.stringify({
  ...fresh(0),
  walls: fresh(0).walls.map((wall) => ({ ...wall, identifier: `s-${wall.identifier}` })),
});
const countsOf = (records: SceneRecords) => GEOMETRY_KINDS.map((kind) => records[kind].length);
const soundAlone = countsOf(
  importCaptures([{ fileName: "sound.json", read: readCapture(sound) }], { surveyKey: "srv-1", createKey }).records,
);

/** Imports a text next to a sound file, which it must not affect. A refused file yields nothing. */
function importNextToSound(text: string) {
  const files = [
    { fileName: "hostile.json", read: readCapture(text) },
    { fileName: "sound.json", read: readCapture(sound) },
  ];
  const intake = importCaptures(files, { surveyKey: "srv-1", createKey });
  const wrong = checkSurvey(createScene("srv-1", intake.records)).list.filter(
    ({ code }) => severityOf(code) === "error",
  );
  expect(wrong).toEqual([]);
  const coordinates = intake.records.vertex.flatMap(({ x, y, z }) => [x, y, z]);
  expect(coordinates.every((value) => Math.abs(value) <= 10_000)).toBe(true);
  const [hostile, soundReport] = intake.files;
  expect(soundReport?.ok).toBe(true);
  if (hostile?.ok) {
    // No identifier has two entries, and every record belongs to an entry.
    const { entries } = hostile.report;
    expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length);
    const named = new Set(
      intake.files.flatMap((file) => (file.ok ? file.report.entries.flatMap(({ keys }) => keys) : [])),
    );
    const { face, objectPlanar, object3D } = intake.records;
    const unnamed = [...face, ...objectPlanar, ...object3D].filter(
      ({ key, source }) => source === "scan" && !named.has(key),
    );
    expect(unnamed).toEqual([]);
    expect(entries.filter(({ outcome, keys }) => outcome === "refused" && keys.length > 0)).toEqual([]);
  } else expect(countsOf(intake.records)).toEqual(soundAlone);
  return hostile!;
}

/** Returns the message of a refused file, or the reason in the entry at a place. */
function messageAt(text: string, place: string): string {
  const file = importNextToSound(text);
  if (!file.ok) return file.error.message;
  const entry = file.report.entries.find((one) => one.place === place);
  return entry ? `${entry.place} ${entry.outcome}: ${entry.reason ?? ""}` : "";
}

const damaged = (index: number, change: (capture: Capture) => void): string => {
  const capture = fresh(index);
  change(capture);
  return JSON.stringify(capture);
};

/** The number of files that each test damaged, by test title. */
const ways = new Map<string, number>();
const countFile = (text: string): string => {
  const { currentTestName = "" } = expect.getState();
  ways.set(currentTestName, (ways.get(currentTestName) ?? 0) + 1);
  return text;
};

test("a file cut off anywhere: reports line and column", () => {
  for (const [at, text] of texts.entries()) {
    for (let part = 0; part < 4; part += 1) {
      const cut = text.slice(0, Math.floor((text.length * (part + 0.5)) / 4) + at);
      const file = importNextToSound(countFile(cut));
      if (file.ok) throw new Error("Half a file was imported.");
      expect(file.error.message).toMatch(/line \d+, column \d+/);
    }
  }
});

const WRONG: readonly unknown[] = [null, "x", 7, [], { a: { b: 1 } }];
const FIELDS = [
  "identifier",
  "parentIdentifier",
  "category",
  "confidence",
  "dimensions",
  "transform",
  "polygonCorners",
  "curve",
  "story",
  "attributes",
];

test.each(FIELDS)("%s of every kind of element with a wrong value: reports the element", (field) => {
  for (const [at, list] of LISTS.entries()) {
    for (const value of WRONG) {
      const from = texts.findIndex((_, index) => fresh(index + at)[list].length > 0) + at;
      const text = damaged(from, (capture) => Object.assign(capture[list][0]!, { [field]: value }));
      expect(messageAt(countFile(text), `${list}[0]`)).toContain(`${list}[0]`);
    }
  }
});

const NUMBERS: readonly [value: number | string, message: RegExp][] = [
  [1e308, /walls\[2\]\.transform/],
  [-1e308, /walls\[2\]\.transform/],
  ["NaN", /line \d+, column \d+, in walls\[2\]\.transform\[\d+\]/],
  ["Infinity", /line \d+, column \d+, in walls\[2\]\.transform\[\d+\]/],
  ["1e999", /walls\[2\]\.transform\[\d+\] isn't a number/],
];

test.each(NUMBERS)("%s at each index of a transform: names the place", (value, message) => {
  for (let index = 0; index < 15; index += 1) {
    // The fourth number of each column is 0 in a rotation, and reported with the whole transform.
    const text = damaged(index, ({ walls }) => Object.assign(walls[2]!.transform, { [index]: 123456.5 }));
    expect(messageAt(countFile(text.replace("123456.5", String(value))), "walls[2]")).toMatch(message);
  }
});

const ONE_WALL: readonly [name: string, change: (wall: Element) => void, message: RegExp][] = [
  ["negative width", (wall) => Object.assign(wall.dimensions, { 0: -4 }), /walls\[1\] refused: It has no width/],
  ["no height", (wall) => Object.assign(wall.dimensions, { 1: 0 }), /walls\[1\] refused: It has no width or no height/],
  ["a width of a kilometer", (wall) => Object.assign(wall.dimensions, { 0: 1000 }), /walls\[1\]\.dimensions\[0\]/],
  ["narrower than a corner", (wall) => Object.assign(wall.dimensions, { 0: 0.001 }), /walls\[1\] (refused|repaired)/],
  ["two sizes", (wall) => wall.dimensions.pop(), /walls\[1\]\.dimensions has 2 numbers instead of 3/],
  ["twelve numbers", (wall) => wall.transform.splice(12), /walls\[1\]\.transform has 12 numbers instead of 16/],
  ["nothing but zeros", (wall) => wall.transform.fill(0), /walls\[1\]\.transform isn't a rotation/],
  [
    "mirrored",
    (wall) => Object.assign(wall.transform, { 0: -wall.transform[0]!, 2: -wall.transform[2]! }),
    /walls\[1\]\.transform isn't a rotation/,
  ],
  ["scaled", (wall) => Object.assign(wall.transform, { 5: 2 }), /walls\[1\]\.transform isn't a rotation/],
  [
    "an outline that crosses itself",
    (wall) =>
      Object.assign(wall, {
        polygonCorners: [
          [-1, -1, 0],
          [1, 1, 0],
          [1, -1, 0],
          [-1, 1, 0],
        ],
      }),
    /walls\[1\] refused: (Its outline crosses itself|It is narrower)/,
  ],
  [
    "an outline on one line",
    (wall) =>
      Object.assign(wall, {
        polygonCorners: [
          [-1, 0, 0],
          [0, 0, 0],
          [1, 0, 0],
        ],
      }),
    /walls\[1\] refused: It is narrower/,
  ],
  [
    "an outline of one point",
    (wall) =>
      Object.assign(wall, {
        polygonCorners: [
          [1, 1, 0],
          [1, 1, 0],
          [1, 1, 0],
        ],
      }),
    /walls\[1\] refused: It is narrower/,
  ],
  [
    "a corner of two numbers",
    (wall) =>
      Object.assign(wall, {
        polygonCorners: [
          [0, 0, 0],
          [1, 0],
          [1, 1, 0],
        ],
      }),
    /walls\[1\]\.polygonCorners\[1\] has 2 numbers instead of 3/,
  ],
  [
    "a thousand corners",
    (wall) => Object.assign(wall, { polygonCorners: Array(1000).fill([0, 0, 0]) }),
    /walls\[1\] refused: Its outline has more corners/,
  ],
  [
    "a curve without radius",
    (wall) => Object.assign(wall, { curve: { center: [0, 0], startAngle: 0, endAngle: 1 } }),
    /walls\[1\] repaired: Its curve couldn't be read/,
  ],
  [
    "a curve far away",
    (wall) => Object.assign(wall, { curve: { center: [1e308, 0], radius: 2, startAngle: 0, endAngle: 1 } }),
    /walls\[1\] repaired: Its curve couldn't be read/,
  ],
  [
    "itself as parent",
    (wall) => Object.assign(wall, { parentIdentifier: wall.identifier }),
    /walls\[1\] repaired: It names itself as its parent/,
  ],
  [
    "an unknown parent",
    (wall) => Object.assign(wall, { parentIdentifier: "somebody" }),
    /walls\[1\] repaired: It names a parent/,
  ],
  [
    "a category of its own",
    (wall) => Object.assign(wall, { category: { portal: {} } }),
    /walls\[1\] refused: Its category isn't "wall"/,
  ],
];

test.each(ONE_WALL)("a wall with %s: reports the wall", (_, change, message) => {
  for (const at of texts.keys()) {
    expect(messageAt(countFile(damaged(at, ({ walls }) => change(walls[1]!))), "walls[1]")).toMatch(message);
  }
});

const furnished = texts.findIndex((_, at) => fresh(at).objects.length >= 3);

test("furniture that is its own parent or in a cycle is imported without a parent, with a reason", () => {
  const selfParent = damaged(furnished, ({ objects }) =>
    Object.assign(objects[0]!, { parentIdentifier: objects[0]!.identifier }),
  );
  expect(messageAt(countFile(selfParent), "objects[0]")).toContain("It names itself as its parent");
  const circle = damaged(furnished, ({ objects: [a, b, c] }) => {
    Object.assign(a!, { parentIdentifier: b!.identifier });
    Object.assign(b!, { parentIdentifier: c!.identifier });
    Object.assign(c!, { parentIdentifier: a!.identifier });
  });
  for (const at of [0, 1, 2]) {
    expect(messageAt(countFile(circle), `objects[${at}]`)).toContain("form a cycle; imported without one");
  }
});

test("the same identifier for all elements gives one entry with all places", () => {
  const text = damaged(furnished, (capture) => {
    for (const list of LISTS) for (const element of capture[list]) element.identifier = "same";
  });
  const expectedMessage = messageAt(countFile(text), "floors[0]");
  expect(expectedMessage).toMatch(/floors\[0\] \w+: .*walls\[0\] and walls\[1\].*; the repeated element was refused/);
});

const WHOLE: readonly [name: string, text: () => string, message: RegExp][] = [
  ["version 3", () => damaged(0, (capture) => Object.assign(capture, { version: 3 })), /version 3 \(version\)/],
  [
    "version 2 as text",
    () => damaged(0, (capture) => Object.assign(capture, { version: "2" })),
    /version "2" \(version\), written as text\. Export it again with the number 2\.$/,
  ],
  ["no version", () => damaged(1, (capture) => Reflect.deleteProperty(capture, "version")), /version is missing/],
  ["version 3 in a list", () => JSON.stringify([fresh(0), { ...fresh(1), version: 3 }]), /\[1\]\.version/],
  [
    "an object instead of the wall list",
    () => damaged(2, (capture) => Object.assign(capture, { walls: {} })),
    /walls isn't a list/,
  ],
  ["doors as a text", () => damaged(3, (capture) => Object.assign(capture, { doors: "none" })), /doors isn't a list/],
  [
    "no elements",
    () =>
      damaged(4, (capture) => {
        for (const list of LISTS) capture[list] = [];
      }),
    /no wall and no floor/,
  ],
  ["no lists at all", () => '{"version":2}', /the whole file has no list of walls/],
  ["empty lists", () => "[]", /no list of walls or floors/],
  ["a number instead of a room", () => '{"version":2,"rooms":[7]}', /rooms\[0\] has no list/],
  ["a web page", () => "<!DOCTYPE html><html><body>Sign in</body></html>", /isn't JSON \(line 1, column 1\)/],
  ["UTF-16", () => [...JSON.stringify(fresh(0))].map((letter) => `${letter}\u0000`).join(""), /UTF-16/],
  ["UTF-16, big-endian", () => [...JSON.stringify(fresh(0))].map((letter) => `\u0000${letter}`).join(""), /UTF-16/],
  [
    "UTF-16 with a byte order mark",
    () => `\ufffd\ufffd${[...'{"version":2}'].map((letter) => `${letter}\u0000`).join("")}`,
    /UTF-16/,
  ],
  ["a photo", () => "\ufffd\ufffd\ufffd\ufffd\u0000\u0010JFIF\u0000\u0001\u0001\u0000\u0000H", /isn't JSON/],
  ["an archive", () => "PK\u0003\u0004\u0014\u0000\u0006\u0000\u0008\u0000\u0000\u0000!\u0000", /not JSON/],
  ["an empty file", () => "", /empty/],
  ["10,000 rooms", () => `[${Array(10_000).fill('{"version":2,"walls":[]}').join()}]`, /10000 rooms/],
  [
    "3,000 walls",
    () =>
      damaged(0, (capture) => {
        capture.walls = Array(3_000).fill(capture.walls[0]);
      }),
    /\(walls\)/,
  ],
  [
    "a hundred thousand levels",
    () => `{"version":2,"walls":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    /walls\[0\]/,
  ],
  [
    "a hundred thousand levels that do not end",
    () => `{"version":2,"walls":${"[".repeat(100_000)}`,
    /line 1, column 100022, in walls\[0\]/,
  ],
  ["a text without its end", () => '{"version":2,"walls":[{"identifier":"abc', /in walls\[0\]\.identifier/],
];

test.each(WHOLE)("%s: refuses the file", (_, text, message) => {
  const file = importNextToSound(countFile(text()));
  if (file.ok) throw new Error("It was imported.");
  expect(file.error.message).toMatch(message);
});

test("accepts harmless variations: a byte order mark, missing lists, additional names", () => {
  const marked = importNextToSound(countFile(`\uFEFF${JSON.stringify(fresh(1))}`));
  expect(marked.ok).toBe(true);
  const bare = importNextToSound(
    countFile(
      damaged(1, (capture) => {
        for (const list of ["doors", "windows", "openings", "objects", "sections"] as const)
          Reflect.deleteProperty(capture, list);
      }),
    ),
  );
  expect(bare.ok).toBe(true);
  const proto = importNextToSound(
    countFile(JSON.stringify(fresh(1)).replace('"version":2', '"version":2,"__proto__":{"walls":7},"constructor":1')),
  );
  expect(proto.ok).toBe(true);
});

test("refuses 41 MB before reading, and also after reading", () => {
  const message = "The file has 41 MB. Captures of up to 40 MB can be imported.";
  expect(checkCaptureSize(41 * 1024 * 1024)?.message).toBe(message);
  const whole = JSON.stringify({ ...fresh(0), coreModel: "" });
  const file = importNextToSound(
    countFile(whole.replace('"coreModel":""', `"coreModel":"${"A".repeat(41 * 1024 * 1024 - whole.length)}"`)),
  );
  if (file.ok) throw new Error("It was imported.");
  expect(file.error.message).toBe(message);
});

const KINDS = {
  truncated: /^a file cut off/,
  "no number": /^"?NaN"? at each index/,
  "1e308": /^1e\+308 at each index/,
  "negative sizes": /^a wall with negative width/,
  "cycles in parentIdentifier": /in a cycle/,
  "duplicate identifiers": /^the same identifier for all/,
  "unknown categories": /^a wall with a category of its own/,
  "version 3": /^version 3/,
  "41 MB": /^refuses 41 MB/,
};

test(`${folder ? "the six real captures" : "generated captures"} were damaged in every listed way, hundreds of times`, () => {
  if (folder) expect(texts).toHaveLength(6);
  for (const [kind, name] of Object.entries(KINDS))
    expect([kind, [...ways.keys()].some((one) => name.test(one))]).toEqual([kind, true]);
  expect([...ways.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(500);
});
