"use client";

import type { Project } from "../../domain/entities";
import type { ProjectAction } from "../../domain/transitions";
import { useCurrentEmployee } from "../session/use-current-employee";
import { type BackendAction, useBackendAction } from "../use-backend-action";

type ProjectActionRow =
  | "project.startReview"
  | "project.process"
  | "project.deliver"
  | "project.reject"
  | "project.requestAttention"
  | "project.requestMedia"
  | "project.restore";

export type RunProjectAction = (action: ProjectAction, statusReason?: string) => void;

/** Takes a claim from status to status: shown at once by the pure transition, taken back when it is refused. */
export function useProjectActions(project: Project, labelOf: (action: ProjectAction) => string) {
  const { employee } = useCurrentEmployee();
  const actor = employee && { key: employee.key, name: `${employee.givenName} ${employee.familyName}` };
  const optionsOf = (action: ProjectAction) => ({ label: labelOf(action), actor });
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
  const run: RunProjectAction = (action, statusReason) => {
    if (action === "invalidate") void invalidate.run({ key: project.key, statusReason: statusReason ?? "" });
    else void actions[action].run({ key: project.key, ...(statusReason ? { statusReason } : {}) });
  };
  return { run, isRunning: invalidate.isRunning || Object.values(actions).some(({ isRunning }) => isRunning) };
}
