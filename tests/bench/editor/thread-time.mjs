/** Time that the main thread itself worked between marks, without other programs of the machine. */
import { median, percentile } from "../table-measures.mjs";

const CATEGORIES = ["blink.user_timing", "toplevel", "disabled-by-default-lighthouse"];

export async function traced(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  let failure;
  const result = await work().catch((error) => {
    failure = error;
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  if (failure) throw failure;
  return { result, events: traceEvents };
}

/**
 * Returns a function that sums the thread's own milliseconds between two timestamps of the trace: whole tasks, and the
 * overlapping share of tasks at both ends.
 */
function clockOf(events, { pid, tid }) {
  const tasks = events
    .filter((event) => event.ph === "X" && event.pid === pid && event.tid === tid && /(^|::)RunTask$/.test(event.name))
    .sort((a, b) => a.ts - b.ts);
  return (from, to) => {
    let sum = 0;
    for (const { ts, dur, tdur = dur } of tasks) {
      const overlap = Math.min(to, ts + dur) - Math.max(from, ts);
      if (overlap > 0) sum += tdur * (dur > 0 ? overlap / dur : 1);
    }
    return sum / 1000;
  };
}

function between(events, first, last) {
  // Both marks have the thread's own clock if the browser sends it.
  if (first.tts !== undefined && last.tts !== undefined) return (last.tts - first.tts) / 1000;
  return clockOf(events, first)(first.ts, last.ts);
}

const marksOf = (events, name) => events.filter((event) => event.name === name && event.ph !== "M");

/** Returns thread milliseconds between two marks. */
export function markedMs(events, from, to) {
  const [first] = marksOf(events, from);
  const [last] = marksOf(events, to);
  if (!first || !last) throw new Error(`The trace has no ${first ? to : from}.`);
  return between(events, first, last);
}

/** Returns thread milliseconds of the longest task between two marks: the page was blocked for this long. */
export function longestTask(events, from, to) {
  const [first] = marksOf(events, from);
  const [last] = marksOf(events, to);
  if (!first || !last) throw new Error(`The trace has no ${first ? to : from}.`);
  const { pid, tid } = first;
  const onThread = events.filter((event) => event.ph === "X" && event.pid === pid && event.tid === tid);
  const tasks = onThread.filter(({ name, ts }) => /(^|::)RunTask$/.test(name) && ts >= first.ts && ts <= last.ts);
  return tasks.reduce((longest, { dur, tdur = dur }) => Math.max(longest, tdur / 1000), 0);
}

/** Returns thread milliseconds of each marked step, up to its mark named `to`, without the first `warm` steps. */
export function stepMs(events, warm = 3, to = "end") {
  const starts = events.filter(({ name }) => name.startsWith("bench-step-"));
  return starts
    .map((start) => {
      const [end] = marksOf(events, start.name.replace("step", to));
      return end ? between(events, start, end) : null;
    })
    .filter((value) => value !== null)
    .slice(warm);
}

/** Returns the times of each step: up to its picture, with all that follows, and of its scripts alone. */
export const stepTimes = (events, warm) => ({
  whole: stepMs(events, warm),
  behind: stepMs(events, warm, "all"),
  scripts: scriptMs(events, warm),
});

/**
 * Returns thread milliseconds of the page's own scripts in each marked step: the event and the callbacks of its frame,
 * each with React's work after it. Excludes style, layout, paint and presenting the picture, and other work of the
 * page; a frame of a very large home takes the software renderer seconds.
 */
export function scriptMs(events, warm = 3) {
  const [from, to] = ["bench-script", "bench-scripted"].map((name) =>
    marksOf(events, name).sort((a, b) => a.ts - b.ts),
  );
  return events
    .filter(({ name }) => name.startsWith("bench-step-"))
    .map((start) => {
      const [end] = marksOf(events, start.name.replace("step", "end"));
      if (!end) return null;
      let sum = 0;
      for (const [index, first] of from.entries()) {
        if (first.ts >= start.ts && first.ts <= end.ts && to[index]) sum += between(events, first, to[index]);
      }
      return sum;
    })
    .filter((value) => value !== null)
    .slice(warm);
}

export const p95 = (values) => percentile(values, 0.95);
export { median };
