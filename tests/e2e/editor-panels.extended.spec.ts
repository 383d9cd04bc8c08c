/** The editor's panels, in columns and as windows over the canvas. */
import type { Locator, Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, expect, FEWER_PIXELS, test } from "./fixtures";
import { DEMO_HOME_CLAIM } from "./seeded";

test.use(FEWER_PIXELS);

/** Controls that are partly hidden, cut off, or overlapped. */
const crampedControls = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("button, a, input, select, [role='radio']")].flatMap(
      (control) => {
        const box = control.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // Excludes controls that are scrolled away, or only for screen readers.
        return top !== null && box.width > 1 && control.contains(top) ? [{ control, box }] : [];
      },
    );
    const isCut = (control: HTMLElement) =>
      [control, ...control.querySelectorAll<HTMLElement>("*")].some(
        (one) => getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1,
      );
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const nameOf = (control: HTMLElement) => control.getAttribute("aria-label") ?? control.textContent;
    const found: string[] = [];
    for (const [index, { control, box }] of controls.entries()) {
      const isOut = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
      if (isOut) found.push(`${nameOf(control)} is not in sight whole`);
      if (isCut(control)) found.push(`${nameOf(control)} is cut`);
      for (const other of controls.slice(index + 1)) {
        const isWithin = control.contains(other.control) || other.control.contains(control);
        if (!isWithin && overlap(box, other.box)) found.push(`${nameOf(control)} lies on ${nameOf(other.control)}`);
      }
    }
    return { count: controls.length, found };
  });

test("panels float over the canvas and dock again, keeping their state and position", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);

  await expect(async () => {
    const { count, found } = await crampedControls(page);
    expect([found, count > 20]).toEqual([[], true]);
  }).toPass();

  // Expand the outliner, scroll a little, then undock it.
  for (const room of ["Kitchen", "Hall", "Dining room"])
    await editor.tree.getByRole("treeitem", { name: room }).locator("[data-arrow]").click();
  await editor.tree.evaluate((tree) => tree.scrollTo({ top: 20 }));
  const columns = page.getByRole("complementary");
  await expect(columns).toHaveCount(2);
  await page.getByRole("button", { name: "Float outliner" }).click();
  await expect(page.getByRole("button", { name: "Dock outliner" })).toBeFocused();
  // The column is closed, and the claim's name is still above it.
  await expect
    .poll(async () => (await page.getByRole("heading", { level: 1 }).boundingBox())?.width)
    .toBeGreaterThan(60);
  const panel = page.getByRole("region", { name: "Outliner" });
  await expect.poll(() => editor.tree.evaluate((tree) => tree.scrollTop)).toBe(20);

  // The canvas uses the space; the window is dragged and stays on screen.
  const before = (await panel.boundingBox())!;
  await page.getByRole("heading", { name: "Outliner" }).hover();
  await page.mouse.down();
  await page.mouse.move(before.x + 300, before.y + 140, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await panel.boundingBox())?.x).toBeGreaterThan(before.x + 100);

  // The window belongs to the page: the editor's keys work in it, and Escape goes one step back.
  await editor.tree.getByRole("treeitem", { name: "Ceiling" }).first().click();
  await expect(page.getByRole("region", { name: "Properties" }).getByRole("heading", { level: 3 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Nothing is selected.")).toBeVisible();

  // The selection is restored as well, so its link can be shared.
  await editor.tree.getByRole("treeitem", { name: "Ceiling" }).first().click();
  await expect(page).toHaveURL(/[?&]selection=fc[^&]+/);

  // The other windows are each shrunk to their minimum size, and no further, and moved apart.
  await page.keyboard.press("Shift+H");
  await page.keyboard.press("y");
  const windows = ["Outliner", "Properties", "History", "Layers"] as const;
  const windowOf = (name: string) => page.getByRole("region", { name, exact: true });
  const drag = async (grip: Locator, to: { x: number; y: number }) => {
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
  };
  for (const [index, name] of windows.entries()) {
    const float = page.getByRole("button", { name: `Float ${name.toLowerCase()}` });
    if (index > 0) await float.click();
    const grip = windowOf(name).locator("[data-edge='se']");
    await drag(grip, { x: 10, y: 10 });
    await expect.poll(() => windowOf(name).boundingBox()).toMatchObject({ width: 150, height: 100 });
    await drag(windowOf(name).getByRole("heading", { name, level: 2 }), { x: 420 + 100 * index, y: 140 + 120 * index });
    await expect.poll(async () => (await windowOf(name).boundingBox())!.y).toBeGreaterThan(60 + 120 * index);
  }
  // At minimum size, the buttons of its header are still visible.
  await expect.poll(async () => (await crampedControls(page)).found).toEqual([]);
  const positions = () => Promise.all(windows.map((name) => windowOf(name).boundingBox()));
  const positionsBefore = await positions();
  await page.reload();
  await expect(page.getByRole("button", { name: "Dock layers" })).toBeVisible();
  await expect.poll(positions).toEqual(positionsBefore);
  await expect(windowOf("Properties").getByRole("heading", { level: 3 })).toHaveText("Ceiling");

  await page.getByRole("button", { name: "Dock outliner" }).click();
  await expect(page.getByRole("button", { name: "Float outliner" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Dock all");
  await expect(page.getByRole("option", { name: /^Dock all/ })).toBeVisible();
  await page.keyboard.press("Enter");
  for (const name of windows)
    await expect(page.getByRole("button", { name: `Float ${name.toLowerCase()}` })).toBeVisible();
});

test("undocked windows open clear of the bars, tall enough for their content, and show which elements a move affects", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);

  await test.step("while a wall is moved, the windows show which elements move with it", async () => {
    await page.keyboard.press("3");
    await editor.tree
      .getByRole("treeitem", { name: /^Kitchen\b/ })
      .locator("[data-arrow]")
      .click();
    await editor.tree
      .getByRole("treeitem", { name: /^Wall 1/ })
      .first()
      .click();
    await page.keyboard.type("gx0.35");
    await expect(page.getByText("This moves")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("Faces that change shape")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await editor.letGo();
  });

  const names = ["Outliner", "Checks", "Quantities", "Properties"] as const;
  for (const name of names) await page.getByRole("button", { name: `Float ${name.toLowerCase()}` }).click();
  await expect(page.getByRole("complementary").locator(":scope > section")).toHaveCount(0);
  const found = () =>
    page.evaluate(() => {
      const overlap = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const windows = [...document.querySelectorAll("[data-floating-window]")].map((one) =>
        one.getBoundingClientRect(),
      );
      const bars = [
        ...document.querySelectorAll("[data-picture] [data-over-picture], [data-picture] [data-over-labels]"),
      ];
      const covered = bars.filter((bar) => windows.some((one) => overlap(one, bar.getBoundingClientRect())));
      return { windows: windows.length, bars: bars.length > 3, covered: covered.map((bar) => bar.textContent) };
    });
  await expect.poll(found).toEqual({ windows: 4, bars: true, covered: [] });
  for (const name of names)
    await expect(page.getByRole("button", { name: `Dock ${name.toLowerCase()}` })).toBeInViewport();

  await editor.tree
    .getByRole("treeitem", { name: /^Wall 1/ })
    .first()
    .click();
  const properties = page.getByRole("region", { name: "Properties" });
  await expect(properties.getByRole("spinbutton").first()).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: test.info().outputPath("floated.png") });
});

test("if the canvas is too small for all undocked windows, each can still be dragged by its header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  const names = ["Outliner", "Checks", "Properties", "Quantities"] as const;
  for (const name of names) await page.getByRole("button", { name: `Float ${name.toLowerCase()}` }).click();
  const heads = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-floating-window]")].map((one) => {
        const { left, top, width } = one.getBoundingClientRect();
        const seen = [...Array(Math.floor(width / 8)).keys()].filter((step) => {
          const hit = document.elementFromPoint(left + 4 + step * 8, top + 18);
          return hit !== null && one.contains(hit);
        });
        return { name: one.querySelector("h2")?.textContent, isInReach: seen.length >= 12 };
      }),
    );
  const inReach = names.map((name) => ({ name, isInReach: true }));
  await expect.poll(heads).toEqual(inReach);
  await page.screenshot({ path: test.info().outputPath("taken-out.png") });
});

