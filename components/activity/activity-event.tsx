import Link from "next/link";
import type { TimelineEvent } from "@/components/ui/layout/event-timeline";
import { buildTimelineEvent } from "@/components/ui/layout/timeline-event";
import { activityText } from "@/lib/domain/activity-text";
import { employeePath } from "@/lib/domain/admin-paths";
import type { Activity } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import styles from "./activity-log.module.css";
import { activityLogCopy as copy } from "./copy";

/** Returns an activity as a timeline event: who did what, with a link to the claim or employee. */
export function activityEvent(activity: Activity, now: number): TimelineEvent {
  const { glyph, verb, object, reason } = activityText(activity);
  const { subject, detail } = activity;
  return buildTimelineEvent({
    id: activity.key,
    glyph,
    actor: activity.actorName,
    verb,
    object: (
      <>
        {object && object !== subject?.name ? <strong> {object}</strong> : null}
        {subject ? (
          <>
            {" "}
            <Subject activity={activity} subject={subject} />
          </>
        ) : null}
      </>
    ),
    reason,
    notes: typeof detail?.actingAs === "string" ? [copy.actingAs(detail.actingAs)] : [],
    iso: activity.createdAt,
    now,
  });
}

type SubjectProps = { activity: Activity; subject: NonNullable<Activity["subject"]> };

function Subject({ activity, subject }: SubjectProps) {
  const { name, claimNumber, insuredKey, employeeKey } = subject;
  const text = claimNumber ? `${name} · ${claimNumber}` : name;
  if (employeeKey) return <Link href={employeePath(employeeKey)}>{text}</Link>;
  if (insuredKey && activity.projectKey)
    return <Link href={overviewPath(insuredKey, activity.projectKey)}>{text}</Link>;
  return <span className={styles.subject}>{text}</span>;
}
