/** Insured as the backend sends them, for tests of screens. */
import type { Insured, Project } from "@/lib/domain/entities";

const CREATED = "2026-01-01T00:00:00Z";
const UPDATED = "2026-01-02T00:00:00Z";

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export function projectRecord(at: number, change: Partial<Project> = {}): Project {
  return {
    key: `prj-${at}`,
    insuredKey: `ins-${at}`,
    companyKey: "cous-1",
    propertyKey: `pr-${at}`,
    claimNumber: `KM-${at}`,
    orderType: "claim",
    status: "needs review",
    revision: 3,
    statusChangedAt: hoursAgo(100),
    createdAt: CREATED,
    updatedAt: UPDATED,
    ...change,
  };
}

/** "Given3 Family3" with one property and one claim, all with the same number. */
export function insuredRecord(at: number, change: Partial<Insured> = {}): Insured {
  const key = `ins-${at}`;
  const address = { line1: `${at} Alder St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  return {
    key,
    companyKey: "cous-1",
    givenName: `Given${at}`,
    familyName: `Family${at}`,
    email: `person${at}@example.com`,
    phone: "+15125550148",
    isActive: true,
    revision: 4,
    createdAt: CREATED,
    updatedAt: UPDATED,
    properties: [{ key: `pr-${at}`, insuredKey: key, address }],
    projects: [projectRecord(at)],
    ...change,
  };
}
