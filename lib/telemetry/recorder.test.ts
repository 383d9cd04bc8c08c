import type { ScriptOutcome } from "./load-script";
import { createRecorder } from "./recorder";
import type { RecordedAction } from "./session-recorder";

const NETWORK = "Session recording: script did not load (check your network connection)";
const UNUSABLE = "Session recording: script could not load";
const BLOCKED = "Session recording: script execution blocked by a product or service";
const page = (index: number): RecordedAction => ({ kind: "page", path: `/insured/policies/${index}` });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Returns a fake recorder that lists its calls. */
function provider(faults: Partial<Record<string, () => void>> = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      faults[name]?.();
      calls.push([name, ...args]);
    };
  const recorder = {
    init: note("init"),
    identify: note("identify"),
    forget: note("forget"),
    record: note("record"),
  };
  return { calls, recorder };
}

function startRecorder(find: () => unknown) {
  let resolveLoad: (outcome: ScriptOutcome) => void = () => undefined;
  const load = jest.fn(() => new Promise<ScriptOutcome>((resolve) => (resolveLoad = resolve)));
  const warnings: string[] = [];
  let time = 0;
  const onOff = jest.fn();
  const recorder = createRecorder({
    project: "worker-nonprod",
    load,
    find,
    warn: (message) => warnings.push(message),
    now: () => (time += 1),
    onOff,
  });
  const finishLoad = async (outcome: ScriptOutcome) => {
    resolveLoad(outcome);
    await settled();
  };
  return { recorder, warnings, finishLoad, load, onOff };
}

test("events before the script has loaded are recorded afterwards, in order and with their times", async () => {
  const { calls, recorder: fake } = provider();
  const { recorder, finishLoad, warnings, load, onOff } = startRecorder(() => fake);
  const identity = { key: "emp-1", traits: { name: "--" } } as never;
  recorder.record(page(1));
  recorder.identify(identity);
  recorder.forget();
  expect(calls).toEqual([]);
  await finishLoad("loaded");
  recorder.record(page(2));
  expect(calls).toEqual([
    ["init", "worker-nonprod", { privateSelector: "[data-private], input, textarea, select, [contenteditable]" }],
    ["record", page(1), 1],
    ["identify", "emp-1", { name: "--" }],
    ["forget"],
    ["record", page(2), 2],
  ]);
  expect([warnings, load.mock.calls.length, recorder.isOff()]).toEqual([[], 1, false]);
  expect(onOff).not.toHaveBeenCalled();
});

test("1000 events are queued; the next one turns recording off, and the script is never used", async () => {
  const used = provider();
  const full = startRecorder(() => used.recorder);
  for (let index = 1; index <= 1000; index += 1) full.recorder.record(page(index));
  expect(full.recorder.isOff()).toBe(false);
  await full.finishLoad("loaded");
  expect(used.calls).toHaveLength(1001);

  const unused = provider();
  const find = jest.fn(() => unused.recorder);
  const over = startRecorder(find);
  for (let index = 1; index <= 1001; index += 1) over.recorder.record(page(index));
  expect(over.recorder.isOff()).toBe(true);
  await over.finishLoad("loaded");
  over.recorder.record(page(1002));
  expect([unused.calls, find.mock.calls.length, over.warnings]).toEqual([[], 0, []]);
  expect([full.onOff.mock.calls.length, over.onOff.mock.calls.length]).toEqual([0, 1]);
});

test("an active recorder queues no event, however many events there are", async () => {
  const { calls, recorder: fake } = provider();
  const { recorder, finishLoad } = startRecorder(() => fake);
  await finishLoad("loaded");
  for (let index = 1; index <= 3000; index += 1) recorder.record(page(index));
  expect([calls.length, recorder.isOff()]).toEqual([3001, false]);
});

const refuse = () => {
  throw new Error("refused");
};
test.each<[string, ScriptOutcome, () => unknown, string]>([
  ["a network failure", "failed", refuse, NETWORK],
  ["a blocking policy", "blocked", refuse, BLOCKED],
  ["a global that throws", "loaded", refuse, BLOCKED],
  ["a recorder that throws when it is read", "loaded", () => new Proxy({}, { get: refuse }), BLOCKED],
  ["a script that defines nothing", "loaded", () => undefined, UNUSABLE],
  ["a placeholder", "loaded", () => ({ init: () => undefined }), UNUSABLE],
  ["a recorder that cannot be set up", "loaded", () => provider({ init: refuse }).recorder, UNUSABLE],
])("%s: the recorder warns once and is off", async (_, outcome, find, message) => {
  const { recorder, finishLoad, warnings, onOff } = startRecorder(find);
  recorder.record(page(1));
  await finishLoad(outcome);
  recorder.record(page(2));
  recorder.forget();
  expect([warnings, recorder.isOff()]).toEqual([[message], true]);
  expect(onOff).toHaveBeenCalledTimes(1);
});

test("a recorder that throws later gets no more events, and the app continues", async () => {
  let isBroken = false;
  const { calls, recorder: fake } = provider({ record: () => isBroken && refuse() });
  const { recorder, finishLoad, warnings, onOff } = startRecorder(() => fake);
  await finishLoad("loaded");
  recorder.record(page(1));
  isBroken = true;
  recorder.record(page(2));
  isBroken = false;
  recorder.record(page(3));
  expect([calls.length, warnings, recorder.isOff()]).toEqual([2, [BLOCKED], true]);
  expect(onOff).toHaveBeenCalledTimes(1);
});

test("a recorder that has ended gives no warning, whatever happens to its script", async () => {
  const { recorder, finishLoad, warnings } = startRecorder(refuse);
  recorder.end();
  await finishLoad("failed");
  expect([warnings, recorder.isOff()]).toEqual([[], true]);
});
