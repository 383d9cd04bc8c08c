/** @jest-environment node */
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { checkInWorker } from "./check-in-worker";

type Listener = (event: { data: unknown; message: string }) => void;
type WorkerBehavior = "works" | "cannot start" | "dies at work" | "answers nonsense" | "never answers";

/** Installs a worker in this thread that answers 7 errors in a later task. */
function installWorkers(behavior: WorkerBehavior) {
  const counts = { requests: 0, ended: 0 };
  class FakeWorker {
    #listeners: [string, Listener][] = [];
    constructor() {
      setTimeout(() => (behavior === "cannot start" ? this.#post("error") : this.#post("message", { isReady: true })));
    }
    #post(type: string, data?: object) {
      for (const [expected, listener] of this.#listeners) {
        if (expected === type) listener({ data, message: "The worker has died." });
      }
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.push([type, listener]);
    }
    postMessage() {
      counts.requests += 1;
      if (behavior === "never answers") return;
      setTimeout(() => {
        if (behavior === "dies at work") this.#post("error");
        else if (behavior === "answers nonsense") this.#post("messageerror");
        else this.#post("message", { errors: 7 });
      });
    }
    terminate() {
      counts.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return counts;
}

afterEach(() => Reflect.deleteProperty(globalThis, "Worker"));

const request = { surveyKey: SURVEY_KEY, records: littleRoom() };
const check = (signal = new AbortController().signal) => checkInWorker(request, signal);

test("a worker answers and is terminated", async () => {
  const counts = installWorkers("works");
  expect(await check()).toEqual({ errors: 7 });
  expect(counts).toEqual({ requests: 1, ended: 1 });
});

test("runs on this thread if no worker starts", async () => {
  const counts = installWorkers("cannot start");
  expect(await check()).toEqual({ errors: 0 });
  expect(counts).toEqual({ requests: 0, ended: 1 });
});

test.each([
  ["dies at work", "The worker has died."],
  ["answers nonsense", "The answer of the checks cannot be read."],
] as const)("rejects if the worker %s, and does not repeat the check on this thread", async (behavior, message) => {
  const counts = installWorkers(behavior);
  await expect(check()).rejects.toThrow(message);
  expect(counts.ended).toBe(1);
});

test("aborting terminates the worker and rejects", async () => {
  const counts = installWorkers("never answers");
  const controller = new AbortController();
  const checked = check(controller.signal);
  controller.abort(new Error("Nobody looks any more."));
  await expect(checked).rejects.toThrow("Nobody looks any more.");
  expect(counts.ended).toBe(1);
});
