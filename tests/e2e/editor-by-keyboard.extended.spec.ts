/**
 * The editor without a pointer: every element is found by role and name, and every change is announced in a live
 * region.
 */
import type { Locator, Page } from "@playwright/test";
import { auditOf } from "./check-screen";
import { EditorPage } from "./editor-page";
import { corners, emptyFloor, furnishRoom, moveElsewhere, putRoom, withoutReading } from "./editor-room";
import { admit, anotherContext, expect, FEWER_PIXELS, test } from "./fixtures";
import { IMPORT_CLAIMS } from "./seeded";

test.use({ ...FEWER_PIXELS, expectedErrors: /status of 409/ });

const status = (page: Page, text: RegExp) => page.getByRole("status").filter({ hasText: text });

/** Presses Tab until the target has focus, at most 25 times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("25 Tabs do not lead there");
}

async function fillByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("a room is corrected, edits are undone and a conflict is resolved by keyboard and screen reader alone", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  const properties = page.getByRole("region", { name: "Properties" });
  const heading = properties.getByRole("heading", { level: 3 });
  const { keyboard } = page;
  await admit(page);
  await putRoom(page);
  await furnishRoom(page);
  await editor.openFromPolicies(IMPORT_CLAIMS[1]);
  await page.reload();
  await editor.saved();
  /** Presses F6 until the focus is in the region. */
  const goTo = async (part: Locator) => {
    await expect(async () => {
      await keyboard.press("F6");
      expect(await part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }).toPass({ intervals: [0], timeout: 5000 });
  };

  await test.step("the first Tab skips the bar, and F6 reaches the outliner", async () => {
    await keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await keyboard.press("Enter");
    await goTo(editor.tree);
    await expect(editor.tree).toBeFocused();
  });

  await test.step("a room and one of its walls are found by their first letters", async () => {
    await keyboard.type("kit");
    await keyboard.press("Enter");
    await expect(heading).toHaveText("Floor");
    await keyboard.press("ArrowRight");
    await keyboard.type("wall");
    await keyboard.press("Enter");
    await expect(heading).toHaveText(/^Wall 1/);
    expect(await auditOf(page)).toEqual([]);
  });

  await test.step("a wall is moved by a typed distance, which is announced", async () => {
    await goTo(properties);
    await keyboard.type("gx-0.25");
    await expect(page.getByRole("region", { name: "Typed command" })).toContainText("-0.25");
    await keyboard.press("Enter");
    await expect(editor.coordinate("X")).toHaveValue("-0.250");
    await expect(status(page, /^Move face: /)).toHaveCount(1);
  });

  await test.step("a door is inserted, moved and made narrower in Properties", async () => {
    await keyboard.press("o");
    await expect(status(page, /Enter places it on the selected wall/)).toBeVisible();
    await keyboard.press("Enter");
    await expect(heading).toHaveText("Door");
    await expect(status(page, /^Insert door/)).toHaveCount(1);
    await keyboard.press("Escape");
    await fillByKeys(page, properties.getByLabel("Along (u)"), "1.95");
    await expect(properties.getByLabel("Along (u)")).toHaveValue("1.950");
    await keyboard.press("Escape");
    await expect(properties.locator(":focus")).toHaveCount(1);
    await fillByKeys(page, properties.getByLabel("Width"), "0.8");
    await expect(properties.getByLabel("Width")).toHaveValue("0.800");
    await keyboard.press("Escape");
  });

  await test.step("squaring up is previewed and dismissed", async () => {
    await keyboard.press("q");
    await expect(page.getByRole("region", { name: "Square up" })).toBeVisible();
    await keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Square up" })).toBeHidden();
  });

  await test.step("the history goes back to the start and forward again", async () => {
    await keyboard.press("Shift+H");
    const list = page.getByRole("listbox", { name: "Edits, latest first" });
    await goTo(list);
    await keyboard.press("End");
    await keyboard.press("Enter");
    await expect(status(page, /^4 edits undone/)).toHaveCount(1);
    await expect.poll(async () => (await corners(page)).a?.x).toBe(0);
    await keyboard.press("Home");
    await keyboard.press("Enter");
    await expect.poll(async () => (await corners(page)).a?.x).toBe(-0.25);
    await editor.saved();
  });

  await test.step("a change by someone else is compared and resolved", async () => {
    const other = await (await anotherContext(browser)).newPage();
    await admit(other, "superadmin@lintel.test");
    await goTo(editor.tree);
    await keyboard.press("Home");
    await keyboard.type("floor");
    await keyboard.press("ArrowRight");
    for (let corner = 1; corner <= 3; corner += 1) await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(heading).toHaveText("Corner 3");
    await goTo(properties);
    await withoutReading(page, async () => {
      await moveElsewhere(other, "c", 4.3);
      await fillByKeys(page, editor.coordinate("X"), "4.1");
    });
    const card = page.getByRole("region", { name: "Changed in the meantime" });
    await expect(card).toBeVisible();
    // F8 focuses the alert, which stays while focused and leads to the comparison.
    await keyboard.press("F8");
    await expect(page.getByRole("button", { name: "Compare" })).toBeFocused();
    expect(await auditOf(page)).toEqual([]);
    await keyboard.press("Enter");
    await goTo(properties);
    await tabTo(page, card.getByRole("button", { name: "Keep mine" }));
    await keyboard.press("Enter");
    await expect(card).toBeHidden();
    await expect(properties.locator(":focus")).toHaveCount(1);
    await expect.poll(async () => (await corners(page)).c?.x).toBe(4.1);
    await editor.saved();
    await other.context().close();
  });
  await emptyFloor(page);
});
