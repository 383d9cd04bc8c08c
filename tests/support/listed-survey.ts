/** Inspections as the list sends them, for tests of screens. */
import type { Image, Region, SurveyListItem } from "@/lib/domain/entities";

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const LONG_AGO = "2026-01-01T00:00:00Z";

type Change = Omit<Partial<SurveyListItem>, "project"> & { project?: Partial<SurveyListItem["project"]> };

/** Inspection `at` of claim `at` of insured `at`. */
export function listedSurvey(at: number, { project, ...change }: Change = {}): SurveyListItem {
  const insured = { key: `ins-${at}`, companyKey: "cous-1", givenName: `Given${at}`, familyName: `Family${at}` };
  const address = { line1: `${at} Alder St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  return {
    key: `srv-${at}`,
    projectKey: `prj-${at}`,
    name: "Water, kitchen",
    createdAt: LONG_AGO,
    reviewedAt: null,
    expiresAt: hoursFromNow(6.5),
    done: false,
    mediaCount: 1284,
    insured: { ...insured, isActive: true, createdAt: LONG_AGO, updatedAt: LONG_AGO },
    property: { key: `pr-${at}`, insuredKey: `ins-${at}`, address },
    project: {
      key: `prj-${at}`,
      insuredKey: `ins-${at}`,
      companyKey: "cous-1",
      claimNumber: `KM-${at}`,
      orderType: "claim",
      status: "needs media",
      statusChangedAt: hoursFromNow(-30),
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      ...project,
    },
    ...change,
  };
}

/** A room of inspection `at`, processed, with one photo that carries these tags. */
export function roomOf(at: number, name: string, labels: readonly string[] = []): Region {
  const key = `reg-${at}-${name}`;
  const photo: Image = {
    key: `img-${key}`,
    parentKey: key,
    parentType: "region",
    companyKey: "cous-1",
    url: `https://bucket.test/${key}.jpg`,
    thumbnailUrl: `https://bucket.test/${key}-small.jpg`,
    width: 4,
    height: 3,
    status: "analyzed",
    createdAt: LONG_AGO,
    tags: labels.map((label) => ({ key: `tgus-${key}-${label}`, imageKey: `img-${key}`, label, createdAt: LONG_AGO })),
  };
  return {
    key,
    projectKey: `prj-${at}`,
    surveyKey: `srv-${at}`,
    name,
    images: [photo],
    videos: [],
    scans: [{ key: `scn-${at}`, status: "processed" }],
  };
}
