import { type ChatPerson, type ChatWindow, Messenger } from "./messenger";

const DANA: ChatPerson = { key: "emp-1", name: "Dana Whitfield", email: "dana@example.test", hash: "h-1" };
const IVO: ChatPerson = { key: "emp-2", name: "Ivo Marsh", email: "ivo@example.test", hash: "h-2" };
const DANA_IDENTITY = {
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
  const providerCalls: unknown[][] = [];
  const onReady: (() => void)[] = [];
  let end: ((isLoaded: boolean) => void) | null = null;
  let requests = 0;
  const api = (...call: unknown[]) => {
    if (call[0] === "ready") onReady.push(call[1] as () => void);
    else providerCalls.push(call);
  };
  return {
    messenger: new Messenger(host, {
      appId: "app1",
      load: (onEnd) => {
        requests += 1;
        end = onEnd;
      },
    }),
    providerCalls,
    requests: () => requests,
    loadScript() {
      const { q = [] } = host.Intercom ?? {};
      host.Intercom = api;
      for (const call of q) api(...call);
      end?.(true);
    },
    fail: () => end?.(false),
    /** Loads a script with another global; undefined leaves the stub in place. */
    loadScriptAs(other?: unknown) {
      if (other !== undefined) Object.assign(host, { Intercom: other });
      end?.(true);
    },
    /** Reports that the chat works to each caller since the last report. */
    ready: () => {
      for (const run of onReady.splice(0)) run();
    },
    replaceBy: (other: () => void) => {
      host.Intercom = other;
    },
    host,
  };
}

test("the script is requested once, with the first person, and receives the identity of that person", () => {
  const { messenger, providerCalls, requests, loadScript, ready } = provider();
  expect(requests()).toBe(0);
  messenger.start(DANA);
  messenger.start(DANA);
  expect(requests()).toBe(1);
  expect(messenger.isReady()).toBe(false);
  loadScript();
  expect(providerCalls).toEqual([["boot", DANA_IDENTITY]]);
  // The script has loaded and has the identity; only the provider can report that the chat works.
  expect(messenger.isReady()).toBe(false);
  ready();
  expect(messenger.isReady()).toBe(true);
  messenger.show();
  expect(providerCalls.at(-1)).toEqual(["show"]);
});

test("a person who leaves before the script loads is never passed to it", () => {
  const { messenger, providerCalls, loadScript } = provider();
  messenger.start(DANA);
  messenger.stop();
  loadScript();
  expect(providerCalls).toEqual([]);
  expect(messenger.isReady()).toBe(false);
  messenger.start(IVO);
  expect(providerCalls).toEqual([
    ["boot", { ...DANA_IDENTITY, user_id: "emp-2", name: "Ivo Marsh", email: "ivo@example.test", user_hash: "h-2" }],
  ]);
});

test("the chat ends for one person before it starts for another, and receives changes of the same person", () => {
  const { messenger, providerCalls, loadScript } = provider();
  messenger.start(DANA);
  loadScript();
  messenger.start({ ...DANA, name: "Dana Hale" });
  expect(providerCalls.at(-1)).toEqual(["update", { ...DANA_IDENTITY, name: "Dana Hale" }]);
  messenger.start(IVO);
  expect(providerCalls.slice(-2).map(([what]) => what)).toEqual(["shutdown", "boot"]);
  messenger.stop();
  messenger.stop();
  expect(providerCalls.filter(([what]) => what === "shutdown")).toHaveLength(2);
});

test("a script that fails to load is not requested again, and there is no chat", () => {
  const { messenger, providerCalls, requests, fail } = provider();
  messenger.start(DANA);
  fail();
  messenger.start(IVO);
  messenger.stop();
  expect([messenger.isReady(), requests(), providerCalls]).toEqual([false, 1, []]);
});

const refuse = () => {
  throw new Error("Broken");
};
test.each([
  ["throws when it is called", refuse],
  ["accepts every call and does nothing", () => undefined],
  ["is no function", {}],
  ["is nothing", null],
  ["leaves the stub in place", undefined],
])("a script that loads and %s provides no chat for anyone", (_, api) => {
  const { messenger, requests, loadScriptAs } = provider();
  messenger.start(DANA);
  loadScriptAs(api);
  for (const person of [{ ...DANA, name: "Dana Hale" }, IVO]) {
    expect(() => messenger.start(person)).not.toThrow();
    expect(messenger.isReady()).toBe(false);
  }
  expect(() => messenger.stop()).not.toThrow();
  messenger.start(DANA);
  expect([messenger.isReady(), requests()]).toEqual([false, 1]);
});

test("a chat that throws while in use is disabled, and still gets the call to forget the person", () => {
  const { messenger, loadScript, ready, replaceBy } = provider();
  const readiness: boolean[] = [];
  const calls: unknown[] = [];
  messenger.subscribe(() => readiness.push(messenger.isReady()));
  messenger.start(DANA);
  loadScript();
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
  const { messenger, host, loadScriptAs } = provider();
  messenger.start(DANA);
  for (const [what, run] of [...(host.Intercom?.q ?? [])]) if (what === "ready") (run as () => void)();
  expect(messenger.isReady()).toBe(false);
  loadScriptAs(() => undefined);
  expect(messenger.isReady()).toBe(true);
});

test("a report about a previous start does not count for the next one", () => {
  const { messenger, loadScript, ready, providerCalls } = provider();
  messenger.start(DANA);
  loadScript();
  messenger.stop();
  ready();
  expect(messenger.isReady()).toBe(false);
  messenger.start(DANA);
  expect(messenger.isReady()).toBe(false);
  ready();
  expect(messenger.isReady()).toBe(true);
  expect(providerCalls.map(([what]) => what)).toEqual(["boot", "shutdown", "boot"]);
});

test("listeners are notified when the chat becomes available and when it stops", () => {
  const { messenger, loadScript, ready } = provider();
  const readiness: boolean[] = [];
  messenger.subscribe(() => readiness.push(messenger.isReady()));
  messenger.start(DANA);
  loadScript();
  ready();
  messenger.stop();
  expect(readiness).toEqual([true, false]);
});
