/** Each capture's numbers in the editor, compared with those computed independently from the saved records. */
import { captures, source } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

type Point = { x: number; y: number; z: number };
const sides = (loop: Point[]) => loop.map((point, index) => [point, loop[(index + 1) % loop.length]!] as const);

/** Returns the area of a loop: half the length of Newell's normal. */
function area(loop: Point[]): number {
  const twice = [0, 0, 0];
  for (const [a, b] of sides(loop)) {
    twice[0]! += (a.y - b.y) * (a.z + b.z);
    twice[1]! += (a.z - b.z) * (a.x + b.x);
    twice[2]! += (a.x - b.x) * (a.y + b.y);
  }
  return Math.hypot(...twice) / 2;
}

test(`six captures have their known quantities on the screen and in the saved records (${source})`, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  await editor.open(IMPORT_CLAIMS[2]);
  const surveyKey = editor.surveyKey();
  const read = async (path: string, name: string) => {
    const answer = await page.request.get(`/api/backend/${path}?surveyKey=${surveyKey}`, {
      headers: { "X-Requested-With": "lintel" },
    });
    return ((await answer.json()) as Record<string, Record<string, unknown>[]>)[name]!;
  };
  for (const capture of captures) {
    await test.step(capture.name, async () => {
      await editor.import(capture.file);
      await editor.closeReport();
      await expect(editor.row("Floor area")).toContainText(capture.floorArea);
      await expect(editor.row("Perimeter")).toContainText(capture.perimeter);
      await expect(editor.row("Walls")).toContainText(capture.grossWall);
      await expect(editor.row("Openings")).toContainText(capture.openings);
      await editor.saved();

      const points = new Map(
        (await read("vertex", "vertices")).map((vertex) => [vertex.key, vertex as unknown as Point]),
      );
      const faces = (await read("face", "faces")) as unknown as { label: string; loops: string[][] }[];
      const planar = (await read("object-planar", "objectsPlanar")) as unknown as { width: number; height: number }[];
      const loops = (label: string) =>
        faces.filter((face) => face.label === label).map((face) => face.loops[0]!.map((key) => points.get(key)!));
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      const expectClose = (shown: string, computed: number) =>
        expect(Math.abs(computed / Number.parseFloat(shown) - 1)).toBeLessThan(0.01);
      expectClose(capture.floorArea, sum(loops("floor").map(area)));
      expectClose(
        capture.perimeter,
        sum(loops("floor").flatMap((loop) => sides(loop).map(([a, b]) => Math.hypot(a.x - b.x, a.z - b.z)))),
      );
      expectClose(capture.grossWall, sum(loops("wall").map(area)));
      expectClose(capture.openings, sum(planar.map(({ width, height }) => width * height)));

      await page.keyboard.press("Control+z");
      await expect(editor.row("Floor area")).toContainText("0.00 m²");
      await editor.saved();
      expect(await read("vertex", "vertices")).toEqual([]);
    });
  }
});
