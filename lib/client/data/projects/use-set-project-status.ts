"use client";

import type { Project } from "../../../domain/entities";
import type { ProjectStatus } from "../../../domain/project-status";
import { browserQueue } from "../../queue/browser-queue";
import { useActor } from "../../session/use-actor";
import { useEdit } from "../edits/use-edit";
import { isClaimConflict } from "./claim-conflict";

/**
 * Sets a claim's status by its record: shown at once with all that the status changes, taken back when it is refused.
 * It goes out on the revision of the record that was shown; whoever calls it tells of a conflict.
 */
export function useSetProjectStatus(label: string) {
  const actor = useActor();
  const update = useEdit("project.update", { label, actor, handlesRefusal: isClaimConflict });
  return (project: Project, status: ProjectStatus, statusReason?: string) => {
    const { key, revision } = project;
    const seen = revision === undefined ? {} : { revision };
    return update.run({ key, status, ...seen, ...(statusReason ? { statusReason } : {}) });
  };
}

/** Lets a refused edit go: it is not listed any more. */
export function letGoOfRefused(id: string): void {
  void browserQueue().dismiss(id);
}
