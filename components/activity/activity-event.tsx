import Link from "next/link";
import type { TimelineEvent } from "@/components/ui/event-timeline";
import { Glyph } from "@/components/ui/glyph";
import { quoted } from "@/components/ui/quoted";
import { TimeText } from "@/components/ui/time-text";
import { activityText } from "@/lib/domain/activity-text";
import { employeePath } from "@/lib/domain/admin-paths";
import type { Activity } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import styles from "./activity-log.module.css";
import { activityLogWords as words } from "./words";

/** A line of the record: who did what, and the claim or the person that it was about as a link. */
export function activityEvent(activity: Activity, now: number): TimelineEvent {
  const { glyph, verb, object, reason } = activityText(activity);
  const { subject, detail } = activity;
  const actingAs = typeof detail?.actingAs === "string" ? words.actingAs(detail.actingAs) : null;
  const details = [reason === null ? null : quoted(reason), actingAs].filter((text) => text !== null);
  return {
    id: activity.key,
    icon: <Glyph name={glyph} />,
    text: (
      <>
        <strong>{activity.actorName}</strong> {verb}
        {object && object !== subject?.name ? <strong> {object}</strong> : null}
        {subject ? (
          <>
            {" "}
            <Subject activity={activity} subject={subject} />
          </>
        ) : null}
      </>
    ),
    detail: details.length === 0 ? undefined : details.join(" · "),
    time: <TimeText iso={activity.createdAt} now={now} as="event" />,
  };
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
