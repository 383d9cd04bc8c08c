/** The canvas: after a lost graphics context it shows the current state, and at rest it draws nothing. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { bedroom, onTwoFloors } from "./captures";
import { EditorPage } from "./editor-page";
import { emptyImports } from "./editor-room";
import { admit, expect, test, WHOLE_PIXELS } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use(WHOLE_PIXELS);

const lost = (page: Page) => page.getByText("The graphics card stopped drawing.");
const picture = (page: Page) => page.getByRole("img", { name: "3D view of the survey" });
const plan = (page: Page) => page.getByRole("img", { name: "Plan of the floor" });
const selectedCorner = (page: Page) => page.getByRole("img", { name: "Selected corner" });

type Watched = Window & {
  watched: { frames: number; draws: number };
  card: { loseContext(): void; restoreContext(): void };
};

/** Counts requested frames and draw calls. */
function watch(): void {
  const counts = { frames: 0, draws: 0 };
  (window as unknown as Watched).watched = counts;
  const requestFrame = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    counts.frames += 1;
    return requestFrame.call(window, callback);
  };
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => void>;
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const draw = gl[name]!;
    gl[name] = function (...args) {
      counts.draws += 1;
      draw.apply(this, args);
    };
  }
}

const counted = (page: Page) => page.evaluate(() => ({ ...(window as unknown as Watched).watched }));

/** Counts requested frames and draw calls within `ms` milliseconds. */
async function during(page: Page, ms: number): Promise<{ frames: number; draws: number }> {
  const before = await counted(page);
  await page.waitForTimeout(ms);
  const after = await counted(page);
  return { frames: after.frames - before.frames, draws: after.draws - before.draws };
}

const atRest = (page: Page) => expect.poll(() => during(page, 1_000)).toEqual({ frames: 0, draws: 0 });

/** Returns the pixels of the canvas, or of one pane of split view, at rest with nothing hovered. */
async function pixels(page: Page, pane: Locator = page.locator("canvas")): Promise<Buffer> {
  await page.mouse.move(4, 400);
  await atRest(page);
  return sharp(await pane.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Returns the pixels of both panes of split view. */
const halves = async (page: Page) => [await pixels(page, picture(page)), await pixels(page, plan(page))] as const;

/** Returns the share of pixels that clearly differ. */
function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let offset = 0; offset < one.length; offset += 3) {
    const differences = [0, 1, 2].map((channel) => Math.abs(one[offset + channel]! - other[offset + channel]!));
    if (Math.max(...differences) > 24) count += 1;
  }
  return one.length === other.length ? count / (one.length / 3) : 1;
}

/** Returns the pixels of the canvas without overlays. */
async function drawing(page: Page): Promise<Buffer> {
  const style = "body * { visibility: hidden !important } canvas { visibility: visible !important }";
  return sharp(await page.locator("canvas").screenshot({ style }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Loses the graphics context, as a reset card does, and waits for the message. */
async function loseContext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const card = document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context");
    if (!card) throw new Error("The picture has no card to lose.");
    (window as unknown as Watched).card = card;
    card.loseContext();
  });
  await expect(lost(page)).toBeVisible();
}

async function restoreContext(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Watched).card.restoreContext());
  await expect(lost(page)).toBeHidden();
}

/** Exports the visible canvas without labels, and returns the file. */
async function pictureFile(page: Page): Promise<Buffer> {
  await page.keyboard.press("Shift+E");
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /^Picture without labels/ }).click();
  const file = await download;
  const message = page.getByText(`${file.suggestedFilename()} saved`);
  await expect(message).toBeVisible();
  // The message covers the canvas.
  await expect(message).toBeHidden();
  return readFile(await file.path());
}

/** Moves the selected corner along x with the keyboard and waits until it is saved. */
async function moveAlongX(page: Page, editor: EditorPage, meters: number): Promise<void> {
  const [x] = await editor.coordinates();
  await page.keyboard.type(`gx${meters}`);
  await page.keyboard.press("Enter");
  await expect(editor.coordinate("X")).toHaveValue((x + meters).toFixed(3));
  await editor.saved();
}

