import type { Page } from "@playwright/test";
import { admit, expect, test } from "./fixtures";

test.beforeEach(async ({ page }) => {
  await admit(page, "superadmin@lintel.test");
});

/** Waits until rows fill the list down to its bottom, or to the last row. */
async function waitForRows(page: Page, total: number): Promise<void> {
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

test("a list scrolls through all its rows and keeps fewer than 1,200 nodes", async ({ page }) => {
  await page.goto("/insured/policies");
  await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
  const total = Number(await page.getByRole("table").getAttribute("aria-rowcount")) - 1;
  expect(total).toBeGreaterThan(300);
  const seen = new Set<string>();
  for (let round = 0; round < 120 && seen.size < total; round += 1) {
    for (const href of await page
      .getByRole("table")
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")))
      seen.add(href);
    await page
      .getByRole("table")
      .locator("xpath=..")
      .evaluate((frame) => frame.scrollBy(0, frame.clientHeight * 0.8));
    await waitForRows(page, total);
  }
  expect(seen.size).toBeGreaterThanOrEqual(total * 0.99);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1_200);
});

test("tab, search and sort are in the address, and a pasted link restores them", async ({ page }) => {
  await page.goto("/insured/policies");
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    const values = ["isActive", "search", "sort"].map((name) => searchParams.get(name));
    return pathname === "/api/backend/insured/list" && /^false,a,-?name$/.test(values.join());
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

test("the keyboard alone moves through a list and opens a row", async ({ page }) => {
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

test("a search without results says so", async ({ page }) => {
  await page.goto("/insured/policies?search=zzzzzzzz");
  await expect(page.getByText(/^No results for “zzzzzzzz”/)).toBeVisible();
});

test("a row pressed before the search results arrive opens", async ({ page }) => {
  await page.goto("/insured/policies");
  const link = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
  await expect(link).toBeVisible();
  // The page takes longer to open than the search debounce.
  await page.route("**/insured/overview/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  // The results would replace the row.
  let releaseSearch = () => {};
  const isPressed = new Promise<void>((resolve) => {
    releaseSearch = resolve;
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
  releaseSearch();
  await expect(page).toHaveURL(href);
});

test("a row pressed while the search is being written to the address opens", {
  tag: "@extended",
}, async ({ page }) => {
  await page.goto("/insured/policies");
  const link = page.getByRole("table").getByRole("row").nth(1).getByRole("link").first();
  await expect(link).toBeVisible();
  const href = await link.evaluate((element: HTMLAnchorElement) => {
    const write = history.replaceState;
    history.replaceState = function (...args) {
      history.replaceState = write;
      element.click();
      write.apply(this, args);
    };
    return element.href;
  });
  await page.getByRole("searchbox").fill("a");
  await expect(page).toHaveURL(href);
});

for (const width of [1440, 1280]) {
  const tag = width === 1440 ? "@extended" : [];
  test(`next to the navigation, at ${width} px, no column of a list is hidden, and no status, time or count is cut off`, {
    tag,
  }, async ({ page }) => {
    // The width next to a scroll bar of Windows.
    await page.setViewportSize({ width: width - 15, height: 900 });
    for (const path of [
      "/insured/policies",
      "/insured/inspections",
      "/reporting",
      "/admin/employees",
      "/admin/companies",
    ]) {
      await page.goto(path);
      const table = page.getByRole("table").filter({ has: page.locator("[data-row-lead]") });
      await expect(table.getByRole("row").nth(2)).toBeVisible();
      const hidden = await table.locator("xpath=..").evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      expect([path, hidden]).toEqual([path, 0]);
      const cutHeads = await table
        .locator("th button")
        .evaluateAll((heads) =>
          heads
            .filter(
              (head) => head.getBoundingClientRect().right > (head.closest("th")?.getBoundingClientRect().right ?? 0),
            )
            .map((head) => head.textContent),
        );
      expect([path, cutHeads]).toEqual([path, []]);
      const cutFigures = await table.evaluate((element) => {
        const heads = [...element.querySelectorAll("th")].map(({ textContent }) => textContent.trim());
        const isFigure = (cell: Element) =>
          /^(Status|Latest claim|In status|Media|Updated|Created|Reviewed|Delivered|Expires|Turnaround|Last sign-in)/.test(
            heads[[...cell.parentElement!.children].indexOf(cell)] ?? "",
          );
        return [...element.querySelectorAll("tbody td")]
          .filter((cell) => isFigure(cell))
          .filter((cell) =>
            [cell, ...cell.querySelectorAll("*")].some(
              (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth,
            ),
          )
          .map(({ textContent }) => textContent);
      });
      expect([path, cutFigures]).toEqual([path, []]);
    }
  });
}

test("a truncated cell shows its full text on hover", { tag: "@extended" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/insured/inspections");
  const cells = page.getByRole("table").locator("tbody td");
  const firstCut = () =>
    cells.evaluateAll((all) =>
      all.findIndex((cell) =>
        [cell, ...cell.querySelectorAll("*")].some(
          (part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth,
        ),
      ),
    );
  await expect.poll(firstCut).toBeGreaterThan(-1);
  const cell = cells.nth(await firstCut());
  await cell.hover();
  await expect(cell).toHaveAttribute("title", (await cell.textContent()) ?? "");
});

test("the label of the loading bar covers no control, and toasts do not cover the hints of a list", {
  tag: "@extended",
}, async ({ page }) => {
  await page.goto("/insured/policies");
  await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
  await page.getByRole("button", { name: "Export CSV" }).click();
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem").first();
  await expect(toast).toBeVisible();
  const footer = page.getByRole("main").locator("footer");
  const toastBox = await toast.boundingBox();
  const footerBox = await footer.boundingBox();
  expect((toastBox?.y ?? 0) + (toastBox?.height ?? 0)).toBeLessThanOrEqual(footerBox?.y ?? 0);

  // The next page never arrives.
  await page.route(/\/insured\/inspections\?/, () => new Promise(() => undefined));
  await page.getByRole("main").getByRole("link", { name: "Inspections" }).click();
  const label = page.locator("progress ~ span", { hasText: "Reticulating splines" });
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(label).toBeVisible();
    const covered = await label.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...document.querySelectorAll("a, button, input, [role='combobox']")]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const isDrawn = right > 0 && bottom > 0 && control.checkVisibility();
          return isDrawn && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map((control) => control.textContent);
    });
    expect([width, covered]).toEqual([width, []]);
  }
});
