"use client";

import type { Survey } from "../../domain/entities";
import { markReviewed } from "../surveys/mark-reviewed";
import { useBackendAction } from "../use-backend-action";

/** What is done, in the user's words, for the list of edits that wait. */
export type SurveyActionLabels = Record<"markReviewed" | "markDone" | "reopen", string>;

/** What is done with one inspection: shown at once, taken back when it is refused. */
export function useSurveyActions(survey: Pick<Survey, "key" | "revision">, labels: SurveyActionLabels) {
  const update = useBackendAction("survey.update", { label: labels.markDone });
  const reopen = useBackendAction("survey.reopen", { label: labels.reopen });
  const { key, revision } = survey;
  return {
    markReviewed: () => markReviewed(key, labels.markReviewed),
    /** On the revision that is shown: what somebody else has changed since is not marked done unseen. */
    markDone: () => update.run({ key, done: true, ...(revision === undefined ? {} : { revision }) }),
    reopen: () => reopen.run({ key }),
  };
}
