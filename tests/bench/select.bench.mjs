/** A select of 10,000 options compared with one of ten, in one run: from the press to the painted list. */
import { openingMs, openSelects } from "./select-measures.mjs";
import { median, percentile } from "./table-measures.mjs";

export const title = "Select";

const ROUNDS = 25;
const GOAL_MS = 100;

export async function run({ browser, origin }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await openSelects(page, origin);
  const first = await openingMs(page, session, "Policies");
  const many = [];
  const few = [];
  // Alternating, so that a slow moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    many.push(await openingMs(page, session, "Policies"));
    few.push(await openingMs(page, session, "Companies"));
  }
  await page.context().close();
  return [
    { what: "10,000 options: first opening", value: first, unit: "ms", goal: GOAL_MS },
    { what: "10,000 options: opening, median", value: median(many), unit: "ms", goal: GOAL_MS },
    { what: "10,000 options: opening, p95", value: percentile(many, 0.95), unit: "ms", goal: GOAL_MS },
    { what: "10 options: opening, median", value: median(few), unit: "ms" },
  ];
}
