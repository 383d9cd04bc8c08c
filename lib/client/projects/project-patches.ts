/** Shows a claim in another state wherever cached reads hold it. */
import type { EndpointName } from "../../contract/endpoints";
import type { Insured, Project } from "../../domain/entities";
import type { AnyPatch, OptimisticPatch } from "../optimistic-view";

/** Keeps the type of a patch while it is written down. */
const patch = <N extends EndpointName>(one: OptimisticPatch<N>): AnyPatch => one as unknown as AnyPatch;

/** `change` is pure; records that do not hold the claim come back as they are. */
export function projectPatches(projectKey: string, change: (project: Project) => Project): AnyPatch[] {
  const inInsured = (insured: Insured): Insured =>
    insured.projects?.some(({ key }) => key === projectKey)
      ? { ...insured, projects: insured.projects.map((one) => (one.key === projectKey ? change(one) : one)) }
      : insured;
  return [
    patch({ name: "insured.get", apply: inInsured }),
    patch({ name: "insured.list", apply: (page) => ({ ...page, insureds: page.insureds.map(inInsured) }) }),
    patch({
      name: "survey.list",
      apply: (page) => ({
        ...page,
        surveys: page.surveys.map((survey) =>
          survey.project.key === projectKey ? { ...survey, project: change(survey.project) } : survey,
        ),
      }),
    }),
  ];
}
