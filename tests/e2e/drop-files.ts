/** Files from the desktop, as the browser delivers them. */
import type { Locator, Page } from "@playwright/test";

/** Drops files on the middle of the canvas; `onTheWay` runs while they hover. */
export function dropOnCanvas(page: Page, files: string[], onTheWay?: () => Promise<void>): Promise<void> {
  return dropOn(page.locator("canvas").first(), files, onTheWay);
}

/** Drops files on the middle of any element. */
export async function dropOn(target: Locator, files: string[], onTheWay?: () => Promise<void>): Promise<void> {
  const page = target.page();
  const box = (await target.boundingBox())!;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files, dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchDragEvent", { type: "dragEnter", ...place, data });
  await browser.send("Input.dispatchDragEvent", { type: "dragOver", ...place, data });
  await onTheWay?.();
  await browser.send("Input.dispatchDragEvent", { type: "drop", ...place, data });
  await browser.detach();
}
