import type { Project, Survey } from "./entities";
import { isSurveyExpired, markSurveyReviewed, reopenSurvey } from "./survey-transitions";

const NOW = "2026-03-02T10:00:00.000Z";
const EARLIER = "2026-02-01T08:00:00.000Z";
const LATER = "2026-03-09T10:00:00.000Z";
const survey: Survey = { key: "srv-1", projectKey: "prj-1", done: true, createdAt: EARLIER, expiresAt: LATER };
const project: Project = {
  key: "prj-1",
  insuredKey: "ins-1",
  companyKey: "cous-1",
  status: "in review",
  claimNumber: "C-1",
  orderType: "multiroom-claim",
  statusChangedAt: EARLIER,
  createdAt: EARLIER,
  updatedAt: EARLIER,
};
const processed = [{ scans: [{ key: "scn-1", status: "processed" as const }] }];
const mixed = [...processed, { scans: [{ key: "scn-2", status: "uploaded" as const }] }];

test("marking reviewed sets reviewedAt to now and the claim to in processing", () => {
  expect(markSurveyReviewed(survey, project, processed, NOW)).toEqual({
    ok: true,
    survey: { ...survey, reviewedAt: NOW },
    project: { ...project, status: "in processing", statusChangedAt: NOW, updatedAt: NOW },
  });
});

test("marking reviewed twice succeeds without a change", () => {
  const reviewed = { ...survey, reviewedAt: EARLIER };
  const inProcessing = { ...project, status: "in processing" as const };
  expect(markSurveyReviewed(reviewed, inProcessing, [], NOW)).toEqual({
    ok: true,
    survey: reviewed,
    project: inProcessing,
  });
});

test("the claim's status can block marking reviewed", () => {
  expect(markSurveyReviewed(survey, { ...project, status: "needs media" }, processed, NOW)).toEqual({
    ok: false,
    reason: "conflict",
    message:
      "An inspection whose claim is needs media cannot be marked as reviewed. It can from needs review or in review.",
  });
});

test("the processed rule of the order type can block marking reviewed", () => {
  expect(markSurveyReviewed(survey, project, mixed, NOW)).toEqual({
    ok: false,
    reason: "conflict",
    message: "The inspection can be marked as reviewed once all regions are processed.",
  });
  expect(markSurveyReviewed(survey, { ...project, orderType: "claim" }, mixed, NOW).ok).toBe(true);
});

test("reopening sets needs media, clears the reasons, reviewedAt and done, and keeps an expiry in the future", () => {
  const rejected = { ...project, statusReason: "x", rejectedBy: "emp-1", rejectedAt: EARLIER };
  expect(reopenSurvey({ ...survey, reviewedAt: EARLIER }, rejected, NOW)).toEqual({
    ok: true,
    survey: { ...survey, reviewedAt: null, done: false },
    project: {
      ...project,
      status: "needs media",
      statusReason: null,
      rejectedBy: null,
      rejectedAt: null,
      statusChangedAt: NOW,
      updatedAt: NOW,
    },
  });
});

test("reopening an expired survey sets its expiry to one day from now", () => {
  const expired = { ...survey, done: false, expiresAt: EARLIER };
  expect(reopenSurvey(expired, project, NOW)).toMatchObject({
    ok: true,
    survey: { expiresAt: "2026-03-03T10:00:00.000Z", done: false },
  });
});

test("an open survey cannot be reopened, unless the same call repeats", () => {
  const open = { ...survey, done: false };
  expect(reopenSurvey(open, project, NOW)).toMatchObject({ ok: false, reason: "conflict" });
  expect(reopenSurvey(open, { ...project, status: "needs media" }, NOW)).toMatchObject({ ok: true, survey: open });
});

test("the moment of expiry counts as expired", () => {
  expect(isSurveyExpired({ expiresAt: NOW }, NOW)).toBe(true);
  expect(isSurveyExpired({ expiresAt: LATER }, NOW)).toBe(false);
  expect(isSurveyExpired({}, NOW)).toBe(false);
});
