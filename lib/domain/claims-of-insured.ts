/** The claim and property that lists show with an insured. */
import type { Insured, Project, Property } from "./entities";

/** Returns the claim created last; null for an insured without a claim. */
export function latestProject(insured: Pick<Insured, "projects">): Project | null {
  let latest: Project | null = null;
  for (const project of insured.projects ?? []) {
    if (!latest || project.createdAt > latest.createdAt) latest = project;
  }
  return latest;
}

/** Returns when the insured or one of their claims was last changed, ISO 8601 UTC: the sort value of Policies. */
export function latestChange(insured: Pick<Insured, "updatedAt" | "projects">): string {
  const changes = [insured.updatedAt, ...(insured.projects ?? []).map(({ updatedAt }) => updatedAt)];
  return changes.sort().at(-1) ?? insured.updatedAt;
}

/** Returns the claim's own property, else the insured's first. */
export function propertyOfProject(
  insured: Pick<Insured, "properties">,
  project: Pick<Project, "propertyKey"> | null,
): Property | null {
  const properties = insured.properties ?? [];
  return properties.find(({ key }) => key === project?.propertyKey) ?? properties[0] ?? null;
}

/** Returns other claims on the same property, newest first. A claim without a property counts for the first one. */
export function otherProjectsHere(insured: Pick<Insured, "projects" | "properties">, project: Project): Project[] {
  const propertyKeyOf = (one: Project) => propertyOfProject(insured, one)?.key ?? one.propertyKey ?? null;
  const propertyKey = propertyKeyOf(project);
  return (insured.projects ?? [])
    .filter((other) => other.key !== project.key && propertyKeyOf(other) === propertyKey)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
