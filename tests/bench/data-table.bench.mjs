/** Tables of 10,000 and 100,000 rows compared with a plain one of 1,000, in one run. */
import { median, mountRounds, nodeCount, openBench, percentile, scrollFrames } from "./table-measures.mjs";

export const title = "Data table";

const ROUNDS = 15;
/**
 * Pixels per frame: a steadily turned wheel (2,000 a second, twenty notches), a wheel turned as fast as possible
 * (6,000), and a dragged scroll bar, for which every row is new.
 */
const WHEELS = [
  ["wheel", 33],
  ["fast wheel", 100],
];
const DRAG = 1_500;
const MAX_NODES = 1_200;

/** Returns rows of measurements; `goal` is absent for figures that only explain another. */
export async function run({ browser, origin }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const bench = await openBench(page, origin);
  const mounts = await mountRounds(bench, ["10000", "100000", "plain"], ROUNDS);
  const plain = median(mounts.plain);
  const rows = [{ what: "plain, 1,000 rows: mount", value: plain, unit: "ms" }];
  for (const [kind, name, frameGoal] of [
    ["10000", "10,000 rows", 8],
    ["100000", "100,000 rows", 16],
  ]) {
    const mount = median(mounts[kind]);
    rows.push({ what: `${name}: mount`, value: mount, unit: "ms", goal: 200 });
    rows.push({ what: `${name}: mount, of the plain table's`, value: mount / plain, unit: "", goal: 0.12 });
    for (const [wheel, pixels] of WHEELS) {
      const frames = await scrollFrames(bench, kind, pixels);
      rows.push({ what: `${name}: ${wheel}, median a frame`, value: median(frames), unit: "ms" });
      rows.push({
        what: `${name}: ${wheel}, p95 a frame`,
        value: percentile(frames, 0.95),
        unit: "ms",
        goal: frameGoal,
      });
    }
    const drag = await scrollFrames(bench, kind, DRAG);
    rows.push({ what: `${name}: every row new, p95 a frame`, value: percentile(drag, 0.95), unit: "ms" });
    rows.push({ what: `${name}: nodes`, value: await nodeCount(bench, kind), unit: "", goal: MAX_NODES });
  }
  rows.push({ what: "plain, 1,000 rows: nodes", value: await nodeCount(bench, "plain"), unit: "" });
  await page.context().close();
  return rows;
}
