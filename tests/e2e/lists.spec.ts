import type { Page } from "@playwright/test";
import { admit, expect, test } from "./fixtures";

test.beforeEach(async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
});

/** Waits until rows stand there down to the lower edge of the list, or to the last of all. */
async function drawn(page: Page, total: number): Promise<void> {
  await page
    .getByRole("table")
    .locator("xpath=..")
    .evaluate(async (frame, count) => {
      const isDrawn = () => {
        const last = [...frame.querySelectorAll("tbody tr[data-index]:has([data-row-lead])")].at(-1);
        if (Number(last?.getAttribute("data-index")) === count - 1) return true;
        return last !== undefined && last.getBoundingClientRect().bottom >= frame.getBoundingClientRect().bottom;
      };
      do await new Promise(requestAnimationFrame);
      while (!isDrawn());
    }, total);
}

test("the whole book scrolls through a list that never holds more than 1,200 nodes", async ({ page }) => {
  await page.goto("/insured/policies");
  await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
  const total = Number(await page.getByRole("table").getAttribute("aria-rowcount")) - 1;
  expect(total).toBeGreaterThan(300);
  const seen = new Set<string>();
  for (let turn = 0; turn < 120 && seen.size < total; turn += 1) {
    for (const href of await page
      .getByRole("table")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")))
      seen.add(href);
    await page
      .getByRole("table")
      .locator("xpath=..")
      .evaluate((frame) => frame.scrollBy(0, frame.clientHeight * 0.8));
    await drawn(page, total);
  }
  expect(seen.size).toBeGreaterThanOrEqual(total * 0.99);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1_200);
});

test("tab, search and sort stand in the address, and a pasted link opens exactly them", async ({ page }) => {
  await page.goto("/insured/policies");
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const asked = ["isActive", "search", "sort"].map((name) => searchParams.get(name));
    return pathname === "/api/backend/insured/list" && /^false,a,-?name$/.test(asked.join());
  });
  await page.getByRole("link", { name: /^Inactive/ }).click();
  await page.getByRole("searchbox").fill("a");
  await page.getByRole("table").getByRole("button", { name: "Insured" }).click();
  await expect(page).toHaveURL(/tab=inactive/);
  await expect(page).toHaveURL(/search=a/);
  await expect(page).toHaveURL(/sort=/);
  const { insureds } = (await (await answered).json()) as { insureds: { givenName: string; familyName: string }[] };
  const first = `${insureds[0]?.givenName} ${insureds[0]?.familyName}`;
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText(first);
  await page.goto(page.url());
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText(first);
  await expect(page.getByRole("searchbox")).toHaveValue("a");
});

test("a list is walked and opened with the keyboard alone", async ({ page }) => {
  await page.goto("/insured/policies");
  await expect(page.getByRole("table").getByRole("row").nth(3)).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
  await page.keyboard.press("j");
  await expect(page.locator("tbody tr[data-index='0'] :focus")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("tbody tr[data-index='1'] :focus")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/insured\/overview\//);
});

test("nothing found says so", async ({ page }) => {
  await page.goto("/insured/policies?search=zzzzzzzz");
  await expect(page.getByText(/^Nothing matches “zzzzzzzz”/)).toBeVisible();
});

test("a row pressed before the search has settled is opened all the same", async ({ page }) => {
  await page.goto("/insured/policies");
  const link = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
  await expect(link).toBeVisible();
  // A page that takes longer to come than typing takes to settle.
  await page.route("**/insured/overview/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  // What is found would come in the place of the row.
  let letGo = () => {};
  const isPressed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname === "/api/backend/insured/list" && url.searchParams.get("search") === "a",
    async (route) => {
      await isPressed;
      await route.continue();
    },
  );
  const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await page.getByRole("searchbox").fill("a");
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  letGo();
  await expect(page).toHaveURL(href);
});

test("a row pressed while the search is on its way into the address is opened all the same", async ({ page }) => {
  await page.goto("/insured/policies");
  const link = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
  await expect(link).toBeVisible();
  const href = await link.evaluate((element: HTMLAnchorElement) => {
    const write = history.replaceState;
    history.replaceState = function (...given) {
      history.replaceState = write;
      element.click();
      write.apply(this, given);
    };
    return element.href;
  });
  await page.getByRole("searchbox").fill("a");
  await expect(page).toHaveURL(href);
});

test("beside the navigation, at 1440, no column of the two lists is out of sight", async ({ page }) => {
  for (const list of ["policies", "inspections"]) {
    await page.goto(`/insured/${list}`);
    await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
    const hidden = await page
      .getByRole("table")
      .locator("xpath=..")
      .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    expect([list, hidden]).toEqual([list, 0]);
  }
});
