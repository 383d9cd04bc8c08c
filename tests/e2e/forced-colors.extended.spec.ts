/** Forced colors: selected, focused, disabled and invalid states differ by the styles that remain. */
import type { Locator, Page } from "@playwright/test";
import { HOME_SCENE } from "../../backend/seed/demo-scenes";
import { seedKey } from "../../backend/seed/seed-key";
import { regionReviewPath } from "../../lib/domain/insured-paths";
import { EditorPage } from "./editor-page";
import { enter, expect, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

/** Returns the rendered text, background and line colors; an invisible line has no color. */
const readColors = (element: Locator) =>
  element.evaluate((drawn) => {
    const style = getComputedStyle(drawn);
    const line = (of: "outline" | "border-bottom") =>
      style.getPropertyValue(`${of}-style`) === "none" || style.getPropertyValue(`${of}-width`) === "0px"
        ? "none"
        : ["style", "width", "color"].map((property) => style.getPropertyValue(`${of}-${property}`)).join(" ");
    return [style.color, style.backgroundColor, line("outline"), line("border-bottom")];
  });

/** Returns the names of the pairs that look alike. */
async function findAlike(pairs: Readonly<Record<string, readonly [Locator, Locator]>>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, [one, other]] of Object.entries(pairs)) {
    await expect(one, name).toBeAttached();
    if (JSON.stringify(await readColors(one)) === JSON.stringify(await readColors(other))) found.push(name);
  }
  return found;
}

const forceColors = (page: Page) =>
  page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
test("lists and settings show which page, tab, row and section is selected", async ({ page }) => {
  await forceColors(page);
  await enter(page, "/insured/policies", "poweruser@lintel.test");
  const main = page.getByRole("navigation", { name: "Main" });
  const link = (name: string) =>
    page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .first();
  const rows = page.getByRole("table").getByRole("row");
  await rows.nth(1).getByRole("checkbox").click();
  expect(
    await findAlike({
      navigation: [main.locator("[aria-current]").first(), main.locator("a:not([aria-current])").first()],
      page: [link("Policies"), link("Inspections")],
      tab: [link("Active"), link("Inactive")],
      row: [rows.nth(1), rows.nth(2)],
    }),
  ).toEqual([]);
  await page.goto("/settings/security");
  const section = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  expect(await findAlike({ section: [section("Security"), section("About")] })).toEqual([]);
});

test("the editor shows which mode, view, floor, unit, tool and element is selected", async ({ page }) => {
  await forceColors(page);
  await enter(page, "/");
  const editor = new EditorPage(page);
  await editor.open(DEMO_HOME_CLAIM);
  const kitchen = page.getByRole("treeitem", { name: /^Kitchen/ }).first();
  await kitchen.click();
  await expect(kitchen).toHaveAttribute("aria-selected", "true");
  await expect(editor.quantities.getByText("ft in", { exact: true })).toBeVisible();
  const groups = page.getByRole("radiogroup");
  const pairs: Record<string, [Locator, Locator]> = {
    element: [kitchen, page.getByRole("treeitem", { selected: false }).first()],
    tool: [page.locator("button[aria-pressed='true']").first(), page.locator("button[aria-pressed='false']").first()],
  };
  expect(await groups.count()).toBeGreaterThan(3);
  for (const group of await groups.all()) {
    const name = (await group.getAttribute("aria-label")) ?? "";
    const labels = group.locator("label");
    if ((await labels.count()) < 2) continue;
    pairs[name] = [
      labels.filter({ has: page.locator(":checked") }),
      labels.filter({ hasNot: page.locator(":checked") }).first(),
    ];
  }
  expect(await findAlike(pairs)).toEqual([]);
});

test("a room's contact sheet shows which photo is current and which are selected", async ({ page }) => {
  await forceColors(page);
  await enter(page, "/", "superadmin@lintel.test");
  await page.route(/\/api\/backend\/region\?projectKey=/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { regions: { images?: { key: string }[]; videos?: unknown[] }[] };
    for (const room of body.regions) {
      const [image] = room.images ?? [];
      room.images = image ? Array.from({ length: 4 }, (_, index) => ({ ...image, key: `${image.key}${index}` })) : [];
      room.videos = [];
    }
    await route.fulfill({ response, json: body });
  });
  const { name } = HOME_SCENE;
  const kitchen = seedKey("region", `${name} 0 Kitchen`);
  const path = regionReviewPath(seedKey("insured", name), seedKey("project", name), kitchen);
  await page.goto(`${path}?view=sheet`);
  const photo = (position: number) => page.getByRole("button", { name: `Photo ${position}`, exact: true });
  const box = (position: number) => page.locator("label", { has: page.getByLabel(`Select Photo ${position}`) });
  await expect(photo(1)).toBeFocused();
  await page.keyboard.press("x");
  await photo(2).click();
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected", { exact: true })).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
    // Photo 1 is selected, 2 selected and current, 3 current, 4 neither.
    await photo(3).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await photo(4).hover();
    await expect(photo(3)).toHaveAttribute("aria-current", "true");
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await photo(3).evaluate((drawn) => getComputedStyle(drawn).outlineColor)).not.toBe(canvas);
    expect(
      await findAlike({
        chosen: [photo(1), photo(4)],
        current: [photo(3), photo(4)],
        "chosen and current": [photo(1), photo(3)],
        box: [box(1), box(4)],
      }),
    ).toEqual([]);
    const currentAlone = await readColors(photo(3));
    const chosenAlone = await readColors(photo(1));
    await expect(box(1).locator("svg")).toHaveCSS("visibility", "visible");
    await expect(box(4).locator("svg")).toHaveCSS("visibility", "hidden");
    await photo(2).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const both = await readColors(photo(2));
    expect(both, "both, beside one that is only current").not.toEqual(currentAlone);
    expect(both, "both, beside one that is only chosen").not.toEqual(chosenAlone);
  }
});

