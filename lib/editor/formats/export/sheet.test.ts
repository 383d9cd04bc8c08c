/** A plan's title is not cut, leaves room for the scale bar, and the sheet stays printable. */
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
  const footer = svg.slice(svg.indexOf('<g id="sheet">'));
  const lines = [
    ...footer
      .slice(0, footer.indexOf('<g id="scale-bar">'))
      .matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)</g),
  ];
  const bar = Number(/<g id="scale-bar"><rect x="([\d.]+)"/.exec(footer)![1]);
  return {
    svg,
    width: width!,
    height: height!,
    bar,
    lines: lines.map(([, x, y, size, text]) => ({ x: Number(x), y: Number(y), size: Number(size), text: text! })),
  };
}

/** Returns the room scaled along both axes. */
const scaledRoom = (across: number, deep: number): SceneRecords => {
  const records = littleRoom();
  return { ...records, vertex: records.vertex.map((one) => ({ ...one, x: one.x * across, z: one.z * deep })) };
};

test("a home of any size fits on A3, landscape or portrait, at the stated scale", () => {
  const times = fc.integer({ min: 2, max: 400 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(times, times, fc.constantFrom("metric" as const, "feet" as const), (across, deep, units) => {
      const { width, height } = sheet(scaledRoom(across, deep), TITLE, units);
      expect(Math.max(width, height)).toBeLessThanOrEqual(420);
      expect(Math.min(width, height)).toBeLessThanOrEqual(297);
    }),
    { numRuns: 60 },
  );
});

test("wraps a long address within the sheet, clear of the scale bar, without losing text", () => {
  const title = {
    ...TITLE,
    title: "Apartment 1204, The Residences at Llanfairpwllgwyngyllgogerychwyrndrobwll, 10000 West Boulevard",
    detail: "Hartwell-Montgomery, Alexandrina · CLM-2026-000030118 · Water damage, second inspection",
  };
  const { lines, bar, height } = sheet(littleRoom(), title);
  const texts = lines
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, "");
  for (const part of Object.values(title)) expect(texts).toContain(part.replace(/\s+/g, ""));
  for (const { x, y, size, text } of lines) {
    // 0.6 of the font size is wider than the average letter.
    expect(x + text.length * size * 0.6).toBeLessThan(bar);
    expect(y).toBeLessThan(height - 10);
  }
  const steps = lines.slice(1).map(({ y }, index) => y - lines[index]!.y);
  expect(Math.min(...steps)).toBeGreaterThan(2);
});

test("wraps text to at most four lines ending with an ellipsis, breaks long words, and returns no line for blank text", () => {
  const lines = wrapText("water ".repeat(200), 2, 60);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/…$/);
  expect(wrapText("a".repeat(50), 2, 60).join("")).toBe("a".repeat(50));
  expect(wrapText(" \n ", 2, 60)).toEqual([]);
});

test("the sheet states the scale, that up is not north, and how many elements were edited", () => {
  const text = sheet(littleRoom())
    .lines.map((line) => line.text)
    .join(" ");
  expect(text).toContain("Scale 1:20");
  expect(text).toContain("Wall thickness (0.10 m)");
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
  expect(scanOrigin(sceneOf(whole), 0)).toBe("7 elements, all as scanned.");
  // Deleted elements are not on the plan and not counted.
  expect(scanOrigin(sceneOf({ ...whole, face: whole.face.slice(0, 1), objectPlanar: [] }), 0)).toBe(
    "1 element, as scanned.",
  );
  // A vertex moves, with the floor and two walls on it; the door gets wider; a table is added.
  const edited: SceneRecords = {
    ...whole,
    vertex: whole.vertex.map((one) => (one.key === "a" ? { ...one, x: -0.5 } : one)),
    objectPlanar: whole.objectPlanar.map((one) => ({ ...one, width: 1 })),
    object3D: scanned.object3D.map((one) => ({ ...one, source: "user" })),
  };
  expect(scanOrigin(sceneOf(edited), 0)).toBe("Elements scanned: 7, edited: 4, added: 1.");
});
