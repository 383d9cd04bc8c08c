/**
 * Measures two baselines with three.js: one object per face with a raycast over all of them, and a bounding volume
 * hierarchy over the same faces.
 */
import { bundleForPage } from "./bundle.mjs";
import { median, p95, stepMs, traced } from "./thread-time.mjs";
import { events, steps } from "./watch-page.mjs";

const STEPS = 24;
/** One frame with this many objects may take minutes on a slow machine. */
const LIMIT_MS = 180_000;

/**
 * Returns the result rows for this many homes, each drawn as one floor like in the editor. Throws if measuring takes
 * longer than `LIMIT_MS`.
 */
export async function measureYardstick(browser, homes) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    page.context().close();
  }, LIMIT_MS);
  try {
    await page.setContent("<canvas width='880' height='820'></canvas>");
    await page.addScriptTag({ content: await bundleForPage("plain-three.mjs") });
    const built = await page.evaluate((count) => window.plain.build(count), homes);
    const timed = async (runner, body) => {
      const { events: trace } = await traced(page, () => page.evaluate(runner, { count: STEPS, body, given: null }));
      return stepMs(trace);
    };
    return [
      { what: "build and first frame", value: built.ms, unit: "ms" },
      { what: "drag a vertex, a step, p95", value: p95(await timed(steps, "window.plain.drag(at)")), unit: "ms" },
      { what: "raycast, median", value: median(await timed(events, "window.plain.pick(at)")), unit: "ms" },
      { what: "draw calls", value: built.draws, unit: "" },
      { what: "boxes over the merged faces: build", value: built.treeMs, unit: "ms" },
      { what: "boxes: pick, median", value: median(await timed(events, "window.plain.pickTree(at)")), unit: "ms" },
      {
        what: "boxes: made right after an edit",
        value: median(await timed(events, "window.plain.refit()")),
        unit: "ms",
      },
    ];
  } catch (error) {
    throw isLate ? new Error(`not done in ${LIMIT_MS / 1_000} s`) : error;
  } finally {
    clearTimeout(limit);
    await page.context().close();
  }
}
