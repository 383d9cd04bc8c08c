/** Each command with the real keys, on the demo home and on six captures: taken back, done again, saved, and there after a reload. */
import { type Capture, captures, source } from "./captures";
import { EditorBench } from "./editor-bench";
import { onFloorAndWall, openings, things } from "./editor-furnishing";
import { ceilings, cornersAndEdges, squaringUp, wallsAndFloors } from "./editor-reshaping";
import { emptyImports } from "./editor-room";
import { admit, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM, IMPORT_CLAIMS } from "./seeded";

/** After a reload it is all there, and the history, which is there too, leads back to how it was found. */
async function thereAndBack(bench: EditorBench, found: readonly string[]): Promise<void> {
  await bench.isSaved();
  await bench.page.reload();
  await expect(bench.editor.tree).toBeVisible();
  await bench.isSaved();
  await bench.backToOpened(found);
}

test("the demo home: corners, edges, walls, rooms, openings and things", async ({ page }) => {
  test.setTimeout(300_000);
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  const home = await bench.held();
  const room = (name: string) =>
    home.all("face").find(({ label, roomLabel }) => label === "floor" && roomLabel === name)!.key;
  await test.step("walls and floors", () => wallsAndFloors(bench, room("Kitchen")));
  await test.step("ceilings", () => ceilings(bench, room("Dining room")));
  await test.step("corners and edges", () => cornersAndEdges(bench, room("Living room")));
  await test.step("squaring up", () => squaringUp(bench, room("Study")));
  const sofa = await test.step("openings", () => openings(bench, room("Study")));
  await test.step("on floor and wall", () => onFloorAndWall(bench, room("Study"), sofa, true));
  await test.step("things", () => things(bench, room("Dining room")));
  await test.step("after a reload, and back", () => thereAndBack(bench, home.records));
});

test(`six captures: corners, edges, walls, rooms, openings and things (${source})`, async ({ page }) => {
  test.setTimeout(300_000);
  const bench = new EditorBench(page);
  await admit(page);
  await emptyImports(page);
  await bench.open(IMPORT_CLAIMS[2]);
  await bench.editor.import(...captures.map(({ file }) => file));
  await bench.editor.closeReport();
  await bench.editor.saved();
  const home = await bench.held();
  /** By its area, which is known of each. */
  const room = ({ floorArea }: Capture) => {
    const off = (key: string) => Math.abs(home.area(key) - Number.parseFloat(floorArea));
    const floors = home.all("face").filter(({ label }) => label === "floor");
    return floors.sort((a, b) => off(a.key) - off(b.key))[0]!.key;
  };
  const [bathroom, bedroom, second, hallway, living, last] = captures.map(room) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  expect(new Set([bathroom, bedroom, second, hallway, living, last]).size).toBe(6);
  await test.step("walls and floors", () => wallsAndFloors(bench, bedroom));
  await test.step("ceilings", () => ceilings(bench, bathroom));
  await test.step("corners and edges", () => cornersAndEdges(bench, hallway));
  await test.step("squaring up", () => squaringUp(bench, living));
  const sofa = await test.step("openings", () => openings(bench, last));
  await test.step("on floor and wall", () => onFloorAndWall(bench, last, sofa, false));
  await test.step("things", () => things(bench, second));
  await test.step("after a reload, and back", () => thereAndBack(bench, []));
});
