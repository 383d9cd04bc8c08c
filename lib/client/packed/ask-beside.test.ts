/** @jest-environment node */
import { tiledHome } from "@/tests/support/tiled-home";
import { answerFor } from "./answer-for";
import { askBeside, type FromWorker, type ToWorker } from "./ask-beside";

type Listener = (event: { data: FromWorker; message: string }) => void;
type How = "works" | "cannot start" | "dies at work";

/** A worker of this thread, which answers as ours does, a turn later. */
function useWorkers(how: How): { started: number; ended: number; told: FromWorker[] } {
  const seen = { started: 0, ended: 0, told: [] as FromWorker[] };
  class OwnWorker {
    #listeners: [string, Listener][] = [];
    #answer = answerFor((message) => {
      seen.told.push(message);
      setTimeout(() => this.#tell("message", message));
    });
    constructor() {
      seen.started += 1;
      setTimeout(() => (how === "cannot start" ? this.#tell("error", {}) : this.#tell("message", { isReady: true })));
    }
    #tell(type: string, data: object) {
      const event = { data: data as FromWorker, message: "The worker has died." };
      for (const [wanted, listener] of this.#listeners) if (wanted === type) listener(event);
    }
    addEventListener(type: string, listener: Listener) {
      this.#listeners.push([type, listener]);
    }
    postMessage(asked: ToWorker) {
      setTimeout(() => (how === "dies at work" ? this.#tell("error", {}) : this.#answer(structuredClone(asked))));
    }
    terminate() {
      seen.ended += 1;
    }
  }
  Object.assign(globalThis, { Worker: OwnWorker });
  return seen;
}

type Answers = { [path: string]: (signal: AbortSignal) => Response | Promise<Response> };

/** What fetch is given, and answers. */
function answerWith(answers: Answers): { url: string; headers: unknown }[] {
  const asked: { url: string; headers: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const url = String(input);
    asked.push({ url, headers: init?.headers });
    return answers[new URL(url, "https://lintel.test").pathname]!(init!.signal!);
  };
  return asked;
}

const home = tiledHome(4_000, "srv-1");
const [vertices, edges] = [{ vertices: home.vertex }, { edges: home.edge }];
const json = (body: unknown, etag = '"a"') => Response.json(body, { headers: { ETag: etag } });
const broken = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("reset")) }), { status: 200 });
const ASK = { method: "GET", headers: { "X-Requested-With": "lintel" } };
const { fetch } = globalThis;

beforeEach(() => Object.assign(globalThis, { location: { href: "https://lintel.test/insured" } }));
afterEach(() => {
  Object.assign(globalThis, { fetch });
  for (const name of ["Worker", "location"]) Reflect.deleteProperty(globalThis, name);
});

const ask = (path: string, signal?: AbortSignal) => askBeside()!.ask(path, { ...ASK, signal });

test("large answers come whole from one worker, which ends with them, and with their tags", async () => {
  const seen = useWorkers("works");
  const asked = answerWith({ "/vertices": () => json(vertices, '"v"'), "/edges": () => json(edges, '"e"') });
  const beside = askBeside()!;
  const [one, other] = await Promise.all(["/vertices", "/edges"].map((path) => beside.ask(path, ASK)));
  expect(one!.body).toEqual(vertices);
  expect(other!.body).toEqual(edges);
  expect([one, other].map((answer) => answer!.response.headers.get("ETag"))).toEqual(['"v"', '"e"']);
  expect(asked).toEqual([
    { url: "https://lintel.test/vertices", headers: { "X-Requested-With": "lintel" } },
    { url: "https://lintel.test/edges", headers: { "X-Requested-With": "lintel" } },
  ]);
  beside.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toMatchObject({ started: 1, ended: 1 });
});

test("a small answer comes as it is, and so does one that has not changed", async () => {
  useWorkers("works");
  answerWith({ "/small": () => json({ vertices: [] }), "/same": () => new Response(null, { status: 304 }) });
  const { response, body } = await ask("/small");
  expect(body).toBeUndefined();
  expect(await response.json()).toEqual({ vertices: [] });
  expect((await ask("/same")).response.status).toBe(304);
});

test("a refusal comes with its status and what it says, however long", async () => {
  useWorkers("works");
  const said = { status: [{ type: "error", message: "no ".repeat(500_000) }] };
  answerWith({ "/refused": () => Response.json(said, { status: 503 }) });
  const { response, body } = await ask("/refused");
  expect([response.status, response.ok, body]).toEqual([503, false, undefined]);
  expect(await response.json()).toEqual(said);
});

test("what is no JSON comes as it is", async () => {
  useWorkers("works");
  const text = `[${"1,".repeat(600_000)}`;
  answerWith({ "/page": () => new Response(text) });
  const { response, body } = await ask("/page");
  expect(body).toBeUndefined();
  expect(await response.text()).toBe(text);
});

test("an answer that breaks off breaks off here too; none is none", async () => {
  useWorkers("works");
  answerWith({ "/broken": broken, "/gone": () => Promise.reject(new TypeError("Failed to fetch")) });
  const { response } = await ask("/broken");
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow("It broke off.");
  await expect(ask("/gone")).rejects.toThrow("Failed to fetch");
});

test("what is called off is called off in the worker too", async () => {
  const seen = useWorkers("works");
  const isCalledOff = new Promise((resolve) => {
    answerWith({
      "/slow": (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(resolve(true)))),
    });
  });
  const controller = new AbortController();
  const answer = ask("/slow", controller.signal);
  setTimeout(() => controller.abort(new Error("left")), 20);
  await expect(answer).rejects.toThrow("left");
  expect(await isCalledOff).toBe(true);
  await expect(ask("/slow", controller.signal)).rejects.toThrow("left");
  expect(seen.told.every((message) => !("packed" in message))).toBe(true);
});

test("where no worker can start the page asks by itself", async () => {
  useWorkers("cannot start");
  answerWith({ "/vertices": () => json(vertices) });
  const { response, body } = await ask("/vertices");
  expect(body).toBeUndefined();
  expect(await response.json()).toEqual(vertices);
});

test("a worker that dies at its work leaves nobody waiting", async () => {
  useWorkers("dies at work");
  await expect(ask("/vertices")).rejects.toThrow("The worker has died.");
});

test("without workers there is nothing to ask beside", () => {
  expect(askBeside()).toBeNull();
});
