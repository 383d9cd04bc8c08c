/** The rooms of a home are dropped together: previewed, canceled, then imported as one edit. */
import { generateSingleRooms } from "../../backend/seed/home/generate-single-rooms";
import { captures, source, temporaryFile } from "./captures";
import { auditOfThemes } from "./check-screen";
import { dropOnCanvas } from "./drop-files";
import { EditorPage } from "./editor-page";
import { deletedFaces, emptyImports } from "./editor-room";
import { admit, expect, FEWER_PIXELS, relay, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";
import { countWorkerAnswers, noteWorkers } from "./workers";

test.use(FEWER_PIXELS);

const rooms = captures.slice(0, 5);
const floorArea = rooms.reduce((sum, room) => sum + Number.parseFloat(room.floorArea), 0).toFixed(2);

test(`five captures are imported as one edit, which one undo removes in every browser (${source})`, async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await noteWorkers(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await editor.open(IMPORT_CLAIMS[0]);
  await expect(page.locator("canvas").first()).toBeVisible();
  const files = rooms.map(({ file }) => file);
  const changes = async () => (await relay.calls()).filter(({ method }) => method !== "GET").length;
  const before = await changes();
  const preview = page.getByRole("dialog", { name: "Import preview" });

  // The report does not depend on the order of the files.
  await dropOnCanvas(page, files.toReversed());
  await expect(preview.getByRole("region", { name: "The whole" })).toContainText(`${floorArea} m²`);
  if (source === "real captures") {
    const pairs = preview.getByRole("table", { name: "Seen from two rooms" }).getByRole("row");
    await expect(pairs).toHaveCount(7);
    await expect(pairs.filter({ hasText: "Bathroom – Bedroom" })).toContainText(/Wall.*43 mm.*3\.32 m/);
    for (const apart of ["43 mm", "54 mm", "92 mm", "111 mm", "25 mm"])
      await expect(pairs.filter({ hasText: apart })).not.toHaveCount(0);
    await expect(preview).toContainText("the floors of 5 rooms lay up to 22 mm apart");
  }
  expect(await countWorkerAnswers(page, "import")).toBe(1);
  expect(await auditOfThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  expect(await changes()).toBe(before);
  await expect(editor.row("Floor area")).toContainText("0.00 m²");

  await dropOnCanvas(page, files);
  await preview.getByRole("textbox", { name: /^Name of room 2 from/ }).fill("Nursery");
  await preview.getByRole("button", { name: "Import 5 rooms" }).click();
  await expect(preview).toBeHidden();
  await expect(editor.row("Floor area")).toContainText(`${floorArea} m²`);
  await expect(editor.tree.getByText("Nursery")).toBeVisible();
  await editor.saved();
  const deleted = await deletedFaces(page, IMPORT_CLAIMS[0]);

  await page.keyboard.press("Control+z");
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
  await editor.saved();
  expect(await deletedFaces(page, IMPORT_CLAIMS[0])).toEqual(deleted);
  const colleague = new EditorPage(await (await browser.newContext()).newPage());
  await admit(colleague.page, "admin@lintel.test");
  await colleague.open(IMPORT_CLAIMS[0]);
  const changed: string[] = [];
  for (const { page: one } of [editor, colleague]) {
    await one.keyboard.press("Alt+r");
    const count = one.getByRole("region", { name: "Review" }).getByRole("radio", { name: /^Changed \d/ });
    changed.push((await count.getAttribute("aria-label")) ?? (await count.innerText()));
  }
  expect(changed[1]).toBe(changed[0]);
  await colleague.page.context().close();
});

test("the preview names rooms that may not align, estimated floors, and a room that is not closed", async ({
  page,
}) => {
  const roomOf = (name: string) => structuredClone(generateSingleRooms(7).find((one) => one.name === name)!.capture);
  const [study, kitchen, bedroom] = [roomOf("Study"), roomOf("Kitchen"), roomOf("Bedroom")];
  const origin = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 4, 0, 0, 1];
  const captureOfFile = {
    "no-floor.json": { ...study, floors: [] },
    "other-session.json": { ...kitchen, referenceOriginTransform: origin },
    "open.json": { ...bedroom, floors: [], walls: bedroom.walls.slice(1) },
  };
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[0]);
  await editor.open(IMPORT_CLAIMS[0]);
  await expect(page.locator("canvas").first()).toBeVisible();
  await dropOnCanvas(
    page,
    Object.entries(captureOfFile).map(([name, capture]) => temporaryFile(name, JSON.stringify(capture))),
  );
  const preview = page.getByRole("dialog", { name: "Some files can't be imported" });
  await expect(preview.getByRole("region", { name: "open.json" })).toContainText(/is open at one end \(\d\.\d\d m\)/);
  const cautions = preview.getByRole("region", { name: "Check before you import" }).getByRole("listitem");
  await expect(cautions.filter({ hasText: "its file has none" })).toHaveCount(1);
  await expect(cautions.filter({ hasText: "Its floor is estimated from its walls" })).toHaveCount(1);
  await expect(preview).toContainText("1 room was moved into one frame by its reference origin.");
  await expect(preview.getByRole("table", { name: "Rooms" }).getByText("estimated")).toHaveCount(1);
  expect(await auditOfThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
});
