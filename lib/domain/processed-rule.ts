/** When captured media counts as processed: specification section 4. */
import type { Region, Scan } from "./entities";
import type { OrderType } from "./project-status";

/** A scan is processed if its status is neither 'new' nor 'uploaded'; a failed one counts too. */
export function isScanProcessed(scan: Pick<Scan, "status">): boolean {
  return scan.status !== "new" && scan.status !== "uploaded";
}

/** A region is processed if all its scans are; one without scans counts as processed. */
export function isRegionProcessed(region: Pick<Region, "scans">): boolean {
  return (region.scans ?? []).every(isScanProcessed);
}

/** The multiroom claim needs every region, other order types at least one. Without a region, nothing is processed. */
export function isOrderProcessed(orderType: OrderType, regions: readonly Pick<Region, "scans">[]): boolean {
  if (regions.length === 0) return false;
  return orderType === "multiroom-claim" ? regions.every(isRegionProcessed) : regions.some(isRegionProcessed);
}
