/** Pages modified by a browser's translator update like untranslated ones. */
import type { Browser, Page } from "@playwright/test";
import { translatePage } from "../support/translate-page";
import { EditorPage } from "./editor-page";
import { admit, anotherContext, expect, FEWER_PIXELS, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use({ ...FEWER_PIXELS, actionTimeout: 15_000 });

const shownText = (page: Page) =>
  page.evaluate(() => document.body.innerText.split("\n").flatMap((line) => line.replace(/\s+/g, " ").trim() || []));

type Answers = Map<string, { status: number; contentType: string; body: Buffer }>;

/** Repeats each read's first answer, since other tests change the same lists. Writes are not recorded. */
async function answerAlike(page: Page, answers: Answers): Promise<void> {
  await page.route("**/api/backend/**", async (route) => {
    const request = route.request();
    if (request.method() !== "GET") return;
    try {
      const known = answers.get(request.url());
      if (known) return await route.fulfill(known);
      const response = await route.fetch();
      const contentType = response.headers()["content-type"] ?? "application/json";
      const answer = { status: response.status(), contentType, body: await response.body() };
      if (response.ok()) answers.set(request.url(), answer);
      return await route.fulfill({ response, body: answer.body });
    } catch (error) {
      // A read may be in flight when its page closes.
      if (!page.isClosed()) throw error;
    }
  });
}

/** Opens the same page in two browsers, translates one, runs `steps` in both, and expects the same texts after each. */
async function expectSameTexts(
  { page, browser }: { page: Page; browser: Browser },
  open: (page: Page) => Promise<void>,
  steps: readonly ((page: Page) => Promise<unknown>)[],
  email?: string,
): Promise<void> {
  const context = await anotherContext(browser);
  const untranslated = await context.newPage();
  const answers: Answers = new Map();
  const now = Date.now();
  for (const one of [page, untranslated]) {
    // Ages are the same in both.
    await one.clock.setFixedTime(now);
    await admit(one, email);
    await answerAlike(one, answers);
    await open(one);
  }
  const same = () =>
    expect(async () => expect(await shownText(page)).toEqual(await shownText(untranslated))).toPass({
      timeout: 10_000,
    });
  await same();
  await page.evaluate(translatePage);
  expect(await page.locator("font > font").count()).toBeGreaterThan(10);
  for (const step of steps) {
    for (const one of [page, untranslated]) await step(one);
    await same();
  }
  // Close the pages first: unsent writes must not be sent.
  for (const one of [page, untranslated]) await one.close();
  await context.close();
}

const list = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
};
const sortBy = (name: RegExp) => (page: Page) =>
  page.getByRole("columnheader", { name }).getByRole("button").first().click();
const link = (name: RegExp) => (page: Page) => page.getByRole("link", { name }).first().click();
const press = (key: string) => (page: Page) => page.keyboard.press(key);

test("the translated editor shows the figures and names of each selection, in each unit", async ({ page, browser }) => {
  const open = (one: Page) => new EditorPage(one).open(DEMO_HOME_CLAIM);
  const choose = (name: RegExp) => (one: Page) => one.getByRole("treeitem", { name }).first().click();
  const units = (name: string) => (one: Page) =>
    new EditorPage(one).quantities.getByText(name, { exact: true }).click();
  await expectSameTexts({ page, browser }, open, [
    choose(/^Kitchen/),
    choose(/^Study/),
    units("ft in"),
    choose(/^Kitchen/),
    units("m"),
    choose(/^Kitchen/),
    async (one) => {
      const editor = new EditorPage(one);
      await one.keyboard.press("ArrowRight");
      await editor.tree
        .getByRole("treeitem", { name: /^Floor\b/ })
        .first()
        .click();
      await one.keyboard.press("ArrowRight");
      await editor.tree
        .getByRole("treeitem", { name: /^Corner \d/ })
        .first()
        .click();
      await editor.coordinate("X").press("ArrowUp");
    },
    press("Control+z"),
    press("Escape"),
  ]);
});

