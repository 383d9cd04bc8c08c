/** Shows a claim in another state wherever cached reads hold it. */
import type { EndpointName } from "../../../contract/endpoints";
import type { Insured, Project } from "../../../domain/entities";
import type { AnyPatch, OptimisticPatch } from "../../reads/optimistic-view";

/** Keeps the type of a patch while it is written down. */
export const patch = <N extends EndpointName>(one: OptimisticPatch<N>): AnyPatch => one as unknown as AnyPatch;

/** Patches of every read that holds claims; `change` is pure and answers a claim that it does not concern as it is. */
export function patchesOfClaims(change: (project: Project) => Project): AnyPatch[] {
  const inInsured = (insured: Insured): Insured => {
    const projects = insured.projects?.map(change);
    return projects?.some((project, at) => project !== insured.projects?.[at]) ? { ...insured, projects } : insured;
  };
  return [
    patch({ name: "project.get", apply: change }),
    patch({ name: "project.listByInsured", apply: (projects) => projects.map(change) }),
    patch({ name: "insured.get", apply: inInsured }),
    patch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(inInsured) }) }),
    patch({
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
 * `change` is pure; records that do not hold the claim come back as they are. What is shown carries no revision: which
 * one it will be is not known yet, and an edit on top of it must not look like one of somebody who has not seen it.
 */
export function projectPatches(projectKey: string, change: (project: Project) => Project): AnyPatch[] {
  return patchesOfClaims((project) => {
    if (project.key !== projectKey) return project;
    const changed = change(project);
    if (changed === project) return project;
    const { revision: _revision, ...shown } = changed;
    return shown;
  });
}

/** Shows a new claim of an insured before its others. */
export function newProjectPatches(project: Project): AnyPatch[] {
  const withNew = (projects: readonly Project[]) =>
    projects.some(({ key }) => key === project.key) ? [...projects] : [project, ...projects];
  return [
    patch({
      name: "insured.get",
      concerns: ({ key }) => key === project.insuredKey,
      apply: (insured) => ({ ...insured, projects: withNew(insured.projects ?? []) }),
    }),
    patch({
      name: "project.listByInsured",
      concerns: ({ insuredKey }) => insuredKey === project.insuredKey,
      apply: withNew,
    }),
  ];
}
