/** Plans are rendered by another program (librsvg, in sharp) and measured in pixels. */
import sharp from "sharp";
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { drawFloor } from "../../analysis/plan/draw-floor";
import { createScene, type SceneRecords } from "../../core/scene";
import { writePlanSvg } from "./write-plan-svg";

const TITLE = { title: "12 Oak Lane", detail: "Hartwell", floor: "Entry level", date: "2026-11-23" };
const write = (records: Partial<SceneRecords>) =>
  writePlanSvg(
    drawFloor(createScene(SURVEY_KEY, records), { floorNumber: 0, azimuth: 0, units: "metric" }),
    TITLE,
    "metric",
  );

/** Renders at 10 pixels per mm of the stated size. */
async function render(svg: string) {
  const [, millimeters] = /<svg [^>]*width="([\d.]+)mm"/.exec(svg) ?? [];
  const sheet = sharp(Buffer.from(svg), { density: 150 }).resize({ width: Math.round(Number(millimeters) * 10) });
  const { data, info } = await sheet.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const darkness = (x: number, y: number): number =>
    255 - data[(Math.round(y) * info.width + Math.round(x)) * info.channels]!;
  return { ...info, darkness };
}

test("the plan is to scale: walls are dark bands around a light room of its size, with a gap at the door", async () => {
  const svg = write(littleRoom());
  expect(svg).toContain("Scale 1:20");
  const { width, height, darkness } = await render(svg);
  const isWall = (x: number, y: number): boolean => darkness(x, y) > 180;
  // A row above the room's name crosses the west and east walls, 4 m apart: 200 mm at 1:20.
  const row = Math.round(height * 0.22);
  const dark = Array.from({ length: width }, (_, x) => x).filter((x) => isWall(x, row));
  const gap = dark.flatMap((x, index) =>
    index > 0 && x - dark[index - 1]! > 1_000 ? [[dark[index - 1]!, x] as const] : [],
  );
  expect(gap).toHaveLength(1);
  const [west, east] = gap[0]!;
  expect((east - west) / 10).toBeCloseTo(200, -0.5);
  // A column crosses the north wall, and the gap of the door in the south.
  const column = Math.round((west + east) / 2) - 150;
  const inColumn = Array.from({ length: height }, (_, y) => y).filter((y) => isWall(column, y));
  const north = inColumn[0]!;
  const northWall = inColumn.filter((y) => y < north + 60);
  expect(northWall.length / 10).toBeCloseTo(5, 0);
  expect(isWall(column, north + 1_500 + 75)).toBe(false);
  expect(isWall(west + 300, north + 1_500 + 75)).toBe(true);
});

test("no room name breaks the sheet", async () => {
  const records = littleRoom();
  const label = `</text><script>alert(1)</script> "&' \u0000\u0008 \ud83d 👩‍🚀 مطبخ`;
  records.face = records.face.map((face) => (face.key === "floor" ? { ...face, roomLabel: label } : face));
  const svg = write(records);
  expect(svg).not.toContain("<script");
  expect(svg).toContain(
    "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39; \ufffd\ufffd \ufffd 👩‍🚀 مطبخ",
  );
  await expect(render(svg)).resolves.toMatchObject({ channels: 3 });
});

test("an empty floor is written as a sheet", async () => {
  await expect(render(write({}))).resolves.toMatchObject({ width: 1_500 });
});

test.each([
  ["metric", "m", 1],
  ["feet", "ft", 0.3048],
] as const)("the scale bar has its stated length, in %s", (units, name, meters) => {
  const floor = drawFloor(createScene(SURVEY_KEY, littleRoom()), { floorNumber: 0, azimuth: 0, units });
  const sheet = writePlanSvg(floor, TITLE, units);
  const scale = Number(/1:(\d+)/.exec(sheet)![1]);
  const bar = sheet.split('<g id="scale-bar">')[1]!;
  const [, half] = /<rect [^>]* width="([\d.]+)"/.exec(bar)!;
  const [, length] = new RegExp(`>([\\d.]+) ${name}<`).exec(bar)!;
  expect(2 * Number(half)).toBeCloseTo((Number(length) * meters * 1_000) / scale, 1);
});
