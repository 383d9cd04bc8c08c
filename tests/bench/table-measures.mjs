/** The main-thread cost of a table, measured on the gallery's bench page in real Chromium. */

const BENCH_PATH = "/gallery/table?rows=none";

/** Frames per measured scroll. */
const FRAMES = 180;

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Opens the bench page without a table; returns the parameters of the measurements below. */
export async function openBench(page, origin = "") {
  await page.goto(`${origin}${BENCH_PATH}`);
  await page.getByRole("radio", { name: "Nothing" }).waitFor({ state: "attached" });
  // The first press may come before the page listens.
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  // Time that the thread itself worked, without other programs of the machine.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session };
}

/** Returns milliseconds that the page's main thread has worked so far, without other programs of the machine. */
export async function busyMs(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
}

/** Shows one kind, and waits until it is painted and idle. */
async function show(page, kind) {
  await page.evaluate(async (value) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    document.querySelector(`input[type=radio][value="${value}"]`).click();
    for (let count = 0; count < 4; count += 1) await frame();
  }, kind);
}

/** Returns the main thread's own milliseconds from the press to the painted table: script, style, layout, paint. */
export async function mountMs({ page, session }, kind) {
  await show(page, "none");
  const before = await busyMs(session);
  await show(page, kind);
  const after = await busyMs(session);
  return after - before;
}

/** Mounts each kind several times in turn, so that a slow moment of the machine affects all. The first warms up. */
export async function mountRounds(bench, kinds, rounds) {
  const times = Object.fromEntries(kinds.map((kind) => [kind, []]));
  for (const kind of kinds) await mountMs(bench, kind);
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) times[kind].push(await mountMs(bench, kind));
  return times;
}

export async function nodeCount({ page }, kind) {
  await show(page, kind);
  return page.evaluate(() => document.querySelectorAll("*").length);
}

/**
 * Scrolls by `step` pixels per frame, and returns each frame's main-thread work, in milliseconds of the thread's own
 * time.
 */
export async function scrollFrames({ page }, kind, step) {
  await show(page, kind);
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "disabled-by-default-lighthouse"] });
  await page.evaluate(
    async ({ frames, pixels }) => {
      const scroller = document.querySelector("table[aria-label='Claims']").parentElement;
      for (let index = 0; index < frames; index += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        performance.mark(`table-frame-${index}`);
        scroller.scrollTop += pixels;
      }
    },
    { frames: FRAMES, pixels: step },
  );
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  return frameWork(traceEvents);
}

/** Sums the tasks of the marked thread by frame, without the time before the first mark and after the last. */
export function frameWork(events) {
  const marks = events.filter(({ name }) => name.startsWith("table-frame-")).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error("The trace has no marks.");
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === "X" && pid === first.pid && tid === first.tid && /(^|::)RunTask$/.test(name),
  );
  const work = new Array(marks.length - 1).fill(0);
  for (const task of tasks) {
    const end = task.ts + task.dur;
    // A frame's own task contains its mark; tasks up to the next frame belong to it.
    let frame = -1;
    while (frame + 1 < marks.length && marks[frame + 1].ts <= end) frame += 1;
    if (frame >= 0 && frame < work.length) work[frame] += (task.tdur ?? task.dur) / 1000;
  }
  return work;
}
