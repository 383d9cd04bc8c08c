/** Shows an inspection in another state, with its claim, wherever cached reads hold it. */
import type { Insured, Project, Survey } from "../../../domain/entities";
import type { AnyPatch } from "../../reads/optimistic-view";
import { patch } from "./project-patches";

export type SurveyWithProject = { survey: Survey; project: Project };
type Change = (survey: Survey, project: Project) => SurveyWithProject;

/** Without its revision where it has changed. */
function unrevised<Kept extends { revision?: number }>(changed: Kept, before: Kept): Kept {
  if (changed === before) return before;
  const { revision: _revision, ...shown } = changed;
  return shown as unknown as Kept;
}

/** `change` is pure. As in `projectPatches`, what has changed is shown without a revision. */
export function surveyPatches(surveyKey: string, change: Change): AnyPatch[] {
  const inProject = (project: Project): Project => {
    const survey = project.surveys?.find(({ key }) => key === surveyKey);
    if (!survey) return project;
    const changed = change(survey, project);
    const shown = unrevised(changed.survey, survey);
    const surveys = project.surveys?.map((one) => (one.key === surveyKey ? shown : one));
    return { ...unrevised(changed.project, project), surveys };
  };
  const inInsured = (insured: Insured): Insured => ({
    ...insured,
    ...(insured.projects ? { projects: insured.projects.map(inProject) } : {}),
  });
  return [
    patch({ name: "insured.get", apply: inInsured }),
    patch({
      name: "survey.list",
      apply: (page) => ({
        ...page,
        surveys: page.surveys.map((item) => {
          if (item.key !== surveyKey) return item;
          const { insured, property, mediaCount, videoCount, project, ...survey } = item;
          const changed = change(survey, project);
          const shown = unrevised<Survey>(changed.survey, survey);
          return { ...shown, insured, property, mediaCount, videoCount, project: unrevised(changed.project, project) };
        }),
      }),
    }),
  ];
}

/** Shows a new inspection of a claim before its others. */
export function newSurveyPatches(survey: Survey): AnyPatch[] {
  const inProject = (project: Project): Project => {
    const isOther = project.key !== survey.projectKey || project.surveys?.some(({ key }) => key === survey.key);
    return isOther ? project : { ...project, surveys: [survey, ...(project.surveys ?? [])] };
  };
  return [
    patch({
      name: "insured.get",
      apply: (insured) => ({
        ...insured,
        ...(insured.projects ? { projects: insured.projects.map(inProject) } : {}),
      }),
    }),
    patch({
      name: "survey.listByProject",
      concerns: ({ projectKey }) => projectKey === survey.projectKey,
      apply: (surveys) => (surveys.some(({ key }) => key === survey.key) ? surveys : [survey, ...surveys]),
    }),
  ];
}
