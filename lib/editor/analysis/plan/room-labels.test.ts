/**
 * A name that is too long for its room is broken into lines, or numbered and listed in the legend; none is left out
 * silently.
 */
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { createScene, type SceneRecords } from "../../core/scene";
import { writePlanDxf } from "../../formats/export/write-plan-dxf";
import { writePlanSvg } from "../../formats/export/write-plan-svg";
import { drawFloor } from "./draw-floor";
import type { TextMark } from "./drawing";

type Size = readonly [name: string, width: number, depth: number];

/** Returns floors in a row, half a meter apart. */
function floorsOf(sizes: readonly Size[]): Partial<SceneRecords> {
  const vertexLike = littleRoom().vertex[0]!;
  const floorLike = littleRoom().face.find(({ label }) => label === "floor")!;
  const records: Pick<SceneRecords, "vertex" | "face"> = { vertex: [], face: [] };
  let left = 0;
  for (const [name, width, depth] of sizes) {
    const id = `floor-${records.face.length}`;
    const corners = [
      [left, depth],
      [left + width, depth],
      [left + width, 0],
      [left, 0],
    ] as const;
    const keys = corners.map(([x, z], index) => {
      const key = `${id}-${index}`;
      records.vertex.push({ ...vertexLike, key, x, y: 0, z });
      return key;
    });
    records.face.push({ ...floorLike, key: id, loops: [keys], roomLabel: name });
    left += width + 0.5;
  }
  return records;
}

function draw(sizes: readonly Size[]) {
  const scene = createScene(SURVEY_KEY, floorsOf(sizes));
  const drawing = drawFloor(scene, { floorNumber: 0, azimuth: 0, units: "metric" });
  const texts = drawing.marks.filter((mark): mark is TextMark => mark.kind === "text" && mark.layer === "labels");
  const textsOf = (index: number) =>
    texts.filter(({ key }) => key === `floor-${index}`).sort((a, b) => b.at[1] - a.at[1]);
  return { drawing, textsOf };
}
const TITLE = { title: "12 Oak Lane", detail: "Hartwell", floor: "Entry level", date: "2026-11-23" };
const unwrapped = (file: string): string => file.replace(/<[^>]*>|\s+/g, " ");

/** Determines the scale: 1:50. */
const HALL: Size = ["Hall", 12, 9];
const WORD = "Abstellraumtürverkleidungsnische";
const LONG = "Wardrobe beside the guest bedroom";

test("breaks 33 letters in 1.4 × 1.7 m between words, above the area and inside the room", () => {
  const { drawing, textsOf } = draw([HALL, [LONG, 1.4, 1.7]]);
  expect(drawing.scale).toBe(50);
  const lines = textsOf(1);
  expect(
    lines
      .map(({ text }) => text)
      .slice(0, -1)
      .join(" "),
  ).toBe(LONG);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.at(-1)!.text).toBe("2.38 m²");
  for (const [index, { at: position, text, height }] of lines.entries()) {
    // Capitals of at least 1.1 mm on paper, letters 0.72 as wide as high.
    expect((height * 1_000) / 50).toBeGreaterThanOrEqual(1.1);
    const half = (text.length * height * 0.72) / 2;
    expect([position[0] - half > 12.5, position[0] + half < 13.9]).toEqual([true, true]);
    expect([position[1] + height / 2 < 0, position[1] - height / 2 > -1.7]).toEqual([true, true]);
    const next = lines[index + 1];
    if (next) expect(position[1] - height / 2).toBeGreaterThan(next.at[1] + next.height / 2);
  }
  expect([drawing.legend, drawing.unnamed]).toEqual([[], 0]);
  expect(textsOf(0).map(({ text }) => text)).toEqual(["Hall", "108.00 m²"]);
});

test("numbers a name that does not fit in any number of lines, and lists it in the legend of both files", () => {
  const { drawing, textsOf } = draw([HALL, [LONG, 0.5, 0.6], [WORD, 0.9, 2]]);
  const numberOf = (index: number) => textsOf(index)[0]!.text;
  expect([numberOf(1), numberOf(2)].sort()).toEqual(["1", "2"]);
  const files = [
    writePlanSvg(drawing, TITLE, "metric"),
    writePlanDxf(drawing, TITLE, "metric").replaceAll("\\U+00FC", "ü"),
  ];
  for (const file of files.map(unwrapped)) {
    expect(file).toContain(`No. ${numberOf(1)}: ${LONG}`);
    expect(file).toContain(`No. ${numberOf(2)}: ${WORD}`);
  }
});

test("counts the rooms beyond a full legend", () => {
  const { drawing } = draw([HALL, ...Array.from({ length: 41 }, (_, index): Size => [`${LONG} ${index}`, 0.2, 0.3])]);
  expect([drawing.legend, drawing.unnamed]).toEqual([[], 41]);
  expect(unwrapped(writePlanSvg(drawing, TITLE, "metric"))).toContain(
    "Rooms too small for their names at this scale: 41.",
  );
});
