/** Files from the desktop, as the browser hands them over. */
import type { Page } from "@playwright/test";

/** Lets go of files over the middle of the canvas; `onTheWay` looks while they are still held. */
export async function dropOnCanvas(page: Page, files: string[], onTheWay?: () => Promise<void>): Promise<void> {
  const box = (await page.locator("canvas").first().boundingBox())!;
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files, dragOperationsMask: 1 };
  const browser = await page.context().newCDPSession(page);
  await browser.send("Input.dispatchDragEvent", { type: "dragEnter", ...place, data });
  await browser.send("Input.dispatchDragEvent", { type: "dragOver", ...place, data });
  await onTheWay?.();
  await browser.send("Input.dispatchDragEvent", { type: "drop", ...place, data });
  await browser.detach();
}
