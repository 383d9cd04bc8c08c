import { IDLE_WARNING_MS, idleEnd, untilWarning } from "./idle-end";
import { noteServerTime, serverNow } from "./server-clock";

const ends = { idleExpiresAt: "2026-03-01T12:30:00.000Z", absoluteExpiresAt: "2026-03-01T20:00:00.000Z" };
const at = (time: string) => Date.parse(`2026-03-01T${time}Z`);

test("warns two minutes before the end", () => {
  expect(IDLE_WARNING_MS).toBe(120_000);
  expect(untilWarning(ends, at("12:00:00"))).toBe(28 * 60_000);
  expect(idleEnd(ends, at("12:27:59.999"))).toBeNull();
  expect(untilWarning(ends, at("12:28:00"))).toBe(0);
});

test.each([
  ["12:28:00", 120],
  ["12:28:00.001", 120],
  ["12:29:59", 1],
  ["12:29:59.999", 1],
  ["12:30:00", 0],
  ["13:00:00", 0],
])("at %s, %s seconds are left", (time, secondsLeft) => {
  expect(idleEnd(ends, at(time))).toEqual({ secondsLeft, canStay: true });
});

test("cannot extend a session at its maximum lifetime", () => {
  const last = { idleExpiresAt: ends.absoluteExpiresAt, absoluteExpiresAt: ends.absoluteExpiresAt };
  expect(idleEnd(last, at("19:59:00"))).toEqual({ secondsLeft: 60, canStay: false });
});

test("uses the server's time, whatever this browser's clock shows", () => {
  jest.useFakeTimers({ now: at("12:00:00") });
  expect(serverNow()).toBe(at("12:00:00"));
  noteServerTime("Mon, 02 Mar 2026 12:00:00 GMT");
  expect(serverNow()).toBe(Date.parse("2026-03-02T12:00:00Z"));
  noteServerTime("soon");
  noteServerTime(null);
  jest.advanceTimersByTime(1_000);
  expect(serverNow()).toBe(Date.parse("2026-03-02T12:00:01Z"));
  noteServerTime("Sun, 01 Mar 2026 12:00:01 GMT");
  jest.useRealTimers();
});
