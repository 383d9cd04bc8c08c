/** Edits of one survey. */
import type { EndpointParams } from "../../../contract/endpoints";
import type { Project, Survey } from "../../../domain/entities";
import { reopenSurvey } from "../../../domain/survey-transitions";
import { showAlert } from "../../alerts/alerts-store";
import { browserQueue } from "../../queue/browser-queue";
import { COPY } from "../edits/copy";
import { runEdit } from "../edits/run-edit";
import { SURVEY_COPY } from "./copy";
import { markReviewed } from "./mark-reviewed";
import { alertConflict, type SurveyConflict, surveyConflictOf } from "./survey-conflict";

/** Names of the edits in messages. */
export type SurveyActionLabels = Record<"markReviewed" | "markDone" | "reopen", string>;
/** The survey and its project as the screen shows them. */
type Seen = { survey: Survey; project: Project };
type Row = "survey.update" | "survey.reopen";
type Action<N extends Row> = {
  name: N;
  label: string;
  paramsOf: (seen: Seen) => EndpointParams<N>;
  /** The label of the button that repeats the action, if it is still possible. */
  anyway: (now: Seen) => string | null;
};

/** The number of tries after conflicts over other fields: the other person may still be typing. */
const MAX_TRIES = 3;

const revisionOf = ({ revision }: { revision?: number }) => (revision === undefined ? {} : { revision });

function hasSameState({ survey, project }: Seen, now: Seen): boolean {
  const isSame = (name: "reviewedAt" | "expiresAt" | "done") => (survey[name] ?? null) === (now.survey[name] ?? null);
  return isSame("reviewedAt") && isSame("expiresAt") && isSame("done") && project.status === now.project.status;
}

/**
 * Runs an action without overwriting another person's change: a conflict raises an alert with the current state and a
 * button to continue. Retry after another refusal starts from the same records, so a new conflict is reported again.
 */
async function run<N extends Row>(action: Action<N>, seen: Seen, tries = MAX_TRIES): Promise<void> {
  const { name, label, paramsOf, anyway } = action;
  const queue = browserQueue();
  const params = paramsOf(seen);
  const outcome = await runEdit(name, params, { label, handlesRefusal: true });
  // Without a refusal the edit is saved, waiting, or was reported as impossible to queue.
  if (outcome.status !== "failed" || !outcome.refusal) return;
  const { message, refusal } = outcome;
  const continueFrom = async (current: Seen, triesLeft?: number) => {
    await queue.dismiss(refusal.id);
    await run(action, current, triesLeft);
  };
  const conflict = surveyConflictOf(outcome);
  if (conflict === null) {
    const buttonProps = { label: COPY.retry, onClick: () => void continueFrom(seen) };
    showAlert({ type: "error", message, buttonProps });
    return;
  }
  const now = withConflict(seen, conflict);
  if (hasSameState(seen, now) && tries > 1) return continueFrom(now, tries - 1);
  const button = anyway(now);
  await alertConflict(
    conflict,
    seen.project.status,
    button ? { label: button, onClick: () => void continueFrom(now) } : undefined,
  );
}

const withConflict = ({ survey, project }: Seen, conflict: SurveyConflict): Seen => ({
  survey: { ...survey, ...conflict.survey },
  project: { ...project, ...conflict.project },
});

export function surveyActions(survey: Survey, project: Project, labels: SurveyActionLabels) {
  const seen = { survey, project };
  return {
    markReviewed: () => markReviewed(survey.key, labels.markReviewed),
    markDone: () =>
      run(
        {
          name: "survey.update",
          label: labels.markDone,
          paramsOf: ({ survey: shown }) => ({ key: shown.key, done: true, ...revisionOf(shown) }),
          anyway: () => SURVEY_COPY.doneAnyway,
        },
        seen,
      ),
    /** Reopening also changes the claim, so the call carries the revisions of both. */
    reopen: () =>
      run(
        {
          name: "survey.reopen",
          label: labels.reopen,
          paramsOf: ({ survey: shown, project: { revision: projectRevision } }) => ({
            key: shown.key,
            ...revisionOf(shown),
            ...(projectRevision === undefined ? {} : { projectRevision }),
          }),
          anyway: (now) =>
            reopenSurvey(now.survey, now.project, new Date().toISOString()).ok ? SURVEY_COPY.reopenAnyway : null,
        },
        seen,
      ),
  };
}
