import { latestProject } from "./claims-of-insured";
import type { Insured } from "./entities";
import { overviewPath, POLICIES_PATH } from "./insured-paths";

/** Returns the path of an insured's latest claim; null if there is none or it is not saved yet. */
export function policyPath(insured: Insured): string | null {
  const project = latestProject(insured);
  return project && !project.isOptimistic ? overviewPath(insured.key, project.key) : null;
}

/** Returns the path of the list of insured with a search. The first tab, without a parameter, lists active ones. */
export function policiesSearchPath(search: string, isActive: boolean): string {
  const query = new URLSearchParams(isActive ? {} : { tab: "inactive" });
  if (search) query.set("search", search);
  return `${POLICIES_PATH}?${query}`;
}