test("the box of a selected tag leaves the photo under it visible", async ({ page }) => {
  await forceColors(page);
  const { name } = HOME_SCENE;
  const kitchen = seedKey("region", `${name} 0 Kitchen`);
  await enter(page, regionReviewPath(seedKey("insured", name), seedKey("project", name), kitchen));
  const boxes = page.locator("button[data-box]");
  await boxes.first().click();
  await expect(boxes.first()).toHaveAttribute("aria-pressed", "true");
  await expect(boxes.first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  expect(await findAlike({ box: [boxes.first(), boxes.nth(1)] })).toEqual([]);
});

test.describe("the queue of inspections", () => {
  test.use({ expectedErrors: /status of 400|ERR_FAILED/ });

  test("distinguishes waiting, failed and sent edits", async ({ page }) => {
    await forceColors(page);
    let isRefused = true;
    await page.route("**/api/backend/survey/mark-reviewed", (route) => {
      if (!isRefused) return route.abort();
      isRefused = false;
      return route.fulfill({ status: 400, json: { status: [{ message: "It has changed.", type: "invalid_input" }] } });
    });
    await enter(page, "/insured/inspections?status=needs%20review", "superadmin@lintel.test");
    await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
    await page.keyboard.press("q");
    const dock = page.getByRole("region", { name: "Current inspection" });
    const tick = (state: string) => page.getByRole("progressbar").locator(`path[class*="${state}"]`);
    const lines = (state: string) =>
      tick(state).evaluate((drawn) => {
        const { fill, stroke, strokeDasharray } = getComputedStyle(drawn);
        return [fill === "none" ? "hollow" : "filled", stroke === "none" ? "no line" : "line", strokeDasharray];
      });
    const decide = async () => {
      await expect(dock.getByText("Ready to review")).toBeVisible();
      await page.keyboard.press("e");
    };
    await decide();
    await expect(tick("failed")).toBeAttached();
    expect(await lines("failed")).toEqual(["hollow", "line", "none"]);
    await decide();
    await expect(tick("waiting")).toBeAttached();
    expect(await lines("waiting")).toEqual(["hollow", "line", "2px, 2px"]);
    expect(await lines("current")).toEqual(["filled", "no line", "none"]);
  });
});

test("form controls look different when selected, focused, disabled or invalid", async ({ page }) => {
  await forceColors(page);
  await enter(page, "/gallery/fields");
  const main = page.getByRole("main");
  const free = main.locator("input:not([aria-invalid='true'], :disabled, :read-only)").first();
  await free.waitFor();
  const wrong = main.locator("input[aria-invalid='true']").first();
  const disabled = main.locator("input:disabled").first();
  expect(await findAlike({ "wrong field": [wrong, free], "disabled field": [disabled, free] })).toEqual([]);
  const before = await readColors(free);
  await free.focus();
  expect(await readColors(free), "a field with the focus").not.toEqual(before);

  await page.goto("/gallery/buttons");
  const button = main.locator("button:enabled:not([aria-disabled='true'])").first();
  for (const kind of ["button:disabled", "button[aria-disabled='true']"]) {
    const off = main.locator(kind).first();
    if ((await off.count()) > 0) expect(await findAlike({ [kind]: [off, button] })).toEqual([]);
  }
  const pressed = main.locator("button[aria-pressed='true']").first();
  if ((await pressed.count()) > 0)
    expect(await findAlike({ pressed: [pressed, main.locator("button[aria-pressed='false']").first()] })).toEqual([]);

  await page.goto("/gallery/choices");
  const box = (state: string) => main.locator(`input[type="checkbox"]${state}`).first();
  await expect(box(":checked")).toHaveCSS("appearance", "auto");
  expect(await findAlike({ "wrong box": [box("[aria-invalid='true']"), box(":not([aria-invalid='true'])")] })).toEqual(
    [],
  );

  await page.goto("/gallery/selects");
  await main.getByRole("combobox").first().click();
  const option = (state: string) => page.locator(`[role="option"]${state}`).first();
  await option("").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = page.locator("[role='option'][class*='active']").first();
  expect(
    await findAlike({ "active option": [active, page.locator("[role='option']:not([class*='active'])").first()] }),
  ).toEqual([]);
  await page.keyboard.press("Enter");
  await main.getByRole("combobox").first().click();
  expect(
    await findAlike({ "chosen option": [option("[aria-selected='true']"), option("[aria-selected='false']")] }),
  ).toEqual([]);
});
