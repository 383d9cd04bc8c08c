"use client";

import type { Project } from "../../../domain/entities";
import type { ProjectAction } from "../../../domain/transitions";
import { useActor } from "../../session/use-actor";
import type { EditOutcome } from "../edits/edit";
import { type RunningEdit, useEdit } from "../edits/use-edit";
import { isClaimConflict } from "./claim-conflict";

type ProjectActionRow =
  | "project.startReview"
  | "project.process"
  | "project.deliver"
  | "project.reject"
  | "project.requestAttention"
  | "project.requestMedia"
  | "project.restore";

type ProjectOutcome = EditOutcome<ProjectActionRow | "project.invalidate">;
export type RunProjectAction = (action: ProjectAction, statusReason?: string) => Promise<ProjectOutcome>;

/**
 * Changes the status of a claim. Each call carries the revision on screen, so that the backend refuses a claim that
 * another employee has changed meanwhile; the caller reports such a conflict.
 */
export function useProjectActions(project: Project, labelOf: (action: ProjectAction) => string) {
  const actor = useActor();
  const optionsOf = (action: ProjectAction) => ({ label: labelOf(action), actor, handlesRefusal: isClaimConflict });
  const actions: Record<Exclude<ProjectAction, "invalidate">, RunningEdit<ProjectActionRow>> = {
    "start-review": useEdit("project.startReview", optionsOf("start-review")),
    process: useEdit("project.process", optionsOf("process")),
    deliver: useEdit("project.deliver", optionsOf("deliver")),
    reject: useEdit("project.reject", optionsOf("reject")),
    "request-attention": useEdit("project.requestAttention", optionsOf("request-attention")),
    "request-media": useEdit("project.requestMedia", optionsOf("request-media")),
    restore: useEdit("project.restore", optionsOf("restore")),
  };
  const invalidate = useEdit("project.invalidate", optionsOf("invalidate"));
  const shownRecord = { key: project.key, ...(project.revision === undefined ? {} : { revision: project.revision }) };
  const run: RunProjectAction = (action, statusReason) => {
    if (action === "invalidate") return invalidate.run({ ...shownRecord, statusReason: statusReason ?? "" });
    return actions[action].run({ ...shownRecord, ...(statusReason ? { statusReason } : {}) });
  };
  return { run, isRunning: invalidate.isRunning || Object.values(actions).some(({ isRunning }) => isRunning) };
}
