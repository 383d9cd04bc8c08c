/** The title of a plan: nothing of it is cut, it leaves room for the bar, and the sheet stays one that can be printed. */
import * as fc from "fast-check";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { drawFloor } from "../../analysis/plan/draw-floor";
import { createScene, type SceneRecords } from "../../core/scene";
import { scanOrigin } from "./scan-origin";
import { wrapText } from "./sheet-lines";
import { writePlanSvg } from "./write-plan-svg";

const TITLE = { title: "12 Oak Lane", detail: "Hartwell · CLM-7", floor: "Entry level", date: "2026-11-23" };
const sceneOf = (records: Partial<SceneRecords>) => createScene(SURVEY_KEY, records);

function sheet(records: Partial<SceneRecords>, title = TITLE, units: "metric" | "feet" = "metric") {
  const svg = writePlanSvg(drawFloor(sceneOf(records), { floorNumber: 0, azimuth: 0, units }), title, units);
  const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg)!.map(Number);
  const foot = svg.slice(svg.indexOf('<g id="sheet">'));
  const lines = [
    ...foot
      .slice(0, foot.indexOf('<g id="scale-bar">'))
      .matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)</g),
  ];
  const bar = Number(/<g id="scale-bar"><rect x="([\d.]+)"/.exec(foot)![1]);
  return {
    svg,
    width: width!,
    height: height!,
    bar,
    lines: lines.map(([, x, y, size, text]) => ({ x: Number(x), y: Number(y), size: Number(size), text: text! })),
  };
}

/** The room larger, so many times. */
const grown = (across: number, deep: number): SceneRecords => {
  const records = littleRoom();
  return { ...records, vertex: records.vertex.map((one) => ({ ...one, x: one.x * across, z: one.z * deep })) };
};

test("a home of any size fits on A3, lying or standing, at the scale that its sheet says", () => {
  const times = fc.integer({ min: 2, max: 400 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(times, times, fc.constantFrom("metric" as const, "feet" as const), (across, deep, units) => {
      const { width, height } = sheet(grown(across, deep), TITLE, units);
      expect(Math.max(width, height)).toBeLessThanOrEqual(420);
      expect(Math.min(width, height)).toBeLessThanOrEqual(297);
    }),
    { numRuns: 60 },
  );
});

test("a long address is wrapped: no line runs off the sheet or into the bar, and all of it is there", () => {
  const title = {
    ...TITLE,
    title: "Apartment 1204, The Residences at Llanfairpwllgwyngyllgogerychwyrndrobwll, 10000 West Boulevard",
    detail: "Hartwell-Montgomery, Alexandrina · CLM-2026-000030118 · Water damage, second inspection",
  };
  const { lines, bar, height } = sheet(littleRoom(), title);
  const told = lines
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, "");
  for (const part of Object.values(title)) expect(told).toContain(part.replace(/\s+/g, ""));
  for (const { x, y, size, text } of lines) {
    // Wider than any of the letters are on average.
    expect(x + text.length * size * 0.6).toBeLessThan(bar);
    expect(y).toBeLessThan(height - 10);
  }
  const steps = lines.slice(1).map(({ y }, at) => y - lines[at]!.y);
  expect(Math.min(...steps)).toBeGreaterThan(2);
});

test("what four lines do not hold ends in an ellipsis, a word longer than a line is broken, no words are no line", () => {
  const lines = wrapText("water ".repeat(200), 2, 60);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/…$/);
  expect(wrapText("a".repeat(50), 2, 60).join("")).toBe("a".repeat(50));
  expect(wrapText(" \n ", 2, 60)).toEqual([]);
});

test("how the plan is to be read stands on it: its scale, that up is not north, and how far it was edited", () => {
  const text = sheet(littleRoom())
    .lines.map((line) => line.text)
    .join(" ");
  expect(text).toContain("Scale 1:20");
  expect(text).toContain("Walls are drawn 0.10 m thick");
  expect(text).toContain("not north");
  const scanned = littleRoom();
  const captured = (records: SceneRecords): SceneRecords => ({
    ...records,
    face: records.face.map((one) => ({ ...one, source: "scan", captured: { label: one.label, loops: one.loops } })),
    objectPlanar: records.objectPlanar.map((one) => ({
      ...one,
      source: "scan",
      captured: { u: one.u, v: one.v, width: one.width, height: one.height, label: one.label },
    })),
    vertex: records.vertex.map((one) => ({ ...one, source: "scan", captured: { x: one.x, y: one.y, z: one.z } })),
    object3D: [],
  });
  const whole = captured(scanned);
  expect(scanOrigin(sceneOf(littleRoom()), 0)).toBe("");
  expect(scanOrigin(sceneOf(whole), 0)).toBe("Its 7 elements are as scanned.");
  // What is deleted stands on no plan, and no plan says that it has all that was scanned.
  expect(scanOrigin(sceneOf({ ...whole, face: whole.face.slice(0, 1), objectPlanar: [] }), 0)).toBe(
    "Its 1 element is as scanned.",
  );
  // A corner moves: the floor and the two walls on it; the door is wider; a table is put in.
  const edited: SceneRecords = {
    ...whole,
    vertex: whole.vertex.map((one) => (one.key === "a" ? { ...one, x: -0.5 } : one)),
    objectPlanar: whole.objectPlanar.map((one) => ({ ...one, width: 1 })),
    object3D: scanned.object3D.map((one) => ({ ...one, source: "user" })),
  };
  expect(scanOrigin(sceneOf(edited), 0)).toBe("Scanned elements: 7, of which edited: 4. Drawn since: 1.");
});
