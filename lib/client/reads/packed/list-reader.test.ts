/** @jest-environment node */

import { tiledHome } from "@/tests/support/tiled-home";
import { createListReader } from "./list-reader";
import type { FromWorker, ToWorker } from "./pack-answer";
import { createAnswerPacker } from "./pack-answer";
import { freshRowsOf } from "./read-rows";
import type { FromReader, ToReader } from "./reading-task";
import { readFor } from "./reading-task";

type Listener = (event: { data: unknown; message: string }) => void;
type WorkerBehavior = "works" | "cannot start" | "dies at work";
type Posted = FromReader | FromWorker;

const packer = () => {
  const pack = createAnswerPacker();
  return (post: (message: FromWorker) => void) =>
    ({ id, ...requested }: ToWorker) => {
      try {
        post({ id, ...pack(requested) });
      } catch (error) {
        post({ id, failure: String(error) });
      }
    };
};

/** Installs workers in this thread that answer like the real ones, one task later. */
function installWorkers(mode: WorkerBehavior): { started: string[]; ended: number; posted: Posted[] } {
  const seen = { started: [] as string[], ended: 0, posted: [] as Posted[] };
  class FakeWorker {
    #listeners: [string, Listener][] = [];
    #answer: (requested: never) => void;
    constructor(url: URL) {
      const name = url.href.split("/").at(-1)!;
      seen.started.push(name);
      const post = (message: Posted) => {
        seen.posted.push(message);
        setTimeout(() => this.#post("message", message));
      };
      this.#answer = name.startsWith("read") ? readFor(post) : packer()(post);
      setTimeout(() => (mode === "cannot start" ? this.#post("error", {}) : this.#post("message", { isReady: true })));
    }
    #post(type: string, data: object) {
      const event = { data, message: "The worker has died." };
      for (const [expected, listener] of this.#listeners) if (expected === type) listener(event);
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.push([type, listener]);
    }
    postMessage(requested: ToReader | ToWorker) {
      setTimeout(() =>
        mode === "dies at work" ? this.#post("error", {}) : this.#answer(structuredClone(requested) as never),
      );
    }
    terminate() {
      seen.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  return seen;
}

type Answers = { [path: string]: (signal: AbortSignal) => Response | Promise<Response> };

/** Replaces fetch with scripted answers, and returns the list of its requests. */
function answerWith(answers: Answers): { url: string; headers: unknown }[] {
  const requested: { url: string; headers: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    requested.push({ url, headers: init?.headers });
    return answers[new URL(url, "https://lintel.test").pathname]!(init!.signal!);
  };
  return requested;
}

const home = tiledHome(4_000, "srv-1");
const [vertices, edges] = [{ vertices: home.vertex }, { edges: home.edge }];
const json = (body: unknown, etag = '"a"') => Response.json(body, { headers: { ETag: etag } });
const broken = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("reset")) }), { status: 200 });
const REQUEST = { method: "GET", headers: { "X-Requested-With": "lintel" } };
const { fetch } = globalThis;

beforeEach(() => Object.assign(globalThis, { location: { href: "https://lintel.test/insured" } }));
afterEach(() => {
  Object.assign(globalThis, { fetch });
  for (const name of ["Worker", "location"]) Reflect.deleteProperty(globalThis, name);
});

const readList = (path: string, signal?: AbortSignal) => createListReader()!.ask(path, { ...REQUEST, signal });

test("reads large answers completely with their tags, by one worker that reads and one that parses, and terminates both", async () => {
  const seen = installWorkers("works");
  const requested = answerWith({ "/vertices": () => json(vertices, '"v"'), "/edges": () => json(edges, '"e"') });
  const reader = createListReader()!;
  const [one, other] = await Promise.all(["/vertices", "/edges"].map((path) => reader.ask(path, REQUEST)));
  expect(one!.parsed).toEqual(vertices);
  expect(other!.parsed).toEqual(edges);
  expect([one, other].map((answer) => answer!.headers.get("ETag"))).toEqual(['"v"', '"e"']);
  expect(requested).toEqual([
    { url: "https://lintel.test/vertices", headers: { "X-Requested-With": "lintel" } },
    { url: "https://lintel.test/edges", headers: { "X-Requested-With": "lintel" } },
  ]);
  reader.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toMatchObject({ started: ["read-worker.ts", "pack-worker.ts"], ended: 2 });
});

test("a repeated list transfers changed records only, and keeps the objects of the others", async () => {
  const seen = installWorkers("works");
  const stamped = (list: typeof home.vertex) =>
    list.map((record) => ({ ...record, revision: 1, updatedAt: "2026-11-23T10:00:00Z" }));
  const first = stamped(home.vertex);
  const removed = 10;
  const moved = 700;
  const added = { ...first[20]!, key: "vtx-new" };
  const changed = first.map((record, index) => (index === moved ? { ...record, x: 7.25, revision: 2 } : record));
  const second = [...changed.filter((_, index) => index !== removed), added];
  const answers = [first, second];
  answerWith({ "/vertices": () => json({ vertices: answers.shift() }) });
  const read = async (known?: unknown) =>
    ((await createListReader(() => known)!.ask("/vertices", REQUEST)).parsed as { vertices: typeof first }).vertices;
  const before = await read();
  const after = await read(before);
  expect(after).toEqual(second);
  const known = new Set(before);
  expect(after.filter((record) => !known.has(record))).toEqual([second[moved - 1], added]);
  expect(freshRowsOf(after)).toEqual([second[moved - 1], added]);
  expect(freshRowsOf(before)).toBe(before);
  // The worker has sent these two, and not the list.
  const texts = seen.posted.flatMap((message) => ("packed" in message ? [message.packed.texts.length] : []));
  expect(texts[1]).toBeLessThan(texts[0]! / 100);
});

test("reads a list completely if the page has not read it before", async () => {
  installWorkers("works");
  answerWith({ "/vertices": () => json(vertices) });
  const { parsed } = await createListReader(() => home.vertex)!.ask("/vertices", REQUEST);
  expect(parsed).toEqual(vertices);
  expect((parsed as typeof vertices).vertices[0]).not.toBe(home.vertex[0]);
});

test("passes on small and unchanged answers", async () => {
  const seen = installWorkers("works");
  answerWith({ "/small": () => json({ vertices: [] }), "/same": () => new Response(null, { status: 304 }) });
  const response = await readList("/small");
  expect(response.parsed).toBeUndefined();
  expect(await response.json()).toEqual({ vertices: [] });
  expect((await readList("/same")).status).toBe(304);
  expect(seen.started).not.toContain("pack-worker.ts");
});

test("passes on the status and message of a refusal, however long", async () => {
  installWorkers("works");
  const answered = { status: [{ type: "error", message: "no ".repeat(500_000) }] };
  answerWith({ "/refused": () => Response.json(answered, { status: 503 }) });
  const response = await readList("/refused");
  expect([response.status, response.ok, response.parsed]).toEqual([503, false, undefined]);
  expect(await response.json()).toEqual(answered);
});

test("rejects invalid JSON", async () => {
  installWorkers("works");
  answerWith({ "/page": () => new Response(`[${"1,".repeat(600_000)}`) });
  const response = await readList("/page");
  expect(response.parsed).toBeUndefined();
  expect(await response.text()).toBe("");
});

test("passes on the failure of a broken or missing answer", async () => {
  installWorkers("works");
  answerWith({ "/broken": broken, "/missing": () => Promise.reject(new TypeError("Failed to fetch")) });
  const response = await readList("/broken");
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("It broke off.");
  await expect(readList("/missing")).rejects.toThrow("Failed to fetch");
});

test("aborts the call in the worker", async () => {
  const seen = installWorkers("works");
  const isAborted = new Promise((resolve) => {
    answerWith({
      "/slow": (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(resolve(true)))),
    });
  });
  const controller = new AbortController();
  const answer = readList("/slow", controller.signal);
  setTimeout(() => controller.abort(new Error("left")), 20);
  await expect(answer).rejects.toThrow("left");
  expect(await isAborted).toBe(true);
  await expect(readList("/slow", controller.signal)).rejects.toThrow("left");
  expect(seen.posted.every((message) => !("packed" in message))).toBe(true);
});

test("falls back to the page if no worker starts", async () => {
  installWorkers("cannot start");
  answerWith({ "/vertices": () => json(vertices) });
  const response = await readList("/vertices");
  expect(response.parsed).toBeUndefined();
  expect(await response.json()).toEqual(vertices);
});

test("rejects pending calls if a worker dies", async () => {
  installWorkers("dies at work");
  await expect(readList("/vertices")).rejects.toThrow("The worker has died.");
});

test("returns null without workers", () => {
  expect(createListReader()).toBeNull();
});
