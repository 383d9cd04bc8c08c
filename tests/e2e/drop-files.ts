/** Files from the desktop, as the browser delivers them. */
import type { Locator, Page } from "@playwright/test";

/** Drops files on the middle of the canvas; `whileHovering` runs before they are released. */
export function dropOnCanvas(page: Page, files: string[], whileHovering?: () => Promise<void>): Promise<void> {
  return dropOn(page.locator("canvas").first(), files, whileHovering);
}

/** Drops files on the middle of any element. */
export async function dropOn(target: Locator, files: string[], whileHovering?: () => Promise<void>): Promise<void> {
  const page = target.page();
  const box = (await target.boundingBox())!;
  const position = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files, dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchDragEvent", { type: "dragEnter", ...position, data });
  await browser.send("Input.dispatchDragEvent", { type: "dragOver", ...position, data });
  await whileHovering?.();
  await browser.send("Input.dispatchDragEvent", { type: "drop", ...position, data });
  await browser.detach();
}
