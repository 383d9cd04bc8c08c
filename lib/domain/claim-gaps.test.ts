import { type ClaimFacts, claimGaps } from "./claim-gaps";
import type { Invite, Project, Region } from "./entities";
import type { ProjectStatus } from "./project-status";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const TIME = "2026-11-20T10:00:00.000Z";

function project(status: ProjectStatus, statusReason: string | null = null): Project {
  const keys = { key: "prj-1", insuredKey: "ins-1", companyKey: "cous-1", claimNumber: "KM-1" };
  return { ...keys, orderType: "claim", status, statusReason, statusChangedAt: TIME, createdAt: TIME, updatedAt: TIME };
}
const region = (key: string, more: Partial<Region>): Region => ({
  key,
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: key,
  ...more,
});
const invite = (sentAt: string, openedAt: string | null): Invite => ({
  key: `inv-${sentAt}`,
  projectKey: "prj-1",
  createdAt: sentAt,
  channel: "text",
  sentTo: "+15125550148",
  sentAt,
  openedAt,
});
const survey = { key: "srv-1", name: "First", expiresAt: null, done: false };

function gaps(projects: Project[], facts: Partial<ClaimFacts> = {}) {
  const insured = { phone: "+15125550148", email: "ada@example.com", projects, ...facts.insured };
  return claimGaps({ surveys: [survey], regions: null, invites: null, now: NOW, ...facts, insured });
}

test("without a claim, the missing claim is listed with the missing contact details", () => {
  expect(gaps([], { insured: { phone: null, email: "", projects: [] } })).toEqual([
    { kind: "no-claim" },
    { kind: "no-phone" },
    { kind: "no-email" },
  ]);
});

test.each(["delivered", "invalid", "rejected"] as const)("lists no gaps for a claim that is %s", (status) => {
  expect(gaps([project(status, "why")], { surveys: [], regions: [], invites: [] })).toEqual([]);
});

test("a reviewer's request comes first, and only while the claim waits for it", () => {
  expect(gaps([project("needs attention", " two closer photos ")])).toEqual([
    { kind: "asked", reason: "two closer photos" },
  ]);
  expect(gaps([project("needs review", "old words")])).toEqual([]);
});

test("the latest invitation shows whether the insured has been invited", () => {
  expect(gaps([project("needs media")], { invites: [] })).toEqual([{ kind: "not-invited" }]);
  const late = invite("2026-11-19T00:00:00Z", null);
  expect(gaps([project("needs media")], { invites: [invite("2026-11-01T00:00:00Z", TIME), late] })).toEqual([
    { kind: "invite-unopened", channel: "text", sentAt: "2026-11-19T00:00:00Z" },
  ]);
  expect(gaps([project("in review")], { invites: [] })).toEqual([]);
});

test("lists a missing inspection, and one that expired before it was completed", () => {
  expect(gaps([project("needs media")], { surveys: [] })).toEqual([{ kind: "no-inspection" }]);
  const expired = { ...survey, expiresAt: "2026-11-21T09:59:59Z" };
  expect(gaps([project("needs media")], { surveys: [expired, { ...expired, done: true }] })).toEqual([
    { kind: "inspection-expired", surveyKey: "srv-1", name: "First", expiresAt: "2026-11-21T09:59:59Z" },
  ]);
  const reviewed = { ...expired, reviewedAt: "2026-11-20T09:00:00Z" };
  expect(gaps([project("in processing")], { surveys: [reviewed] })).toEqual([]);
});

test("lists rooms without media, with pending scans, and with failed scans", () => {
  const rooms = [
    region("Hall", {}),
    region("Attic", {
      scans: [
        { key: "scn-1", status: "uploaded" },
        { key: "scn-2", status: "processed" },
      ],
    }),
    region("Bath", { scans: [{ key: "scn-3", status: "failed" }] }),
    region("Den", { scans: [{ key: "scn-4", status: "processed" }] }),
  ];
  expect(gaps([project("needs review")], { regions: rooms })).toEqual([
    { kind: "room-empty", regionKey: "Hall", name: "Hall" },
    { kind: "room-processing", regionKey: "Attic", name: "Attic", open: 1, scans: 2 },
    { kind: "room-failed", regionKey: "Bath", name: "Bath", failed: 1 },
  ]);
  expect(gaps([project("needs media")], { regions: [] })).toEqual([{ kind: "no-room" }]);
});

test("unknown data is never listed as missing", () => {
  expect(gaps([project("needs media")], { surveys: null })).toEqual([]);
});
