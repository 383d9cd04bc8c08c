import { latestProject } from "@/lib/domain/claims-of-insured";
import type { Insured } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";

/** Where an insured's row leads: the latest claim, or nowhere. One that has yet to be sent has no page. */
export function policyPath(insured: Insured): string | null {
  const project = latestProject(insured);
  return project && !project.isOptimistic ? overviewPath(insured.key, project.key) : null;
}
