/** The status of a claim after media arrives: the transitions of contract section 5 that the backend makes itself. */
import type { Project, Region } from "./entities";
import { isOrderProcessed, isRegionProcessed } from "./processed-rule";
import { withStatus } from "./transitions";

/**
 * Returns the claim as 'needs review' once the processed rule of the order type holds, or as 'needs processing' while
 * arrived media is unprocessed. A claim in another status, or whose inspection has no room, is unchanged.
 */
export function projectAfterMedia(project: Project, regions: readonly Pick<Region, "scans">[], now: string): Project {
  const { status, orderType } = project;
  if (status !== "needs media" && status !== "needs processing") return project;
  if (isOrderProcessed(orderType, regions)) return withStatus(project, "needs review", now, {});
  const isUnprocessed = regions.some((region) => !isRegionProcessed(region));
  return status === "needs media" && isUnprocessed ? withStatus(project, "needs processing", now, {}) : project;
}
