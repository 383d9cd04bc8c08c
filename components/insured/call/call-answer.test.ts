import type { Project } from "@/lib/domain/entities";
import { PROJECT_STATUSES, type ProjectStatus } from "@/lib/domain/project-status";
import { callAnswer } from "./call-answer";

const AT = "2026-11-18T12:00:00.000Z";
function project(status: string, statusReason: string | null = null): Project {
  const keys = { key: "prj-1", insuredKey: "ins-1", companyKey: "cous-1", claimNumber: "KM-1" };
  const times = { statusChangedAt: AT, createdAt: AT, updatedAt: AT };
  return { ...keys, ...times, orderType: "claim", status: status as ProjectStatus, statusReason };
}

test.each([
  ["needs media", null, "We're waiting for photos or videos of the home."],
  ["needs media", "the roof", "We're waiting for photos or videos of the home; we asked for: the roof."],
  ["needs attention", "Which door?", "On hold; we asked for: Which door?"],
  ["delivered", "old words", "The report was delivered on Nov 18, 2026."],
  ["rejected", "not covered", "The claim was rejected on Nov 18, 2026: not covered."],
  ["invalid", " ", "The claim was closed as invalid on Nov 18, 2026."],
  ["on hold", null, "The claim's status is on hold."],
])("answers for a claim in %s with reason %j", (status, reason, answer) => {
  expect(callAnswer(project(status, reason))).toBe(answer);
});

test("answers each status with one sentence", () => {
  for (const status of PROJECT_STATUSES) expect(callAnswer(project(status))).toMatch(/^[A-Z][^.]*\.$/);
  expect(callAnswer(null)).toBe("No claim on file yet.");
});
