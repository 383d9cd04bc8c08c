/** Workers that run in the test's thread in place of the browser's. */
import { deserialize, serialize } from "node:v8";

type Listener = (event: { data?: unknown; message: string }) => void;
type Program = (event: { data: unknown }) => void;

const isFile = (value: unknown): boolean => value instanceof Blob;
const holdsFile = (value: unknown): boolean =>
  isFile(value) || (typeof value === "object" && value !== null && Object.values(value).some(holdsFile));

/**
 * Copies a message, as between threads (jsdom has no structuredClone); files are passed as they are, because no
 * serializer here accepts them.
 */
function copyMessage(message: unknown): unknown {
  if (isFile(message)) return message;
  if (!holdsFile(message)) return deserialize(serialize(message));
  if (Array.isArray(message)) return message.map(copyMessage);
  return Object.fromEntries(Object.entries(message as object).map(([name, value]) => [name, copyMessage(value)]));
}

let load = () => {};

/** Runs the browser's program, unless the worker is `held`. */
export class OwnWorker {
  static made: OwnWorker[] = [];
  /** The behavior of the next worker. */
  static next: "works" | "held" | "cannot start" = "works";
  readonly received: unknown[] = [];
  isEnded = false;
  readonly #listeners: [string, Listener][] = [];
  #program: Program | null = null;
  #restore = () => {};

  constructor() {
    const behavior = OwnWorker.next;
    OwnWorker.made.push(this);
    setTimeout(() => {
      if (behavior === "cannot start") this.emit("error");
      else if (behavior === "held") this.say({ isReady: true });
      else this.#start();
    });
  }

  #start() {
    const scope = globalThis as unknown as { addEventListener: unknown; postMessage: unknown };
    const { addEventListener, postMessage } = scope;
    scope.addEventListener = (_: string, program: Program) => {
      this.#program = program;
    };
    scope.postMessage = (message: unknown) => this.say(message);
    jest.isolateModules(load);
    Object.assign(scope, { addEventListener });
    // The program continues to use the scope while it works.
    this.#restore = () => Object.assign(scope, { postMessage });
  }

  say(data: unknown) {
    this.emit("message", copyMessage(data));
  }

  emit(type: string, data?: unknown) {
    if (this.isEnded) return;
    for (const [registered, listener] of [...this.#listeners]) {
      if (registered === type) listener({ data, message: "The worker has died." });
    }
  }

  addEventListener(type: string, listener: Listener) {
    this.#listeners.push([type, listener]);
  }

  postMessage(data: unknown) {
    this.received.push(data);
    this.#program?.({ data: copyMessage(data) });
  }

  terminate() {
    this.isEnded = true;
    this.#restore();
  }
}

/** Uses OwnWorker in each test of the file. `program` requires the worker's module. */
export function inOwnWorkers(program: () => void): void {
  load = program;
  beforeEach(() => {
    OwnWorker.made = [];
    OwnWorker.next = "works";
    Object.assign(globalThis, { Worker: OwnWorker });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, "Worker"));
}