test("every panel below the outliner fits at 1280 by 800, as do a photo window at minimum size and the camera bar on the narrowest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  // Neither column scrolls as a whole, even over hidden content, and no panel extends past its bottom.
  const fits = () =>
    page.getByRole("complementary").evaluateAll((columns) =>
      columns.every((one) => {
        const boxes = [...one.querySelectorAll(":scope > section")].map((panel) => panel.getBoundingClientRect());
        const foot = one.getBoundingClientRect().bottom;
        return one.scrollHeight <= one.clientHeight && boxes.every(({ bottom }) => bottom <= foot + 0.5);
      }),
    );
  await editor.tree.getByRole("treeitem", { name: /^Kitchen\b/ }).click();
  await expect.poll(fits).toBe(true);

  await test.step("the panel opened first collapses to its header; reopening it collapses another", async () => {
    for (const [key, name] of [
      ["Alt+r", "Review"],
      ["Shift+W", "Checks"],
      ["d", "Photos"],
      ["Shift+H", "History"],
      ["y", "Layers"],
      ["v", "Named views"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
      await expect.poll(fits).toBe(true);
    }
    const open = page.getByRole("button", { name: "Open review" });
    await open.click();
    await expect(page.getByRole("radio", { name: /^Left/ })).toBeVisible();
    await expect(open).toHaveCount(0);
    await expect.poll(fits).toBe(true);
    await expect.poll(async () => (await crampedControls(page)).found).toEqual([]);
    // The key of a collapsed panel opens it.
    await page.keyboard.press("y");
    await expect(page.getByRole("button", { name: "Open layers" })).toHaveCount(0);
    await page.keyboard.press("y");
    await expect(page.getByRole("region", { name: "Layers" })).toHaveCount(0);
    await page.keyboard.press("d");
  });

  await test.step("a photo window fits its controls at minimum size", async () => {
    await page.getByRole("option", { name: "Dining room 3" }).click();
    const photo = page.getByRole("region", { name: "Dining room 3" });
    await expect(photo.getByRole("button", { name: "View from the photo" })).toBeVisible();
    await photo.locator("[data-edge='se']").hover();
    await page.mouse.down();
    await page.mouse.move(10, 10, { steps: 2 });
    await page.mouse.up();
    await expect.poll(() => photo.boundingBox()).toMatchObject({ width: 150, height: 100 });
    await expect.poll(async () => (await crampedControls(page)).found).toEqual([]);
    // A control that does not fit is one key away.
    await expect(photo.getByRole("button", { name: "Close the photo" })).toBeVisible();
    await page.keyboard.press("z");
    await page.keyboard.press("Shift+Z");
    await expect(photo).toHaveCount(0);
  });

  await test.step("the camera bar shows all its buttons on a narrow phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Show camera commands" }).click();
    const bar = page.getByRole("toolbar", { name: "Camera" });
    await expect(bar.getByRole("button")).toHaveCount(9);
    for (const button of await bar.getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  });
});

