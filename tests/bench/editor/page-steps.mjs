/** Steps of the measurements in a page. */
import { stepTimes, traced } from "./thread-time.mjs";
import { POINT, steps } from "./watch-page.mjs";

/** Initial steps that are not counted, while new code is compiled. */
const WARM = 3;

/** The room whose corners and walls are moved: each copy of the home has one, with its windows. */
export const ROOM = "Living room";

/** Waits until the change is drawn. */
export const settle = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

const SAVED_MS = 300_000;

/** Waits until the bar shows that everything is saved. */
export const saved = (page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^Saved/ })
    .waitFor({ timeout: SAVED_MS });

/**
 * Presses at a position of the canvas and drags; returns thread milliseconds of each step with its frame, and of its
 * scripts.
 */
export async function dragSteps(page, [x, y], count) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const positions = Array.from({ length: count + WARM }, (_, index) => [
    x + 6 + Math.sin(index / 4) * 30,
    y + Math.cos(index / 4) * 20,
  ]);
  const { events: trace } = await traced(page, () =>
    page.evaluate(steps, { count: positions.length, body: POINT, given: { places: positions } }),
  );
  await page.mouse.up();
  await settle(page);
  return stepTimes(trace, WARM);
}
