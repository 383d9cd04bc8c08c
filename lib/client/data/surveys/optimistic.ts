/** Optimistic changes of surveys, with their project. */
import type { EndpointParams } from "../../../contract/endpoints";
import type { Insured, Project, Survey } from "../../../domain/entities";
import { markSurveyReviewed, reopenSurvey, type SurveyTransition } from "../../../domain/survey-transitions";
import { type AnyPatch, definePatch, type EditContext, type OptimisticChanges } from "../../reads/optimistic-view";

type SurveyWithProject = { survey: Survey; project: Project };
type Change = (survey: Survey, project: Project) => SurveyWithProject;

/** Drops the revision of a changed record: only the backend can set the next one. */
function dropRevision<Revisable extends { revision?: number }>(changed: Revisable, before: Revisable): Revisable {
  if (changed === before) return before;
  const { revision: _revision, ...shown } = changed;
  return shown as unknown as Revisable;
}

/** Changes a survey and its project in every read that holds them. `change` is pure. */
function surveyPatches(surveyKey: string, change: Change): AnyPatch[] {
  const inProject = (project: Project): Project => {
    const survey = project.surveys?.find(({ key }) => key === surveyKey);
    if (!survey) return project;
    const changed = change(survey, project);
    const shown = dropRevision(changed.survey, survey);
    const surveys = project.surveys?.map((one) => (one.key === surveyKey ? shown : one));
    return { ...dropRevision(changed.project, project), surveys };
  };
  const inInsured = (insured: Insured): Insured => ({
    ...insured,
    ...(insured.projects ? { projects: insured.projects.map(inProject) } : {}),
  });
  return [
    definePatch({ name: "insured.get", apply: inInsured }),
    definePatch({
      name: "survey.list",
      apply: (page) => ({
        ...page,
        surveys: page.surveys.map((item) => {
          if (item.key !== surveyKey) return item;
          const { insured, property, mediaCount, videoCount, project, ...survey } = item;
          const next = change(survey, project);
          const shown = dropRevision<Survey>(next.survey, survey);
          return { ...shown, insured, property, mediaCount, videoCount, project: dropRevision(next.project, project) };
        }),
      }),
    }),
  ];
}

/** Lists a new survey first in its project. */
function newSurveyPatches(survey: Survey): AnyPatch[] {
  const inProject = (project: Project): Project => {
    const isOther = project.key !== survey.projectKey || project.surveys?.some(({ key }) => key === survey.key);
    return isOther ? project : { ...project, surveys: [survey, ...(project.surveys ?? [])] };
  };
  return [
    definePatch({
      name: "insured.get",
      apply: (insured) => ({
        ...insured,
        ...(insured.projects ? { projects: insured.projects.map(inProject) } : {}),
      }),
    }),
    definePatch({
      name: "survey.listByProject",
      concerns: ({ projectKey }) => projectKey === survey.projectKey,
      apply: (surveys) => (surveys.some(({ key }) => key === survey.key) ? surveys : [survey, ...surveys]),
    }),
  ];
}

/** The screen offers a review only if the regions allow it, and the backend checks again. */
const PROCESSED_ROOMS = [{ scans: [] }];

type Transition = (survey: Survey, project: Project, now: string) => SurveyTransition;

const showTransition =
  (transition: Transition) =>
  ({ key }: { key: string }, { now }: EditContext): readonly AnyPatch[] =>
    surveyPatches(key, (survey, project) => {
      const moved = transition(survey, project, now);
      return moved.ok ? moved : { survey, project };
    });

const showSurveyReviewed = showTransition((survey, project, now) =>
  markSurveyReviewed(survey, project, PROCESSED_ROOMS, now),
);
const showSurveyReopened = showTransition(reopenSurvey);

function showSurveyUpdate({ key, revision: _revision, ...fields }: EndpointParams<"survey.update">) {
  return surveyPatches(key, (survey, project) => ({ survey: { ...survey, ...fields }, project }));
}

function showNewSurvey(params: EndpointParams<"survey.create">, { now }: EditContext): readonly AnyPatch[] {
  const { projectKey } = params;
  if (!projectKey) return [];
  return newSurveyPatches({ done: false, reviewedAt: null, createdAt: now, ...params, projectKey });
}

export const SURVEY_CHANGES = {
  "survey.create": showNewSurvey,
  "survey.update": showSurveyUpdate,
  "survey.markReviewed": showSurveyReviewed,
  "survey.reopen": showSurveyReopened,
} satisfies OptimisticChanges;
