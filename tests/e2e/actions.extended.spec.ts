import type { Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { enter, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const palette = (page: Page) => page.getByRole("dialog", { name: "Commands" });
const field = (page: Page) => page.getByRole("combobox", { name: "Search or jump to" });
const firstRow = (page: Page) => page.locator("tbody tr[data-index='0'] [data-row-lead]");

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field(page)).toBeFocused();
}

/** Copies a text to the clipboard and pastes it with the keyboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
}

/** Returns the link in the list's first row, the name, and the keys of insured and claim. */
async function firstInsured(page: Page) {
  await expect(firstRow(page)).toBeVisible();
  const href = (await firstRow(page).getAttribute("href")) ?? "";
  const [, , , insuredKey = "", projectKey = ""] = href.split("/");
  const [name = ""] = (await firstRow(page).innerText()).trim().split("\n");
  return { name, href, insuredKey, projectKey };
}

/** Presses `g`, then a letter; retries, because a sequence expires after 1.5 s and a busy machine can be slower. */
const goByKeys = (page: Page, letter: string, address: RegExp) =>
  expect(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address, { timeout: 3_000 });
  }).toPass();

test.describe("with the keyboard alone", () => {
  test.beforeEach(async ({ page }) => {
    await enter(page);
    await expect(firstRow(page)).toBeVisible();
  });

  test("the palette finds an insured, opens the claim, and lists it among recent pages", async ({ page }) => {
    const { name, href } = await firstInsured(page);
    await openPalette(page);
    await page.keyboard.type(name);
    const found = palette(page).getByRole("group", { name: "Insured" }).getByRole("option").first();
    await expect(found).toContainText(name);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(page).toHaveTitle(new RegExp(name));

    // Type again: on a busy page the sequence can expire between the two keys.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("g");
      await expect(page.getByRole("status").filter({ hasText: "Go to Inspections" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await goByKeys(page, "i", /\/insured\/policies$/);
    await openPalette(page);
    const recent = palette(page).getByRole("group", { name: "Recent" });
    await expect(recent.getByRole("option").filter({ hasText: name })).toHaveCount(1);
  });

  test("a pasted key opens its record; an unknown key shows a message, and any other pasted text does no harm", async ({
    page,
  }) => {
    const { href, insuredKey, projectKey } = await firstInsured(page);
    await openPalette(page);
    await paste(page, ` ${projectKey}\n`);
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(palette(page)).toBeHidden();

    await goByKeys(page, "s", /\/settings$/);
    await openPalette(page);
    await paste(page, insuredKey);
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`/insured/overview/${insuredKey}/`));

    for (const [text, answer] of [
      [projectKey.replace("prj", "vrx"), "This is the key of a vertex. It has no page of its own."],
      [projectKey.slice(0, -3), "it isn't complete: 29 of 32 characters"],
      ["<img src=x onerror=alert(1)>", "No results for"],
      ["مرحبا 👩‍👩‍👧‍👦", "No results for"],
    ] as const) {
      await openPalette(page);
      await paste(page, text);
      await expect(palette(page).getByRole("status").first()).toContainText(answer);
      await page.keyboard.press("Escape");
      await expect(palette(page)).toBeHidden();
    }

    await openPalette(page);
    await paste(page, "x".repeat(100_000));
    await expect.poll(() => field(page).inputValue()).toHaveLength(300);
    await expect(palette(page).getByRole("status").first()).toContainText("No results for");
  });

  test("? lists the keys of the page; turning off single letters leaves only chords, also after a reload", async ({
    page,
  }) => {
    await page.keyboard.press("j");
    await expect(firstRow(page)).toBeFocused();
    await page.keyboard.press("?");
    const overlay = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(overlay.getByRole("term").filter({ hasText: "Next row" })).toBeVisible();
    await overlay.getByRole("switch", { name: "Single-letter keys" }).press("Space");
    await page.keyboard.press("Escape");
    await expect(firstRow(page)).toBeFocused();

    await page.reload();
    await expect(firstRow(page)).toBeVisible();
    for (const key of ["j", "?", "g", "s", "/"]) await page.keyboard.press(key);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/insured\/policies$/);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");

    await openPalette(page);
    await page.keyboard.type("settings");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/settings$/);
    await page.getByRole("link", { name: "Appearance" }).press("Enter");
    await page.getByRole("switch", { name: "Single-letter keys" }).press("Space");
    await goByKeys(page, "i", /\/insured\/policies$/);
  });

  test("? in the scan editor lists the editor's own keys too", async ({ page }) => {
    await new EditorPage(page).openFromPolicies(DEMO_HOME_CLAIM);
    await page.keyboard.press("?");
    const overlay = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(overlay.getByRole("term").filter({ hasText: "Frame selection" })).toBeVisible();
    await expect(overlay.getByRole("term").filter({ hasText: "Undo" })).toBeVisible();
  });
});

test("the next employee in this browser sees no pages opened by the previous one", async ({ page }) => {
  await enter(page);
  const { name } = await firstInsured(page);
  await firstRow(page).press("Enter");
  await expect(page).toHaveTitle(new RegExp(name));
  await openPalette(page);
  await page.keyboard.type("log out");
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog", { name: "Log Out" }).getByRole("button", { name: "Logout" }).press("Enter");
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(name);

  await enter(page, "/", "admin@lintel.test");
  await expect(firstRow(page)).toBeVisible();
  await openPalette(page);
  await expect(palette(page).getByRole("option").first()).toBeVisible();
  await expect(palette(page).getByRole("group", { name: "Recent" })).toHaveCount(0);
});

/** Records the theme, density and colors of the page in every frame, starting with the first. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenFrames: seen });
    const recordFrame = () => {
      const { dataset } = document.documentElement;
      if (document.body)
        seen.push(`${dataset.theme} ${dataset.density} ${getComputedStyle(document.body).backgroundColor}`);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
}

test("theme and density apply from the first frame, in every tab, and follow the system live", async ({ page }) => {
  await enter(page);
  await page.emulateMedia({ colorScheme: "light" });
  const background = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => background(page)).toBe(light);

  const other = await page.context().newPage();
  await other.goto("/settings/appearance");
  await expect(other.getByRole("radio", { name: "System" })).toBeChecked();
  await page.bringToFront();
  await openPalette(page);
  await page.keyboard.type("theme dark");
  await page.keyboard.press("Enter");
  await expect.poll(() => background(page)).toBe(dark);
  await expect.poll(() => background(other)).toBe(dark);
  await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
  await other.bringToFront();
  await other.getByText("Dense", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-density", "dense");
  await other.close();

  await watchFrames(page);
  await page.goto("/settings/appearance");
  // The server rendered the choice, so no frame shows another.
  const html = await (await page.request.get("/settings/appearance")).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"[^>]*data-density="dense"/);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  const frames = () => page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames);
  const soFar = (await frames()).length;
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(soFar + 20);
  expect([...new Set(await frames())]).toEqual([`dark dense ${dark}`]);
});
