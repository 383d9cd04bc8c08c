/** Photos as evidence: beside the model, from where they were taken, pointed into, and with damage outlined in one. */
import type { Page } from "@playwright/test";
import { EditorPage } from "./editor-page";
import { admit, expect, test } from "./fixtures";
import { auditOf } from "./look";
import { DEMO_HOME_CLAIM } from "./seeded";

/** It shows the dining room's north wall, bare over a sideboard. */
const PHOTO = "Dining room 3";
const stage = (page: Page) => page.getByRole("button", { name: `Photo ${PHOTO}` });
const photoWindow = (page: Page) => page.getByRole("region", { name: PHOTO });
const pressed = (page: Page, name: string) => photoWindow(page).getByRole("button", { name, pressed: true });

/** Clicks places of the photo, in fractions. */
async function click(page: Page, ...places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error("The photo is not in sight");
  for (const [x, y] of places) await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

test("a photo is opened beside the model, stood at, pointed into, and damage in it becomes an element", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await admit(page);
  await editor.open(DEMO_HOME_CLAIM);
  await expect(page.locator("[data-part='room']").first()).toBeVisible();

  await test.step("the list opens by its key, and the photo from it by keys", async () => {
    await page.keyboard.press("d");
    const list = page.getByRole("listbox", { name: "Photos of this floor" });
    await list.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(list.getByRole("option", { name: PHOTO, selected: true })).toBeVisible();
    await expect(stage(page).locator("img")).toHaveJSProperty("complete", true);
    await expect(stage(page).locator("[data-part='model'] [data-kind='opening'] path").last()).toHaveAttribute(
      "d",
      /M/,
    );
    expect(await auditOf(page, null, "[data-photo-window]")).toEqual([]);
  });

  await test.step("the camera stands at the photo, and Escape brings it back", async () => {
    await page.keyboard.press("z");
    await expect(pressed(page, "Back to where the camera was")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(photoWindow(page).getByRole("button", { name: "Stand at the photo" })).toBeVisible();
  });

  await test.step("a click says where it is, two how far they are apart", async () => {
    await click(page, [0.5, 0.36]);
    await expect(photoWindow(page).getByRole("status")).toContainText(
      /^Wall \d · north, Dining room · .* m from the camera$/,
    );
    await page.keyboard.press("Alt+x");
    await click(page, [0.5, 0.36], [0.56, 0.36]);
    await expect(photoWindow(page).getByRole("status")).toContainText(/^0\.\d{3} m · /);
  });

  await test.step("damage around a corner is refused; on one wall it becomes an element, in one step to undo", async () => {
    const damage = editor.tree.getByRole("treeitem", { name: /^Damage/ });
    await page.keyboard.press("Alt+a");
    await click(page, [0.5, 0.3], [0.9, 0.2], [0.5, 0.42]);
    await page.keyboard.press("Enter");
    await expect(page.locator("footer").getByRole("status")).toContainText(
      "outline the damage of each surface by itself",
    );
    await page.keyboard.press("Escape");
    for (let corner = 0; corner < 3; corner += 1) await page.keyboard.press("Escape");
    await click(page, [0.45, 0.3], [0.55, 0.3], [0.55, 0.42], [0.45, 0.42]);
    await expect(photoWindow(page).getByRole("status")).toContainText(/^0\.\d\d m² ±0\.\d\d m² · /);
    await page.keyboard.press("Enter");
    await expect(damage).toBeVisible();
    await expect(page.getByText(/^Damage of 0\.\d\d m² ±0\.\d\d m²$/)).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(damage).toHaveCount(0);
  });
});
