import type { Insured, Project } from "../../../domain/entities";
import { type AnyPatch, definePatch } from "../../reads/optimistic-view";

/** Patches every read that holds projects. `change` is pure and returns other projects unchanged. */
function patchesOfProjects(change: (project: Project) => Project): AnyPatch[] {
  const inInsured = (insured: Insured): Insured => {
    const projects = insured.projects?.map(change);
    return projects?.some((project, index) => project !== insured.projects?.[index])
      ? { ...insured, projects }
      : insured;
  };
  return [
    definePatch({ name: "project.get", apply: change }),
    definePatch({ name: "project.listByInsured", apply: (projects) => projects.map(change) }),
    definePatch({ name: "insured.get", apply: inInsured }),
    definePatch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(inInsured) }) }),
    definePatch({
      name: "survey.list",
      apply: (page) => ({
        ...page,
        surveys: page.surveys.map((survey) => {
          const project = change(survey.project);
          return project === survey.project ? survey : { ...survey, project };
        }),
      }),
    }),
  ];
}

/**
 * Changes one project in every read that holds it. `change` is pure. Drops the revision, which only the backend can
 * set: with the old one, the next edit would look outdated and be refused.
 */
export function projectPatches(projectKey: string, change: (project: Project) => Project): AnyPatch[] {
  return patchesOfProjects((project) => {
    if (project.key !== projectKey) return project;
    const changed = change(project);
    if (changed === project) return project;
    const { revision: _revision, ...shown } = changed;
    return shown;
  });
}

/** Lists a new project first among the projects of its insured. */
export function newProjectPatches(project: Project): AnyPatch[] {
  const withNew = (projects: readonly Project[]) =>
    projects.some(({ key }) => key === project.key) ? [...projects] : [project, ...projects];
  return [
    definePatch({
      name: "insured.get",
      concerns: ({ key }) => key === project.insuredKey,
      apply: (insured) => ({ ...insured, projects: withNew(insured.projects ?? []) }),
    }),
    definePatch({
      name: "project.listByInsured",
      concerns: ({ insuredKey }) => insuredKey === project.insuredKey,
      apply: withNew,
    }),
  ];
}
