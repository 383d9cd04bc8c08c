/**
 * Properties of layers that only a real browser shows: positions, delays, motion, scroll, focus. The gallery needs no
 * sign-in.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Returns the final position of an element, after its animation. */
async function boxOf(element: Locator) {
  await element.evaluate(async (node) => {
    // A canceled animation has ended too.
    await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined)));
  });
  const box = await element.boundingBox();
  if (!box) throw new Error("not in sight");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
/** Waits until the page stops scrolling, which continues for a while after a wheel event. */
const scrolledToEnd = (page: Page) =>
  expect
    .poll(async () => {
      const before = await page.evaluate(() => scrollY);
      await page.waitForTimeout(150);
      return before - (await page.evaluate(() => scrollY));
    })
    .toBe(0);

type Box = Awaited<ReturnType<typeof boxOf>>;

const GAPS: Record<string, (trigger: Box, layer: Box) => number> = {
  bottom: (trigger, layer) => layer.y - trigger.bottom,
  top: (trigger, layer) => trigger.y - layer.bottom,
  right: (trigger, layer) => layer.x - trigger.right,
  left: (trigger, layer) => trigger.x - layer.right,
};
const MISALIGNMENTS: Record<string, (trigger: Box, layer: Box, isVertical: boolean) => number> = {
  start: (trigger, layer, isVertical) => (isVertical ? layer.x - trigger.x : layer.y - trigger.y),
  end: (trigger, layer, isVertical) => (isVertical ? layer.right - trigger.right : layer.bottom - trigger.bottom),
  center: (trigger, layer, isVertical) =>
    isVertical
      ? layer.x + layer.width / 2 - (trigger.x + trigger.width / 2)
      : layer.y + layer.height / 2 - (trigger.y + trigger.height / 2),
};

