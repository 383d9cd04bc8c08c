/** Records of the backend: specification section 3, with the fields of contract section 4. Times are ISO 8601 UTC. */
import type { OrderType, ProjectStatus, ScanStatus } from "./project-status";
import type { Role } from "./roles";

export type MfaChannel = "email" | "text";

export type Employee = {
  key: string;
  givenName: string;
  familyName: string;
  email: string;
  phone?: string | null;
  role: Role;
  companyKeys: string[];
  photoUrl?: string | null;
  isMfaRequired?: boolean;
  preferredMfaChannel?: MfaChannel | null;
  passwordExpiresAt?: string | null;
  backupCodesGeneratedAt?: string | null;
  chatIdentityHash?: string | null;
  chartsAccessToken?: string | null;
  chartsAccessTokenExpiresAt?: string | null;
  isLockedOut?: boolean;
  isDataSteward?: boolean;
  isActivated?: boolean;
  createdAt?: string;
  lastSeenAt?: string | null;
};

export type Address = {
  line1: string;
  line2?: string | null;
  city: string;
  region: string;
  postalCode: string;
  country: string;
};

export type Property = {
  key: string;
  insuredKey: string;
  address: Address;
  latitude?: number | null;
  longitude?: number | null;
  propertyType?: string | null;
  yearBuilt?: number | null;
  /** The year of the roof, or of its last replacement. */
  roofYear?: number | null;
  /** Counted in halves: the half of 1.5 is a story under the roof. */
  stories?: number | null;
  heatingType?: string | null;
  occupancy?: string | null;
  revision?: number;
};

export type Project = {
  key: string;
  insuredKey: string;
  companyKey: string;
  status: ProjectStatus;
  statusReason?: string | null;
  rejectedBy?: string | null;
  rejectedAt?: string | null;
  revision?: number;
  assigneeKey?: string | null;
  propertyKey?: string | null;
  claimNumber: string;
  orderType: OrderType;
  causeOfLoss?: string | null;
  /** A plain day, YYYY-MM-DD. */
  dateOfLoss?: string | null;
  statusChangedAt: string;
  createdAt: string;
  updatedAt: string;
  /** When expanded on an insured. */
  surveys?: Survey[];
  /** Local only: shown before the backend has answered, so its child records cannot be loaded yet. */
  isOptimistic?: boolean;
};

export type Survey = {
  key: string;
  projectKey: string;
  reviewedAt?: string | null;
  expiresAt?: string | null;
  done: boolean;
  revision?: number;
  name?: string | null;
  createdAt: string;
  datasetKey?: string | null;
  annotationTaskKey?: string | null;
};

/** An item of survey/list: a survey with its insured, claim and property. */
export type SurveyListItem = Survey & {
  project: Project;
  insured: Insured;
  property: Property | null;
  /** Photos, frames and videos together. */
  mediaCount: number;
  /** Number of videos, if the backend sends it. */
  videoCount?: number;
};

export type Insured = {
  key: string;
  companyKey: string;
  givenName: string;
  familyName: string;
  email?: string | null;
  phone?: string | null;
  isActive: boolean;
  revision?: number;
  createdAt: string;
  updatedAt: string;
  properties?: Property[];
  projects?: Project[];
  surveys?: Survey[];
  regions?: Region[];
  specialtyItems?: SpecialtyItem[];
};

export type Scan = { key: string; status: ScanStatus; regionKey?: string };

export type TagBox = { x: number; y: number; width: number; height: number };
export type Tag = {
  key: string;
  imageKey: string;
  label: string;
  detectorLabel?: string | null;
  createdAt: string;
  /** Fractions of the image, 0 to 1. */
  box?: TagBox | null;
};

/** The camera looks along its -z, y up. Meters; quaternion [x, y, z, w]; `fovY` is the vertical angle in radians. */
export type CameraPose = {
  position: [number, number, number];
  quaternion: [number, number, number, number];
  fovY: number;
};

