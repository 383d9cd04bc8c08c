import { activityText } from "../../../domain/activity-text";
import { BYTE_ORDER_MARK, csvTable } from "../../../domain/csv";
import type { Activity } from "../../../domain/entities";
import { activityCopy } from "./copy";

/** Returns activities as a table for a spreadsheet, one per line. Times are ISO 8601 UTC. */
export function activityCsv(activities: readonly Activity[]): string {
  const lines = activities.map((activity) => {
    const { verb, object, reason } = activityText(activity);
    const { createdAt, actorName, subject, detail, action } = activity;
    return [
      createdAt,
      actorName,
      [verb, object].filter(Boolean).join(" "),
      reason ?? "",
      subject?.name ?? "",
      subject?.claimNumber ?? "",
      typeof detail?.actingAs === "string" ? detail.actingAs : "",
      action,
    ];
  });
  return BYTE_ORDER_MARK + csvTable([activityCopy.export.headings, ...lines]);
}
