import { browserMemory } from "./update-memory";

const NOTHING = { checkedAt: null, history: { builds: [], reloads: 0, reloadedAt: 0 } };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test("reads back a tab's memory", () => {
  expect(browserMemory.read()).toEqual(NOTHING);
  const memory = { checkedAt: 7, history: { builds: ["b1", "b2"], reloads: 2, reloadedAt: 5 } };
  browserMemory.write(memory);
  expect(browserMemory.read()).toEqual(memory);
  browserMemory.writeCancelledAt(9);
  expect(browserMemory.readCancelledAt()).toBe(9);
});

test.each(["{", "7", "null", '{"checkedAt":"x","history":{"builds":7}}', '{"history":[]}'])(
  "ignores invalid stored data: %s",
  (stored) => {
    sessionStorage.setItem("lintel-update", stored);
    localStorage.setItem("lintel-update-cancelled", stored === "7" ? '"soon"' : stored);
    expect(browserMemory.read()).toEqual(NOTHING);
    expect(browserMemory.readCancelledAt()).toBeNull();
  },
);
