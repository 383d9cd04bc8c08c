/** Measures an edit by itself, on a page of the backend's origin. */
import { bundleForPage } from "./bundle.mjs";
import { median, p95, stepMs, traced } from "./thread-time.mjs";
import { events } from "./watch-page.mjs";

/** Measured edits of each kind, after WARM edits that are not counted. */
export const ALONE = 100;
const WARM = 20;

/** Edits alternate with the totals that depend on them. */
const EDIT = "at % 2 ? window.alone.totals() : window.alone.move(at / 2)";
/** Edits alternate with the checks that depend on them. */
const CHECKED = "at % 2 ? window.alone.checks() : window.alone.move(at / 2)";
/** Edits alternate with the review positions that depend on them. */
const REVIEWED = "at % 2 ? window.alone.review() : window.alone.move(at / 2)";
const UNDO = "at % 2 ? window.alone.totals() : window.alone.undoOrRedo(at / 2)";

/**
 * Returns figures by name, in thread milliseconds: all totals once; an edit, and its totals; undo and redo alternating.
 */
export async function measureAlone(browser, port) {
  const page = await browser.newPage();
  try {
    await page.goto(`http://127.0.0.1:${port}/annotation-task`);
    await page.addScriptTag({ content: await bundleForPage("edit-alone.ts") });
    await page.evaluate(() => window.alone.open());
    const timed = async (body, count, warm) => {
      const { events: trace } = await traced(page, () => page.evaluate(events, { count, body, given: null }));
      return stepMs(trace, warm);
    };
    const [all] = await timed("window.alone.totals()", 1, 0);
    const [checksAll] = await timed("window.alone.checks()", 1, 0);
    const count = 2 * (ALONE + WARM);
    const edits = await timed(EDIT, count, 2 * WARM);
    const undos = await timed(UNDO, count, 2 * WARM);
    const checked = await timed(CHECKED, count, 2 * WARM);
    await page.evaluate(() => window.alone.review());
    const reviewed = await timed(REVIEWED, count, 2 * WARM);
    const everyOther = (times, remainder) => times.filter((_, index) => index % 2 === remainder);
    return {
      totalsAll: all,
      checksAll,
      checks: p95(everyOther(checked, 1)),
      checksMedian: median(everyOther(checked, 1)),
      review: p95(everyOther(reviewed, 1)),
      reviewMedian: median(everyOther(reviewed, 1)),
      totals: p95(everyOther(edits, 1)),
      totalsMedian: median(everyOther(edits, 1)),
      alone: p95(everyOther(edits, 0)),
      aloneMedian: median(everyOther(edits, 0)),
      undoAlone: p95(everyOther(undos, 0)),
      undoAloneMedian: median(everyOther(undos, 0)),
    };
  } finally {
    await page.context().close();
  }
}
