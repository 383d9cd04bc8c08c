/** A reviewer's morning: a list is gone through by the keyboard alone, whatever goes wrong under way. */
import type { Page } from "@playwright/test";
import { expect, relay, signIn, test } from "./fixtures";

test.use({ expectedErrors: /status of (500|50[234])|ERR_INTERNET_DISCONNECTED/ });
test.describe.configure({ mode: "serial" });

const LIST = "/insured/inspections?status=needs%20review&sort=statusChangedAt";
const MARK = "PUT survey/mark-reviewed";
const dock = (page: Page) => page.getByRole("region", { name: "Current inspection" });
const who = (page: Page) => dock(page).getByRole("heading", { level: 2 });
const marked = async (status: number) =>
  (await relay.calls()).filter((call) => `${call.method} ${call.path}` === MARK && call.status === status).length;

async function startQueue(page: Page, list = LIST): Promise<void> {
  await page.goto(list);
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("q");
  await expect(who(page)).toBeVisible();
}

/** Presses `e` once the inspection can be decided, and waits until the next one stands there. */
async function decide(page: Page): Promise<void> {
  await expect(dock(page).getByText("Nothing keeps it from being reviewed")).toBeVisible();
  const before = page.url();
  await page.keyboard.press("e");
  await expect(page).not.toHaveURL(before);
}

test("ten are decided by keys alone; one goes wrong, one is offline, and nothing is lost", async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  await startQueue(page);
  await expect(page.getByText("Next two are loaded")).toBeVisible();
  const before = await marked(200);

  for (let turn = 0; turn < 3; turn += 1) await decide(page);
  await expect.poll(() => marked(200)).toBe(before + 3);
  await relay.misbehave([{ match: MARK, mode: "html", times: 1 }]);
  const refused = (await who(page).textContent()) ?? "";
  await decide(page);
  await expect(page.getByRole("table").getByText("Not saved")).toBeVisible();
  await expect(page.getByText(/1 not saved/)).toBeVisible();

  await page.context().setOffline(true);
  await decide(page);
  await expect(page.getByRole("table").getByText("Waits")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("table").getByText("Waits")).toHaveCount(0);
  for (let turn = 0; turn < 4; turn += 1) await decide(page);

  await page.reload();
  await expect(who(page)).toBeVisible();
  await expect(page.getByText(/8 decided in .* 1 not saved/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /^Position 10 of/ })).toBeVisible();

  for (let turn = 0; turn < 6; turn += 1) await page.keyboard.press("[");
  await expect(who(page)).toHaveText(refused);
  await expect(dock(page).getByText("Failed to mark survey as reviewed.")).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByText(/9 decided in/)).toBeVisible();
  await expect(page.getByText(/not saved/)).toHaveCount(0);
  await decide(page);
  await expect(page.getByText(/10 decided in/)).toBeVisible();
  await expect.poll(() => marked(200)).toBe(before + 10);
});

test("the way back leads to the same row in the same place", async ({ page }) => {
  await signIn(page);
  await page.goto("/insured/inspections");
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(3)).toBeVisible();
  for (let turn = 0; turn < 30; turn += 1) await page.keyboard.press("j");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const scrolled = () => page.evaluate(() => document.querySelector("table")?.parentElement?.scrollTop ?? -1);
  const [row, top] = [await focused(), await scrolled()];
  expect(top).toBeGreaterThan(0);
  await page.waitForTimeout(400);
  await page.keyboard.press("q");
  await expect(who(page)).toBeVisible();
  await page.keyboard.press("]");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insured\/overview\//);
  await page.goBack();
  await expect(who(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/queue=/);
  await expect.poll(scrolled).toBe(top);
  await expect.poll(focused).toBe(row);
});

test("a reviewer of underwriting has the list and its queue", async ({ page }) => {
  await signIn(page, "underwriting_reviewer@lintel.test");
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await startQueue(page);
  const name = (await who(page).textContent()) ?? "";
  await decide(page);
  await expect(page.getByRole("table").getByRole("row", { name }).getByText("In processing")).toBeVisible();
});
