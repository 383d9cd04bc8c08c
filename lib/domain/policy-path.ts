import { latestProject } from "./claims-of-insured";
import type { Insured } from "./entities";
import { overviewPath, POLICIES_PATH } from "./insured-paths";

/** Where an insured's row leads: the latest claim, or nowhere. One that has yet to be sent has no page. */
export function policyPath(insured: Insured): string | null {
  const project = latestProject(insured);
  return project && !project.isOptimistic ? overviewPath(insured.key, project.key) : null;
}

/** The list of insured people, searched; the list of active ones is its first tab. */
export function policiesSearchPath(search: string, isActive: boolean): string {
  const query = new URLSearchParams(isActive ? {} : { tab: "inactive" });
  if (search) query.set("search", search);
  return `${POLICIES_PATH}?${query}`;
}
