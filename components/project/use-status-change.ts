"use client";

import { useState } from "react";
import type { EditOutcome } from "@/lib/client/data/edits/edit";
import { claimOfConflict } from "@/lib/client/data/projects/claim-conflict";
import { useProjectActions } from "@/lib/client/data/projects/use-project-actions";
import { dismissRefusal, useSetProjectStatus } from "@/lib/client/data/projects/use-set-project-status";
import type { EndpointName } from "@/lib/contract/endpoints";
import type { Project } from "@/lib/domain/entities";
import { type ProjectAction, targetStatus } from "@/lib/domain/transitions";
import { statusActionCopy } from "./parts/status-copy";

/** A status change that was refused because someone else changed the claim first. */
export type Conflict = {
  action: ProjectAction;
  reason?: string;
  /** The current claim. */
  theirs: Project;
  message: string;
  /** Id of the refused edit in the queue. */
  refusedId: string;
};

function conflictOf(outcome: EditOutcome<EndpointName>, action: ProjectAction, reason?: string): Conflict | null {
  if (outcome.status !== "failed" || !outcome.refusal) return null;
  const theirs = claimOfConflict(outcome.refusal);
  return theirs && { action, reason, theirs, message: outcome.message, refusedId: outcome.refusal.id };
}

/** Changes a claim's status. If someone else changed it first, `conflict` holds both sides until the user chooses. */
export function useStatusChange(project: Project) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const labelOf = (action: ProjectAction) => `${statusActionCopy[action].label}, ${project.claimNumber}`;
  const { run } = useProjectActions(project, labelOf);
  const setStatus = useSetProjectStatus(labelOf(conflict?.action ?? "restore"));
  return {
    conflict,
    take: async (action: ProjectAction, reason?: string) => {
      setConflict(conflictOf(await run(action, reason), action, reason));
    },
    keepTheirs: () => {
      if (conflict) dismissRefusal(conflict.refusedId);
      setConflict(null);
    },
    /** Applies the user's change on the current revision. */
    setMine: async () => {
      if (!conflict) return;
      const { action, reason, theirs, refusedId } = conflict;
      setConflict(null);
      dismissRefusal(refusedId);
      setConflict(conflictOf(await setStatus(theirs, targetStatus(action), reason), action, reason));
    },
    /** Leaves the refused edit in the list of unsaved edits. */
    leaveOpen: () => setConflict(null),
  };
}