test("translated lists show the rows of each order, tab and search", async ({ page, browser }) => {
  await expectSameTexts({ page, browser }, list("/insured/policies"), [
    sortBy(/Insured|Updated/),
    link(/^Inactive/),
    link(/^Active/),
    async (one) => {
      const table = one.getByRole("table");
      await table.locator("xpath=..").evaluate((frame) => frame.scrollBy(0, 6_000));
      // Rows of the next pages.
      const rows = table.locator("tbody tr[data-index]");
      await expect.poll(async () => Number(await rows.last().getAttribute("data-index"))).toBeGreaterThan(80);
      await expect(rows.last().locator("[data-row-lead]")).toBeAttached();
    },
    async (one) => {
      await one.getByRole("searchbox").fill("Holloway");
      await expect(one.getByRole("table").getByRole("row").nth(10)).toBeHidden();
    },
    async (one) => {
      await one.getByRole("searchbox").fill("");
      await expect(one.getByRole("table").getByRole("row").nth(10)).toBeVisible();
    },
    (one) => one.getByRole("table").getByRole("checkbox").nth(1).click(),
    (one) => one.getByRole("table").getByRole("checkbox").nth(2).click(),
  ]);
});

test("the translated queue shows each inspection and the result of marking one reviewed", async ({ page, browser }) => {
  const open = async (one: Page) => {
    await list("/insured/inspections?status=needs%20review&sort=statusChangedAt")(one);
    await one.keyboard.press("q");
    await expect(one.getByRole("region", { name: "Current inspection" }).getByRole("heading").first()).toBeVisible();
  };
  const decide = async (one: Page) => {
    await expect(one.getByText("Ready to review")).toBeVisible();
    const before = one.url();
    await one.keyboard.press("e");
    await expect(one).not.toHaveURL(before);
  };
  await expectSameTexts({ page, browser }, open, [press("]"), press("]"), press("["), decide]);
});

test("a translated claim shows each of its tabs, and a room its photos", async ({ page, browser }) => {
  const open = async (one: Page) => {
    await list("/insured/policies")(one);
    await one.getByRole("searchbox").fill(DEMO_HOME_CLAIM);
    await one.getByRole("link", { name: DEMO_HOME_CLAIM }).first().click();
    await expect(one.getByRole("heading", { name: DEMO_HOME_CLAIM })).toBeVisible();
  };
  const section = (name: RegExp) => (one: Page) =>
    one.getByRole("navigation", { name: "Sections of the claim" }).getByRole("link", { name }).click();
  const room = (index: number) => async (one: Page) => {
    const link = one.getByRole("complementary", { name: "Rooms" }).getByRole("link").nth(index);
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
  };
  await expectSameTexts({ page, browser }, open, [
    section(/^Inspections/),
    section(/^Media/),
    section(/^Overview/),
    (one) => one.getByRole("list", { name: "Rooms with their newest photo" }).getByRole("link").first().click(),
    room(1),
    room(2),
  ]);
});

test("translated reports show the figures and rows of each order and filter", async ({ page, browser }) => {
  const open = async (one: Page) => {
    await one.goto("/reporting");
    await expect(one.getByRole("region", { name: "Figures" })).toBeVisible();
    await expect(one.getByRole("table").getByRole("link").first()).toBeVisible();
  };
  await expectSameTexts(
    { page, browser },
    open,
    [sortBy(/^Insured/), link(/^Delivered: \d/), sortBy(/^Created/)],
    "poweruser@lintel.test",
  );
});

test("translated settings show each section", async ({ page, browser }) => {
  const open = async (one: Page) => {
    await one.goto("/settings");
    await expect(one.getByRole("link", { name: "Security" })).toBeVisible();
  };
  await expectSameTexts({ page, browser }, open, [link(/^Security/), link(/^Appearance/), link(/^About/)]);
});
