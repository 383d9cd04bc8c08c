/** The queue of inspections: from the key to the next inspection's photos on screen. */
import { stop } from "../../scripts/processes.mjs";
import { employeeKey, startWorld } from "./queue/world.mjs";
import { signedInPage, startApp } from "./signed-in-app.mjs";
import { median, percentile } from "./table-measures.mjs";

export const title = "Queue";

const INSPECTIONS = 140;
const ROUNDS = 50;
const GOAL_MS = 100;
/** No person decides faster, so the next inspection has this long to arrive. */
const PAUSE_MS = 250;

async function openQueue(browser, port) {
  const page = await signedInPage(browser, port, employeeKey);
  await page.goto(`http://localhost:${port}/insured/inspections?status=needs%20review`);
  await page.getByRole("button", { name: /Start queue/ }).click();
  await page.getByText("Next two loaded").waitFor();
  return page;
}

/**
 * Presses a key, and returns the time until another inspection's photos were painted: from the browser's own time of
 * the press to after the frame in which the first of them is complete.
 */
async function pressMs(page, key) {
  await page.getByText("Next two loaded").waitFor();
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(() => {
    const first = () => document.querySelector("section[aria-label='Current inspection'] img");
    const before = first()?.getAttribute("src");
    window.queuePainted = new Promise((resolve) => {
      document.addEventListener(
        "keydown",
        ({ timeStamp }) => {
          const checkFrame = () => {
            const photo = first();
            const isPainted = photo && photo.getAttribute("src") !== before && photo.complete && photo.naturalWidth > 0;
            if (!isPainted) return requestAnimationFrame(checkFrame);
            // Changes of this frame are on screen when the next one starts.
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          };
          requestAnimationFrame(checkFrame);
        },
        { capture: true, once: true },
      );
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.queuePainted);
}

/** Returns rows of measurements. */
export async function run({ browser, port }) {
  const backendPort = port + 2;
  const appPort = port + 4;
  const world = await startWorld(backendPort, INSPECTIONS);
  const app = await startApp(appPort, backendPort, world.bucket).catch(async (error) => {
    await world.close();
    throw error;
  });
  try {
    const page = await openQueue(browser, appPort);
    const rows = [];
    for (const [key, name] of [
      ["]", "next"],
      ["e", "decide and next"],
    ]) {
      await pressMs(page, key);
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await pressMs(page, key));
      rows.push({ what: `${name}: key to painted photo, median`, value: median(times), unit: "ms" });
      rows.push({
        what: `${name}: key to painted photo, p95`,
        value: percentile(times, 0.95),
        unit: "ms",
        goal: GOAL_MS,
      });
    }
    await page.context().close();
    return rows;
  } finally {
    await stop(app);
    await world.close();
  }
}
