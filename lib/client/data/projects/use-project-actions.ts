"use client";

import type { Project } from "../../../domain/entities";
import type { ProjectAction } from "../../../domain/transitions";
import { useActor } from "../../session/use-actor";
import type { ActionOutcome } from "../edits/action-outcome";
import { type BackendAction, useBackendAction } from "../edits/use-backend-action";
import { isClaimConflict } from "./claim-conflict";

type ProjectActionRow =
  | "project.startReview"
  | "project.process"
  | "project.deliver"
  | "project.reject"
  | "project.requestAttention"
  | "project.requestMedia"
  | "project.restore";

type ProjectOutcome = ActionOutcome<ProjectActionRow | "project.invalidate">;
export type RunProjectAction = (action: ProjectAction, statusReason?: string) => Promise<ProjectOutcome>;

/**
 * Takes a claim from status to status: shown at once by the pure transition, taken back when it is refused. Each call
 * says which revision was seen, so that a claim which somebody else has moved meanwhile is not moved on unseen: whoever
 * calls it tells of that.
 */
export function useProjectActions(project: Project, labelOf: (action: ProjectAction) => string) {
  const actor = useActor();
  const optionsOf = (action: ProjectAction) => ({ label: labelOf(action), actor, tellsOf: isClaimConflict });
  const actions: Record<Exclude<ProjectAction, "invalidate">, BackendAction<ProjectActionRow>> = {
    "start-review": useBackendAction("project.startReview", optionsOf("start-review")),
    process: useBackendAction("project.process", optionsOf("process")),
    deliver: useBackendAction("project.deliver", optionsOf("deliver")),
    reject: useBackendAction("project.reject", optionsOf("reject")),
    "request-attention": useBackendAction("project.requestAttention", optionsOf("request-attention")),
    "request-media": useBackendAction("project.requestMedia", optionsOf("request-media")),
    restore: useBackendAction("project.restore", optionsOf("restore")),
  };
  const invalidate = useBackendAction("project.invalidate", optionsOf("invalidate"));
  const seen = { key: project.key, ...(project.revision === undefined ? {} : { revision: project.revision }) };
  const run: RunProjectAction = (action, statusReason) => {
    if (action === "invalidate") return invalidate.run({ ...seen, statusReason: statusReason ?? "" });
    return actions[action].run({ ...seen, ...(statusReason ? { statusReason } : {}) });
  };
  return { run, isRunning: invalidate.isRunning || Object.values(actions).some(({ isRunning }) => isRunning) };
}
