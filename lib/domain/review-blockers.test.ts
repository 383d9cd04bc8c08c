import type { Scan } from "./entities";
import { reviewBlockers } from "./review-blockers";
import { markSurveyReviewed } from "./survey-transitions";

const room = (key: string, ...statuses: Scan["status"][]) => ({
  key,
  name: `Room ${key}`,
  scans: statuses.map((status, index) => ({ key: `scn-${key}-${index}`, status })),
});
const open = { reviewedAt: null };
const claim = (status: "needs review" | "in review" | "needs media" | "delivered", orderType = "claim" as const) => ({
  status,
  orderType,
});
const multiroom = { status: "in review", orderType: "multiroom-claim" } as const;

test("nothing blocks a claim in review with a processed room", () => {
  expect(reviewBlockers(open, claim("in review"), [room("a", "processed"), room("b", "new")])).toEqual([]);
});

test("a multiroom claim waits for every room, and each is listed with its scans", () => {
  const rooms = [room("a", "processed"), room("b", "new", "processed", "uploaded"), room("c", "uploaded")];
  expect(reviewBlockers(open, multiroom, rooms)).toEqual([
    { kind: "room", regionKey: "b", name: "Room b", open: 2, scans: 3 },
    { kind: "room", regionKey: "c", name: "Room c", open: 1, scans: 1 },
  ]);
});

test("another order waits only while no room is processed", () => {
  expect(reviewBlockers(open, claim("needs review"), [room("a", "new"), room("b", "uploaded")])).toHaveLength(2);
});

test("lists the claim's status and missing rooms together; for a reviewed inspection, lists only the review", () => {
  expect(reviewBlockers(open, claim("needs media"), [])).toEqual([
    { kind: "status", status: "needs media" },
    { kind: "no-rooms" },
  ]);
  const reviewedAt = "2026-03-02T10:00:00.000Z";
  expect(reviewBlockers({ reviewedAt }, claim("delivered"), [])).toEqual([{ kind: "reviewed", reviewedAt }]);
});

test("errors in the geometry block, whether or not the rooms are known", () => {
  const rooms = [room("a", "processed")];
  expect(reviewBlockers(open, claim("in review"), rooms, 2)).toEqual([{ kind: "geometry", errors: 2 }]);
  expect(reviewBlockers(open, claim("in review"), null, 2)).toEqual([{ kind: "geometry", errors: 2 }]);
  expect(reviewBlockers(open, claim("in review"), rooms, 0)).toEqual([]);
  expect(reviewBlockers(open, claim("in review"), rooms, "unread")).toEqual([{ kind: "geometry-unread" }]);
});

test("an earlier review does not block; the claim's status and its rooms do", () => {
  const reviewed = { reviewedAt: "2026-03-02T10:00:00.000Z" };
  expect(reviewBlockers(reviewed, claim("in review"), [room("a", "processed")])).toEqual([]);
  expect(reviewBlockers(reviewed, claim("needs review"), [])).toEqual([{ kind: "no-rooms" }]);
});

test("blocks a review exactly when the transition refuses the review", () => {
  const times = { createdAt: "", updatedAt: "", statusChangedAt: "" };
  for (const status of ["needs review", "in review", "needs media", "delivered"] as const) {
    for (const orderType of ["claim", "multiroom-claim", "underwriting"] as const) {
      for (const rooms of [[], [room("a", "new")], [room("a", "new"), room("b", "processed")], [room("a", "failed")]]) {
        const project = { key: "", insuredKey: "", companyKey: "", claimNumber: "", ...times, status, orderType };
        for (const reviewedAt of [null, "2026-03-01T10:00:00.000Z"]) {
          const survey = { key: "", projectKey: "", createdAt: "", done: false, reviewedAt };
          const isAllowed = markSurveyReviewed(survey, project, rooms, "2026-03-02T10:00:00.000Z").ok;
          expect([status, orderType, reviewedAt, reviewBlockers(survey, project, rooms).length === 0]).toEqual([
            status,
            orderType,
            reviewedAt,
            isAllowed,
          ]);
        }
      }
    }
  }
});
