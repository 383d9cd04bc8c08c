/** Each command with the real keys, on the demo home and on captures of two floors: taken back, done again, saved, and there after a reload. */
import { type Capture, captures, onTwoFloors, source } from "./captures";
import { EditorBench, type Rows } from "./editor-bench";
import { onFloorAndWall, openings, things } from "./editor-furnishing";
import type { Held } from "./editor-held";
import { droppedCorner, inLineAndMirrored, wallCut } from "./editor-rebuilding";
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

/** Openings and things are put into a room, and a sofa is moved from its wall and back, and copied to the floor above. */
function* furnished(bench: EditorBench, held: Held, room: string): Rows {
  const { sofa, now } = yield* openings(bench, held, room);
  yield* onFloorAndWall(bench, now, room, sofa);
}

function* squaredAndMirrored(bench: EditorBench, held: Held, room: string): Rows {
  const now = yield* squaringUp(bench, held, room);
  yield* inLineAndMirrored(bench, now, room);
}

function* cutAndDropped(bench: EditorBench, held: Held, room: string): Rows {
  const now = yield* wallCut(bench, held, room);
  yield* droppedCorner(bench, now, room);
}

test("the demo home: corners, edges, walls, rooms, openings and things", async ({ page }) => {
  test.setTimeout(300_000);
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  const home = await bench.held();
  const room = (name: string) =>
    home.all("face").find(({ label, roomLabel }) => label === "floor" && roomLabel === name)!.key;
  await bench.abreast(
    wallsAndFloors(bench, home, room("Kitchen")),
    ceilings(bench, home, room("Dining room")),
    cornersAndEdges(bench, home, room("Living room")),
    squaredAndMirrored(bench, home, room("Laundry")),
    furnished(bench, home, room("Study")),
    things(bench, home, room("Dining room")),
    cutAndDropped(bench, home, room("Storage")),
  );
  await test.step("after a reload, and back", () => thereAndBack(bench, home.records));
});

test(`six captures and one upstairs: corners, edges, walls, rooms, openings and things (${source})`, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const bench = new EditorBench(page);
  await admit(page);
  await emptyImports(page);
  await bench.open(IMPORT_CLAIMS[2]);
  const [first, ...others] = captures as [Capture, ...Capture[]];
  await bench.editor.import(onTwoFloors(first), ...others.map(({ file }) => file));
  await bench.editor.closeReport();
  await bench.editor.saved();
  const home = await bench.held();
  /** By its area, which is known of each. */
  const room = ({ floorArea }: Capture) => {
    const off = (key: string) => Math.abs(home.area(key) - Number.parseFloat(floorArea));
    const floors = home.all("face").filter(({ label, floorNumber }) => label === "floor" && floorNumber === 0);
    return floors.sort((a, b) => off(a.key) - off(b.key))[0]!.key;
  };
  const [bathroom = "", bedroom = "", second = "", hallway = "", living = "", last = ""] = captures.map(room);
  expect(new Set([bathroom, bedroom, second, hallway, living, last]).size).toBe(6);
  const over = home.all("face").find(({ label, floorNumber }) => label === "floor" && floorNumber === 1)!.key;
  await bench.abreast(
    wallsAndFloors(bench, home, bedroom),
    ceilings(bench, home, bathroom),
    cornersAndEdges(bench, home, hallway),
    squaredAndMirrored(bench, home, living),
    furnished(bench, home, last),
    things(bench, home, second),
    cutAndDropped(bench, home, over),
  );
  await test.step("after a reload, and back", () => thereAndBack(bench, []));
});
