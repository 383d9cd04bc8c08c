import { sessionLifetime } from "../../calls/session-lifetime";
import { showRead } from "../../reads/shown-reads";
import { noteSeen, onTryRound, readAddressAgain, retryAddresses, tryRound } from "./fresh-addresses";

const at = (name: string, hour = 1) => `https://bucket.test/${name}?expires=${hour}&signature=s${hour}`;
const read = jest.fn(async () => {});
let end = () => {};
let isAnswered = true;

beforeEach(() => {
  isAnswered = true;
  jest.useFakeTimers();
  read.mockClear();
  sessionLifetime.change();
  sessionLifetime.begin();
  end = showRead({ name: "region.listByProject", readAgain: read, isCurrent: () => isAnswered });
});
afterEach(() => {
  end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("shares one read among concurrent requests", async () => {
  const reads = ["a.jpg", "b.jpg", "c.jpg"].map((name) => readAddressAgain(at(name)));
  expect(new Set(reads).size).toBe(1);
  await reads[0];
  expect(read).toHaveBeenCalledTimes(1);
});

test("reads once per file until the file loads, whatever its signature", async () => {
  await readAddressAgain(at("a.jpg"));
  jest.advanceTimersByTime(60_000);
  expect(readAddressAgain(at("a.jpg", 2))).toBeNull();
  noteSeen(at("a.jpg", 2));
  await readAddressAgain(at("a.jpg", 3));
  expect(read).toHaveBeenCalledTimes(2);
});

test("does not read again for a failure right after a read, unless retried by hand", async () => {
  await readAddressAgain(at("a.jpg"));
  jest.advanceTimersByTime(9_000);
  expect(readAddressAgain(at("b.jpg"))).toBeNull();
  await retryAddresses();
  expect(read).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(11_000);
  expect(readAddressAgain(at("b.jpg"))).not.toBeNull();
});

test("reads nothing offline, and keeps the tries", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(readAddressAgain(at("a.jpg"))).toBeNull();
  online.mockReturnValue(true);
  await readAddressAgain(at("a.jpg"));
  expect(read).toHaveBeenCalledTimes(1);
});

test("keeps the tries after an unanswered read", async () => {
  isAnswered = false;
  expect(await readAddressAgain(at("a.jpg"))).toBe(false);
  isAnswered = true;
  jest.advanceTimersByTime(11_000);
  expect(await readAddressAgain(at("a.jpg"))).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a manual retry or the network's return starts a round with new tries", async () => {
  const notify = jest.fn();
  const stop = onTryRound(notify);
  const first = tryRound();
  await readAddressAgain(at("a.jpg"));
  await retryAddresses();
  expect([tryRound(), notify.mock.calls.length]).toEqual([first + 1, 1]);
  jest.advanceTimersByTime(11_000);
  expect(readAddressAgain(at("a.jpg"))).not.toBeNull();
  window.dispatchEvent(new Event("online"));
  expect([tryRound(), notify.mock.calls.length]).toEqual([first + 2, 2]);
  stop();
  window.dispatchEvent(new Event("online"));
  expect([tryRound(), notify.mock.calls.length]).toEqual([first + 2, 2]);
});
