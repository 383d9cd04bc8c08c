import { createPopOutWindow, type PopOutHost } from "./pop-out-window";

const CURRENT = { availLeft: 0, availTop: 0, availWidth: 1440, availHeight: 900 };
const SECOND = { availLeft: 1440, availTop: 0, availWidth: 2000, availHeight: 1000 };
const PLAIN = "popup,left=72,top=45,width=1296,height=810";
const EXTENDED = "popup,left=1540,top=50,width=1800,height=900";

/** Returns a simulated browser window. */
function fakeBrowser(parts: Partial<PopOutHost> = {}) {
  const calls: string[][] = [];
  const leaving = new Set<() => void>();
  const opened = { closed: false, focused: 0, close: () => {}, focus: () => {}, postMessage: () => {} };
  opened.close = () => {
    opened.closed = true;
  };
  opened.focus = () => {
    opened.focused += 1;
  };
  const host: PopOutHost = {
    screen: { ...CURRENT, isExtended: false },
    open: (...call) => {
      calls.push(call);
      opened.closed = false;
      return opened;
    },
    addEventListener: (_, listener) => leaving.add(listener),
    removeEventListener: (_, listener) => leaving.delete(listener),
    ...parts,
  };
  return { host, calls, opened, leaving, leave: () => [...leaving].map((listener) => listener()) };
}

function setUp(parts?: Partial<PopOutHost>, outlivesPage?: boolean) {
  const browser = fakeBrowser(parts);
  const rule = { staysOpen: true };
  const onClosed = jest.fn();
  const popOut = createPopOutWindow(browser.host, {
    url: "/templates/qa-report.html",
    name: "qa-report",
    staysOpen: () => rule.staysOpen,
    onClosed,
    outlivesPage,
  });
  return { ...browser, rule, onClosed, popOut };
}

const extended = (getScreenDetails: PopOutHost["getScreenDetails"]) => ({
  screen: { ...CURRENT, isExtended: true },
  getScreenDetails,
});
const twoScreens = () => Promise.resolve({ screens: [CURRENT, SECOND], currentScreen: CURRENT });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test("opens on the second screen at 90 percent, with the permission", async () => {
  const { popOut, calls } = setUp(extended(twoScreens));
  expect(await popOut.open()).toBe("open");
  expect(calls).toEqual([["/templates/qa-report.html", "qa-report", EXTENDED]]);
});

test.each([
  ["one screen", { getScreenDetails: twoScreens }],
  ["no permission", extended(() => Promise.reject(new DOMException("denied", "NotAllowedError")))],
  ["a browser without window management", extended(undefined)],
])("opens a plain pop-up on the current screen with %s", async (_, parts) => {
  const { popOut, calls } = setUp(parts);
  expect(await popOut.open()).toBe("open");
  expect(calls).toEqual([["/templates/qa-report.html", "qa-report", PLAIN]]);
});

test("requests no permission with one screen", async () => {
  const getScreenDetails = jest.fn(twoScreens);
  await setUp({ getScreenDetails }).popOut.open();
  expect(getScreenDetails).not.toHaveBeenCalled();
});

test("reports a blocked pop-up, and tries again at the next press", async () => {
  let isBlocked = true;
  const { popOut, host, calls } = setUp();
  const open = host.open;
  host.open = (...call) => (isBlocked ? null : open(...call));
  expect(await popOut.open()).toBe("blocked");
  isBlocked = false;
  expect(await popOut.open()).toBe("open");
  expect(calls).toHaveLength(1);
});

test("focuses an open window instead of opening another", async () => {
  const { popOut, calls, opened } = setUp();
  await popOut.open();
  expect(await popOut.open()).toBe("open");
  expect(calls).toHaveLength(1);
  expect(opened.focused).toBe(1);
});

test("opens one window for two presses during the permission prompt", async () => {
  const { popOut, calls } = setUp(extended(twoScreens));
  await Promise.all([popOut.open(), popOut.open()]);
  expect(calls).toHaveLength(1);
});

test("notices a window closed by the user, and opens again", async () => {
  const { popOut, calls, opened, onClosed } = setUp();
  await popOut.open();
  opened.closed = true;
  jest.advanceTimersByTime(500);
  expect(onClosed).toHaveBeenCalledTimes(1);
  await popOut.open();
  expect(calls).toHaveLength(2);
});

test("closes when `staysOpen` returns false", async () => {
  const { popOut, opened, onClosed, rule } = setUp();
  await popOut.open();
  jest.advanceTimersByTime(10_000);
  expect(opened.closed).toBe(false);
  rule.staysOpen = false;
  jest.advanceTimersByTime(500);
  expect(opened.closed).toBe(true);
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test("closes with its opener, and leaves no listeners or timers", async () => {
  const { popOut, opened, leave, leaving } = setUp();
  await popOut.open();
  leave();
  expect(opened.closed).toBe(true);
  expect(leaving.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test("does not open if closed during the permission prompt", async () => {
  const { popOut, calls } = setUp(extended(twoScreens));
  const answer = popOut.open();
  popOut.close();
  expect(await answer).toBe("closed");
  expect(calls).toEqual([]);
});

test("stays open after its page is left, if `outlivesPage` is set", async () => {
  const { popOut, opened, leave } = setUp({}, true);
  await popOut.open();
  leave();
  expect(opened.closed).toBe(false);
});

test("a new page adopts, focuses and later closes the window of the page before", async () => {
  const { popOut, calls, opened, rule, onClosed } = setUp({}, true);
  popOut.adopt(opened);
  expect(popOut.current()).toBe(opened);
  expect(await popOut.open()).toBe("open");
  expect([calls, opened.focused]).toEqual([[], 1]);
  rule.staysOpen = false;
  jest.advanceTimersByTime(500);
  expect(opened.closed).toBe(true);
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(popOut.current()).toBeNull();
});

test("closes an adopted window that may not stay", () => {
  const { popOut, opened, rule } = setUp({}, true);
  rule.staysOpen = false;
  popOut.adopt(opened);
  expect(opened.closed).toBe(true);
});

test("adopting a window closes the current one", async () => {
  const { popOut, opened } = setUp({}, true);
  await popOut.open();
  const other = fakeBrowser().opened;
  popOut.adopt(other);
  expect([opened.closed, other.closed]).toEqual([true, false]);
  popOut.adopt(other);
  expect(other.closed).toBe(false);
});
