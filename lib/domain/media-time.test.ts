import { compareByTime, isLocalTime, mediaTime } from "./media-time";

const ADDED = "2026-12-18T15:00:00.000Z";
const TAKEN = "2026-11-18T22:12:00.000Z";
const LOCAL = "2026-11-18T15:12:00";
const added = { at: ADDED, isTaken: false, isZoneKnown: true };

test.each([
  ["uses the camera's time", { takenAt: TAKEN, takenAtLocal: LOCAL }, { at: TAKEN, isTaken: true, isZoneKnown: true }],
  [
    "uses the camera's clock if its zone is unknown",
    { takenAtLocal: LOCAL },
    { at: LOCAL, isTaken: true, isZoneKnown: false },
  ],
  ["uses the upload time if the camera's time is null", { takenAt: null }, added],
  ["uses the upload time if the camera's time is missing", {}, added],
  ["ignores invalid camera times", { takenAt: "yesterday", takenAtLocal: "0000-00-00T00:00:00" }, added],
  ["returns null if no time is valid", { takenAt: "", createdAt: "soon" }, null],
  ["returns null if there is no time", { createdAt: undefined }, null],
])("%s", (_case, record, time) => {
  expect(mediaTime({ createdAt: ADDED, ...record })).toEqual(time);
});

test.each(["2026-02-30T10:00:00", "0000-01-01T00:00:00", "2026-11-18T15:12:00Z", "2026-11-18 15:12:00", "", null])(
  "%j is not a valid time without a zone",
  (text) => expect(isLocalTime(text)).toBe(false),
);

test("times without a zone are not compared with instants: they follow, in their own order", () => {
  const records = [
    { key: "local-late", takenAtLocal: "2026-11-18T15:12:00", createdAt: "2026-11-19T00:00:00Z" },
    { key: "late", takenAt: "2026-11-18T16:00:00Z" },
    { key: "local-early", takenAtLocal: "2026-11-18T09:00:00", createdAt: "2026-11-20T00:00:00Z" },
    { key: "early", createdAt: "2026-11-18T15:30:00Z" },
  ];
  expect(records.sort(compareByTime).map(({ key }) => key)).toEqual(["early", "late", "local-early", "local-late"]);
});
