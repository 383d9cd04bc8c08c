import type { TabChannel } from "../browser/tab-channel";
import { NO_RELOADS } from "./reload-history";
import type { TabMemory } from "./update-memory";
import { type UpdateNews, UpdateWatch } from "./update-watch";

const MINUTE = 60_000;

/** One browser: the state that its tabs share, and the build at the address. */
function openBrowser() {
  const listenersOfTabs: Set<(news: UpdateNews) => void>[] = [];
  const world = { cancelledAt: null as number | null, answers: [] as (string | null)[], requests: 0 };

  function openTab(build: string, memory: { tab: TabMemory } = { tab: { checkedAt: null, history: NO_RELOADS } }) {
    const listeners = new Set<(news: UpdateNews) => void>();
    listenersOfTabs.push(listeners);
    const tab = {
      memory,
      reloads: 0,
      isVisible: true,
      isOnline: true,
      save: jest.fn(async () => true),
      watch: null as unknown as UpdateWatch,
      close: () => {},
    };
    const channel: TabChannel<UpdateNews> = {
      post: (news) => {
        for (const others of listenersOfTabs) if (others !== listeners) for (const notify of others) notify(news);
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => {},
    };
    tab.watch = new UpdateWatch({
      build,
      readBuild: async () => {
        world.requests += 1;
        return world.answers.length > 1 ? (world.answers.shift() ?? null) : (world.answers[0] ?? null);
      },
      memory: {
        read: () => memory.tab,
        write: (next) => {
          memory.tab = next;
        },
        readCancelledAt: () => world.cancelledAt,
        writeCancelledAt: (at) => {
          world.cancelledAt = at;
        },
      },
      openChannel: () => channel,
      now: () => Date.now(),
      isVisible: () => tab.isVisible,
      isOnline: () => tab.isOnline,
      save: tab.save,
      reload: () => {
        tab.reloads += 1;
      },
    });
    tab.close = tab.watch.start();
    return tab;
  }
  return { world, openTab };
}

beforeEach(() => jest.useFakeTimers({ now: 1_750_000_000_000 }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test("checks every 4 minutes if the last answer is over 15 minutes old", async () => {
  const { world, openTab } = openBrowser();
  world.answers = ["b1"];
  openTab("b1");
  await pass(4 * MINUTE - 1);
  expect(world.requests).toBe(0);
  await pass(1);
  expect(world.requests).toBe(1);
  await pass(15 * MINUTE);
  expect(world.requests).toBe(1);
  await pass(MINUTE);
  expect(world.requests).toBe(2);
  await pass(16 * MINUTE);
  expect(world.requests).toBe(3);
});

test("keeps the time of the last check across a reload of the tab", async () => {
  const { world, openTab } = openBrowser();
  world.answers = ["b1"];
  const tab = openTab("b1");
  await pass(5 * MINUTE);
  tab.close();
  openTab("b1", tab.memory);
  await pass(12 * MINUTE);
  expect(world.requests).toBe(1);
  await pass(4 * MINUTE);
  expect(world.requests).toBe(2);
});

test("for another build, counts down 30 seconds, saves everything and reloads once", async () => {
  const { world, openTab } = openBrowser();
  world.answers = ["b2"];
  const tab = openTab("b1");
  await pass(4 * MINUTE);
  expect(tab.watch.view()).toEqual({ secondsLeft: 30, isLeaving: false });
  await pass(29_000);
  expect(tab.watch.view()).toEqual({ secondsLeft: 1, isLeaving: false });
  expect(tab.save).not.toHaveBeenCalled();
  await pass(1_000);
  expect(tab.save).toHaveBeenCalledTimes(1);
  expect(tab.reloads).toBe(1);
});

test("activity stops the countdown for good", async () => {
  const { world, openTab } = openBrowser();
  world.answers = ["b2"];
  const tab = openTab("b1");
  await pass(4 * MINUTE + 20_000);
  tab.watch.noteActivity();
  expect(tab.watch.view()).toEqual({ secondsLeft: null, isLeaving: false });
  await pass(24 * 60 * MINUTE);
  expect(tab.reloads).toBe(0);
  expect(tab.watch.view()).toEqual({ secondsLeft: null, isLeaving: false });
});

test("Cancel hides the modal for 2 hours, whatever checks find", async () => {
  const { world, openTab } = openBrowser();
  world.answers = ["b2"];
  const tab = openTab("b1");
  await pass(4 * MINUTE);
  tab.watch.cancel();
  expect(tab.watch.view()).toBeNull();
  await pass(120 * MINUTE - 1);
  expect(tab.watch.view()).toBeNull();
  await pass(1);
  expect(tab.watch.view()).toEqual({ secondsLeft: 30, isLeaving: false });
});

test.each(["unsaved", "offline"])("a page that is %s does not reload automatically, but on request", async (how) => {
  const { world, openTab } = openBrowser();
  world.answers = ["b2"];
  const tab = openTab("b1");
  tab.isOnline = how !== "offline";
  tab.save.mockResolvedValue(how !== "unsaved");
  await pass(4 * MINUTE + 31_000);
  expect(tab.reloads).toBe(0);
  expect(tab.watch.view()).toEqual({ secondsLeft: null, isLeaving: false });
  tab.watch.reload();
  expect(tab.watch.view()).toEqual({ secondsLeft: null, isLeaving: true });
  await pass(0);
  expect(tab.reloads).toBe(1);
});

describe("Reload pressed during the automatic save", () => {
  test.each([
    ["by keys that do not count as activity", false],
    ["after activity has stopped the countdown", true],
  ])("reloads once, even if the save fails: %s", async (_how, isMoved) => {
    const { world, openTab } = openBrowser();
    world.answers = ["b2"];
    const tab = openTab("b1");
    const saved: ((isSaved: boolean) => void)[] = [];
    tab.save.mockImplementation(() => new Promise<boolean>((resolve) => saved.push(resolve)));
    await pass(4 * MINUTE + 31_000);
    expect(tab.watch.view()).toEqual({ secondsLeft: null, isLeaving: true });
    if (isMoved) tab.watch.noteActivity();
    tab.watch.reload();
    for (const end of saved) end(false);
    await pass(0);
    expect(tab.reloads).toBe(1);
    expect(tab.memory.tab.history).toMatchObject({ builds: ["b1", "b2"], reloads: 1 });
  });
});

test("hides the modal if the build is withdrawn, and a hidden tab does not reload for it", async () => {
  const { world, openTab } = openBrowser();
  world.answers = ["b2"];
  const [tab, hidden] = [openTab("b1"), openTab("b1")];
  hidden.isVisible = false;
  await pass(4 * MINUTE);
  tab.watch.noteActivity();
  expect(tab.watch.view()).toEqual({ secondsLeft: null, isLeaving: false });
  world.answers = ["b1"];
  await pass(16 * MINUTE);
  expect(tab.watch.view()).toBeNull();
  hidden.isVisible = true;
  hidden.watch.noteVisibility();
  await pass(10 * MINUTE);
  expect([tab.reloads, hidden.reloads]).toEqual([0, 0]);
});

test("ignores a failed check, and acts on the next one", async () => {
  const { world, openTab } = openBrowser();
  world.answers = [null, "b2"];
  const tab = openTab("b1");
  await pass(19 * MINUTE);
  expect(tab.watch.view()).toBeNull();
  await pass(MINUTE);
  expect(tab.watch.view()).toEqual({ secondsLeft: 30, isLeaving: false });
});

test("reloads rarely while two builds alternate", async () => {
  const { world, openTab } = openBrowser();
  let requests = 0;
  let tab = openTab("old");
  let reloads = 0;
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    world.answers = [world.requests % 2 === 0 ? "new" : "old"];
    await pass(MINUTE);
    requests = world.requests;
    if (tab.reloads === 0) continue;
    reloads += 1;
    tab.close();
    tab = openTab(reloads % 3 === 0 ? "old" : "new", tab.memory);
  }
  expect(requests).toBeLessThanOrEqual(90);
  expect(reloads).toBeGreaterThan(1);
  expect(reloads).toBeLessThanOrEqual(8);
});

describe("several tabs", () => {
  async function twoCounting() {
    const { world, openTab } = openBrowser();
    world.answers = ["b2"];
    const tabs = [openTab("b1"), openTab("b1")] as const;
    await pass(4 * MINUTE);
    return { tabs };
  }

  test("activity in one tab stops the countdown of the other", async () => {
    const { tabs } = await twoCounting();
    tabs[0].watch.noteActivity();
    await pass(60_000);
    expect(tabs.map(({ reloads }) => reloads)).toEqual([0, 0]);
    expect(tabs[1].watch.view()).toEqual({ secondsLeft: null, isLeaving: false });
  });

  test("activity in a tab without a countdown stops the countdown of the other", async () => {
    const { world, openTab } = openBrowser();
    world.answers = ["b2"];
    const [counting, fresh] = [openTab("b1"), openTab("b2")];
    await pass(4 * MINUTE);
    expect([counting.watch.view() === null, fresh.watch.view() === null]).toEqual([false, true]);
    fresh.watch.noteActivity();
    expect(counting.watch.view()).toEqual({ secondsLeft: null, isLeaving: false });
  });

  test("Cancel in one tab hides the modal in all", async () => {
    const { tabs } = await twoCounting();
    tabs[0].watch.cancel();
    expect(tabs.map(({ watch }) => watch.view())).toEqual([null, null]);
    await pass(120 * MINUTE);
    expect(tabs.map(({ watch }) => watch.view() === null)).toEqual([false, false]);
  });

  test("a hidden tab waits until it is visible", async () => {
    const { world, openTab } = openBrowser();
    world.answers = ["b2"];
    const tab = openTab("b1");
    tab.isVisible = false;
    await pass(60 * MINUTE);
    expect(tab.reloads).toBe(0);
    expect(tab.watch.view()).toBeNull();
    tab.isVisible = true;
    tab.watch.noteVisibility();
    expect(tab.watch.view()).toEqual({ secondsLeft: 30, isLeaving: false });
  });
});
