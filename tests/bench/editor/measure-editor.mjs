/** One size of scene, measured in the built app as a person uses it. */
import { employeeKey } from "../queue/world.mjs";
import { signedInPage } from "../signed-in-app.mjs";
import { editorPath } from "./scene-server.mjs";
import { markedMs, p95, stepMs, traced } from "./thread-time.mjs";
import { events, find, POINT, steps, watch } from "./watch-page.mjs";

const STEPS = 60;
const HOVERS = 200;
const UNDOS = 12;
const IDLE_MS = 10_000;
const LOAD_MS = 300_000;
/** From this far a corner is easily met, in metres. */
const NEAR = 16;
const WHEEL = 400;
const WHEEL_STEP = 0.0012;

const settle = (page) =>
  page.evaluate(async () => {
    for (let at = 0; at < 3; at += 1) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

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

/** Nearer to a home in the middle of the picture; `across` is how wide the scene is, in metres. */
async function approach(page, across) {
  const box = await page.getByRole("img", { name: "3D view of the survey" }).boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const turns = Math.max(0, Math.ceil(Math.log((across * 1.6) / NEAR) / (WHEEL * WHEEL_STEP)));
  await page.mouse.move(x, y);
  for (let at = 0; at < turns; at += 1) await page.mouse.wheel(0, -WHEEL);
  await settle(page);
  return box;
}

async function dragSteps(page, [x, y]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const places = Array.from({ length: STEPS + 3 }, (_, at) => [
    x + 6 + Math.sin(at / 4) * 30,
    y + Math.cos(at / 4) * 20,
  ]);
  const { events: trace } = await traced(page, () =>
    page.evaluate(steps, { count: places.length, body: POINT, given: { places } }),
  );
  await page.mouse.up();
  await settle(page);
  return stepMs(trace);
}

const UNDO = `document.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, shiftKey: at % 2 === 1, bubbles: true, cancelable: true }))`;

async function measureUndo(page) {
  const { events: trace } = await traced(page, () =>
    page.evaluate(steps, { count: UNDOS * 2, body: UNDO, given: null }),
  );
  return stepMs(trace, 2);
}

async function measureHover(page, box) {
  // Places that never repeat, all over the picture.
  const places = Array.from({ length: HOVERS + 10 }, (_, at) => [
    box.x + box.width * (0.15 + 0.7 * ((at * 0.618034) % 1)),
    box.y + box.height * (0.15 + 0.7 * ((at * 0.754878) % 1)),
  ]);
  const { events: trace } = await traced(page, () =>
    page.evaluate(events, { count: places.length, body: POINT, given: { places } }),
  );
  return stepMs(trace, 10);
}

const CHOOSE = `
  const rows = [...document.querySelectorAll("[role='treeitem']")].filter((row) => row.getAttribute("aria-level") === "2");
  rows[1 + (at % Math.max(1, Math.min(6, rows.length - 1)))].click();
`;

async function measureSelect(page) {
  const { events: trace } = await traced(page, () => page.evaluate(steps, { count: 24, body: CHOOSE, given: null }));
  return stepMs(trace, 4);
}

/** Selects the four corners of a living room's wall with four windows, by pointer; their first place, or null. */
async function chooseWall(page) {
  await page.keyboard.press("3");
  const walls = await page.evaluate(find, { columns: 40, rows: 24, most: 150 });
  const names = new Set();
  for (const { place, said } of walls) {
    if (!said.includes("Wall") || !said.includes("Living room") || names.has(said)) continue;
    names.add(said);
    await page.mouse.click(...place);
    await page.keyboard.press("f");
    await settle(page);
    const openings = await page.locator("[data-part='label'][data-style='dark']").count();
    if (openings === 4) return wallCorners(page);
  }
  return null;
}

async function wallCorners(page) {
  const places = [];
  for (const handle of await page.locator("[data-part='handle']").all()) {
    const { x, y, width, height } = await handle.boundingBox();
    places.push([x + width / 2, y + height / 2]);
  }
  await page.keyboard.press("1");
  for (const [at, place] of places.entries()) {
    if (at > 0) await page.keyboard.down("Shift");
    await page.mouse.click(...place);
    if (at > 0) await page.keyboard.up("Shift");
  }
  const said = await page.locator("footer").textContent();
  return places.length === 4 && /4 (elements )?selected/.test(said) ? places[0] : null;
}

async function measureIdle(page) {
  await page.mouse.move(4, 400);
  await settle(page);
  await page.waitForTimeout(1_500);
  const before = await page.evaluate(() => ({ ...window.bench }));
  await page.waitForTimeout(IDLE_MS);
  const after = await page.evaluate(() => ({ ...window.bench }));
  return { frames: after.frames - before.frames, draws: after.draws - before.draws };
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

/** Answers figures by name; null where something could not be reached by pointer. */
export async function measureEditor(browser, port, across) {
  const { page, loadMs } = await open(browser, port);
  try {
    const draws = await drawsAtRest(page);
    const select = await measureSelect(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("1");
    await page.keyboard.press("h");
    const box = await approach(page, across);
    const corners = await page.evaluate(find, { columns: 120, rows: 90, most: 1 });
    const [corner] = corners;
    const drag = corner ? await dragSteps(page, corner.place) : null;
    const undo = drag ? await measureUndo(page) : null;
    const hover = await measureHover(page, box);
    const idle = await measureIdle(page);
    const { heap, arrays } = await heapBytes(page);
    const wall = await chooseWall(page);
    const wallDrag = wall ? await dragSteps(page, wall) : null;
    return {
      load: loadMs,
      drag: drag && p95(drag),
      wallDrag: wallDrag && p95(wallDrag),
      hover: p95(hover),
      undo: undo && p95(undo),
      select: p95(select),
      draws,
      idleFrames: Math.max(idle.frames, idle.draws),
      heap,
      arrays,
    };
  } finally {
    await page.context().close();
  }
}
