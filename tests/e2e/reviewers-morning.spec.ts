/** A reviewer by keyboard alone: a bookmark, a queue of ten, and various failures on the way. */
import type { Page } from "@playwright/test";
import { alive, expect, PASSWORD, relay, test } from "./fixtures";

test.use({ expectedErrors: /status of (401|500|50[234])|ERR_INTERNET_DISCONNECTED/ });

const BOOKMARK = "/insured/inspections?status=needs%20review&sort=statusChangedAt";
const MARK = "PUT survey/mark-reviewed";
const dock = (page: Page) => page.getByRole("region", { name: "Current inspection" });
const bar = (page: Page) => page.getByRole("region", { name: "Queue" });
const inspectionName = (page: Page) => dock(page).getByRole("heading", { level: 2 });
const table = (page: Page) => page.getByRole("table");
const marked = async () =>
  (await relay.calls()).filter((call) => `${call.method} ${call.path}` === MARK && call.status === 200).length;

/** Fills in the sign-in form without a pointer. */
async function signInByKeys(page: Page): Promise<void> {
  const email = page.getByLabel("Email");
  await expect(email).toBeVisible();
  const isFocused = () => email.evaluate((field) => field === document.activeElement);
  for (let presses = 0; presses < 8 && !(await isFocused()); presses += 1) await page.keyboard.press("Tab");
  await expect(email).toBeFocused();
  await page.keyboard.type("underwriting_reviewer@lintel.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
}

const inspectionAt = (page: Page) => new URL(page.url()).searchParams.get("queue") ?? "";

/** Reads the backend's records as the signed-in reviewer. */
async function record(page: Page, path: string): Promise<Record<string, unknown>> {
  const headers = { "X-Requested-With": "lintel" };
  const answer = await page.request.get(`/api/backend/${path}`, { headers });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

/** Counts the edits without a recorded answer, which a reload would send again. */
const countUnanswered = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await resultOf(indexedDB.open("lintel-queue"));
    const [store = ""] = database.objectStoreNames;
    const keys = await resultOf(database.transaction(store).objectStore(store).getAllKeys());
    database.close();
    return keys.filter((key) => String(key).startsWith("open|")).length;
  });

