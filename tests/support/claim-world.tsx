/** One claim for component tests: its records, a backend that answers them, and the screen. */
import { act } from "@testing-library/react";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { OverviewScreen } from "@/components/project/overview-screen";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Image, Insured, Project, Region, Survey } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import { type Answers, installBackend, renderScreen } from "./browser-backend";
import { ShownAlerts } from "./shown-alerts";

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

export const survey = (key: string, change: Partial<Survey> = {}): Survey => ({
  key,
  projectKey: "prj-1",
  name: `Inspection ${key}`,
  createdAt: "2026-01-02T12:00:00Z",
  done: false,
  reviewedAt: null,
  expiresAt: hoursFromNow(5.5),
  datasetKey: `ds-${key}`,
  annotationTaskKey: `annotask-${key}`,
  ...change,
});

export const project = (key: string, change: Partial<Project> = {}): Project => ({
  key,
  insuredKey: "ins-1",
  companyKey: "cous-1",
  propertyKey: "pr-1",
  claimNumber: `KM-${key}`,
  orderType: "multiroom-claim",
  status: "needs review",
  statusChangedAt: hoursFromNow(-30),
  causeOfLoss: "Water, supply line",
  dateOfLoss: "2025-11-12",
  createdAt: "2025-11-15T12:00:00Z",
  updatedAt: "2025-11-15T12:00:00Z",
  surveys: [survey("srv-1")],
  ...change,
});

export const insured = (projects: Project[]): Insured => ({
  key: "ins-1",
  companyKey: "cous-1",
  givenName: "Priya",
  familyName: "Raghunathan",
  email: "priya@example.com",
  phone: "+15125550148",
  isActive: true,
  createdAt: "2025-01-01T00:00:00Z",
  updatedAt: "2025-01-01T00:00:00Z",
  properties: [
    {
      key: "pr-1",
      insuredKey: "ins-1",
      address: { line1: "77 Marblehead Ln", city: "Novato", region: "CA", postalCode: "94949", country: "US" },
      propertyType: "Single family",
      yearBuilt: 1998,
    },
  ],
  projects,
});

export const image = (key: string, change: Partial<Image> = {}): Image => ({
  key,
  parentKey: "reg-1",
  parentType: "region",
  companyKey: "cous-1",
  url: `https://bucket.test/${key}.jpg`,
  width: 400,
  height: 300,
  status: "analyzed",
  createdAt: "2026-01-03T00:00:00Z",
  tags: [],
  ...change,
});

export const region = (key: string, change: Partial<Region> = {}): Region => ({
  key,
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: `Room ${key}`,
  scans: [{ key: `scn-${key}`, status: "processed" }],
  images: [],
  videos: [],
  ...change,
});

/** A kitchen whose scan is pending, and a processed hallway. */
export const ROOMS: Region[] = [
  region("reg-1", { name: "Kitchen", scans: [{ key: "scn-1", status: "uploaded" }] }),
  region("reg-2", { name: "Hallway" }),
];
export const PROCESSED_ROOMS: Region[] = [region("reg-1", { name: "Kitchen" }), region("reg-2", { name: "Hallway" })];

const noRecords = () => [];

/** Installs a backend with the claim `prj-1` and its folder; `answers` replace or extend its own. */
export function installClaim(answers: Answers = {}, role: Role = "employee") {
  const all: Answers = {
    "employee.me": () => ({ key: "emp-1", givenName: "Edda", familyName: "Farrow", role, companyKeys: ["cous-1"] }),
    "insured.get": () => insured([project("prj-1"), project("prj-2", { status: "delivered", causeOfLoss: "Hail" })]),
    "region.listByProject": () => ROOMS,
    "company.listAll": () => [{ key: "cous-1", name: "Keystone Mutual", isActive: true }],
    "followup.list": noRecords,
    "invite.list": noRecords,
    "claimReport.list": noRecords,
    "document.list": noRecords,
    "internalThread.list": noRecords,
    "bookmark.list": noRecords,
    "vertex.list": noRecords,
    "edge.list": noRecords,
    "face.list": noRecords,
    "objectPlanar.list": noRecords,
    "object3D.list": noRecords,
    "activity.list": () => ({
      activities: [
        {
          key: "act-1",
          actorKey: "emp-1",
          actorName: "Edda Farrow",
          action: "project.create",
          createdAt: "2025-11-15T12:00:00Z",
        },
      ],
      total: 1,
      nextCursor: null,
    }),
    ...answers,
  };
  return installBackend(all, { role });
}

function Surroundings({ children }: { children: ReactNode }) {
  const config = { keyBase: "-", storageOrigin: "https://bucket.test", maps: null } as PublicConfig;
  return <PublicConfigProvider config={config}>{children}</PublicConfigProvider>;
}

/** Renders the screen of `prj-1` with its alerts. Drafts are stored only if a test passes their Provider. */
export function showClaim(query = "", DraftsProvider: ComponentType<{ children: ReactNode }> = Fragment) {
  return renderScreen(
    <Surroundings>
      <DraftsProvider>
        <OverviewScreen insuredKey="ins-1" projectKey="prj-1" />
      </DraftsProvider>
      <ShownAlerts />
    </Surroundings>,
    { query },
  );
}

/** Starts the queue, as the session provider does around every screen. */
export const startQueue = () => act(() => browserQueue().start("emp-1"));
