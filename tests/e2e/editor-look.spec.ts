/** The demo home in the editor, in 3D with a wall selected and as a plan with an edge: the pictures are those that were looked at. */
import { EditorBench } from "./editor-bench";
import { alive, expect, test } from "./fixtures";
import { PICTURES_AT_HALF_SIZE, settled, toleranceOfOwn } from "./pictures";
import { DEMO_HOME_CLAIM } from "./seeded";

const SIZES = [
  [1440, 900],
  [1280, 800],
] as const;

test.use(PICTURES_AT_HALF_SIZE);

test("the editor looks as it did, in 3D and as a plan, in both themes and at two sizes", async ({ page, browser }) => {
  const allowed = toleranceOfOwn(browser.version());
  await page.emulateMedia({ reducedMotion: "reduce" });
  const bench = new EditorBench(page);
  await bench.open(DEMO_HOME_CLAIM);
  await alive(page);
  await bench.editor.saved();
  const home = await bench.held();
  const room = home.all("face").find(({ label, roomLabel }) => label === "floor" && roomLabel === "Living room")!;
  const wall = home.walls(room.key).find(({ key }) => home.on(key).length > 0)!;
  const views = [
    { name: "scan-editor", key: "5", picture: "3D view of the survey", choose: () => bench.choose("3", wall.key) },
    {
      name: "scan-editor-plan",
      key: "6",
      picture: "Plan of the floor",
      choose: () => bench.choose("2", home.edgeBetween(...home.base(wall, room.key)).key),
    },
  ];
  for (const { name, key, picture, choose } of views) {
    await bench.press(key);
    await expect(page.getByRole("img", { name: picture })).toBeVisible();
    await choose();
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      for (const [width, height] of SIZES) {
        await settled(page, width, height);
        await bench.press("h");
        // Over none of the parts.
        await page.mouse.move(width / 2, 2);
        await bench.editor.toldPanels();
        await expect.soft(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, { scale: "device", ...allowed });
      }
    }
  }
});
