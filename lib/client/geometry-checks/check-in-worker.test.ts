/** @jest-environment node */
import { littleRoom, SURVEY_KEY } from "@/tests/support/little-room";
import { checkInWorker } from "./check-in-worker";

type Listener = (event: { data: unknown; message: string }) => void;
type How = "works" | "cannot start" | "dies at work" | "answers nonsense" | "never answers";

/** A worker in this thread that answers 7 errors after a task. */
function useWorkers(how: How) {
  const seen = { requests: 0, ended: 0 };
  class OwnWorker {
    #listeners: [string, Listener][] = [];
    constructor() {
      setTimeout(() => (how === "cannot start" ? this.#post("error") : this.#post("message", { isReady: true })));
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
      seen.requests += 1;
      if (how === "never answers") return;
      setTimeout(() => {
        if (how === "dies at work") this.#post("error");
        else if (how === "answers nonsense") this.#post("messageerror");
        else this.#post("message", { errors: 7 });
      });
    }
    terminate() {
      seen.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: OwnWorker });
  return seen;
}

afterEach(() => Reflect.deleteProperty(globalThis, "Worker"));

const request = { surveyKey: SURVEY_KEY, records: littleRoom() };
const check = (signal = new AbortController().signal) => checkInWorker(request, signal);

test("a worker answers and is terminated", async () => {
  const seen = useWorkers("works");
  expect(await check()).toEqual({ errors: 7 });
  expect(seen).toEqual({ requests: 1, ended: 1 });
});

test("runs on this thread if no worker starts", async () => {
  const seen = useWorkers("cannot start");
  expect(await check()).toEqual({ errors: 0 });
  expect(seen).toEqual({ requests: 0, ended: 1 });
});

test.each([
  ["dies at work", "The worker has died."],
  ["answers nonsense", "The answer of the checks cannot be read."],
] as const)("one that %s rejects, and is not done again here", async (how, message) => {
  const seen = useWorkers(how);
  await expect(check()).rejects.toThrow(message);
  expect(seen.ended).toBe(1);
});

test("aborting terminates the worker and rejects", async () => {
  const seen = useWorkers("never answers");
  const stopping = new AbortController();
  const requests = check(stopping.signal);
  stopping.abort(new Error("Nobody looks any more."));
  await expect(requests).rejects.toThrow("Nobody looks any more.");
  expect(seen.ended).toBe(1);
});
