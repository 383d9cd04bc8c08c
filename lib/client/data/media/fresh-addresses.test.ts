import { sessionLifetime } from "../../calls/session-lifetime";
import { showRead } from "../../reads/shown-reads";
import { noteSeen, onTryRound, readAddressAgain, retryAddresses, tryRound } from "./fresh-addresses";

const signedUrl = (name: string, hour = 1) => `https://bucket.test/${name}?expires=${hour}&signature=s${hour}`;
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
  const reads = ["a.jpg", "b.jpg", "c.jpg"].map((name) => readAddressAgain(signedUrl(name)));
  expect(new Set(reads).size).toBe(1);
  await reads[0];
  expect(read).toHaveBeenCalledTimes(1);
});

test("reads once per file until the file loads, regardless of its signature", async () => {
  await readAddressAgain(signedUrl("a.jpg"));
  jest.advanceTimersByTime(60_000);
  expect(readAddressAgain(signedUrl("a.jpg", 2))).toBeNull();
  noteSeen(signedUrl("a.jpg", 2));
  await readAddressAgain(signedUrl("a.jpg", 3));
  expect(read).toHaveBeenCalledTimes(2);
});

test("does not read again for a failure right after a read, unless retried by hand", async () => {
  await readAddressAgain(signedUrl("a.jpg"));
  jest.advanceTimersByTime(9_000);
  expect(readAddressAgain(signedUrl("b.jpg"))).toBeNull();
  await retryAddresses();
  expect(read).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(11_000);
  expect(readAddressAgain(signedUrl("b.jpg"))).not.toBeNull();
});

test("reads nothing while offline, and counts no try", async () => {
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(readAddressAgain(signedUrl("a.jpg"))).toBeNull();
  online.mockReturnValue(true);
  await readAddressAgain(signedUrl("a.jpg"));
  expect(read).toHaveBeenCalledTimes(1);
});

test("does not count an unanswered read as a try", async () => {
  isAnswered = false;
  expect(await readAddressAgain(signedUrl("a.jpg"))).toBe(false);
  isAnswered = true;
  jest.advanceTimersByTime(11_000);
  expect(await readAddressAgain(signedUrl("a.jpg"))).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
});

test("a manual retry or the network's return starts a round with new tries", async () => {
  const notify = jest.fn();
  const stop = onTryRound(notify);
  const first = tryRound();
  await readAddressAgain(signedUrl("a.jpg"));
  await retryAddresses();
  expect([tryRound(), notify.mock.calls.length]).toEqual([first + 1, 1]);
  jest.advanceTimersByTime(11_000);
  expect(readAddressAgain(signedUrl("a.jpg"))).not.toBeNull();
  window.dispatchEvent(new Event("online"));
  expect([tryRound(), notify.mock.calls.length]).toEqual([first + 2, 2]);
  stop();
  window.dispatchEvent(new Event("online"));
  expect([tryRound(), notify.mock.calls.length]).toEqual([first + 2, 2]);
});
