/** Every screen, light and dark, wide and narrow: opens without an error or a policy violation, and axe finds nothing serious. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, PASSWORD, signIn, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

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

/** Name, address and what shows that it is there. */
for (const [name, path, heading] of [
  ["login", "/login", "Log in to Lintel"],
  ["forgot-password", "/forgot-password", "Forgot your password?"],
  ["reset-link", "/reset-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["reset-expired-link", "/reset-expired-password/dana.whitfield%40lintel.test/a-token", "Reset your password"],
  ["activate", "/activate-account/dana.whitfield%40lintel.test/a-token/another", "Welcome!"],
  ["reset-link-gone", "/reset-password/-/-", "Open the mail again"],
  ["activate-gone", "/activate-account/-/-/-", "Open the mail again"],
] as const) {
  test(`a stranger's ${name} is sound`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    if (path.endsWith("token") || path.endsWith("another")) await page.waitForURL(/\/-\/-$/);
    await look(page, `sign-in-${name}`);
  });
}

test("a new password half typed is sound", async ({ page }) => {
  await page.goto("/activate-account/dana.whitfield%40lintel.test/a-token/another");
  await page.waitForURL(/\/-\/-$/);
  await page.getByLabel("New password").fill("harbor7");
  await page.getByLabel("Confirm password").fill("harbor");
  await page.getByLabel("New password").focus();
  await look(page, "sign-in-activate-typed");
});

test("the mail that was sent is sound", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill("nobody@lintel.test");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Email Sent!" })).toBeVisible();
  await look(page, "sign-in-email-sent");
});

test("the reset of an expiring password is sound", async ({ page }) => {
  await signIn(page, "expiring@lintel.test");
  await expect(page).toHaveURL(/\/reset-password$/);
  await look(page, "sign-in-expiring");
});

test.describe("what goes wrong at the door", () => {
  test.use({ expectedErrors: /status of 40[013]/ });

  for (const [name, email, password, text] of [
    ["wrong", "nobody@lintel.test", "Wrong-1!", "Incorrect email or password"],
    ["locked", "locked@lintel.test", PASSWORD, /contact support/i],
  ] as const) {
    test(`a ${name} sign-in is sound`, async ({ page }) => {
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.keyboard.press("Enter");
      await expect(page.getByText(text)).toBeVisible();
      await look(page, `sign-in-${name}`);
    });
  }

  test("the second step is sound, right and wrong", async ({ page }) => {
    await signIn(page, "mfa@lintel.test");
    await expect(page.getByRole("timer")).toBeVisible();
    await look(page, "sign-in-code");
    await page.getByRole("textbox", { name: "Digit 1 of 6" }).click();
    await page.keyboard.type("000000");
    await expect(page.getByRole("group", { name: "Incorrect code" })).toBeVisible();
    await look(page, "sign-in-code-wrong");
    await page.getByRole("link", { name: "Resend" }).click();
    await expect(page.getByRole("radio", { name: "Text" })).toBeVisible();
    await look(page, "sign-in-resend");
    await page.getByRole("link", { name: "Back to the code" }).click();
    await page.getByRole("link", { name: "Enter Backup Code" }).click();
    await page.getByRole("textbox", { name: "Character 1 of 16" }).click();
    await page.keyboard.type("lintel");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Incorrect code")).toBeVisible();
    await look(page, "sign-in-backup-code");
  });
});

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
