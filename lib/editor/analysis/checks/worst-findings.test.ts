import { TWO_ROOMS_SURVEY, twoRooms } from "@/tests/support/homes/two-rooms";
import { roomsOf } from "../../core/rooms/room-index";
import { createScene } from "../../core/scene";
import type { CheckCode } from "./check-codes";
import { createFinding } from "./finding";
import type { SurveyFindings } from "./survey-checks";
import { worstFindings, worstInRoom } from "./worst-findings";

const scene = createScene(TWO_ROOMS_SURVEY, twoRooms());
const roomOf = (floorKey: string) =>
  roomsOf(scene)
    .floor(0)
    .rooms.find(({ faceKey }) => faceKey === floorKey)!;

type Found = [code: CheckCode, kind: "vertex" | "edge" | "face" | "objectPlanar", key: string];

const found = (...all: Found[]): SurveyFindings => ({
  list: all.map(([code, kind, key]) => createFinding(code, [{ kind, key }])),
  errors: 0,
  warnings: 0,
});

test.each<[what: string, found: Found[], h: string | null, k: string | null]>([
  ["nothing", [], null, null],
  ["a wall of one room", [["face-not-planar", "face", "h-wall-ab"]], "warning", null],
  ["a corner of one room", [["corners-near", "vertex", "k-b-top"]], null, "warning"],
  ["an edge of one room", [["shell-open", "edge", "k-edge-ab"]], null, "warning"],
  ["the door in one room's wall", [["opening-off-plane", "objectPlanar", "door-k"]], null, "warning"],
  [
    "an error and a warning of one, a warning of the other",
    [
      ["loop-crosses-itself", "face", "h-ceiling"],
      ["corners-near", "vertex", "h-a"],
      ["shell-open", "edge", "k-edge-cd-top"],
    ],
    "error",
    "warning",
  ],
  ["a face in neither room", [["face-collapsed", "face", "elsewhere"]], null, null],
])("rates two rooms by their worst finding: %s", (_what, all, h, k) => {
  const worst = worstFindings(found(...all));
  expect([worstInRoom(scene, worst, roomOf("h-floor")), worstInRoom(scene, worst, roomOf("k-floor"))]).toEqual([h, k]);
});

test("an element has its worst severity, and none before the first check", () => {
  const all = found(["face-collapsed", "face", "h-floor"], ["face-not-planar", "face", "h-floor"]);
  expect(worstFindings(all).get("h-floor")).toBe("error");
  expect(worstFindings(all)).toBe(worstFindings(all));
  expect(worstFindings(null).size).toBe(0);
});