test("ten inspections are decided, one of them refused, one offline and one as the session ends, and no decision is lost", async ({
  page,
}) => {
  test.setTimeout(360_000);
  /** Presses `e` once the inspection can be decided, and waits for the next one. */
  const decide = async () => {
    await expect(dock(page).getByText("Ready to review")).toBeVisible();
    const key = inspectionAt(page);
    await page.keyboard.press("e");
    await expect.poll(() => inspectionAt(page)).not.toBe(key);
  };

  /** Keys of inspections, once for each answer that marks one reviewed. */
  const answered: string[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/survey/mark-reviewed") || response.status() !== 200) return;
    answered.push((response.request().postDataJSON() as { key: string }).key);
  });

  await page.goto(BOOKMARK);
  await expect(page).toHaveURL(/\/login\?from=/);
  await signInByKeys(page);
  await page.waitForURL(`**${BOOKMARK}`);
  await expect(table(page).getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("q");
  await expect(page.getByText("Next two loaded")).toBeVisible();
  const total = Number(
    /\d+ of (\d+)/.exec((await bar(page).getByRole("progressbar").getAttribute("aria-label")) ?? "")?.[1],
  );
  expect(total).toBeGreaterThan(11);
  const before = await marked();

  // 1 to 3 succeed, 4 is refused with an answer outside the contract, 5 has no network.
  for (let count = 0; count < 3; count += 1) await decide();
  await expect.poll(marked).toBe(before + 3);
  await relay.misbehave([{ match: MARK, mode: "html", times: 1 }]);
  const refused = (await inspectionName(page).textContent()) ?? "";
  await decide();
  await expect(table(page).getByText("Not saved")).toBeVisible();
  // An inspection decided offline was loaded before.
  await expect(dock(page).getByText("Ready to review")).toBeVisible();
  await page.context().setOffline(true);
  await decide();
  await expect(table(page).getByText("Unsent")).toBeVisible();
  await page.context().setOffline(false);
  await expect(table(page).getByText("Unsent")).toHaveCount(0);
  await expect.poll(marked).toBe(before + 4);

  // 6 is decided on the claim's own page, 7 in one of its rooms; Back returns to the queue at that point.
  await page.keyboard.press("Enter");
  await expect(bar(page).getByText("Ready to review")).toBeVisible();
  await expect(bar(page).getByRole("progressbar", { name: `Position 6 of ${total}` })).toBeVisible();
  const sixth = page.url();
  await page.keyboard.press("e");
  await expect(page).not.toHaveURL(sixth);
  await expect(bar(page).getByRole("progressbar", { name: `Position 7 of ${total}` })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const room = page.locator('main a[href*="/region-review/"]').first();
  await room.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/region-review\//);
  await expect(bar(page).getByText("Ready to review")).toBeVisible();
  const seventh = page.url();
  await page.keyboard.press("e");
  await expect(page).not.toHaveURL(seventh);
  await page.waitForURL(/\/region-review\//);
  await expect(bar(page).getByRole("progressbar", { name: `Position 8 of ${total}` })).toBeVisible();
  await page.keyboard.press("q");
  await expect(page.getByRole("progressbar", { name: `Position 8 of ${total}` })).toBeVisible();
  await expect(dock(page)).toBeVisible();
  await expect(page.getByText(/6 reviewed in .* 1 not saved/)).toBeVisible();

  // 8 is answered with an ended session: it waits for the same person, who finds the queue unchanged.
  await expect(dock(page).getByText("Ready to review")).toBeVisible();
  await relay.misbehave([{ match: "*", mode: "unauthorized", times: 1_000 }]);
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/login\?from=/);
  await alive(page);
  await expect(page.getByText("Your session has expired. Please log in again.")).toHaveCount(1);
  await relay.misbehave([]);
  await signInByKeys(page);
  await expect(page.getByText(/7 reviewed in .* 1 not saved/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: new RegExp(`^Position 9 of ${total}`) })).toBeVisible();

  // 9 and 10, a reload, and the refused one again.
  await decide();
  await decide();
  await expect.poll(marked).toBe(before + 9);
  await expect.poll(() => countUnanswered(page)).toBe(0);
  await page.reload();
  await expect(page.getByText(/9 reviewed in .* 1 not saved/)).toBeVisible();
  await expect(page.getByRole("progressbar", { name: `Position 11 of ${total}` })).toBeVisible();
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press("[");
  await expect(inspectionName(page)).toHaveText(refused);
  await expect(dock(page).getByText("Failed to mark survey as reviewed.")).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByText(/10 reviewed in/)).toBeVisible();
  await expect(page.getByText(/not saved/)).toHaveCount(0);

  // The backend's records agree: each is reviewed once, and its claim is in processing.
  expect(answered.filter((key, index) => answered.indexOf(key) !== index)).toEqual([]);
  await expect.poll(marked).toBe(before + 10);
  const decided = table(page).getByRole("row").filter({ hasText: "In processing" });
  await expect(decided).toHaveCount(10);
  const links = decided.locator('a[href*="/insured/overview/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const projectKeys = new Set(hrefs.map((href) => href.split("/").at(-1) ?? ""));
  expect(projectKeys.size).toBe(10);
  for (const projectKey of projectKeys) {
    const { project } = await record(page, `project?key=${projectKey}`);
    expect(project).toMatchObject({ status: "in processing" });
    const { surveys } = await record(page, `survey?projectKey=${projectKey}`);
    expect(surveys).toMatchObject([{ reviewedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
    const { activities } = await record(page, `activity?projectKey=${projectKey}&limit=50`);
    const reviews = (activities as { action: string }[]).filter(({ action }) => action === "survey.mark-reviewed");
    expect(reviews).toHaveLength(1);
  }
});
