/**
 * Which reason a claim shows. Some changes of status leave the record's reason as it was (contract section 5): what was
 * asked before a review, or why a claim was once rejected, then says nothing of how the claim stands.
 */
import type { Project } from "./entities";
import type { ProjectStatus } from "./project-status";

/** Somebody waits for the insured. */
export const ASKING: readonly ProjectStatus[] = ["needs attention", "needs media"];
/** The claim was closed, for a reason. */
export const STOPPED: readonly ProjectStatus[] = ["invalid", "rejected"];

/** Whether a claim comes into this status with a reason, given or left out. */
export function hasReason(status: ProjectStatus): boolean {
  return ASKING.includes(status) || STOPPED.includes(status);
}

/** Why the claim stands as it does, in the words of who moved it there; null where its status has no reason. */
export function reasonOf({ status, statusReason }: Pick<Project, "status" | "statusReason">): string | null {
  return (hasReason(status) && statusReason?.trim()) || null;
}

export type Rejection = { by: string; at: string | null };

/** Who rejected the claim and when, as long as it is rejected. */
export function rejectionOf(project: Pick<Project, "status" | "rejectedBy" | "rejectedAt">): Rejection | null {
  const { status, rejectedBy, rejectedAt } = project;
  return status === "rejected" && rejectedBy ? { by: rejectedBy, at: rejectedAt ?? null } : null;
}
