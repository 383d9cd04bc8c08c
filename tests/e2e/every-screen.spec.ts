/** Every screen, light and dark, wide and narrow: opens without an error or a policy violation, and axe finds nothing serious. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

const PUBLIC = ["/login"];
const SIGNED_IN = [
  "/insured/policies",
  "/insured/inspections",
  "/settings",
  "/error",
  "/error/401",
  "/error/403",
  "/error/404",
];

async function look(page: Page, name: string): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const [size, viewport] of [
      ["wide", { width: 1440, height: 900 }],
      ["narrow", { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `.test-output/screens/${name}-${theme}-${size}.png` });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${name} is wider than ${size}`,
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const found = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
    const serious = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(
      serious.map(
        ({ id, nodes }) => `${name} ${theme}: ${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      ),
    ).toEqual([]);
  }
}

for (const path of PUBLIC) {
  test(`a stranger's ${path} is sound`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await look(page, path.slice(1).replaceAll("/", "-"));
  });
}

for (const path of SIGNED_IN) {
  test(`${path} is sound`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await look(page, path.slice(1).replaceAll("/", "-"));
  });
}

test("the overview and the editor of the demo home are sound", async ({ page }) => {
  await signIn(page);
  await page.goto("/insured/policies");
  await page.getByRole("searchbox").fill(DEMO_HOME_CLAIM);
  await page.getByRole("link", { name: DEMO_HOME_CLAIM }).first().click();
  await expect(page.getByRole("heading", { name: DEMO_HOME_CLAIM })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await look(page, "overview");
  await page.getByRole("link", { name: "Open scan editor" }).first().click();
  await expect(page.getByRole("tree", { name: "Outliner" })).toBeVisible();
  await page.waitForTimeout(2_000);
  await look(page, "scan-editor");
});
