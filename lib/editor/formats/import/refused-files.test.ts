import { generateSingleRooms } from "@/backend/seed/home/generate-single-rooms";
import { createKey } from "../../../domain/keys";
import { checkCaptureSize } from "./check-capture-size";
import { importCapture } from "./import-capture";

type Json = ReturnType<typeof generateSingleRooms>[number]["capture"];
const bedroom = (): Json => structuredClone(generateSingleRooms(3)[1]!.capture);
const changed = (change: (capture: Json) => void): string => {
  const capture = bedroom();
  change(capture);
  return JSON.stringify(capture);
};
const codeOf = (text: string): string => {
  const result = importCapture(text, { surveyKey: "srv-1", createKey, fileName: "room.json" });
  if (!result.ok) expect(result.error.message.length).toBeGreaterThan(20);
  return result.ok ? "imported" : result.error.code;
};

test("checks the size before reading", () => {
  expect(checkCaptureSize(0)?.code).toBe("empty");
  expect(checkCaptureSize(40 * 1024 * 1024)).toBeNull();
  expect(checkCaptureSize(40 * 1024 * 1024 + 1)?.code).toBe("too-large");
  expect(checkCaptureSize(41 * 1024 * 1024)?.message).toBe(
    "The file has 41 MB. Captures of up to 40 MB can be imported.",
  );
});

test.each([
  ["an empty file", "", "empty"],
  ["white space", " \n ", "empty"],
  ["text", "hello", "not-json"],
  ["a picture's bytes", "\u0089PNG\r\n\u001a\n", "not-json"],
  ["a number", "42", "not-a-capture"],
  ["null", "null", "not-a-capture"],
  ["JSON of another format", '{"type":"FeatureCollection","features":[]}', "not-a-capture"],
  ["a list of numbers", "[1,2]", "not-a-capture"],
  ["an empty list", "[]", "not-a-capture"],
  ["no elements", '{"version":2,"walls":[],"floors":[]}', "not-a-capture"],
  ["walls that are not a list", '{"version":2,"walls":{},"floors":[]}', "broken"],
])("refuses %s", (_, text, code) => {
  expect(codeOf(text)).toBe(code);
});

test("refuses a million rooms", () => {
  expect(codeOf(`[${Array(1_000_000).fill('{"version":2,"walls":[]}').join()}]`)).toBe("absurd-extent");
});

test("refuses a capture that ends too early", () => {
  const text = changed(() => {});
  expect(codeOf(text.slice(0, text.length - 40))).toBe("broken");
});

test("accepts a byte order mark", () => {
  expect(codeOf(`\uFEFF${changed(() => {})}`)).toBe("imported");
});

test.each([1, 3, "2", null])("refuses version %p", (version) => {
  expect(codeOf(changed((capture) => Object.assign(capture, { version })))).toBe("wrong-version");
});

test("refuses a missing version", () => {
  expect(codeOf(changed((capture) => Reflect.deleteProperty(capture, "version")))).toBe("wrong-version");
});

test.each(["NaN", "Infinity", "-Infinity", "1e999", '"NaN"', "null"])("refuses %s as a number", (value) => {
  const text = changed((capture) => Object.assign(capture.walls[0]!.transform, { 12: 123456.5 }));
  expect(codeOf(text.replace("123456.5", value))).toBe("bad-number");
  const door = changed((capture) => Object.assign(capture.doors[0]!.dimensions, { 0: 123456.5 }));
  expect(codeOf(door.replace("123456.5", value))).toBe("bad-number");
});

test("refuses missing numbers of a wall or floor", () => {
  expect(codeOf(changed((capture) => capture.walls[1]!.transform.pop()))).toBe("bad-number");
  expect(codeOf(changed((capture) => Reflect.deleteProperty(capture.floors[0]!, "dimensions")))).toBe("bad-number");
  expect(codeOf(changed((capture) => capture.floors[0]!.polygonCorners[0]!.pop()))).toBe("bad-number");
});

test("refuses a wall whose transform is not rigid", () => {
  expect(codeOf(changed((capture) => Object.assign(capture.walls[0]!.transform, { 0: 3 })))).toBe("broken");
});

test.each([
  ["two thousand walls", (capture: Json) => capture.walls.push(...Array(2_000).fill(capture.walls[0]))],
  ["a wall of 10 km", (capture: Json) => Object.assign(capture.walls[0]!.dimensions, { 0: 10_000 })],
  ["a wall a light year away", (capture: Json) => Object.assign(capture.walls[0]!.transform, { 12: 9e15 })],
  ["walls 2 km apart", (capture: Json) => Object.assign(capture.walls[0]!.transform, { 12: 2_000 })],
])("refuses %s", (_, change) => {
  expect(codeOf(changed(change))).toBe("absurd-extent");
});
