/** Who made the change that a person's own change conflicts with. */
import type { Activity } from "./entities";
import type { ProjectStatus } from "./project-status";

/** Number of newest activities that are read; the activity of a claim includes its rooms and photos. */
export const ACTIVITIES_TO_JUDGE = 20;

/** Actions on a claim or an inspection itself; backends separate the parts of an action by dots or hyphens. */
const CHANGE = /^(project|survey)[^a-z]/;
/** Actions that change neither. */
const NO_CHANGE = /^(project|survey)[^a-z]+(create|email|reset-?3d)/;

/**
 * Returns the name of the other employee who last changed the claim or its inspection; null if unknown. A change to
 * another status than the current one does not count. `activities` are newest first.
 */
export function whoChanged(
  activities: readonly Activity[],
  currentEmployeeKey: string | null,
  status: ProjectStatus | null,
): string | null {
  const change = activities.find(
    ({ action, actorKey }) => CHANGE.test(action) && !NO_CHANGE.test(action) && actorKey !== currentEmployeeKey,
  );
  const newStatus = change?.detail?.to;
  if (!change || (typeof newStatus === "string" && status !== null && newStatus !== status)) return null;
  return change.actorName || null;
}
