/** Each command, with real keys, on captures of two floors: undone, redone, saved, and kept after a reload. */
import { type Capture, captures, onTwoFloors, source } from "./captures";
import { EditorBench } from "./editor-bench";
import { editedObjects } from "./editor-furnishing";
import { cornersAndEdges, wallsAndFloors } from "./editor-reshaping";
import { emptyImports } from "./editor-room";
import { cutAndDropped, furnished, raisedAndTyped, squaredAndMirrored, thereAndBack } from "./editor-whole-home";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(FEWER_PIXELS);

test(`commands on corners, edges, walls, rooms, openings and objects of six captures are undone, redone and saved (${source})`, async ({
  page,
}) => {
  // Two of these run at once on two cores with software rendering.
  test.setTimeout(600_000);
  const bench = new EditorBench(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  await bench.open(IMPORT_CLAIMS[2]);
  const [first, ...others] = captures as [Capture, ...Capture[]];
  await bench.editor.import(onTwoFloors(first), ...others.map(({ file }) => file));
  await bench.editor.closeReport();
  await bench.editor.saved();
  const home = await bench.held();
  /** Returns the floor key of a capture, identified by its known area. */
  const room = ({ floorArea }: Capture) => {
    const areaError = (key: string) => Math.abs(home.area(key) - Number.parseFloat(floorArea));
    const floors = home.all("face").filter(({ label, floorNumber }) => label === "floor" && floorNumber === 0);
    return floors.sort((a, b) => areaError(a.key) - areaError(b.key))[0]!.key;
  };
  const [bathroom = "", bedroom = "", second = "", hallway = "", living = "", last = ""] = captures.map(room);
  expect(new Set([bathroom, bedroom, second, hallway, living, last]).size).toBe(6);
  const upstairs = home.all("face").find(({ label, floorNumber }) => label === "floor" && floorNumber === 1)!.key;
  await bench.abreast(
    wallsAndFloors(bench, home, bedroom),
    raisedAndTyped(bench, home, bathroom),
    cornersAndEdges(bench, home, hallway),
    squaredAndMirrored(bench, home, living),
    furnished(bench, home, last),
    editedObjects(bench, home, second),
    cutAndDropped(bench, home, upstairs),
  );
  await test.step("all edits are kept after a reload, and can be undone", () => thereAndBack(bench, []));
});
