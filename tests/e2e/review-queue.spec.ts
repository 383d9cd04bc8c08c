/** The queue of the list of inspections: how to enter and leave it, for whom it is offered, and how it looks. */
import type { Page } from "@playwright/test";
import { look } from "./check-screen";
import { expect, relay, signIn, test } from "./fixtures";

test.use({ expectedErrors: /status of 50[234]/ });
test.describe.configure({ mode: "serial" });

const LIST = "/insured/inspections?status=needs%20review&sort=statusChangedAt";
const MARK = "PUT survey/mark-reviewed";
const marked = async () =>
  (await relay.calls()).filter((call) => `${call.method} ${call.path}` === MARK && call.status === 200).length;
const dock = (page: Page) => page.getByRole("region", { name: "Current inspection" });
const inspectionName = (page: Page) => dock(page).getByRole("heading", { level: 2 });
async function startQueue(page: Page, list = LIST): Promise<void> {
  await page.goto(list);
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("q");
  await expect(inspectionName(page)).toBeVisible();
}

/** Presses the keys when the claim's address appears, before anything else has run. */
async function pressAsClaimOpens(page: Page, keys: string[]): Promise<void> {
  await page.evaluate((pressed) => {
    const push = history.pushState;
    history.pushState = function pushState(...entry) {
      push.apply(this, entry);
      history.pushState = push;
      queueMicrotask(() => {
        for (const key of pressed) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      });
    };
  }, keys);
}

/** Presses the key as soon as the queue is rendered, before its address is written. */
async function pressAsQueueShows(page: Page, key: string): Promise<void> {
  await page.evaluate((pressed) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("section[aria-label='Current inspection']")) return;
      watch.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, key);
}

/** Presses `e` once the inspection can be decided, and waits for the next one. */
async function decide(page: Page): Promise<void> {
  await expect(dock(page).getByText("Ready to review")).toBeVisible();
  const before = page.url();
  await page.keyboard.press("e");
  await expect(page).not.toHaveURL(before);
}

test("leaving the queue, also after Back, leads to the same row in the same position", async ({ page }) => {
  await signIn(page);
  await page.goto("/insured/inspections");
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(3)).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press("j");
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const scrolled = () => page.evaluate(() => document.querySelector("table")?.parentElement?.scrollTop ?? -1);
  await expect(page.locator("tbody tr[data-index='29'] :focus")).toBeVisible();
  const row = await focused();
  const top = await scrolled();
  expect(top).toBeGreaterThan(0);
  // The row's position is saved with its history entry a moment after the last key.
  const savedTop = () =>
    page.evaluate(() => (history.state as { lintelTablePlace?: { top: number } }).lintelTablePlace?.top);
  await expect.poll(savedTop).toBe(top);
  await page.keyboard.press("q");
  await expect(inspectionName(page)).toBeVisible();
  await page.keyboard.press("]");
  await pressAsClaimOpens(page, ["]", "Escape"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insured\/overview\/[^?]+$/);
  const back = page.getByRole("button", { name: "Back to queue" });
  await expect(back).toBeVisible();
  // Keys pressed while the claim opened have neither written the queue into its address nor left it again.
  await expect(page).toHaveURL(/\/insured\/overview\/[^?]+$/);
  await page.goBack();
  await expect(inspectionName(page)).toBeVisible();
  await expect(page.locator("tr[aria-current='true']")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(back).toBeVisible();
  const claim = page.url();
  await page.keyboard.press("]");
  await expect(page).not.toHaveURL(claim);
  await pressAsQueueShows(page, "Escape");
  await page.keyboard.press("q");
  await expect(page).toHaveURL(/\/insured\/inspections$/);
  await expect.poll(scrolled).toBe(top);
  await expect.poll(focused).toBe(row);
});

test("logging out as an underwriting reviewer asks about unsent decisions, and no one else sends them", {
  tag: "@extended",
}, async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, "underwriting_reviewer@lintel.test");
  await expect(page).toHaveURL(/\/insured\/inspections/);
  await startQueue(page);
  await relay.misbehave([{ match: MARK, mode: "drop", times: 10_000 }]);
  const name = (await inspectionName(page).textContent()) ?? "";
  await decide(page);
  const row = page.getByRole("table").getByRole("row", { name });
  await expect(row.getByText("Unsent")).toBeVisible();
  const before = await marked();
  const logOut = async () => {
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Log Out" }).click();
  };
  await logOut();
  const question = page.getByRole("alertdialog", { name: "Log Out" });
  await expect(question).toContainText("Are you sure you want to log out from this device?");
  await expect(question).toContainText(
    "1 edit hasn't been sent. It stays in this browser and is sent when you sign in here again.",
  );
  await question.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  await relay.misbehave([]);

  await signIn(page);
  await page.goto(LIST);
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  expect(await marked()).toBe(before);
  await logOut();
  await expect(question).toBeVisible();
  await expect(question).not.toContainText("been sent");
  await question.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, "underwriting_reviewer@lintel.test");
  await expect.poll(marked).toBe(before + 1);
});

test("the quick look, the queue, and the queue on a claim's pages pass axe in both themes and sizes, and no queue is printed", {
  tag: "@extended",
}, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page);
  await page.goto("/insured/inspections?status=in%20review&sort=statusChangedAt");
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  const peek = page.getByRole("complementary", { name: "Quick look" });
  await expect(peek.getByRole("list")).toBeVisible();
  // The photos are part of the pictures.
  const photos = peek.locator("img");
  const areLoaded = () => photos.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect(photos.first()).toBeVisible();
  await expect.poll(areLoaded).toBe(true);
  await look(page, "inspections-peek");
  await page.keyboard.press("Escape");
  await page.keyboard.press("q");
  await expect(page.getByText(/Next (two|one) loaded/)).toBeVisible();
  await look(page, "inspections-queue");
  await page.emulateMedia({ media: "print" });
  await expect(dock(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Leave queue" })).toBeHidden();
  await expect(page.getByRole("columnheader", { name: "Insured" })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Queue" });
  await expect(bar.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await look(page, "inspections-queue-claim");
  await page.locator('main a[href*="/region-review/"]').first().press("Enter");
  await page.waitForURL(/\/region-review\//);
  await expect(bar.getByRole("progressbar")).toBeVisible();
  await look(page, "inspections-queue-room");
  await page.emulateMedia({ media: "print" });
  await expect(bar).toBeHidden();
});