test.describe("menus", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("open at each of the twelve positions", async ({ page }) => {
    await page.goto("/gallery/layers");
    const positions = ["bottom", "top", "left", "right"].flatMap((side) =>
      ["start", "center", "end"].map((align) => [side, align] as const),
    );
    for (const [side, align] of positions) {
      const name = `${side}-${align}`;
      await button(page, name).click();
      const trigger = await boxOf(button(page, name));
      const menu = await boxOf(page.getByRole("menu", { name }));
      const isVertical = side === "top" || side === "bottom";
      expect([name, Math.abs((GAPS[side]?.(trigger, menu) ?? 99) - 4) <= 1]).toEqual([name, true]);
      expect([name, Math.abs(MISALIGNMENTS[align]?.(trigger, menu, isVertical) ?? 99) <= 1]).toEqual([name, true]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
    }
  });

  test("a nested menu opens after 100 ms of hover, 8 px from its item", async ({ page }) => {
    await page.goto("/gallery/layers");
    await button(page, "Nested").click();
    const item = page.getByRole("menuitem", { name: "Assign to" });
    await boxOf(page.getByRole("menu"));
    const waited = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let since = 0;
          document.addEventListener("pointermove", ({ timeStamp }) => {
            since ||= timeStamp;
          });
          const observer = new MutationObserver(() => {
            if (document.querySelectorAll("[role='menu']").length < 2) return;
            observer.disconnect();
            resolve(performance.now() - since);
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await item.hover();
    expect(await waited).toBeGreaterThanOrEqual(99);
    const menu = await boxOf(page.getByRole("menu", { name: "Assign to" }));
    expect(Math.round(menu.x - (await boxOf(item)).right)).toBe(8);
  });

  test("close on a click elsewhere and on scroll", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto("/gallery/layers");
    await button(page, "Actions").click();
    // Wait: the library listens for a click elsewhere only in the task after the one that opened the menu.
    await boxOf(page.getByRole("menu"));
    await page.mouse.click(700, 20);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await button(page, "Actions").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.mouse.move(700, 20);
    await page.mouse.wheel(0, 60);
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  test("a menu that is fading out opens again on a press of its button, and stays open", async ({ page }) => {
    await page.goto("/gallery/layers");
    await button(page, "Actions").click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await button(page, "Actions").click();
    // Longer than the fade, after which a closed menu would be removed.
    await page.waitForTimeout(400);
    await expect(page.getByRole("menu")).toBeVisible();
    await page.getByRole("menuitem", { name: "Mark reviewed" }).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  test("a menu that opens on hover closes when the pointer leaves, and stays after a press", async ({ page }) => {
    await page.goto("/gallery/layers");
    const menu = page.getByRole("menu");
    await button(page, "Export").hover();
    await expect(menu).toBeVisible();
    await page.getByRole("menuitem", { name: "As CSV" }).hover();
    await page.mouse.move(700, 20);
    await expect(menu).toHaveCount(0);
    await button(page, "Export").click();
    await expect(menu).toBeVisible();
    await page.mouse.move(700, 20);
    await page.waitForTimeout(400);
    await expect(menu).toBeVisible();
  });
});

test("a tooltip opens 16 px from its control, on hover, on focus and on a click", async ({ page }) => {
  await page.goto("/gallery/layers");
  const trigger = button(page, "Open scan editor");
  const tooltip = page.getByRole("tooltip");
  await trigger.hover();
  await expect(tooltip).toHaveText("Opens the claim in the scan editor");
  const distance = GAPS.top?.(await boxOf(trigger), await boxOf(tooltip)) ?? 0;
  const other = GAPS.bottom?.(await boxOf(trigger), await boxOf(tooltip)) ?? 0;
  expect(Math.round(Math.max(distance, other))).toBe(16);
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await page.mouse.move(5, 5);
  await button(page, "Status").focus();
  await page.keyboard.press("Tab");
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(tooltip).toHaveText("Next in queue]");
  await page.mouse.wheel(0, -60);
  await expect(tooltip).toHaveCount(0);
  await scrolledToEnd(page);
  await trigger.click();
  await expect(tooltip).toBeVisible();
  await page.mouse.click(700, 20);
  await expect(tooltip).toHaveCount(0);
});

test.describe("touch", () => {
  test.use({ hasTouch: true });

  test("a tap opens a tooltip, a tap elsewhere closes it", async ({ page }) => {
    await page.goto("/gallery/layers");
    await button(page, "Open scan editor").tap();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.touchscreen.tap(700, 20);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
  });
});

/** Waits until the top dialog has focus; only then does it know which element to return focus to. */
const waitForFocus = (page: Page) =>
  expect
    .poll(() =>
      page
        .getByRole("dialog")
        .last()
        .evaluate((node) => node.contains(document.activeElement)),
    )
    .toBe(true);

test("Escape closes one layer at a time, and focus returns step by step", async ({ page }) => {
  await page.goto("/gallery/layers");
  await button(page, "Menu in a dialog in a drawer").press("Enter");
  const drawer = page.getByText("Contact", { exact: true });
  const dialog = page.getByText("Company", { exact: true });
  await waitForFocus(page);
  await button(page, "Choose a company").press("Enter");
  await waitForFocus(page);
  await button(page, "Sort").press("Enter");
  await expect(page.getByRole("menuitem", { name: "By name" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(button(page, "Sort")).toBeFocused();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button(page, "Choose a company")).toBeFocused();
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(button(page, "Menu in a dialog in a drawer")).toBeFocused();
});

test("F8 focuses an alert over a dialog in a drawer; Escape returns, and a click closes only the alert", async ({
  page,
}) => {
  await page.goto("/gallery/alerts");
  await button(page, "Stays").press("Enter");
  await page.getByRole("link", { name: "Layers", exact: true }).press("Enter");
  await button(page, "Menu in a dialog in a drawer").press("Enter");
  await waitForFocus(page);
  await button(page, "Choose a company").press("Enter");
  // The dialog takes focus a moment after it appears.
  await expect(button(page, "Sort")).toBeFocused();
  const runningAnimations = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity).length,
    );
  await expect.poll(runningAnimations).toBe(0);
  const focusedText = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("F8");
  const alerts = page.getByRole("region", { name: "Notifications" });
  await expect(alerts.getByRole("button", { name: "Retry" })).toBeFocused();
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(focusedText);
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await alerts.getByRole("button", { name: "Close notification" }).click();
  await expect(alerts.getByText("The claim couldn't be saved")).toHaveCount(0);
  await expect(page.getByText("Company", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(focusedText);
});

test("a tooltip inside a dialog does not consume Escape", async ({ page }) => {
  await page.goto("/gallery/layers?open=long-dialog");
  await waitForFocus(page);
  await page.getByRole("button", { name: "Close" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a dialog keeps focus, and overflowing content scrolls with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 640 });
  await page.goto("/gallery/layers?open=long-dialog");
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  for (let times = 0; times < 6; times += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  const body = dialog.locator("[tabindex='0']");
  await body.focus();
  await page.keyboard.press("End");
  await expect.poll(() => body.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
  const box = await boxOf(dialog);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(640);
});

test.describe("motion", () => {
  const motionOf = (page: Page, role: "menu" | "dialog") =>
    page.getByRole(role).evaluate((node) =>
      node.getAnimations().map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
        const moves = ["translate", "scale", "transform"].filter((name) => properties.has(name));
        return { duration: effect.getTiming().duration, fades: properties.has("opacity"), moves };
      }),
    );
  // Paused from the start: an event handler would pause too late on a busy machine, where 200 ms can pass before the
  // next frame.
  const pauseMotion = (page: Page) =>
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("* { animation-play-state: paused !important; }");
      document.adoptedStyleSheets.push(sheet);
    });

  for (const [layer, role] of [
    ["menu", "menu"],
    ["dialog", "dialog"],
    ["popover", "dialog"],
  ] as const) {
    test(`a ${layer} appears in 200 ms with a fade and a small move`, async ({ page }) => {
      await pauseMotion(page);
      await page.goto(`/gallery/layers?open=${layer}`);
      await expect
        .poll(() => motionOf(page, role))
        .toEqual([{ duration: 200, fades: true, moves: ["translate", "scale"] }]);
    });

    test(`a ${layer} only fades where motion is reduced`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await pauseMotion(page);
      await page.goto(`/gallery/layers?open=${layer}`);
      await expect.poll(() => motionOf(page, role)).toEqual([{ duration: 200, fades: true, moves: [] }]);
    });
  }
});
