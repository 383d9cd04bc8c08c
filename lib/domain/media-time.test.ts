import { mediaTime } from "./media-time";

const ADDED = "2026-12-18T15:00:00.000Z";

test.each([
  ["the camera's word counts", "2026-11-18T22:12:00.000Z", ADDED, { at: "2026-11-18T22:12:00.000Z", isTaken: true }],
  ["without it only when it was added is known", null, ADDED, { at: ADDED, isTaken: false }],
  ["also where nothing was said", undefined, ADDED, { at: ADDED, isTaken: false }],
  ["a time that is none is not known", "yesterday", ADDED, { at: ADDED, isTaken: false }],
  ["neither", "", "soon", null],
  ["nothing at all", undefined, undefined, null],
])("%s", (_case, takenAt, createdAt, time) => {
  expect(mediaTime({ takenAt, createdAt })).toEqual(time);
});
