/** Each export is opened by another program, and the geometry is imported again. */
import { readFileSync } from "node:fs";
import DxfParser from "dxf-parser";
import { validateBytes } from "gltf-validator";
import Papa from "papaparse";
import sharp from "sharp";
import { temporaryFile } from "./captures";
import { auditOfThemes } from "./check-screen";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, test, WHOLE_PIXELS } from "./fixtures";
import { DEMO_HOME_CLAIM, IMPORT_CLAIMS } from "./seeded";
import { countWorkerAnswers, noteWorkers } from "./workers";

type Row = Record<string, string>;

test.use(WHOLE_PIXELS);

test("other programs read the tables, plan, model and picture; the geometry is imported again", async ({ page }) => {
  const editor = new EditorPage(page);
  await noteWorkers(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  const canvas = page.locator("canvas").first();
  await expect(canvas).toBeVisible();

  async function exported(item: RegExp): Promise<{ name: string; bytes: Buffer }> {
    await page.keyboard.press("Shift+E");
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    const file = await download;
    await expect(page.getByText(`${file.suggestedFilename()} saved`)).toBeVisible();
    await expect(page.getByRole("menu")).toBeHidden();
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  }

  await page.keyboard.press("Shift+E");
  await expect(page.getByRole("menuitem", { name: /^Geometry/ })).toBeVisible();
  expect(await auditOfThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();

  const plan = await exported(/^Plan of Ground floor as SVG/);
  expect(plan.name).toMatch(/^.+ - Holloway · CLM-30118 - .*Ground floor - plan - \d{4}-\d\d-\d\d\.svg$/);
  const picture = await sharp(plan.bytes).greyscale().stats();
  // White paper with dark walls.
  expect(picture.channels[0]).toMatchObject({ max: 255 });
  expect(picture.channels[0]!.min).toBeLessThan(60);
  expect(plan.bytes.toString()).toContain(">Kitchen</text>");

  const drawing = new DxfParser().parseSync((await exported(/as DXF/)).bytes.toString("ascii"));
  const onLayer = (layer: string) => drawing!.entities.filter((entity) => entity.layer === layer).length;
  expect(drawing?.header.$INSUNITS).toBe(6);
  expect([onLayer("WALLS") > 30, onLayer("DOORS") > 10, onLayer("DIMENSIONS") > 10]).toEqual([true, true, true]);

  const model = await validateBytes(new Uint8Array((await exported(/^3D model/)).bytes));
  expect(model.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);

  const read = (bytes: Buffer) =>
    Papa.parse<Row>(bytes.toString().slice(1), { header: true, skipEmptyLines: true }).data;
  const figures = read((await exported(/^Quantities/)).bytes);
  const home = figures.find((row) => row.Scope === "Home" && row.Variable === "F");
  await expect(editor.row("Floor area")).toContainText(`${Number(home?.Gross).toFixed(2)} m²`);
  const elements = read((await exported(/^Elements/)).bytes);

  const size = (await canvas.boundingBox())!;
  const twice = { width: Math.round(size.width * 2), height: Math.round(size.height * 2), format: "png" };
  const [whole, bare] = [await exported(/^Picture.*the current view/), await exported(/^Picture without labels/)];
  for (const { bytes } of [whole, bare]) {
    expect(await sharp(bytes).metadata()).toMatchObject(twice);
    expect((await sharp(bytes).greyscale().stats()).channels[0]!.stdev).toBeGreaterThan(5);
  }
  expect(whole.bytes.equals(bare.bytes)).toBe(false);

  const geometry = await exported(/^Geometry/);
  // A worker makes every export except the two pictures.
  expect(await countWorkerAnswers(page, "export")).toBe(6);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  await editor.open(IMPORT_CLAIMS[2]);
  await editor.import(temporaryFile(geometry.name, geometry.bytes.toString()));
  const faces = elements.filter(({ list }) => list === "face").length;
  // An import shows a preview; canceling it changes nothing.
  const preview = page.getByRole("dialog", { name: "Import preview" });
  await expect(preview).toContainText(`${Number(home?.Gross).toFixed(2)} m²`);
  expect(await countWorkerAnswers(page, "geometry")).toBe(1);
  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
  await editor.import(temporaryFile(geometry.name, geometry.bytes.toString()));
  await expect(preview.getByRole("row", { name: /^Faces/ })).toContainText(String(faces));
  await editor.closeReport();
  await expect(page.getByText(`${geometry.name} imported: ${faces} faces`)).toBeVisible();
  await expect(editor.row("Floor area")).toContainText(`${Number(home?.Gross).toFixed(2)} m²`);
  await editor.saved();
  await page.keyboard.press("Control+z");
  await expect(editor.row("Floor area")).toContainText("0.00 m²");
  await editor.saved();
});
