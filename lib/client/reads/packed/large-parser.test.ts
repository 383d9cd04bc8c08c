/** @jest-environment node */

import { tiledHome } from "@/tests/support/tiled-home";
import { createLargeParser } from "./large-parser";
import type { FromWorker, ToWorker } from "./pack-answer";
import { createAnswerPacker } from "./pack-answer";

type Listener = (event: { data: FromWorker; message: string }) => void;
type WorkerBehavior = "works" | "cannot start" | "dies at work";

/** Installs a worker in this thread that answers like the real one, one task later. */
function installWorkers(mode: WorkerBehavior): { started: number; ended: number } {
  const counts = { started: 0, ended: 0 };
  class FakeWorker {
    #listeners: [string, Listener][] = [];
    #pack = createAnswerPacker();
    constructor() {
      counts.started += 1;
      setTimeout(() => (mode === "cannot start" ? this.#post("error", {}) : this.#post("message", { isReady: true })));
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
        if (mode === "dies at work") return this.#post("error", {});
        try {
          this.#post("message", { id, ...this.#pack(requested) });
        } catch (error) {
          this.#post("message", { id, failure: String(error) });
        }
      });
    }
    terminate() {
      counts.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return counts;
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const home = tiledHome(4_000, "srv-1");
const vertices = { vertices: home.vertex };
const edges = { edges: home.edge };

afterEach(() => Reflect.deleteProperty(globalThis, "Worker"));

test("parses large answers in one worker, which ends with them", async () => {
  const counts = installWorkers("works");
  const large = createLargeParser();
  const [one, other] = await Promise.all([vertices, edges].map((body) => large?.parse(bytesOf(JSON.stringify(body)))));
  expect(one).toEqual(vertices);
  expect(other).toEqual(edges);
  large?.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(counts).toEqual({ started: 1, ended: 1 });
});

test("starts no worker for a small answer", async () => {
  const counts = installWorkers("works");
  expect(await createLargeParser()?.parse(bytesOf('{"vertices":[]}'))).toEqual({ vertices: [] });
  expect(counts.started).toBe(0);
});

test("falls back to the page if no worker starts", async () => {
  installWorkers("cannot start");
  expect(await createLargeParser()?.parse(bytesOf(JSON.stringify(vertices)))).toEqual(vertices);
});

test.each<WorkerBehavior>(["works", "cannot start"])("rejects invalid JSON if a worker %s", async (mode) => {
  installWorkers(mode);
  await expect(createLargeParser()?.parse(bytesOf(`[${"1,".repeat(600_000)}`))).rejects.toThrow();
});

test("rejects pending work if a worker dies", async () => {
  installWorkers("dies at work");
  await expect(createLargeParser()?.parse(bytesOf(JSON.stringify(vertices)))).rejects.toThrow("The worker has died.");
});

test("returns null without workers", () => {
  expect(createLargeParser()).toBeNull();
});
