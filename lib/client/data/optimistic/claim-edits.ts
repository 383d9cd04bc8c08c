/** What edits of a claim, its inspections and its notes will have changed; `mutations/optimistic-edits` asks by row. */

import type { EndpointParams } from "../../../contract/endpoints";
import type { InternalThread, Project, Survey } from "../../../domain/entities";
import { markSurveyReviewed, reopenSurvey, type SurveyTransition } from "../../../domain/survey-transitions";
import { actionLeadingTo, transitionProject } from "../../../domain/transitions";
import type { AnyPatch, EditContext } from "../../reads/optimistic-view";
import { newProjectPatches, patch, projectPatches } from "./project-patches";
import { newSurveyPatches, surveyPatches } from "./survey-patches";

/** The screen offers the edit only where the rooms allow it, and the backend looks again. */
const PROCESSED_ROOMS = [{ scans: [] }];

type SurveyMove = (survey: Survey, project: Project, now: string) => SurveyTransition;

const moveSurvey =
  (move: SurveyMove) =>
  ({ key }: { key: string }, { now }: EditContext): readonly AnyPatch[] =>
    surveyPatches(key, (survey, project) => {
      const moved = move(survey, project, now);
      return moved.ok ? moved : { survey, project };
    });

export const showSurveyReviewed = moveSurvey((survey, project, now) =>
  markSurveyReviewed(survey, project, PROCESSED_ROOMS, now),
);
export const showSurveyReopened = moveSurvey(reopenSurvey);

export function showSurveyUpdate({ key, revision: _revision, ...fields }: EndpointParams<"survey.update">) {
  return surveyPatches(key, (survey, project) => ({ survey: { ...survey, ...fields }, project }));
}

export function showNewSurvey(params: EndpointParams<"survey.create">, { now }: EditContext): readonly AnyPatch[] {
  const { projectKey } = params;
  if (!projectKey) return [];
  return newSurveyPatches({ done: false, reviewedAt: null, createdAt: now, ...params, projectKey });
}

export function showNewProject(params: EndpointParams<"project.create">, { now }: EditContext): readonly AnyPatch[] {
  const { insuredKey, companyKey } = params;
  if (!insuredKey || !companyKey) return [];
  const times = { statusChangedAt: now, createdAt: now, updatedAt: now };
  const unset = { claimNumber: "", orderType: "claim", status: "needs media", surveys: [] } as const;
  const own = { insuredKey, companyKey, surveys: [], isOptimistic: true };
  return newProjectPatches({ ...unset, ...times, ...params, ...own });
}

/** A status takes the row of the table that leads there, with all that it changes. */
export function showProjectUpdate(
  { key, revision: _revision, status, ...fields }: EndpointParams<"project.update">,
  { actor, now }: EditContext,
): readonly AnyPatch[] {
  return projectPatches(key, (project) => {
    const changed = { ...project, ...fields, updatedAt: now };
    if (status === undefined || status === project.status) return changed;
    const action = actionLeadingTo(project.status, status);
    if (action === null) return project;
    const context = { actorKey: actor?.key ?? "", actorName: actor?.name, now, statusReason: fields.statusReason };
    const moved = transitionProject(changed, action, context);
    return moved.ok ? moved.project : project;
  });
}

export function showNewNote(
  params: EndpointParams<"internalThread.create">,
  { actor, now }: EditContext,
): readonly AnyPatch[] {
  const note: InternalThread = {
    ...params,
    authorKey: actor?.key ?? "",
    authorName: actor?.name ?? "",
    createdAt: now,
  };
  return [
    patch({
      name: "internalThread.list",
      concerns: ({ projectKey }) => projectKey === note.projectKey,
      apply: (notes) => (notes.some(({ key }) => key === note.key) ? notes : [...notes, note]),
    }),
  ];
}
