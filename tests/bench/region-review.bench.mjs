/** A room of 500 photos: its weight, the time until its sheet and a tag are visible, and the number of its nodes. */
import { stop } from "../../scripts/processes.mjs";
import { employeeKey } from "./queue/world.mjs";
import { roomPath, startWorld } from "./region/world.mjs";
import { signedInPage, startApp } from "./signed-in-app.mjs";
import { median, percentile } from "./table-measures.mjs";
import { weighPage } from "./weigh.mjs";

export const title = "Region review";

const PHOTOS = 500;
const OPENINGS = 12;
const TAGS = 60;
const KB = 1_024;

/**
 * Presses a key, and returns the time until its effect was painted: from the browser's own time of the press to after
 * the first frame in which `hasEffect` is true. `hasEffect` runs in the page and must be false before.
 */
async function pressMs(page, key, hasEffect, input) {
  await page.evaluate(
    ([source, value]) => {
      const holds = new Function("given", `return (${source})(input)`);
      window.benchPainted = new Promise((resolve) => {
        document.addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const checkFrame = () => {
              if (!holds(value)) return requestAnimationFrame(checkFrame);
              // Changes of this frame are on screen when the next one starts.
              requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            };
            requestAnimationFrame(checkFrame);
          },
          { capture: true, once: true },
        );
      });
    },
    [hasEffect.toString(), input],
  );
  await page.keyboard.press(key);
  return page.evaluate(() => window.benchPainted);
}

/** Whether every visible tile of the sheet has its picture. */
const sheetIsPainted = () => {
  const sheet = document.querySelector("ul[aria-label^='Contact sheet of']");
  const shown = [...(sheet?.querySelectorAll("img") ?? [])].filter((img) => {
    const { top, bottom } = img.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  return shown.length >= 20 && shown.every((img) => img.complete && img.naturalWidth > 0);
};
const tagIsShown = (label) => document.querySelector(`[aria-label="Show ${label} on the photo"]`) !== null;

async function openRoom(page, origin) {
  await page.goto(`${origin}${roomPath}`);
  await page.getByText(`1 of ${PHOTOS}`).waitFor();
  // The first interaction loads what the first paint does not need.
  await page.mouse.move(700, 400);
  await page.waitForLoadState("networkidle");
}

/** Opens the sheet in a new context each time, so that its pictures are not cached. */
async function measureSheet(browser, port) {
  const times = [];
  const nodes = [];
  for (let round = 0; round <= OPENINGS; round += 1) {
    const page = await signedInPage(browser, port, employeeKey);
    await openRoom(page, `http://localhost:${port}`);
    const took = await pressMs(page, "s", sheetIsPainted);
    // The first one warms up the machine.
    if (round > 0) times.push(took);
    nodes.push(await page.evaluate(() => document.querySelectorAll("*").length));
    await page.context().close();
  }
  return [
    { what: `sheet of ${PHOTOS} photos: key to painted pictures, median`, value: median(times), unit: "ms", goal: 300 },
    { what: "slowest of the openings", value: Math.max(...times), unit: "ms" },
    { what: "nodes of the page with the sheet", value: Math.max(...nodes), unit: "", goal: 1_500 },
  ];
}

async function measureTags(page, origin) {
  await openRoom(page, origin);
  const times = [];
  for (let round = 0; round < TAGS; round += 1) {
    times.push(await pressMs(page, "2", tagIsShown, "Mold"));
    await page.keyboard.press("j");
    await page.getByText(`${round + 2} of ${PHOTOS}`).waitFor();
  }
  return [
    { what: "tag: key to tag on screen, median", value: median(times), unit: "ms" },
    { what: "tag: key to tag on screen, p95", value: percentile(times, 0.95), unit: "ms", goal: 50 },
  ];
}

/** Returns rows of measurements. */
export async function run({ browser, port }) {
  const backendPort = port + 5;
  const appPort = port + 7;
  const world = await startWorld(backendPort, PHOTOS);
  const app = await startApp(appPort, backendPort, world.bucket).catch(async (error) => {
    await world.close();
    throw error;
  });
  try {
    const origin = `http://localhost:${appPort}`;
    const page = await signedInPage(browser, appPort, employeeKey);
    const { js } = await weighPage(page, `${origin}${roomPath}`);
    const tags = await measureTags(page, origin);
    await page.context().close();
    return [
      { what: "JS of region review, brotli", value: js / KB, unit: "KB", goal: 240 },
      ...(await measureSheet(browser, appPort)),
      ...tags,
    ];
  } finally {
    await stop(app);
    await world.close();
  }
}
