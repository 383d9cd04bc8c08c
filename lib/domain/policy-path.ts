import { latestProject } from "./claims-of-insured";
import type { Insured } from "./entities";
import { overviewPath, POLICIES_PATH } from "./insured-paths";

/** The page of an insured's row: the latest claim, or null. A claim that is not yet saved has no page. */
export function policyPath(insured: Insured): string | null {
  const project = latestProject(insured);
  return project && !project.isOptimistic ? overviewPath(insured.key, project.key) : null;
}

/** The list of insured with a search; its first tab lists active ones. */
export function policiesSearchPath(search: string, isActive: boolean): string {
  const query = new URLSearchParams(isActive ? {} : { tab: "inactive" });
  if (search) query.set("search", search);
  return `${POLICIES_PATH}?${query}`;
}
