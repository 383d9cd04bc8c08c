/** The QA report on a second screen: opened from a claim, updated, kept open, printed, and closed by its rule. */
import type { Page } from "@playwright/test";
import { createKey } from "@/lib/domain/keys";
import { look } from "./check-screen";
import { admit, anotherContext, expect, test } from "./fixtures";

type Listed = { key: string; givenName: string; familyName: string; projects: { key: string; claimNumber: string }[] };
type Claim = { path: string; name: string; number: string };

/** Returns at least two claims in review, each with another insured. */
async function claimsInReview(page: Page): Promise<[Claim, Claim, ...Claim[]]> {
  const query = "status=%5B%22in+review%22%5D&isActive=true&limit=40";
  const answer = await page.request.get(`/api/backend/insured/list?${query}`, {
    headers: { "X-Requested-With": "lintel" },
  });
  const { insureds } = (await answer.json()) as { insureds: Listed[] };
  const [one, other, ...more] = insureds
    .filter(({ projects }) => projects.length === 1)
    .map(({ key, givenName, familyName, projects: [project] }) => ({
      path: `/insured/overview/${key}/${project!.key}`,
      name: `${givenName} ${familyName}`,
      number: project!.claimNumber,
    }));
  expect(other, "two claims in review").toBeDefined();
  return [one!, other!, ...more];
}

/** Adds a second screen on the right, with permission, and records how windows are opened. */
async function setUpScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const currentScreen = { availLeft: 0, availTop: 0, availWidth: 1440, availHeight: 900 };
    const second = { availLeft: 1440, availTop: 0, availWidth: 1600, availHeight: 1000 };
    const openedWith: string[] = [];
    const open = window.open.bind(window);
    Object.defineProperty(screen, "isExtended", { get: () => true });
    Object.assign(window, {
      openedWith,
      getScreenDetails: async () => ({ screens: [currentScreen, second], currentScreen }),
      open: (...call: [string, string, string]) => {
        openedWith.push(call[2]);
        return open(...call);
      },
    });
  });
}