test("on a phone, an opened panel scrolls into view, as does the photo list opened next to it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const editor = new EditorPage(page);
  await admit(page);
  // The note about small screens appears once.
  await page.goto("/settings/appearance");
  await page.getByRole("button", { name: "Got it" }).click();
  await editor.open(DEMO_HOME_CLAIM);
  await page.keyboard.press("Alt+r");
  await expect(page.getByText(/^Left \d/)).toBeInViewport();
  await page.keyboard.press("d");
  for (const name of ["Dining room 1", "Dining room 2"])
    await expect(page.getByRole("option", { name, exact: true })).toBeInViewport();
});

/** Returns the focused element, and whether it, its container or its row looks different without focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement) || one === document.body) return null;
    const row = document.getElementById(one.getAttribute("aria-activedescendant") ?? "");
    const around = [one, one.parentElement, one.parentElement?.parentElement, one.nextElementSibling, row];
    const looks = () =>
      around.map((part) => {
        if (!part) return "";
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(part);
        return [outlineStyle === "none" ? "" : outlineWidth + outlineColor, boxShadow, borderColor].join();
      });
    const withFocus = looks();
    one.blur();
    const without = looks();
    one.focus({ focusVisible: true } as FocusOptions);
    const name = one.getAttribute("aria-label") ?? one.title ?? one.textContent ?? "";
    return { name: `${one.tagName} ${name}`, isMarked: withFocus.join() !== without.join() };
  });

test("every Tab stop from the outliner to the last figure shows its focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  await editor.tree.getByRole("treeitem", { name: /^Kitchen\b/ }).click();
  await page.keyboard.press("Alt+r");
  // The empty list is a stop as well.
  await page.keyboard.press("Alt+n");
  await expect(page.getByText("Nothing has changed since the scan.")).toBeVisible();
  await editor.tree.focus();
  const stops: string[] = [];
  const unmarked: string[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop.name);
    if (!stop.isMarked) unmarked.push(stop.name);
  }
  expect(unmarked).toEqual([]);
  for (const name of ["Move", "Fit all", "Float properties", "Close the review"])
    expect(stops.some((stop) => stop.endsWith(name))).toBe(true);
  expect(stops.length).toBeGreaterThan(60);
});

test("names and figures on the plan do not overlap each other or a bar, at any zoom", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  await page.keyboard.press("6");
  await expect(page.locator("[data-part='room']").first()).toBeVisible();
  const scale = page.locator("[data-caption='name'] span");
  const overlaps = () =>
    page.evaluate(() => {
      const over = "[data-over-picture] > *, [data-over-labels]";
      const boxes = [...document.querySelectorAll(`[data-part='room'], [data-part='label'], ${over}`)].flatMap(
        (one) => {
          const { left, top, right, bottom, width } = one.getBoundingClientRect();
          return width > 0 ? [{ text: one.textContent ?? "", isBar: one.matches(over), left, top, right, bottom }] : [];
        },
      );
      const found = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => !(a.isBar && b.isBar))
          .filter((b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)
          .map((b) => `${a.text} lies on ${b.text}`),
      );
      return { found, labels: boxes.filter(({ isBar }) => !isBar).length };
    });
  const picture = (await page.getByRole("img", { name: "Plan of the floor" }).boundingBox())!;
  for (const [by, times] of [
    [-200, 5],
    [200, 9],
  ] as const) {
    for (let step = 0; step < times; step += 1) {
      const before = await scale.textContent();
      await page.mouse.move(picture.x + picture.width * 0.55, picture.y + picture.height * 0.45);
      await page.mouse.wheel(0, by);
      await expect(scale).not.toHaveText(before ?? "");
      await expect.poll(async () => (await overlaps()).found).toEqual([]);
      expect((await overlaps()).labels).toBeGreaterThan(0);
    }
  }
});
