"use client";

import type { Project } from "../../../domain/entities";
import type { ProjectStatus } from "../../../domain/project-status";
import { browserQueue } from "../../queue/browser-queue";
import { useActor } from "../../session/use-actor";
import { useEdit } from "../edits/use-edit";
import { isClaimConflict } from "./claim-conflict";

/** Sets a claim's status through its record, on the revision that is shown; the caller reports a conflict. */
export function useSetProjectStatus(label: string) {
  const actor = useActor();
  const update = useEdit("project.update", { label, actor, handlesRefusal: isClaimConflict });
  return (project: Project, status: ProjectStatus, statusReason?: string) => {
    const { key, revision } = project;
    const shownRevision = revision === undefined ? {} : { revision };
    return update.run({ key, status, ...shownRevision, ...(statusReason ? { statusReason } : {}) });
  };
}

/** Removes a refused edit from the queue. */
export function dismissRefusal(id: string): void {
  void browserQueue().dismiss(id);
}