const heading = (report: Page) => report.getByRole("heading", { level: 1 });
/** Counts the sheets of a PDF by its page objects. */
const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("a reviewer reads the QA report on the second screen while working on the first", async ({ page }) => {
  await admit(page);
  await setUpScreens(page);
  const [claim, another] = await claimsInReview(page);
  await page.goto(claim.path);
  const button = page.getByRole("button", { name: "QA report" });
  const [report] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  const errors: string[] = [];
  report.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  report.on("pageerror", (error) => errors.push(String(error)));

  expect(await page.evaluate(() => (window as Window & { openedWith?: string[] }).openedWith)).toEqual([
    "popup,left=1520,top=50,width=1440,height=900",
  ]);
  expect(new URL(report.url()).pathname).toBe("/templates/qa-report.html");
  await expect(heading(report)).toHaveText(claim.name);
  await expect(report).toHaveTitle(`${claim.name} · QA report`);
  await expect(report.getByText(claim.number)).toBeVisible();
  for (const name of ["Inspections", "Rooms", "(Capture|Review) checklist", "Notes"]) {
    await expect(report.getByRole("heading", { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  }
  await expect(report.getByRole("table").nth(1).getByRole("row").nth(1)).toBeVisible();
  await look(report, "qa-report");

  await button.click();
  expect(page.context().pages()).toHaveLength(2);

  await report.getByRole("button", { name: "Hold this claim" }).press("Enter");
  await expect(report.getByRole("status")).toHaveText("Holds this claim");
  await page.goto(another.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(another.name);
  await expect(report.getByRole("status")).toHaveText("Holds this claim");
  await expect(heading(report)).toHaveText(claim.name);
  await report.getByRole("button", { name: "Follow again" }).press("Enter");
  await expect(heading(report)).toHaveText(another.name);

  await page.reload();
  await expect(report.getByRole("status")).toHaveText("Follows the claim open in the main window");
  await expect(heading(report)).toHaveText(another.name);

  for (const format of ["A4", "Letter"] as const) expect(sheets(await report.pdf({ format }))).toBeLessThanOrEqual(3);
  await report.emulateMedia({ media: "print" });
  await expect(report.getByRole("button")).toHaveCount(0);
  await expect(report.getByText(/^As of /)).toBeVisible();

  // A colleague requests media, which the next read reports.
  await page.route(
    ({ pathname }) => pathname === "/api/backend/insured",
    async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({
        response: answer,
        body: text.replaceAll('"status":"in review"', '"status":"needs media"'),
      });
    },
  );
  expect(report.isClosed()).toBe(false);
  await Promise.all([report.waitForEvent("close"), page.reload()]);
  await expect(button).toHaveAttribute("aria-disabled", "true");
  expect(errors).toEqual([]);
});

test("a colleague's note appears in the report, and a media request by the colleague closes it", async ({
  page,
  browser,
  baseURL,
}) => {
  await admit(page);
  const claim = (await claimsInReview(page)).at(-1)!;
  const [, , , insuredKey, projectKey] = claim.path.split("/");
  await page.goto(claim.path);
  await page.clock.install();
  const [report] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "QA report" }).click(),
  ]);
  await expect(heading(report)).toHaveText(claim.name);

  const others = await anotherContext(browser, { baseURL });
  const colleague = await others.newPage();
  await admit(colleague, "superadmin@lintel.test");
  const headers = { "X-Requested-With": "lintel", "Sec-Fetch-Site": "same-origin" };
  const note = { key: createKey("internalThread"), projectKey, body: "The attic is wet, says Dana." };
  const posted = await colleague.request.post("/api/backend/internal-thread", { headers, data: note });
  expect(posted.status()).toBe(200);
  // The next read is scheduled once the current one ends, so advance the clock until it is made.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(report.getByText(note.body)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  const data = { key: projectKey, statusReason: "The roof is missing" };
  const requested = await colleague.request.put("/api/backend/project/request-media", { headers, data });
  expect([insuredKey, requested.status()]).toEqual([insuredKey, 200]);
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect.poll(() => report.isClosed(), { timeout: 1_000 }).toBe(true);
  }).toPass();
  await others.close();
});

/** Endless words, right-to-left text, and text that looks like markup. */
const LONG = "Wallawallawashington".repeat(20);
const MARKUP = "<img src=x onerror=document.title='caught'>";
const mark = (text: string, tone = "warn") => ({ text, tone, glyph: { path: "M6 6l12 12", isFilled: false } });
const HARD = {
  type: "lintel-qa-report/1",
  kind: "report",
  failure: LONG,
  isHeld: false,
  report: {
    place: { insuredKey: "ins-1", projectKey: "prj-1" },
    title: LONG,
    name: LONG,
    asOf: "As of now",
    address: "شركة 12, Round Rock",
    reason: mark(`${LONG} ${MARKUP}`),
    facts: [{ name: "Claim", value: { text: LONG }, beside: mark(LONG) }],
    sections: [
      {
        title: LONG,
        detail: "12",
        empty: "",
        body: {
          kind: "table",
          columns: [{ label: "Room" }, { label: "Photos", isNumber: true }, { label: "Tags" }],
          rows: [[[{ text: LONG }], [{ text: "12,000" }], [mark(LONG), { text: LONG }, mark("Water 3")]]],
        },
      },
      {
        title: "Notes",
        detail: LONG,
        empty: "",
        isAside: true,
        body: { kind: "notes", notes: [{ author: LONG, time: "9:31 AM", body: `${LONG}\n${MARKUP}` }] },
      },
    ],
  },
};

test("a report of endless words stays in its window, and no text becomes markup", async ({ page }) => {
  await page.goto("/login");
  const [report] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate((message) => {
      const opened = window.open("/templates/qa-report.html");
      window.addEventListener("message", () => opened?.postMessage(message, location.origin));
    }, HARD),
  ]);
  await expect(heading(report)).toHaveText(LONG);
  await look(report, "qa-report-hard");
  await expect(report.locator("img")).toHaveCount(0);
});
