import { compareByTime, isLocalTime, mediaTime } from "./media-time";

const ADDED = "2026-12-18T15:00:00.000Z";
const TAKEN = "2026-11-18T22:12:00.000Z";
const LOCAL = "2026-11-18T15:12:00";
const added = { at: ADDED, isTaken: false, isZoneKnown: true };

test.each([
  [
    "the camera's time counts",
    { takenAt: TAKEN, takenAtLocal: LOCAL },
    { at: TAKEN, isTaken: true, isZoneKnown: true },
  ],
  ["without a zone its clock counts", { takenAtLocal: LOCAL }, { at: LOCAL, isTaken: true, isZoneKnown: false }],
  ["without it only when it was added is known", { takenAt: null }, added],
  ["also where nothing was said", {}, added],
  ["a time that is none is not known", { takenAt: "yesterday", takenAtLocal: "0000-00-00T00:00:00" }, added],
  ["neither", { takenAt: "", createdAt: "soon" }, null],
  ["nothing at all", { createdAt: undefined }, null],
])("%s", (_case, record, time) => {
  expect(mediaTime({ createdAt: ADDED, ...record })).toEqual(time);
});

test.each(["2026-02-30T10:00:00", "0000-01-01T00:00:00", "2026-11-18T15:12:00Z", "2026-11-18 15:12:00", "", null])(
  "%j is no time of a camera's clock",
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
