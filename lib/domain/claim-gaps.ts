/** The data that a claim is waiting for, for a call with the insured. */
import { latestProject } from "./claims-of-insured";
import type { Insured, Invite, MfaChannel, Project, Region, Survey } from "./entities";
import { isScanProcessed } from "./processed-rule";
import { STATUSES_AT_REST } from "./project-status";
import { ASKING, reasonOf } from "./status-reason";
import { surveyExpiry } from "./survey-expiry";

export type ClaimGap =
  | { kind: "no-claim" }
  /** A reviewer's request, verbatim. */
  | { kind: "asked"; reason: string }
  | { kind: "not-invited" }
  | { kind: "invite-unopened"; channel: MfaChannel; sentAt: string }
  | { kind: "no-inspection" }
  | { kind: "inspection-expired"; surveyKey: string; name: string; expiresAt: string }
  | { kind: "no-room" }
  | { kind: "room-empty"; regionKey: string; name: string }
  | { kind: "room-processing"; regionKey: string; name: string; open: number; scans: number }
  | { kind: "room-failed"; regionKey: string; name: string; failed: number }
  | { kind: "no-phone" }
  | { kind: "no-email" };

export type ClaimFacts = {
  insured: Pick<Insured, "phone" | "email" | "projects">;
  /** Null while unknown, like the two lists below; an unknown list has no gaps. */
  surveys: readonly Pick<Survey, "key" | "name" | "expiresAt" | "reviewedAt" | "done">[] | null;
  regions: readonly Region[] | null;
  invites: readonly Invite[] | null;
  /** Milliseconds since 1970. */
  now: number;
};

/** Returns the gaps, most relevant first: the reviewer's request, then the inspection, then the contact details. */
export function claimGaps({ insured, surveys, regions, invites, now }: ClaimFacts): ClaimGap[] {
  const project = latestProject(insured);
  const contactGaps: ClaimGap[] = [
    ...(insured.phone ? [] : [{ kind: "no-phone" } as const]),
    ...(insured.email ? [] : [{ kind: "no-email" } as const]),
  ];
  if (!project) return [{ kind: "no-claim" }, ...contactGaps];
  if (STATUSES_AT_REST.includes(project.status)) return contactGaps;
  return [
    ...requestGaps(project),
    ...inviteGaps(project, invites),
    ...surveyGaps(surveys, now),
    ...roomGaps(surveys, regions),
    ...contactGaps,
  ];
}

function requestGaps(project: Project): ClaimGap[] {
  const reason = reasonOf(project);
  return reason && ASKING.includes(project.status) ? [{ kind: "asked", reason }] : [];
}

function inviteGaps({ status }: Project, invites: ClaimFacts["invites"]): ClaimGap[] {
  if (invites === null || status !== "needs media") return [];
  const [latest] = [...invites].sort((one, other) => other.sentAt.localeCompare(one.sentAt));
  if (!latest) return [{ kind: "not-invited" }];
  return latest.openedAt ? [] : [{ kind: "invite-unopened", channel: latest.channel, sentAt: latest.sentAt }];
}

function surveyGaps(surveys: ClaimFacts["surveys"], now: number): ClaimGap[] {
  if (surveys === null) return [];
  if (surveys.length === 0) return [{ kind: "no-inspection" }];
  return surveys.flatMap((survey): ClaimGap[] => {
    const expiry = surveyExpiry(survey, now);
    if (expiry?.state !== "expired") return [];
    return [
      { kind: "inspection-expired", surveyKey: survey.key, name: survey.name ?? "", expiresAt: expiry.expiresAt },
    ];
  });
}

function roomGaps(surveys: ClaimFacts["surveys"], regions: ClaimFacts["regions"]): ClaimGap[] {
  if (regions === null) return [];
  if (regions.length === 0) return surveys && surveys.length > 0 ? [{ kind: "no-room" }] : [];
  return regions.flatMap((region) => gapsOfRoom(region));
}

function gapsOfRoom({ key: regionKey, name, scans = [], images = [], videos = [] }: Region): ClaimGap[] {
  const open = scans.filter((scan) => !isScanProcessed(scan)).length;
  const failed = scans.filter(({ status }) => status === "failed").length;
  if (open > 0) return [{ kind: "room-processing", regionKey, name, open, scans: scans.length }];
  if (failed > 0) return [{ kind: "room-failed", regionKey, name, failed }];
  return scans.length + images.length + videos.length === 0 ? [{ kind: "room-empty", regionKey, name }] : [];
}
