/** Conflicts of survey actions: another person has changed the survey or its project first. */
import type { EndpointName } from "../../../contract/endpoints";
import type { Project, Survey } from "../../../domain/entities";
import type { ProjectStatus } from "../../../domain/project-status";
import { statusLook } from "../../../domain/status-look";
import { ACTIVITIES_TO_JUDGE, whoChanged } from "../../../domain/who-changed";
import { type AlertInput, showAlert } from "../../alerts/alerts-store";
import { callBackend } from "../../calls/call-backend";
import { employeeOfScope, readScope } from "../../calls/session-scope";
import type { EditOutcome, Refusal } from "../edits/edit";
import { claimOfConflict } from "../projects/claim-conflict";
import { SURVEY_COPY as COPY } from "./copy";

/**
 * The current records; `project` is null if the backend does not return it. `refusalId`: the refused edit in the
 * queue.
 */
export type SurveyConflict = { survey: Survey; project: Project | null; refusalId: string };

const isSurvey = (record: unknown): record is Survey =>
  typeof record === "object" && record !== null && "projectKey" in record && "done" in record;

/** Whether the refusal contains the current survey. */
export const isSurveyConflict = ({ code, conflicts }: Refusal): boolean => code === 409 && conflicts.some(isSurvey);

/** Returns null if the action was not refused, or was refused for another reason. */
export function surveyConflictOf(outcome: EditOutcome<EndpointName>): SurveyConflict | null {
  if (outcome.status !== "failed" || !outcome.refusal || !isSurveyConflict(outcome.refusal)) return null;
  const survey = outcome.refusal.conflicts.find(isSurvey);
  return survey ? { survey, project: claimOfConflict(outcome.refusal), refusalId: outcome.refusal.id } : null;
}

/** Returns the person who changed the claim last; "somebody" if unknown. */
async function readChangeAuthor(projectKey: string, status: ProjectStatus | null): Promise<string> {
  const me = employeeOfScope(readScope());
  try {
    const limit = ACTIVITIES_TO_JUDGE;
    const { activities } = await callBackend("activity.list", { projectKey, sort: "-createdAt", limit });
    return whoChanged(activities, me, status) ?? COPY.somebody;
  } catch {
    return COPY.somebody;
  }
}

function stateOf({ reviewedAt, done }: Survey): string {
  if (reviewedAt) return COPY.reviewed;
  return done ? COPY.done : COPY.open;
}

/**
 * Raises a persistent alert with the other person's name and the current state. `seen`: the claim's status on screen.
 */
export async function alertConflict(
  { survey, project }: SurveyConflict,
  seen: ProjectStatus | null,
  buttonProps?: AlertInput["buttonProps"],
): Promise<void> {
  const who = await readChangeAuthor(survey.projectKey, project?.status ?? null);
  const message =
    project && project.status !== seen
      ? COPY.claim(who, statusLook(project.status).label)
      : COPY.inspection(who, stateOf(survey));
  showAlert({ type: "error", message, isPersistent: true, ...(buttonProps ? { buttonProps } : {}) });
}
