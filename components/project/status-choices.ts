import { may } from "@/lib/access/permissions";
import type { ProjectStatus } from "@/lib/domain/project-status";
import type { Role } from "@/lib/domain/roles";
import { allowedActions, type ProjectAction } from "@/lib/domain/transitions";

export type StatusChoice = { action: ProjectAction; isAllowed: boolean };

/** The usual next action in each status. */
const LIKELIEST: Partial<Record<ProjectStatus, ProjectAction>> = {
  "needs review": "start-review",
  "needs attention": "start-review",
  "in review": "process",
  "needs processing": "process",
  "in processing": "deliver",
  invalid: "restore",
  rejected: "restore",
};

const REMOVAL_ACTIONS: readonly ProjectAction[] = ["invalidate", "restore"];
/** Actions with a required or optional reason. */
const WITH_REASON: readonly ProjectAction[] = ["reject", "invalidate", "request-attention", "request-media"];

/** Returns the actions of a status, and whether the role may take them; none for a role that may not edit claims. */
export function statusChoices(status: ProjectStatus, role: Role): StatusChoice[] {
  if (!may(role, "editClaims")) return [];
  return allowedActions(status).map((action) => ({
    action,
    isAllowed: !REMOVAL_ACTIONS.includes(action) || may(role, "removeClaims"),
  }));
}

/** Returns the usual next action, if it is allowed. */
export function likeliestAction(status: ProjectStatus, choices: readonly StatusChoice[]): ProjectAction | null {
  const likeliest = LIKELIEST[status];
  return choices.some(({ action, isAllowed }) => isAllowed && action === likeliest) ? (likeliest ?? null) : null;
}

export function takesReason(action: ProjectAction): boolean {
  return WITH_REASON.includes(action);
}
