import { may } from "@/lib/access/permissions";
import type { ProjectStatus } from "@/lib/domain/project-status";
import type { Role } from "@/lib/domain/roles";
import { allowedActions, type ProjectAction } from "@/lib/domain/transitions";

export type StatusChoice = { action: ProjectAction; isAllowed: boolean };

/** The change that most claims in this status need next. */
const LIKELIEST: Partial<Record<ProjectStatus, ProjectAction>> = {
  "needs review": "start-review",
  "needs attention": "start-review",
  "in review": "process",
  "needs processing": "process",
  "in processing": "deliver",
  invalid: "restore",
  rejected: "restore",
};

const OF_LEADS: readonly ProjectAction[] = ["invalidate", "restore"];
/** These ask for a reason, or let one be given. */
const WITH_REASON: readonly ProjectAction[] = ["reject", "invalidate", "request-attention", "request-media"];

/** What can be done from a status, and whether this role may; nothing for a role that changes no claim. */
export function statusChoices(status: ProjectStatus, role: Role): StatusChoice[] {
  if (!may(role, "editClaims")) return [];
  return allowedActions(status).map((action) => ({
    action,
    isAllowed: !OF_LEADS.includes(action) || may(role, "removeClaims"),
  }));
}

/** The likeliest of the choices that are allowed. */
export function likeliestAction(status: ProjectStatus, choices: readonly StatusChoice[]): ProjectAction | null {
  const likeliest = LIKELIEST[status];
  return choices.some(({ action, isAllowed }) => isAllowed && action === likeliest) ? (likeliest ?? null) : null;
}

export function takesReason(action: ProjectAction): boolean {
  return WITH_REASON.includes(action);
}
