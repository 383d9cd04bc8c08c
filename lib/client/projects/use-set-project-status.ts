"use client";

import type { Project } from "../../domain/entities";
import type { ProjectStatus } from "../../domain/project-status";
import { browserQueue } from "../queue/browser-queue";
import { useActor } from "../session/use-actor";
import { useBackendAction } from "../use-backend-action";

/**
 * Sets a claim's status by its record: shown at once with all that the status changes, taken back when it is refused.
 * It goes out on the revision of the record that was shown.
 */
export function useSetProjectStatus(label: string) {
  const actor = useActor();
  const update = useBackendAction("project.update", { label, actor });
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
