/** Insured as the backend sends them, for tests of screens. */
import type { Insured, Project } from "@/lib/domain/entities";

const CREATED = "2026-01-01T00:00:00Z";
const UPDATED = "2026-01-02T00:00:00Z";

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

export function projectRecord(n: number, change: Partial<Project> = {}): Project {
  return {
    key: `prj-${n}`,
    insuredKey: `ins-${n}`,
    companyKey: "cous-1",
    propertyKey: `pr-${n}`,
    claimNumber: `KM-${n}`,
    orderType: "claim",
    status: "needs review",
    revision: 3,
    statusChangedAt: hoursAgo(100),
    createdAt: CREATED,
    updatedAt: UPDATED,
    ...change,
  };
}

/** Returns an insured named like "Given3 Family3", with one property and one claim of the same number. */
export function insuredRecord(n: number, change: Partial<Insured> = {}): Insured {
  const key = `ins-${n}`;
  const address = { line1: `${n} Alder St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  return {
    key,
    companyKey: "cous-1",
    givenName: `Given${n}`,
    familyName: `Family${n}`,
    email: `person${n}@example.com`,
    phone: "+15125550148",
    isActive: true,
    revision: 4,
    createdAt: CREATED,
    updatedAt: UPDATED,
    properties: [{ key: `pr-${n}`, insuredKey: key, address }],
    projects: [projectRecord(n)],
    ...change,
  };
}
