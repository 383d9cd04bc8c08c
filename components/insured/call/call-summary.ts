import { formatEventTime } from "@/components/ui/format-time";
import { activityText } from "@/lib/domain/activity-text";
import { addressText } from "@/lib/domain/address-lines";
import type { ClaimGap } from "@/lib/domain/claim-gaps";
import { propertyOfProject } from "@/lib/domain/claims-of-insured";
import type { Activity, Insured, Project } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import { callAnswer } from "./call-answer";
import { callCopy as copy } from "./copy";
import { gapText } from "./gap-text";

export type CallFacts = {
  insured: Insured;
  project: Project | null;
  gaps: readonly ClaimGap[] | null;
  events: readonly Activity[] | null;
  companyName: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Joins actor, verb and object of an activity. */
export function eventSentence(activity: Activity): string {
  const { verb, object } = activityText(activity);
  return [activity.actorName, verb, object].filter(Boolean).join(" ");
}

/** Formats the call sheet as plain text for a note or message. */
export function callSummary({ insured, project, gaps, events, companyName, now }: CallFacts): string {
  const property = propertyOfProject(insured, project);
  const [last] = events ?? [];
  const status = project && statusLook(project.status).label;
  const lines = [
    personName(insured),
    property && addressText(property.address),
    [project ? copy.claim(project.claimNumber) : copy.noClaim, companyName].filter(Boolean).join(" · "),
    project && status
      ? copy.summary.status(status, copy.inStatus(statusAge(project.status, project.statusChangedAt, now).text))
      : null,
    callAnswer(project),
    ...(gaps && gaps.length > 0 ? [copy.summary.missing, ...gaps.map((gap) => `- ${gapText(gap).text}`)] : []),
    last ? copy.summary.last(eventSentence(last), formatEventTime(last.createdAt, { now })) : null,
    [insured.phone, insured.email].filter(Boolean).join(" · "),
  ];
  return lines.filter(Boolean).join("\n");
}