test("a lost graphics context is announced, edits continue without a canvas, and the restored canvas shows them", async ({
  page,
}) => {
  await page.addInitScript(watch);
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  await editor.open(IMPORT_CLAIMS[2]);
  await editor.import(bedroom.file);
  await editor.closeReport();
  const corners = await editor.floorCorners();
  await page.keyboard.press("Escape");
  await page.keyboard.press("h");
  const before = await pixels(page);

  await test.step("the loss is announced", async () => {
    await corners.nth(1).click();
    await expect(selectedCorner(page)).toBeVisible();
    await loseContext(page);
  });

  await test.step("a corner is moved without a canvas, and saved", async () => {
    await moveAlongX(page, editor, 0.9);
  });

  await test.step("the canvas returns with the corner at its new position, still selected", async () => {
    await restoreContext(page);
    await expect(selectedCorner(page)).toBeVisible();
    await expect(page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 })).toHaveText(
      /^Corner/,
    );
  });

  await test.step("the exported picture has its background again", async () => {
    const { isOpaque } = await sharp(await pictureFile(page)).stats();
    expect(isOpaque).toBe(true);
  });

  await test.step("the canvas equals that of a newly opened page", async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("h");
    const restored = await pixels(page);
    expect(differing(restored, before)).toBeGreaterThan(0.005);
    // A selection in the address would be restored by the reload.
    await expect(page).not.toHaveURL(/selection=/);
    await page.reload();
    await expect(editor.tree).toBeVisible();
    await expect(page.locator("canvas")).toBeVisible();
    await expect(page.locator("[data-part='room']").first()).toBeVisible();
    expect(differing(restored, await pixels(page))).toBeLessThan(0.0001);
  });

  await test.step("at rest no frame is requested and nothing is drawn", async () => {
    expect(await during(page, 4_000)).toEqual({ frames: 0, draws: 0 });
    // The counter still counts: a turn of the mouse wheel draws at once.
    const canvas = (await picture(page).boundingBox())!;
    await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 2);
    const beforeWheel = await counted(page);
    await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await counted(page)).draws).toBeGreaterThan(beforeWheel.draws);
  });

  await test.step("3D and plan side by side return together, each with the corner that was moved in the meantime", async () => {
    await page.keyboard.press("7");
    await expect(plan(page)).toBeVisible();
    await page.keyboard.press("h");
    const [orbitBefore, planBefore] = await halves(page);
    await editor.tree.getByRole("treeitem", { name: new RegExp(`^${bedroom.name}\\b`) }).click();
    await page.keyboard.press("ArrowRight");
    await (await editor.floorCorners()).nth(1).click();
    await loseContext(page);
    await moveAlongX(page, editor, -0.6);
    await page.keyboard.press("Escape");
    await expect(page).not.toHaveURL(/selection=/);
    await restoreContext(page);
    await page.keyboard.press("h");
    const restored = await halves(page);
    expect(differing(restored[0], orbitBefore)).toBeGreaterThan(0.005);
    expect(differing(restored[1], planBefore)).toBeGreaterThan(0.005);
    // The page opens as it was left, side by side.
    await page.reload();
    await expect(plan(page)).toBeVisible();
    await expect(page.locator("[data-part='room']").first()).toBeVisible();
    await page.keyboard.press("h");
    const opened = await halves(page);
    for (const pane of [0, 1] as const) expect(differing(restored[pane], opened[pane])).toBeLessThan(0.0001);
  });

  await emptyImports(page, IMPORT_CLAIMS[2]);
});

test("stacked floors, X-ray, section, confidence tint and hidden layers are drawn, and disappear when turned off", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await emptyImports(page, IMPORT_CLAIMS[2]);
  await editor.open(IMPORT_CLAIMS[2]);
  await editor.import(onTwoFloors(bedroom));
  await editor.closeReport();
  await editor.saved();
  await page.keyboard.press("y");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const showEverything = () => page.keyboard.press("Shift+Alt+h");
  await expect(button("Hide walls")).toBeVisible();
  await page.keyboard.press("Escape");
  // The floor below is drawn dimmed, and a floor above as outlines.
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/floor=1/);
  await page.keyboard.press("h");
  await page.mouse.move(4, 400);
  let before = await drawing(page);
  await expect
    .poll(async () => {
      const last = before;
      before = await drawing(page);
      return differing(last, before);
    })
    .toBe(0);

  const press = (key: string) => () => page.keyboard.press(key);
  const click = (name: string) => async () => {
    await button(name).click();
    await page.mouse.move(4, 400);
  };
  for (const [effect, begin, end, share] of [
    ["floors stacked", press("t"), press("t"), 0.03],
    ["X-ray", press("Alt+z"), press("Alt+z"), 0.08],
    ["a section", press("c"), press("c"), 0.05],
    ["the confidence tint", press("Shift+C"), press("Shift+C"), 0.01],
    ["hidden walls", click("Hide walls"), showEverything, 0.05],
    ["furniture alone", click("Show furniture alone"), showEverything, 0.15],
  ] as const)
    await test.step(effect, async () => {
      await begin();
      await expect.poll(async () => differing(before, await drawing(page))).toBeGreaterThan(share);
      await end();
      await expect.poll(async () => differing(before, await drawing(page))).toBeLessThan(0.0001);
    });
  await emptyImports(page, IMPORT_CLAIMS[2]);
});
