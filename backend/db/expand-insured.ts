/** The records that `expandedFields` adds to an insured, read for many insureds at once. */
import { sql } from "drizzle-orm";
import type { Insured, Project, Survey } from "../../lib/domain/entities";
import type { Db } from "./database";
import { expandRegions } from "./expand-region";
import { among, selectDocs } from "./records";
import { projects, properties, regions, specialtyItems, surveys } from "./schema";

const NEWEST_FIRST = sql`created_at collate "C" desc, key collate "C" desc`;

/** Parses a comma-separated list into a set of names; unknown names have no effect. */
export function readExpandedFields(list: string | undefined): ReadonlySet<string> {
  return new Set((list ?? "").split(",").map((name) => name.trim()));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export async function expandInsureds(
  db: Db,
  insureds: readonly Insured[],
  expanded: ReadonlySet<string>,
): Promise<Insured[]> {
  const keys = insureds.map((insured) => insured.key);
  const needsProjects = ["project", "survey", "region", "specialtyItem"].some((name) => expanded.has(name));
  const theirProperties = expanded.has("property")
    ? await selectDocs(db, properties, among(properties.insuredKey, keys))
    : [];
  const theirProjects = needsProjects
    ? await selectDocs(db, projects, among(projects.insuredKey, keys), NEWEST_FIRST)
    : [];
  const projectKeys = theirProjects.map((project) => project.key);
  const theirSurveys = expanded.has("survey")
    ? await selectDocs(db, surveys, among(surveys.projectKey, projectKeys), NEWEST_FIRST)
    : [];
  const theirRegions = expanded.has("region")
    ? await expandRegions(db, await selectDocs(db, regions, among(regions.projectKey, projectKeys)), new Set(["scan"]))
    : [];
  const theirItems = expanded.has("specialtyItem")
    ? await selectDocs(db, specialtyItems, among(specialtyItems.projectKey, projectKeys))
    : [];

  const propertiesOf = groupBy(theirProperties, (property) => property.insuredKey);
  const projectsOf = groupBy(theirProjects, (project) => project.insuredKey);
  const surveysOf = groupBy(theirSurveys, (survey) => survey.projectKey);
  const regionsOf = groupBy(theirRegions, (region) => region.projectKey);
  const itemsOf = groupBy(theirItems, (item) => item.projectKey);
  const withSurveys = (project: Project): Project =>
    expanded.has("survey") ? { ...project, surveys: surveysOf.get(project.key) ?? [] } : project;

  return insureds.map((insured) => {
    const insuredProjects = projectsOf.get(insured.key) ?? [];
    const ofTheirProjects = <Item>(groups: Map<string, Item[]>) =>
      insuredProjects.flatMap((project) => groups.get(project.key) ?? []);
    return {
      ...insured,
      ...(expanded.has("property") ? { properties: propertiesOf.get(insured.key) ?? [] } : {}),
      ...(expanded.has("project") ? { projects: insuredProjects.map(withSurveys) } : {}),
      ...(expanded.has("survey") ? { surveys: ofTheirProjects<Survey>(surveysOf) } : {}),
      ...(expanded.has("region") ? { regions: ofTheirProjects(regionsOf) } : {}),
      ...(expanded.has("specialtyItem") ? { specialtyItems: ofTheirProjects(itemsOf) } : {}),
    };
  });
}
