import { exifTime, redated } from "./place-media";

const from = Date.UTC(2026, 0, 15, 15, 0, 21);
const to = Date.UTC(2025, 10, 2, 4, 5, 6);

test("formats a time as in EXIF", () => {
  expect(exifTime(from)).toBe("2026:01:15 15:00:21");
});

test("replaces every mention of the time, and nothing else", () => {
  const bytes = Buffer.from("a2026:01:15 15:00:21\0b2026:01:15 15:00:22\0\xff2026:01:15 15:00:21", "latin1");
  const before = bytes.toString("latin1");
  expect(redated(bytes, from, to).toString("latin1")).toBe(
    "a2025:11:02 04:05:06\0b2026:01:15 15:00:22\0\xff2025:11:02 04:05:06",
  );
  expect(bytes.toString("latin1")).toBe(before);
});
