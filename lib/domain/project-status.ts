/** Project statuses named by the specification, section 4. */
export const PROJECT_STATUSES = [
  "needs review",
  "in review",
  "needs processing",
  "in processing",
  "delivered",
  "needs attention",
  "invalid",
  "rejected",
  "needs media",
] as const;

export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export function isProjectStatus(value: unknown): value is ProjectStatus {
  return typeof value === "string" && (PROJECT_STATUSES as readonly string[]).includes(value);
}

/** Claims in these statuses need no further action. */
export const STATUSES_AT_REST: readonly ProjectStatus[] = ["delivered", "invalid", "rejected"];

export const ORDER_TYPES = ["claim", "multiroom-claim", "underwriting"] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

export const SCAN_STATUSES = ["new", "uploaded", "processing", "processed", "failed"] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];
