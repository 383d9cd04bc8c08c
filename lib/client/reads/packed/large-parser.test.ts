/** @jest-environment node */

import { tiledHome } from "@/tests/support/tiled-home";
import { createLargeParser } from "./large-parser";
import type { FromWorker, ToWorker } from "./pack-answer";
import { createAnswerPacker } from "./pack-answer";

type Listener = (event: { data: FromWorker; message: string }) => void;
type How = "works" | "cannot start" | "dies at work";

/** A worker of this thread that answers like the real one, one task later. */
function useWorkers(how: How): { started: number; ended: number } {
  const seen = { started: 0, ended: 0 };
  class OwnWorker {
    #listeners: [string, Listener][] = [];
    #pack = createAnswerPacker();
    constructor() {
      seen.started += 1;
      setTimeout(() => (how === "cannot start" ? this.#post("error", {}) : this.#post("message", { isReady: true })));
    }
    #post(type: string, data: object) {
      const event = { data: data as FromWorker, message: "The worker has died." };
      for (const [expected, listener] of this.#listeners) if (expected === type) listener(event);
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.push([type, listener]);
    }
    postMessage({ id, ...requested }: ToWorker) {
      setTimeout(() => {
        if (how === "dies at work") return this.#post("error", {});
        try {
          this.#post("message", { id, ...this.#pack(requested) });
        } catch (error) {
          this.#post("message", { id, failure: String(error) });
        }
      });
    }
    terminate() {
      seen.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: OwnWorker });
  return seen;
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const home = tiledHome(4_000, "srv-1");
const [vertices, edges] = [{ vertices: home.vertex }, { edges: home.edge }];

afterEach(() => Reflect.deleteProperty(globalThis, "Worker"));

test("parses large answers in one worker, which ends with them", async () => {
  const seen = useWorkers("works");
  const large = createLargeParser();
  const [one, other] = await Promise.all([vertices, edges].map((body) => large?.parse(bytesOf(JSON.stringify(body)))));
  expect(one).toEqual(vertices);
  expect(other).toEqual(edges);
  large?.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual({ started: 1, ended: 1 });
});

test("starts no worker for a small answer", async () => {
  const seen = useWorkers("works");
  expect(await createLargeParser()?.parse(bytesOf('{"vertices":[]}'))).toEqual({ vertices: [] });
  expect(seen.started).toBe(0);
});

test("falls back to the page if no worker starts", async () => {
  useWorkers("cannot start");
  expect(await createLargeParser()?.parse(bytesOf(JSON.stringify(vertices)))).toEqual(vertices);
});

test.each<How>(["works", "cannot start"])("what is no JSON is refused, where a worker %s", async (how) => {
  useWorkers(how);
  await expect(createLargeParser()?.parse(bytesOf(`[${"1,".repeat(600_000)}`))).rejects.toThrow();
});

test("rejects pending work if a worker dies", async () => {
  useWorkers("dies at work");
  await expect(createLargeParser()?.parse(bytesOf(JSON.stringify(vertices)))).rejects.toThrow("The worker has died.");
});

test("returns null without workers", () => {
  expect(createLargeParser()).toBeNull();
});
