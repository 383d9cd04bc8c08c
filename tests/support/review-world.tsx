/** Region review in a component test: a claim with rooms, photos, a video, and a backend that stores tags. */
import { act } from "@testing-library/react";
import { RegionReviewScreen } from "@/components/rooms/region-review-screen";
import { isActionFor } from "@/lib/client/actions/action";
import { actionRegistry } from "@/lib/client/actions/action-registry";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Image, Insured, Region, Tag } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import { type Answers, installBackend, renderScreen } from "./browser-backend";
import { replace } from "./review-navigation";
import { ShownAlerts } from "./shown-alerts";

export const tag = (key: string, imageKey: string, label: string, change: Partial<Tag> = {}): Tag => ({
  key,
  imageKey,
  label,
  createdAt: "2026-11-18T22:20:00Z",
  ...change,
});

export const photo = (key: string, minute: number, change: Partial<Image> = {}): Image => ({
  key,
  parentKey: "reg-1",
  parentType: "region",
  companyKey: "cous-1",
  url: `https://bucket.test/uploads/insured-generic/${key}.jpg?signature=x`,
  width: 4000,
  height: 2000,
  status: "analyzed",
  createdAt: new Date(Date.UTC(2026, 10, 18, 22, minute)).toISOString(),
  latitude: 30.5083,
  longitude: -97.6789,
  tags: [],
  ...change,
});

export const kitchen = (change: Partial<Region> = {}): Region => ({
  key: "reg-1",
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: "Kitchen",
  images: [
    photo("img-1", 1, {
      tags: [tag("t-1", "img-1", "Water stain", { box: { x: 0.2, y: 0.2, width: 0.2, height: 0.2 } })],
    }),
    photo("img-2", 2),
    photo("img-3", 3),
  ],
  videos: [
    {
      key: "vid-1",
      regionKey: "reg-1",
      url: "https://bucket.test/vid-1.mp4",
      duration: 84,
      width: 1280,
      height: 720,
      createdAt: new Date(Date.UTC(2026, 10, 18, 22, 9)).toISOString(),
      images: [photo("img-frame", 9, { parentKey: "vid-1", parentType: "video", videoTimestamp: 42 })],
    },
  ],
  tags: [],
  scans: [{ key: "scn-1", status: "processed" }],
  ...change,
});

export const attic: Region = {
  key: "reg-2",
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: "Attic",
  images: [],
  videos: [],
  tags: [],
  scans: [],
};

const insured = {
  key: "ins-1",
  companyKey: "cous-1",
  givenName: "Marisol",
  familyName: "Figueroa",
  isActive: true,
  createdAt: "2025-01-01T00:00:00Z",
  updatedAt: "2025-01-01T00:00:00Z",
  properties: [
    {
      key: "pr-1",
      insuredKey: "ins-1",
      latitude: 30.5084,
      longitude: -97.6789,
      address: { line1: "9 Elm St", city: "Round Rock", region: "TX", postalCode: "78664", country: "US" },
    },
  ],
  projects: [
    {
      key: "prj-1",
      insuredKey: "ins-1",
      companyKey: "cous-1",
      propertyKey: "pr-1",
      claimNumber: "KM-26-104417",
      orderType: "claim",
      status: "needs review",
      dateOfLoss: "2026-11-16",
      statusChangedAt: "2026-11-18T00:00:00Z",
      createdAt: "2026-11-15T12:00:00Z",
      updatedAt: "2026-11-15T12:00:00Z",
      surveys: [{ key: "srv-1", projectKey: "prj-1", done: false, createdAt: "2026-11-15T12:00:00Z" }],
    },
  ],
} as unknown as Insured;

/** `regions` is read at every call, so a test may change the backend's records. */
export function installReview(regions: Region[], answers: Answers = {}, role: Role = "employee") {
  const base: Answers = {
    "insured.get": () => insured,
    "region.listByProject": () => JSON.parse(JSON.stringify(regions)),
    "bookmark.list": () => [],
    ...answers,
  };
  return installBackend(base, { role });
}

/** Starts the queue, as the page does once an employee is signed in. */
export async function startQueue(): Promise<void> {
  await act(() => browserQueue().start("emp-1"));
}

/** Gives every element this size, because jsdom has no layout. */
export function layOutReview(width = 840, height = 600): void {
  for (const name of ["clientWidth", "offsetWidth"] as const) {
    jest.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(width);
  }
  for (const name of ["clientHeight", "offsetHeight"] as const) {
    jest.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(height);
  }
}

/** Before each test of a file, sets a layout and a session, and clears the state of the previous test. */
export function setUpReview(): void {
  beforeEach(() => {
    layOutReview();
    clearAlert();
    replace.mockClear();
    sessionLifetime.begin();
  });
  afterEach(() => jest.restoreAllMocks());
}

export function showReview(query = "", regionKey = "reg-1") {
  const onUrlUpdate = jest.fn();
  const rendered = renderScreen(
    <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
      <RegionReviewScreen insuredKey="ins-1" projectKey="prj-1" regionKey={regionKey} />
      <ShownAlerts />
    </PublicConfigProvider>,
    { query, onUrlUpdate },
  );
  /** The current query. */
  const address = (): URLSearchParams => onUrlUpdate.mock.lastCall?.[0].searchParams ?? new URLSearchParams(query);
  return { ...rendered, address };
}

/** Presses a key on the page for this role; throws if it does nothing. */
export async function press(key: string, role: Role = "employee"): Promise<void> {
  const action = actionRegistry.list().findLast((one) => one.keys?.includes(key) && isActionFor(one, role));
  if (!action) throw new Error(`Nothing is on ${key}`);
  if (action.disabledReason) throw new Error(action.disabledReason);
  await act(async () => void action.run());
}
