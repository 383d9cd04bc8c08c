/** A power user in reporting: volume and turnaround as figures, charts, a list, a file and a mail. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { look } from "./check-screen";
import { enter, expect, test } from "./fixtures";
import { OUTBOX } from "./lane";

test("a power user reads the report, filters it by keyboard, exports it and mails it", async ({ page }) => {
  await enter(page, "/insured/policies", "poweruser@lintel.test");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reports" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible();
  const list = page.getByRole("table", { name: "Inspections", exact: true });
  await expect(list.getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Figures" })).toContainText("Median turnaround");
  await look(page, "reporting");
  // No dashboard is configured here: nothing is framed, and nothing may be.
  await expect(page.locator("iframe")).toHaveCount(0);
  const policy = (await page.request.get("/reporting")).headers()["content-security-policy"];
  expect(policy).toContain("frame-src 'none'");
  await page.setViewportSize({ width: 390, height: 844 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height, "nothing below the page").toBe(844);
  await page.setViewportSize({ width: 1440, height: 900 });

  const delivered = page.getByRole("link", { name: /^Delivered: \d/ });
  const count = /\d+/.exec((await delivered.getAttribute("aria-label")) ?? "")?.[0];
  await delivered.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/status=delivered/);
  await expect(page.getByText(`${count} inspection`)).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.split("\r\n")[0]).toBe(
    "\ufeffInsured,Claim,Address,Type,Status,Created,Reviewed,Delivered,Turnaround in hours",
  );
  expect(
    file
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => / (Delivered),|,(Delivered),/.test(line)),
  ).toEqual(Array.from({ length: Number(count) }, () => true));

  await page.getByRole("button", { name: "Send by email" }).click();
  const dialog = page.getByRole("dialog", { name: "Send report by email" });
  await dialog.getByRole("combobox", { name: /^Company/ }).click();
  await page.getByRole("option", { name: "Alder & Finch Mutual" }).click();
  await dialog.getByRole("combobox", { name: /^Type/ }).click();
  await page.getByRole("option", { name: "Claim", exact: true }).click();
  await look(page, "reporting-send");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("The report is on its way to your inbox.")).toBeVisible();
  await expect.poll(async () => (await fetch(OUTBOX)).text()).toContain("Report of Alder &amp; Finch Mutual");

  const week = page
    .getByRole("group", { name: /^Inspections per week/ })
    .getByRole("link")
    .first();
  await week.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);

  // A point of the turnaround chart links to that week's deliveries.
  await page.goto("/reporting");
  const point = page
    .getByRole("group", { name: /^Turnaround/ })
    .getByRole("link")
    .first();
  await point.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&status=delivered/);
  const rows = list.getByRole("row").filter({ has: page.getByRole("link") });
  // Checked in one step: while reloading, the list has no rows, and none of another status.
  const listed = async () => {
    const texts = await rows.allTextContents();
    return texts.length === 0 ? "nothing" : texts.filter((text) => !text.includes("Delivered"));
  };
  await expect.poll(listed).toEqual([]);
});

/** Returns labels below the charts that are cut off, overlap the previous one, or leave their chart. */
const wrongLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("figure [aria-hidden='true']")]
      .filter((line) => line.querySelectorAll(":scope > span[style*='width']").length > 0)
      .flatMap((line) => {
        const within = line.getBoundingClientRect();
        let end = within.left - 1;
        return [...line.children].flatMap((name) => {
          const text = document.createRange();
          text.selectNodeContents(name);
          const { left, right } = text.getBoundingClientRect();
          const isWrong = left < end || right > within.right + 1 || name.scrollWidth > name.clientWidth;
          end = right + 4;
          return isWrong ? [name.textContent] : [];
        });
      }),
  );

test("the days below the charts are readable for twelve weeks and for twenty years, on a desktop and on a phone", async ({
  page,
}) => {
  await enter(page, "/reporting?from=2006-11-28&to=2026-11-28", "poweruser@lintel.test");
  const note = page.getByText("Solid: median. Dashed: 90th percentile.");
  for (const query of ["?from=2006-11-28&to=2026-11-28", "?from=2026-09-07&to=2026-11-28"]) {
    await page.goto(`/reporting${query}`);
    await expect(note).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => wrongLabels(page)).toEqual([]);
      expect(await page.locator("figure [aria-hidden='true'] > span[style*='width']").count()).toBeGreaterThan(3);
      expect(await note.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, query.includes("2006") ? "reporting-twenty-years" : "reporting-twelve-weeks");
  }
  await page.emulateMedia({ media: "print" });
  const stats = page.getByRole("region", { name: "Figures" }).locator("dl > div");
  expect(await stats.evaluateAll((all) => all.map((one) => getComputedStyle(one).paddingLeft))).not.toContain("0px");
});
