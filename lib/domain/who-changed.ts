/** Who was first, where somebody's change was refused because of another's. */
import type { Activity } from "./entities";
import type { ProjectStatus } from "./project-status";

/** So many of the newest activities are asked for: rooms and photos of a claim are written down among its own changes. */
export const ACTIVITIES_TO_JUDGE = 20;

/** Of a claim or an inspection itself; backends spell the parts of an action with dots or hyphens. */
const CHANGE = /^(project|survey)[^a-z]/;
/** These leave both as they were. */
const NO_CHANGE = /^(project|survey)[^a-z]+(create|email|reset-?3d)/;

/**
 * The name of who last changed the claim or its inspection, other than `me`; null where nobody is known. One that led to
 * another status than the claim has now is not the change that is asked about. `activities`: newest first.
 */
export function whoChanged(
  activities: readonly Activity[],
  me: string | null,
  status: ProjectStatus | null,
): string | null {
  const found = activities.find(
    ({ action, actorKey }) => CHANGE.test(action) && !NO_CHANGE.test(action) && actorKey !== me,
  );
  const to = found?.detail?.to;
  if (!found || (typeof to === "string" && status !== null && to !== status)) return null;
  return found.actorName || null;
}
