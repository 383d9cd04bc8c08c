/** Inspections as the list sends them, for tests of screens. */
import type { Image, Region, SurveyListItem } from "@/lib/domain/entities";

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const LONG_AGO = "2026-01-01T00:00:00Z";

type Change = Omit<Partial<SurveyListItem>, "project"> & { project?: Partial<SurveyListItem["project"]> };

/** Returns inspection `n` of claim `n` of insured `n`. */
export function listedSurvey(n: number, { project, ...change }: Change = {}): SurveyListItem {
  const insured = { key: `ins-${n}`, companyKey: "cous-1", givenName: `Given${n}`, familyName: `Family${n}` };
  const address = { line1: `${n} Alder St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  return {
    key: `srv-${n}`,
    projectKey: `prj-${n}`,
    name: "Water, kitchen",
    createdAt: LONG_AGO,
    reviewedAt: null,
    expiresAt: hoursFromNow(6.5),
    done: false,
    mediaCount: 1284,
    insured: { ...insured, isActive: true, createdAt: LONG_AGO, updatedAt: LONG_AGO },
    property: { key: `pr-${n}`, insuredKey: `ins-${n}`, address },
    project: {
      key: `prj-${n}`,
      insuredKey: `ins-${n}`,
      companyKey: "cous-1",
      claimNumber: `KM-${n}`,
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

/** Returns a room of inspection `n`, processed, with one photo that carries these tags. */
export function roomOf(n: number, name: string, labels: readonly string[] = []): Region {
  const key = `reg-${n}-${name}`;
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
    projectKey: `prj-${n}`,
    surveyKey: `srv-${n}`,
    name,
    images: [photo],
    videos: [],
    scans: [{ key: `scn-${n}`, status: "processed" }],
  };
}
