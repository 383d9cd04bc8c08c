/**
 * Malicious captures: the result can be saved, shown and sent between threads, or the file is refused with the place of
 * the fault.
 */
import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { GEOMETRY_KINDS } from "../../../domain/geometry-records";
import { createKey } from "../../../domain/keys";
import { FIELD_RULES } from "../exchange/field-rules";
import { checkCaptureSize } from "./check-capture-size";
import { importCaptures } from "./import-captures";
import { readCapture } from "./read-capture";

type Element = { [name: string]: unknown; identifier: string; transform: number[]; dimensions: number[] };
type Lists = "walls" | "floors" | "doors" | "windows" | "openings" | "objects";
type Capture = Record<Lists, Element[]> & { [name: string]: unknown };

const bedroom = (): Capture => structuredClone(generateSingleRooms(3)[1]!.capture) as unknown as Capture;
const damaged = (change: (capture: Capture) => void): string => {
  const capture = bedroom();
  change(capture);
  return JSON.stringify(capture);
};

/** Returns all strings inside a value, names of fields included. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
}

function imported(text: string) {
  const intake = importCaptures([{ fileName: "a.json", read: readCapture(text) }], { surveyKey: "srv-1", createKey });
  // Structured cloning loses nothing, and no prototype is polluted.
  expect(structuredClone(intake)).toEqual(intake);
  for (const kind of GEOMETRY_KINDS) {
    for (const record of intake.records[kind]) {
      for (const [name, rule] of Object.entries(FIELD_RULES[kind])) {
        const field: unknown = Reflect.get(record, name);
        const isValid = field === undefined || field === null ? !rule.isRequired : rule.isValid(field);
        expect([kind, name, isValid]).toEqual([kind, name, true]);
      }
    }
  }
  // The database and the screen need valid Unicode without control characters.
  for (const one of textsIn(intake.records)) expect(one).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const [file] = intake.files;
  return { intake, file: file! };
}

function messageOf(text: string, place: string): string {
  const { file } = imported(text);
  if (!file.ok) return file.error.message;
  const entry = file.report.entries.find((one) => one.place === place);
  return entry ? `${entry.outcome}: ${entry.reason ?? ""}` : "";
}

const replaceFirst = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, () => to);
};

test.each([
  ["a list", '"walls":[', '"walls":[],"walls":[', "walls occurs twice in one element"],
  ["a list, with an escaped name", '"walls":[', '"w\\u0061lls":[],"walls":[', "walls occurs twice in one element"],
  ["a number of a wall", '"dimensions":', '"dimensions":[9,9,0],"dimensions":', ".dimensions occurs twice"],
  ["an identifier", '"identifier":', '"identifier":"lost","identifier":', ".identifier occurs twice"],
])("refuses duplicate %s, since no rule decides which value counts", (_, from, to, words) => {
  const message = messageOf(replaceFirst(JSON.stringify(bedroom()), from, to), "");
  expect(message).toContain(words);
  expect(message).toMatch(/line 1, column \d+/);
});

const ODD_NAMES: readonly (readonly [name: string, written: string])[] = [
  ["lone surrogates", "a\\ud800b\\udc00"],
  ["a NUL", "a\\u0000b"],
  ["line breaks", "a\\n\\r\\u0085b"],
  ["a million letters", "x".repeat(1_000_000)],
  ["surrogate pairs", "\\ud83d\\udc69".repeat(500)],
  ["__proto__", "__proto__"],
  ["constructor", "constructor"],
  ["toString", "toString"],
];

test.each(ODD_NAMES)("accepts %s as identifier, category, attribute and room name", (_, written) => {
  const text = damaged((capture) => {
    capture.walls[0]!.identifier = "NAME";
    Object.assign(capture.doors[0]!, { parentIdentifier: "NAME" });
    capture.objects[0]!.category = { NAME: {} };
    capture.objects[0]!.attributes = { NAME: "NAME" };
    capture.sections = [{ label: "NAME", center: [0, 0, 0], story: 0 }];
  });
  const { intake, file } = imported(text.replaceAll("NAME", () => written));
  if (!file.ok) throw new Error(file.error.message);
  expect(intake.records.face.filter(({ label }) => label === "wall")).toHaveLength(4);
  const wall = intake.records.face.find(({ key }) =>
    file.report.entries.find(({ place }) => place === "walls[0]")!.keys.includes(key),
  );
  expect(wall!.sourceId!.length).toBeLessThanOrEqual(200);
  const [object] = intake.records.object3D;
  expect(typeof object!.label).toBe("string");
  expect(object!.label.length).toBeLessThanOrEqual(80);
  for (const { roomLabel } of intake.records.face)
    expect(["string", "undefined", "object"]).toContain(typeof (roomLabel ?? undefined));
});

test("fields named like members of Object.prototype do not pollute it", () => {
  const text = replaceFirst(
    JSON.stringify(bedroom()),
    '"version":2',
    '"version":2,"__proto__":{"polluted":1,"walls":7},"constructor":{"prototype":{"polluted":1}},"hasOwnProperty":1',
  );
  const { file } = imported(text);
  expect(file.ok && file.report.notes.join()).toContain("__proto__, constructor, hasOwnProperty");
});

const column = (element: Element, at: number, change: (part: number) => number) => {
  for (const row of [0, 1, 2]) element.transform[at * 4 + row] = change(element.transform[at * 4 + row]!);
};
const TRANSFORMS: readonly (readonly [name: string, change: (element: Element) => void, words: RegExp])[] = [
  ["15 numbers", ({ transform }) => transform.pop(), /transform has 15 numbers instead of 16|missing or incomplete/],
  ["17 numbers", ({ transform }) => transform.push(1), /transform has 17 numbers instead of 16|missing or incomplete/],
  ["an axis of no length", (element) => column(element, 1, () => 0), /isn't a rotation and translation/],
  [
    "two equal axes",
    (element) => {
      for (const row of [0, 1, 2]) element.transform[8 + row] = element.transform[row]!;
    },
    /isn't a rotation and translation/,
  ],
  ["a mirrored axis", (element) => column(element, 2, (part) => -part), /isn't a rotation and translation/],
  [
    "twice the size",
    (element) => void [0, 1, 2].map((at) => column(element, at, (part) => part * 2)),
    /isn't a rotation/,
  ],
  ["a thousandth of the size", (element) => column(element, 0, (part) => part / 1000), /isn't a rotation/],
  ["a point at infinity", ({ transform }) => Object.assign(transform, { 15: 0 }), /isn't a rotation/],
  [
    "a number written as text",
    ({ transform }) => Object.assign(transform, { 12: "1" }),
    /transform\[12\] isn't a number/,
  ],
  ["a nested list", ({ transform }) => Object.assign(transform, { 12: [1] }), /transform\[12\] isn't a number/],
];

test.each(TRANSFORMS)("refuses a transform of %s for every kind of element", (_, change, words) => {
  for (const list of ["walls", "floors", "doors", "windows", "objects"] as const) {
    expect(
      messageOf(
        damaged((capture) => change(capture[list][0]!)),
        `${list}[0]`,
      ),
    ).toMatch(words);
  }
});

const OUTLINE = (...corners: number[][]) => ({ polygonCorners: corners.map(([x, y]) => [x, y, 0]) });
const bow = OUTLINE([-1, -1], [1, 1], [1, -1], [-1, 1]);
const curve = (change: object) => ({ curve: { center: [0, 0], radius: 2, startAngle: 0, endAngle: 1, ...change } });

test.each<[string, Lists, object, RegExp]>([
  ["a floor whose outline crosses itself", "floors", bow, /^refused: Its outline crosses itself/],
  [
    "a floor whose outline goes around twice",
    "floors",
    OUTLINE([0, 0], [2, 0], [2, 2], [0, 2], [0, 0], [2, 0], [2, 2], [0, 2]),
    /^refused: /,
  ],
  ["a floor whose outline is a line and back", "floors", OUTLINE([0, 0], [2, 0], [4, 0], [2, 0]), /^refused: /],
  [
    "a door whose outline crosses itself",
    "doors",
    bow,
    /^repaired: Its outline couldn't be read; imported as a rectangle/,
  ],
  [
    "a floor of no size",
    "floors",
    { dimensions: [0, 0, 0], polygonCorners: [] },
    /^refused: It has no width or no height/,
  ],
  ["a door of no size", "doors", { dimensions: [0, 0, 0] }, /^refused: It has no width or no height/],
  ["a door of negative zero width", "doors", { dimensions: [-0, 1, 0] }, /^refused: It has no width or no height/],
  ["an object of no height", "objects", { dimensions: [1, 0, 1] }, /^refused: It has no width or no height/],
  ["a curve of no radius", "walls", curve({ radius: 0 }), /^repaired: Its curve couldn't be read; imported flat/],
  [
    "a curve of negative radius",
    "walls",
    curve({ radius: -2 }),
    /^repaired: Its curve couldn't be read; imported flat/,
  ],
  [
    "a curve that ends where it begins",
    "walls",
    curve({ endAngle: 0 }),
    /^repaired: Its curve couldn't be read; imported flat/,
  ],
  [
    "a curve that goes around a thousand times",
    "walls",
    curve({ endAngle: 6283 }),
    /^repaired: Its curve couldn't be read; imported flat/,
  ],
  ["a text as radius", "walls", curve({ radius: "2" }), /^repaired: Its curve couldn't be read; imported flat/],
  ["a story number of 150", "walls", { story: 150 }, /^repaired: Its story couldn't be read/],
  ["half a story", "walls", { story: 0.5 }, /^repaired: Its story couldn't be read/],
])("%s is refused or repaired, with the reason", (_, list, change, message) => {
  expect(
    messageOf(
      damaged((capture) => Object.assign(capture[list][0]!, change)),
      `${list}[0]`,
    ),
  ).toMatch(message);
});

const DEEP = 100_000;
const nest = (open: string, close: string, inner = "1") => open.repeat(DEEP) + inner + close.repeat(DEEP);

test.each([
  ["a version", (text: string) => replaceFirst(text, '"version":2', `"version":${nest("[", "]")}`)],
  ["an attribute", (text: string) => replaceFirst(text, '"attributes":{', `"attributes":{"a":${nest('{"a":', "}")},`)],
  [
    "an unknown field",
    (text: string) => replaceFirst(text, '"version":2', `"version":2,"x":${nest('{"identifier":"d","x":', "}")}`),
  ],
  ["a category", (text: string) => replaceFirst(text, '"category":{', `"category":{"a":${nest("[", "]")},`)],
  ["a confidence", (text: string) => replaceFirst(text, '"confidence":', `"confidence":${nest("[", "]")},"y":`)],
])("reads or refuses %s a hundred thousand levels deep, with a report", (_, change) => {
  const { file } = imported(change(JSON.stringify(bedroom())));
  if (file.ok) expect(file.report.entries.length).toBeGreaterThan(8);
  else expect(file.error.message.length).toBeLessThan(600);
});

test("refuses many deeply nested identifiers, with the place", () => {
  let text = "1";
  for (let level = 0; level < 3_000; level += 1) text = `{"identifier":"d${level}","inner":${text}}`;
  const { file } = imported(replaceFirst(JSON.stringify(bedroom()), '"version":2', `"version":2,"x":${text}`));
  if (!file.ok) throw new Error(file.error.message);
  const unknown = file.report.entries.filter(({ element }) => element === "unknown");
  expect(unknown).toHaveLength(3_000);
  for (const { place } of unknown) expect(place.length).toBeLessThan(400);
});

test("reads 40 MB but not one byte more, counted in characters of the text", () => {
  const most = 40 * 1024 * 1024;
  expect(
    [most, most + 1, 40.9 * 1024 * 1024].map((bytes) => checkCaptureSize(Math.floor(bytes))?.code ?? "read"),
  ).toEqual(["read", "too-large", "too-large"]);
  const reported = (bytes: number) => checkCaptureSize(bytes)?.message.split(". ")[0];
  expect([most + 1, 40.9 * 1024 * 1024, 41 * 1024 * 1024 + 400, 100 * 1024 * 1024].map(reported)).toEqual(
    ["40.1 MB", "40.9 MB", "41 MB", "100 MB"].map((size) => `The file has ${size}`),
  );
});

test("skips a 38 MB model next to a room within 20 seconds", () => {
  const text = damaged((capture) => Object.assign(capture, { coreModel: "A".repeat(38 * 1024 * 1024) }));
  const from = performance.now();
  const { file } = imported(text);
  expect(file.ok).toBe(true);
  expect(performance.now() - from).toBeLessThan(20_000);
});
