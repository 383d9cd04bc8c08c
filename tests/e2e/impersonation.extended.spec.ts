/** Impersonation: who may start it, what is visible, every tab, the return, and no trace after log-out. */
import type { Locator, Page } from "@playwright/test";
import { look } from "./check-screen";
import { enter, expect, signIn, test } from "./fixtures";

const COMPANY = "Brightwater Insurance";

const account = (page: Page) => page.getByRole("button", { name: /^Account of/ });
const banner = (page: Page) => page.getByRole("status").filter({ hasText: "You're viewing Lintel as" });
const mainLinks = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents();
const picker = (page: Page) => page.getByRole("dialog", { name: "Impersonate" });

async function openPicker(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole("menuitem", { name: "Impersonate…" }).click();
  await expect(picker(page)).toBeVisible();
}

/** Opens the choice of companies once they have loaded; before, it opens nothing and accepts no letters. */
async function companiesField(page: Page): Promise<Locator> {
  const field = picker(page).getByRole("combobox", { name: /^Companies/ });
  await expect(field).not.toHaveAttribute("aria-busy");
  return field;
}

async function choose(page: Page, role: string, companies: readonly string[] = []): Promise<void> {
  await picker(page).getByRole("combobox", { name: /^Role/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${role}`) }).click();
  if (companies.length === 0) return;
  await (await companiesField(page)).click();
  for (const name of companies) await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  await page.keyboard.press("Escape");
}

async function start(page: Page, role: string, companies: readonly string[] = []): Promise<void> {
  await openPicker(page);
  await choose(page, role, companies);
  await picker(page).getByRole("button", { name: "Start impersonating" }).click();
  await expect(picker(page)).toBeHidden();
}

type Called = { status: number; body: Record<string, unknown> };
/** Reads with this browser's session, bypassing the page. */
async function read(page: Page, path: string): Promise<Called> {
  const answer = await page.request.get(path, { headers: { "x-requested-with": "lintel" } });
  return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
}
const companyKeysSeen = async (page: Page) => {
  const { body } = await read(page, "/api/backend/insured/list?limit=200");
  return [...new Set((body.insureds as { companyKey: string }[]).map(({ companyKey }) => companyKey))];
};
const impersonationOf = async (page: Page) =>
  ((await read(page, "/api/session")).body.session as { impersonation: unknown }).impersonation;

test("a superadmin impersonates a claims reviewer of one company, and every tab follows the start and the stop", async ({
  page,
  context,
}) => {
  await enter(page, "/", "superadmin@lintel.test");
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/insured/inspections");
  await expect(other.getByRole("table").getByRole("row").nth(2)).toBeVisible();

  await page.bringToFront();
  await start(page, "Claims reviewer", [COMPANY]);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/settings$/);
    await expect(banner(tab)).toHaveText(/^You're viewing Lintel as claims reviewer, Brightwater Insurance\./);
    await expect(account(tab)).toContainText("Selma OkaforClaims reviewer");
    await expect.poll(() => mainLinks(tab)).toEqual([]);
  }
  expect((await read(page, "/api/backend/insured/list")).status).toBe(403);
  await page.goto("/insured/policies");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(banner(page)).toBeVisible();

  await banner(page).getByRole("button", { name: "Stop impersonating" }).click();
  for (const tab of [page, other]) {
    await expect(banner(tab)).toHaveCount(0);
    await expect(account(tab)).toContainText("Superadmin");
    await expect.poll(() => mainLinks(tab)).toContain("Insured");
  }
  await expect(page).toHaveURL(/\/settings$/);
  expect(await impersonationOf(page)).toBeNull();
  await page.getByRole("link", { name: "Insured" }).click();
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
});

test("impersonating an employee of one company lists only its rows, also after a reload", async ({ page }) => {
  await enter(page, "/", "superadmin@lintel.test");
  const total = () => page.getByRole("table").getAttribute("aria-rowcount").then(Number);
  await expect(page.getByRole("table").getByRole("row").nth(2)).toBeVisible();
  const all = await total();
  expect((await companyKeysSeen(page)).length).toBeGreaterThan(1);

  await start(page, "Employee", [COMPANY]);
  await expect(page).toHaveURL(/\/insured\/policies$/);
  await expect(banner(page)).toHaveText(/^You're viewing Lintel as employee, Brightwater Insurance\./);
  await expect.poll(total).toBeLessThan(all);
  const names = page.getByRole("table").getByText(/Alder & Finch|Cedar Ridge|Driftstone|Eastmark|Foxhollow/);
  await expect(names).toHaveCount(0);
  expect(await companyKeysSeen(page)).toHaveLength(1);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole("table").getByText(COMPANY).first()).toBeVisible();
  await expect(names).toHaveCount(0);

  await account(page).click();
  await expect(page.getByRole("menuitem", { name: "Impersonate…" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Stop impersonating" }).click();
  // Another test may have added an insured by now.
  await expect.poll(total).toBeGreaterThanOrEqual(all);
  await expect(banner(page)).toHaveCount(0);
});

test("log-out ends impersonation and leaves no trace of it in the browser", async ({ page }) => {
  await enter(page, "/", "superadmin@lintel.test");
  await start(page, "Power user", [COMPANY]);
  await expect(banner(page)).toBeVisible();
  await account(page).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.getByRole("button", { name: "Logout", exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(COMPANY);
  await signIn(page, "superadmin@lintel.test");
  await expect(account(page)).toContainText("Superadmin");
  await expect(banner(page)).toHaveCount(0);
  expect(await impersonationOf(page)).toBeNull();
});

test("the keyboard alone opens impersonation from the palette, starts it and stops it", async ({ page }) => {
  await enter(page, "/", "admin@lintel.test");
  await expect(account(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("impersonate");
  await expect(page.getByRole("option", { name: /^Impersonate…/ })).toBeVisible();
  await page.keyboard.press("Enter");
  const role = picker(page).getByRole("combobox", { name: /^Role/ });
  await expect(role).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { name: /^Underwriting reviewer/ })).toBeVisible();
  await expect(page.getByRole("option", { name: /^Superadmin/ })).toHaveCount(0);
  await page.keyboard.type("under");
  await page.keyboard.press("Enter");
  await expect(role).toContainText("Underwriting reviewer");
  await page.keyboard.press("Tab");
  await expect(await companiesField(page)).toBeFocused();
  await page.keyboard.type("cedar");
  await expect(page.getByRole("option", { name: /^Cedar Ridge/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(picker(page)).toBeVisible();
  await expect(picker(page).getByText("Cedar Ridge Assurance")).toBeVisible();
  const go = picker(page).getByRole("button", { name: "Start impersonating" });
  for (let stops = 0; stops < 6 && !(await go.evaluate((node) => node === document.activeElement)); stops += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(go).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insured\/inspections$/);
  await expect(banner(page)).toHaveText(/^You're viewing Lintel as underwriting reviewer, Cedar Ridge Assurance\./);
  await expect.poll(() => mainLinks(page)).toEqual(["Inspections"]);

  await page.keyboard.press("Control+k");
  await page.keyboard.type("stop imp");
  await expect(page.getByRole("option", { name: /^Stop impersonating/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(account(page)).toContainText("Admin");
});

test("on a narrow screen impersonation starts from the navigation drawer, which closes then", async ({ page }) => {
  await enter(page, "/", "superadmin@lintel.test");
  await expect(account(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open navigation" }).click();
  const drawer = page.getByRole("dialog", { name: "Main" });
  await expect(drawer).toBeVisible();
  await start(page, "Employee", [COMPANY]);
  await expect(drawer).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(/\/insured\/policies$/);
  await banner(page).getByRole("button", { name: "Stop impersonating" }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

for (const role of ["poweruser", "employee", "claims_reviewer", "underwriting_reviewer"]) {
  test(`${role} is not offered impersonation, and the server refuses it`, async ({ page, baseURL }) => {
    await enter(page, "/", `${role}@lintel.test`);
    await account(page).click();
    await expect(page.getByRole("menuitem", { name: "Log Out" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: /impersonat/i })).toHaveCount(0);
    const answer = await page.request.put("/api/session/impersonation", {
      headers: { "x-requested-with": "lintel", origin: baseURL ?? "" },
      data: { role: "employee", companyKeys: [] },
    });
    expect([answer.status(), await answer.json()]).toEqual([
      403,
      { status: [{ message: "Your role may not act in another one.", type: "forbidden" }] },
    ]);
    expect(await impersonationOf(page)).toBeNull();
  });
}

test("the impersonation picker and banner pass axe in both themes, wide and narrow", async ({ page }) => {
  await enter(page, "/", "superadmin@lintel.test");
  await openPicker(page);
  await page.waitForTimeout(500);
  await expect(picker(page).getByText("Required")).toHaveCount(0);
  await look(page, "impersonation-picker");
  await choose(page, "Employee", [COMPANY, "Alder & Finch", "Cedar Ridge", "Driftstone"]);
  await look(page, "impersonation-picker-filled");
  await picker(page).getByRole("button", { name: "Start impersonating" }).click();
  await expect(banner(page)).toHaveText(
    /Brightwater Insurance, Alder & Finch Mutual, Cedar Ridge Assurance, and 1 more/,
  );
  await look(page, "impersonation-banner");
});