export type Image = {
  key: string;
  parentKey: string;
  parentType: "video" | "region";
  companyKey: string;
  url: string;
  width: number;
  height: number;
  status: "new" | "analyzed";
  createdAt: string;
  latitude?: number | null;
  longitude?: number | null;
  /** Seconds into the video. */
  videoTimestamp?: number | null;
  /** By the camera's clock with its time zone. `mediaTime` applies the fallbacks. */
  takenAt?: string | null;
  caption?: string | null;
  /** By the camera's clock without a time zone, "2026-03-01T15:12:00". */
  takenAtLocal?: string | null;
  tags?: Tag[];
  thumbnailUrl?: string | null;
  cameraPose?: CameraPose | null;
  /** Local only: shown before the backend has answered. */
  isOptimistic?: boolean;
  /** Local only: the file is being uploaded, and edits wait until the record exists. */
  isBeingSent?: boolean;
};

export type Video = {
  key: string;
  images?: Image[];
  regionKey?: string;
  url?: string;
  /** Seconds. */
  duration?: number;
  width?: number;
  height?: number;
  createdAt?: string;
};

export type Region = {
  key: string;
  projectKey: string;
  surveyKey: string;
  name: string;
  regionType?: string | null;
  floorNumber?: number | null;
  videos?: Video[];
  images?: Image[];
  tags?: Tag[];
  scans?: Scan[];
};

export type Company = {
  key: string;
  name: string;
  logoUrl?: string | null;
  isActive: boolean;
  createdAt?: string;
  /** The companies that review its claims. */
  reviewCompanyKeys?: string[];
  /** For a demo company: the counts of its first state, to which a reset returns. */
  firstState?: { insureds: number; inspections: number } | null;
  /** If the backend counts revisions of companies. */
  revision?: number;
};

export type CustomizationField = { name: string; label: string; isEnabled: boolean };
/** The changed fields of a part, by its name. */
export type CustomizationPartChange = Pick<CustomizationField, "name"> & Partial<CustomizationField>;
export type Customization = {
  key: string;
  companyKey: string;
  parentType: string;
  inspectionReportKey?: string | null;
  title?: string;
  fields?: CustomizationField[];
  /** If the backend counts revisions of customizations. */
  revision?: number;
};

export type DatasetFloor = { floorNumber: number; name: string; elevation: number };
export type Dataset = { key: string; surveyKey?: string; name?: string; floors?: DatasetFloor[] };

export type AnnotationTask = {
  key: string;
  datasetKey: string;
  name?: string;
  goal?: string;
  status?: "open" | "done";
  floorNumber?: number | null;
};

type ProjectItem = { key: string; projectKey: string; createdAt: string };
export type Followup = ProjectItem & { title: string; dueAt?: string | null; doneAt?: string | null };
export type Invite = ProjectItem & { channel: MfaChannel; sentTo: string; sentAt: string; openedAt?: string | null };
export type SpecialtyItem = ProjectItem & { name: string; category?: string; value?: number; imageKeys?: string[] };
export type ClaimReport = ProjectItem & { title: string; type: "claim" | "underwriting"; status: string; url?: string };
export type DocumentRecord = ProjectItem & { name: string; url: string; size: number; contentType: string };
export type InternalThread = ProjectItem & { authorKey: string; authorName: string; body: string };
export type Bookmark = { key: string; targetType: string; targetKey: string; createdAt: string };
export type Activity = {
  key: string;
  projectKey?: string | null;
  actorKey: string;
  actorName: string;
  action: string;
  detail?: Record<string, unknown>;
  createdAt: string;
  /** The activity's subject; sent if a list spans claims. */
  subject?: ActivitySubject | null;
};
/**
 * A claim, insured or employee by the current name; one of the keys identifies the page. A deleted employee has no key.
 */
export type ActivitySubject = { name: string; claimNumber?: string; insuredKey?: string; employeeKey?: string };

/** The address and fields for posting a file: every pair of `fields` first, `file` last. */
export type FormInputs = { url: string; fields: Record<string, string>; key: string };
export type UploadUrls = { url: string; fields: Record<string, string>; publicUrl: string };
