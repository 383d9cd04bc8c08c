/** One size of scene, measured in the built app in use. */
import { employeeKey } from "../queue/world.mjs";
import { signedInPage } from "../signed-in-app.mjs";
import { measureExports, measureImport } from "./measure-files.mjs";
import { measureSaving } from "./measure-saving.mjs";
import { dragWall } from "./measure-wall.mjs";
import { dragSteps, ROOM, saved, settle } from "./page-steps.mjs";
import { editorPath } from "./scene-server.mjs";
import { markedMs, median, p95, stepMs, stepTimes, traced } from "./thread-time.mjs";
import { chooseCorner, chooseRoom } from "./walk-outliner.mjs";
import { events, find, MARQUEE, POINT, steps, watch } from "./watch-page.mjs";

/** Steps of each kind. Each needs a frame, which this machine renders in software: seconds for a very large home. */
const FRAMES = { drag: 60, undo: 24, select: 20, marquee: 12, hover: 200 };
const FEW_FRAMES = { drag: 24, undo: 20, select: 20, marquee: 8, hover: 40 };
/** From this number of vertices on, fewer steps are measured. */
const LARGE = 100_000;
/** From this number of vertices on, draw calls after the first picture are counted but not executed. */
const BLIND = 250_000;
const IDLE_MS = 10_000;
const LOAD_MS = 540_000;

async function open(browser, port) {
  const page = await signedInPage(browser, port, employeeKey);
  await page.addInitScript(watch);
  page.setDefaultTimeout(LOAD_MS);
  const { events: trace } = await traced(page, async () => {
    await page.goto(`http://localhost:${port}${editorPath}`);
    await page.waitForFunction(() => performance.getEntriesByName("bench-shown").length > 0);
    await settle(page);
  });
  return { page, loadMs: markedMs(trace, "bench-json", "bench-shown") };
}

async function heapBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = await session.send("Runtime.getHeapUsage");
  return { heap: usedSize, arrays: backingStorageSize };
}

/** Frames one room, whose corners are then visible at any size; returns a corner to grab, or undefined. */
async function frameRoom(page) {
  await chooseRoom(page, ROOM);
  await page.keyboard.press("f");
  await settle(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  await settle(page);
  const [corner] = await page.evaluate(find, { columns: 120, rows: 90, most: 1 });
  return corner;
}

const UNDO = `document.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, shiftKey: at % 2 === 1, bubbles: true, cancelable: true }))`;

async function measureUndo(page, count) {
  const { events: trace } = await traced(page, () => page.evaluate(steps, { count, body: UNDO, given: null }));
  return stepTimes(trace, 2);
}

/** Points at positions all over the picture that never repeat; measures the cost of each without its frame. */
async function measureHover(page, box, count) {
  const positions = Array.from({ length: count + 10 }, (_, index) => [
    box.x + box.width * (0.15 + 0.7 * ((index * 0.618034) % 1)),
    box.y + box.height * (0.15 + 0.7 * ((index * 0.754878) % 1)),
  ]);
  const { events: trace } = await traced(page, () =>
    page.evaluate(events, { count: positions.length, body: POINT, given: { places: positions } }),
  );
  return stepMs(trace, 10);
}

/** Measures the same with the measuring tool, which snaps to corners, edges and their midpoints. */
async function measureSnap(page, box, count) {
  await page.keyboard.press("m");
  const times = await measureHover(page, box, count);
  await page.keyboard.press("Escape");
  return times;
}

const CHOOSE = `
  const rows = [...document.querySelectorAll("[role='treeitem']")].filter((row) => row.getAttribute("aria-level") === "2");
  rows[1 + (at % Math.max(1, Math.min(6, rows.length - 1)))].click();
`;

async function measureSelect(page, count) {
  const { events: trace } = await traced(page, () =>
    page.evaluate(steps, { count: count + 4, body: CHOOSE, given: null }),
  );
  return stepTimes(trace, 4);
}

/** Measures the end of a marquee over the whole picture, everything visible, with panels and frame. */
async function measureMarquee(page, count) {
  const { events: trace } = await traced(page, () => page.evaluate(steps, { count, body: MARQUEE, given: null }));
  const { whole, behind, scripts } = stepTimes(trace, 0);
  // Every other step clears the selection.
  const marquees = (times) => times.filter((_, index) => index % 2 === 0);
  return { whole: marquees(whole), behind: marquees(behind), scripts: marquees(scripts) };
}

async function measureIdle(page) {
  await page.mouse.move(4, 400);
  await saved(page);
  await settle(page);
  await page.waitForTimeout(1_500);
  const before = await page.evaluate(() => ({ ...window.bench }));
  await page.waitForTimeout(IDLE_MS);
  const after = await page.evaluate(() => ({ ...window.bench }));
  const increase = (name) => after[name] - before[name];
  return { idleFrames: increase("frames"), idleDraws: increase("draws"), idleReadings: increase("readings") };
}

async function drawsAtRest(page) {
  await page.mouse.move(700, 450);
  await settle(page);
  return page.evaluate(async () => {
    const surface = document.querySelector("[aria-label='3D view of the survey']");
    const { left, top } = surface.getBoundingClientRect();
    const before = window.bench.draws;
    surface.dispatchEvent(new WheelEvent("wheel", { deltaY: 1, clientX: left + 9, clientY: top + 9, bubbles: true }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return window.bench.draws - before;
  });
}

/** Returns the number of steps of each kind at a size. */
export function repetitions(size) {
  return size >= LARGE ? FEW_FRAMES : FRAMES;
}

/**
 * Returns figures by name, and reports each when it is known; null if an element could not be reached by pointer.
 * `scene` is the backend, with the calls it has received.
 */
export async function measureEditor(browser, port, { scene, size, report }) {
  const frames = repetitions(size);
  const figures = {};
  const note = (measured) => {
    Object.assign(figures, measured);
    report(measured);
  };
  const noteSteps = (name, times) =>
    note({ [name]: times ? p95(times) : null, [`${name}Median`]: times ? median(times) : undefined });
  const noteBoth = (name, times) => {
    noteSteps(name, times?.whole);
    if (times) noteSteps(`${name}Behind`, times.behind);
    if (times) noteSteps(`${name}Scripts`, times.scripts);
  };
  const { page, loadMs } = await open(browser, port);
  try {
    note({ load: loadMs });
    if (size >= BLIND) await page.evaluate(() => Object.assign(window.bench, { isBlind: true }));
    const opened = await heapBytes(page);
    note({ openedHeap: opened.heap });
    note({ draws: await drawsAtRest(page) });
    noteBoth("select", await measureSelect(page, frames.select));
    await page.keyboard.press("Escape");
    await page.keyboard.press("1");
    await page.keyboard.press("h");
    noteBoth("marquee", await measureMarquee(page, frames.marquee));
    const corner = await frameRoom(page);
    const box = await page.getByRole("img", { name: "3D view of the survey" }).boundingBox();
    noteBoth("drag", corner ? await dragSteps(page, corner.place, frames.drag) : null);
    noteBoth("undo", corner ? await measureUndo(page, frames.undo) : null);
    noteSteps("hover", await measureHover(page, box, frames.hover));
    noteSteps("snap", await measureSnap(page, box, frames.hover));
    note(await measureIdle(page));
    note(await heapBytes(page));
    noteBoth("wallDrag", await dragWall(page, frames.drag));
    await page.keyboard.press("Escape");
    await chooseCorner(page, ROOM);
    note(await measureSaving(page, scene));
    await page.keyboard.press("Escape");
    await measureExports(page, note);
    await measureImport(page, note);
    return figures;
  } finally {
    await page.context().close();
  }
}
