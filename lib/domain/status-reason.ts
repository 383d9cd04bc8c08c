/**
 * The reason that a claim shows. Some changes of status leave an earlier reason in the record (contract section 5),
 * which then no longer applies.
 */
import type { Project } from "./entities";
import type { ProjectStatus } from "./project-status";

/** The claim waits for the insured. */
export const ASKING: readonly ProjectStatus[] = ["needs attention", "needs media"];
/** The claim was closed for a reason. */
export const STOPPED: readonly ProjectStatus[] = ["invalid", "rejected"];

/** Whether a change to this status takes a reason, required or optional. */
export function hasReason(status: ProjectStatus): boolean {
  return ASKING.includes(status) || STOPPED.includes(status);
}

/** Returns the reason of the claim's status, as it was written; null if its status has none. */
export function reasonOf({ status, statusReason }: Pick<Project, "status" | "statusReason">): string | null {
  return (hasReason(status) && statusReason?.trim()) || null;
}

export type Rejection = { by: string; at: string | null };

/** Returns who rejected the claim and when; null if it is not rejected or nobody is recorded. */
export function rejectionOf(project: Pick<Project, "status" | "rejectedBy" | "rejectedAt">): Rejection | null {
  const { status, rejectedBy, rejectedAt } = project;
  return status === "rejected" && rejectedBy ? { by: rejectedBy, at: rejectedAt ?? null } : null;
}
