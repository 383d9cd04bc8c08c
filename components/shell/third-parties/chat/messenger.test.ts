import { type ChatPerson, type ChatWindow, createMessenger } from "./messenger";

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

/** A provider whose script comes when the test says so, and does what was queued, as theirs does. */
function provider() {
  const host: ChatWindow = {};
  const done: unknown[][] = [];
  let end: ((isThere: boolean) => void) | null = null;
  let asked = 0;
  const api = (...call: unknown[]) => {
    if (call[0] === "ready") return;
    done.push(call);
  };
  return {
    messenger: createMessenger(host, {
      appId: "app1",
      load: (onEnd) => {
        asked += 1;
        end = onEnd;
      },
    }),
    done,
    asked: () => asked,
    come() {
      const { q = [] } = host.Intercom ?? {};
      host.Intercom = api;
      for (const call of q) api(...call);
      end?.(true);
    },
    fail: () => end?.(false),
    replaceBy: (other: () => void) => {
      host.Intercom = other;
    },
  };
}

test("nothing is asked for before somebody is there; then the script, once, and it finds who it is", () => {
  const { messenger, done, asked, come } = provider();
  expect(asked()).toBe(0);
  messenger.start(DANA);
  messenger.start(DANA);
  expect(asked()).toBe(1);
  expect(messenger.isReady()).toBe(false);
  come();
  expect(done).toEqual([["boot", DANAS]]);
  expect(messenger.isReady()).toBe(true);
  messenger.show();
  expect(done.at(-1)).toEqual(["show"]);
});

test("who leaves before the script came was never told of", () => {
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

test("it ends for one before it begins for another, and is told what changes of the same", () => {
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

test("a script that does not come is not asked for again, and there is no chat", () => {
  const { messenger, done, asked, fail } = provider();
  messenger.start(DANA);
  fail();
  messenger.start(IVO);
  messenger.stop();
  expect([messenger.isReady(), asked(), done]).toEqual([false, 1, []]);
});

test("what the provider's script throws stays with it", () => {
  const { messenger, come, replaceBy } = provider();
  messenger.start(DANA);
  come();
  replaceBy(() => {
    throw new Error("Broken");
  });
  expect(() => messenger.start(IVO)).not.toThrow();
  expect(() => messenger.show()).not.toThrow();
  expect(() => messenger.stop()).not.toThrow();
});

test("whoever listens hears when the chat is there, and when it is gone", () => {
  const { messenger, come } = provider();
  const heard: boolean[] = [];
  messenger.subscribe(() => heard.push(messenger.isReady()));
  messenger.start(DANA);
  come();
  messenger.stop();
  expect(heard).toEqual([true, false]);
});
