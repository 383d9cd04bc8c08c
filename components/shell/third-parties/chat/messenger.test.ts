import { type ChatPerson, type ChatWindow, Messenger } from "./messenger";

const DANA: ChatPerson = { key: "emp-1", name: "Dana Whitfield", email: "dana@example.test", hash: "h-1" };
const IVO: ChatPerson = { key: "emp-2", name: "Ivo Marsh", email: "ivo@example.test", hash: "h-2" };
const DANAS = {
  app_id: "app1",
  user_id: "emp-1",
  name: "Dana Whitfield",
  email: "dana@example.test",
  user_hash: "h-1",
  hide_default_launcher: true,
};

/** A provider whose script loads on the test's command, runs the queued calls, and becomes ready some time later. */
function provider() {
  const host: ChatWindow = {};
  const done: unknown[][] = [];
  const onReady: (() => void)[] = [];
  let end: ((isThere: boolean) => void) | null = null;
  let requests = 0;
  const api = (...call: unknown[]) => {
    if (call[0] === "ready") onReady.push(call[1] as () => void);
    else done.push(call);
  };
  return {
    messenger: new Messenger(host, {
      appId: "app1",
      load: (onEnd) => {
        requests += 1;
        end = onEnd;
      },
    }),
    done,
    requests: () => requests,
    come() {
      const { q = [] } = host.Intercom ?? {};
      host.Intercom = api;
      for (const call of q) api(...call);
      end?.(true);
    },
    fail: () => end?.(false),
    /** The script to load; null leaves the stub in place. */
    comeAs(other?: unknown) {
      if (other !== undefined) Object.assign(host, { Intercom: other });
      end?.(true);
    },
    /** Has started, and reports it to each caller since the last time. */
    ready: () => {
      for (const run of onReady.splice(0)) run();
    },
    replaceBy: (other: () => void) => {
      host.Intercom = other;
    },
    host,
  };
}

test("nothing is requested before there is a person; then the script once, which receives their identity", () => {
  const { messenger, done, requests, come, ready } = provider();
  expect(requests()).toBe(0);
  messenger.start(DANA);
  messenger.start(DANA);
  expect(requests()).toBe(1);
  expect(messenger.isReady()).toBe(false);
  come();
  expect(done).toEqual([["boot", DANAS]]);
  // It loaded and was given the identity; only the provider can report that it works.
  expect(messenger.isReady()).toBe(false);
  ready();
  expect(messenger.isReady()).toBe(true);
  messenger.show();
  expect(done.at(-1)).toEqual(["show"]);
});

test("a person who leaves before the script loads is never passed to it", () => {
  const { messenger, done, come } = provider();
  messenger.start(DANA);
  messenger.stop();
  come();
  expect(done).toEqual([]);
  expect(messenger.isReady()).toBe(false);
  messenger.start(IVO);
  expect(done).toEqual([
    ["boot", { ...DANAS, user_id: "emp-2", name: "Ivo Marsh", email: "ivo@example.test", user_hash: "h-2" }],
  ]);
});

test("it ends for one person before it starts for another, and receives changes of the same person", () => {
  const { messenger, done, come } = provider();
  messenger.start(DANA);
  come();
  messenger.start({ ...DANA, name: "Dana Hale" });
  expect(done.at(-1)).toEqual(["update", { ...DANAS, name: "Dana Hale" }]);
  messenger.start(IVO);
  expect(done.slice(-2).map(([what]) => what)).toEqual(["shutdown", "boot"]);
  messenger.stop();
  messenger.stop();
  expect(done.filter(([what]) => what === "shutdown")).toHaveLength(2);
});

test("a script that fails to load is not requested again, and there is no chat", () => {
  const { messenger, done, requests, fail } = provider();
  messenger.start(DANA);
  fail();
  messenger.start(IVO);
  messenger.stop();
  expect([messenger.isReady(), requests(), done]).toEqual([false, 1, []]);
});

const refuse = () => {
  throw new Error("Broken");
};
test.each([
  ["throws when it is called", refuse],
  ["takes every call and does nothing", () => undefined],
  ["is no function", {}],
  ["is nothing", null],
  ["leaves the stub where it is", undefined],
])("a script that comes and %s is no chat, for nobody", (_, api) => {
  const { messenger, requests, comeAs } = provider();
  messenger.start(DANA);
  comeAs(api);
  for (const person of [{ ...DANA, name: "Dana Hale" }, IVO]) {
    expect(() => messenger.start(person)).not.toThrow();
    expect(messenger.isReady()).toBe(false);
  }
  expect(() => messenger.stop()).not.toThrow();
  messenger.start(DANA);
  expect([messenger.isReady(), requests()]).toEqual([false, 1]);
});

test("a chat that throws while in use is disabled, and still gets the call to forget the person", () => {
  const { messenger, come, ready, replaceBy } = provider();
  const readiness: boolean[] = [];
  const calls: unknown[] = [];
  messenger.subscribe(() => readiness.push(messenger.isReady()));
  messenger.start(DANA);
  come();
  ready();
  replaceBy((...call: unknown[]) => {
    calls.push(call[0]);
    throw new Error("Broken");
  });
  expect(() => messenger.show()).not.toThrow();
  expect(readiness).toEqual([true, false]);
  expect(() => messenger.stop()).not.toThrow();
  messenger.start(IVO);
  expect([calls, readiness]).toEqual([
    ["show", "shutdown"],
    [true, false],
  ]);
});

test("a chat that runs the queue and reports readiness before it replaces the stub is ready afterward", () => {
  const { messenger, host, comeAs } = provider();
  messenger.start(DANA);
  for (const [what, run] of [...(host.Intercom?.q ?? [])]) if (what === "ready") (run as () => void)();
  expect(messenger.isReady()).toBe(false);
  comeAs(() => undefined);
  expect(messenger.isReady()).toBe(true);
});

test("a report about a previous start does not count for the next one", () => {
  const { messenger, come, ready, done } = provider();
  messenger.start(DANA);
  come();
  messenger.stop();
  ready();
  expect(messenger.isReady()).toBe(false);
  messenger.start(DANA);
  expect(messenger.isReady()).toBe(false);
  ready();
  expect(messenger.isReady()).toBe(true);
  expect(done.map(([what]) => what)).toEqual(["boot", "shutdown", "boot"]);
});

test("listeners are notified when the chat becomes available and when it stops", () => {
  const { messenger, come, ready } = provider();
  const readiness: boolean[] = [];
  messenger.subscribe(() => readiness.push(messenger.isReady()));
  messenger.start(DANA);
  come();
  ready();
  messenger.stop();
  expect(readiness).toEqual([true, false]);
});
