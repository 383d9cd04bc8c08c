/** Each command, with real keys, on the demo home: undone, redone, saved, and kept after a reload. */
import { EditorBench } from "./editor-bench";
import { editedObjects } from "./editor-furnishing";
import { wallCutAcross } from "./editor-rebuilding";
import { cornersAndEdges, wallsAndFloors } from "./editor-reshaping";
import { cutAndDropped, furnished, raisedAndTyped, squaredAndMirrored, thereAndBack } from "./editor-whole-home";
import { FEWER_PIXELS, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use(FEWER_PIXELS);

test("commands on corners, edges, walls, rooms, openings and objects of the demo home are undone, redone and saved", async ({
  page,
}) => {
  // Two of these run at once on two cores with software rendering.
  test.setTimeout(600_000);
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  const home = await bench.held();
  const room = (name: string) =>
    home.all("face").find(({ label, roomLabel }) => label === "floor" && roomLabel === name)!.key;
  await bench.abreast(
    wallsAndFloors(bench, home, room("Kitchen")),
    raisedAndTyped(bench, home, room("Dining room")),
    cornersAndEdges(bench, home, room("Living room")),
    squaredAndMirrored(bench, home, room("Laundry")),
    furnished(bench, home, room("Study")),
    editedObjects(bench, home, room("Dining room")),
    cutAndDropped(bench, home, room("Storage")),
    wallCutAcross(bench, home, room("Toilet")),
  );
  await test.step("all edits are kept after a reload, and can be undone", () => thereAndBack(bench, home.records));
});
