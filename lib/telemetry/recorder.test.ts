import type { ScriptOutcome } from "./load-script";
import { createRecorder } from "./recorder";
import type { RecordedAction } from "./session-recorder";

const NETWORK = "Session recording: script did not load (check your network connection)";
const UNUSABLE = "Session recording: script could not load";
const BLOCKED = "Session recording: script execution blocked by a product or service";
const page = (at: number): RecordedAction => ({ kind: "page", path: `/insured/policies/${at}` });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A fake recorder that notes its calls. */
function provider(faults: Partial<Record<string, () => void>> = {}) {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) => {
      faults[name]?.();
      calls.push([name, ...given]);
    };
  const recorder = {
    init: note("init"),
    identify: note("identify"),
    forget: note("forget"),
    record: note("record"),
  };
  return { calls, recorder };
}

function started(find: () => unknown) {
  let arrive: (outcome: ScriptOutcome) => void = () => undefined;
  const load = jest.fn(() => new Promise<ScriptOutcome>((resolve) => (arrive = resolve)));
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
  const come = async (outcome: ScriptOutcome) => {
    arrive(outcome);
    await settled();
  };
  return { recorder, warnings, come, load, onOff };
}

test("events before the script has loaded are recorded afterwards, in order and with their times", async () => {
  const { calls, recorder: given } = provider();
  const { recorder, come, warnings, load, onOff } = started(() => given);
  const identity = { key: "emp-1", traits: { name: "--" } } as never;
  recorder.record(page(1));
  recorder.identify(identity);
  recorder.forget();
  expect(calls).toEqual([]);
  await come("loaded");
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
  const kept = provider();
  const full = started(() => kept.recorder);
  for (let at = 1; at <= 1000; at += 1) full.recorder.record(page(at));
  expect(full.recorder.isOff()).toBe(false);
  await full.come("loaded");
  expect(kept.calls).toHaveLength(1001);

  const unused = provider();
  const find = jest.fn(() => unused.recorder);
  const over = started(find);
  for (let at = 1; at <= 1001; at += 1) over.recorder.record(page(at));
  expect(over.recorder.isOff()).toBe(true);
  await over.come("loaded");
  over.recorder.record(page(1002));
  expect([unused.calls, find.mock.calls.length, over.warnings]).toEqual([[], 0, []]);
  expect([full.onOff.mock.calls.length, over.onOff.mock.calls.length]).toEqual([0, 1]);
});

test("while it records, nothing is queued, however many events there are", async () => {
  const { calls, recorder: given } = provider();
  const { recorder, come } = started(() => given);
  await come("loaded");
  for (let at = 1; at <= 3000; at += 1) recorder.record(page(at));
  expect([calls.length, recorder.isOff()]).toEqual([3001, false]);
});

const refuse = () => {
  throw new Error("refused");
};
test.each<[string, ScriptOutcome, () => unknown, string]>([
  ["the network", "failed", refuse, NETWORK],
  ["a policy", "blocked", refuse, BLOCKED],
  ["a global that throws", "loaded", refuse, BLOCKED],
  ["a recorder that throws when it is looked at", "loaded", () => new Proxy({}, { get: refuse }), BLOCKED],
  ["nothing defined", "loaded", () => undefined, UNUSABLE],
  ["a placeholder", "loaded", () => ({ init: () => undefined }), UNUSABLE],
  ["a recorder that cannot be set up", "loaded", () => provider({ init: refuse }).recorder, UNUSABLE],
])("%s: one warning, and recording is off", async (_, outcome, find, message) => {
  const { recorder, come, warnings, onOff } = started(find);
  recorder.record(page(1));
  await come(outcome);
  recorder.record(page(2));
  recorder.forget();
  expect([warnings, recorder.isOff()]).toEqual([[message], true]);
  expect(onOff).toHaveBeenCalledTimes(1);
});

test("a recorder that throws later gets no more events, and the app continues", async () => {
  let isBroken = false;
  const { calls, recorder: given } = provider({ record: () => isBroken && refuse() });
  const { recorder, come, warnings, onOff } = started(() => given);
  await come("loaded");
  recorder.record(page(1));
  isBroken = true;
  recorder.record(page(2));
  isBroken = false;
  recorder.record(page(3));
  expect([calls.length, warnings, recorder.isOff()]).toEqual([2, [BLOCKED], true]);
  expect(onOff).toHaveBeenCalledTimes(1);
});

test("a recorder that has ended warns of nothing, whatever happens to its script", async () => {
  const { recorder, come, warnings } = started(refuse);
  recorder.end();
  await come("failed");
  expect([warnings, recorder.isOff()]).toEqual([[], true]);
});
