/** The tables for Drizzle; `migrations/` creates them. Columns that repeat a field of `doc` are generated from it. */
import { bigint, bigserial, boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type {
  Activity,
  AnnotationTask,
  Bookmark,
  ClaimReport,
  Company,
  Customization,
  Dataset,
  DocumentRecord,
  Employee,
  Followup,
  Image,
  Insured,
  InternalThread,
  Invite,
  Project,
  Property,
  Region,
  Scan,
  SpecialtyItem,
  Survey,
  Tag,
  Video,
} from "../../lib/domain/entities";
import type { DeletedGeometry, GeometryKind, GeometryRecord } from "../../lib/domain/geometry-records";
import type { Removed } from "./removed-content";

const generated = (name: string) => text(name).generatedAlwaysAs("");
/** `doc` is the record as it is sent; `key` is generated from it. */
const record = <Doc>() => ({ doc: jsonb("doc").$type<Doc>().notNull(), key: generated("key").notNull() });
const ofProject = <Doc>() => ({ ...record<Doc>(), projectKey: generated("project_key").notNull() });

/** Has one row. */
export const installations = pgTable("installation", {
  id: text("id").primaryKey(),
  pairedAt: text("paired_at"),
  filesPurgedAt: text("files_purged_at"),
});
export const companies = pgTable("company", { ...record<Company>(), deletedAt: text("deleted_at") });
export const employees = pgTable("employee", {
  ...record<Employee>(),
  email: generated("email").notNull(),
  passwordHash: text("password_hash"),
});
/** Passwords before the current one; the newest has the highest id. */
export const usedPasswords = pgTable("used_password", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  employeeKey: text("employee_key").notNull(),
  passwordHash: text("password_hash").notNull(),
  replacedAt: text("replaced_at").notNull(),
});
export const accessTokens = pgTable("access_token", {
  tokenHash: text("token_hash").primaryKey(),
  employeeKey: text("employee_key").notNull(),
  purpose: text("purpose").$type<"session" | "pending" | "reset" | "activation" | "first-password">().notNull(),
  createdAt: text("created_at").notNull(),
  expiresAt: text("expires_at").notNull(),
  revokedAt: text("revoked_at"),
});
export const signInAttempts = pgTable("sign_in_attempt", {
  emailHash: text("email_hash").primaryKey(),
  failures: integer("failures").notNull(),
  lockedUntil: text("locked_until"),
  failedAt: text("failed_at").notNull(),
});
export const messageCounts = pgTable("message_count", {
  subject: text("subject").primaryKey(),
  windowEndsAt: text("window_ends_at").notNull(),
  sent: integer("sent").notNull(),
});
export const mfaChallenges = pgTable("mfa_challenge", {
  employeeKey: text("employee_key").primaryKey(),
  codeHash: text("code_hash").notNull(),
  channel: text("channel").notNull(),
  tries: integer("tries").notNull(),
  expiresAt: text("expires_at").notNull(),
});
export const mfaTries = pgTable("mfa_try", {
  employeeKey: text("employee_key").notNull(),
  triedAt: text("tried_at").notNull(),
});
export const backupCodes = pgTable(
  "backup_code",
  {
    employeeKey: text("employee_key").notNull(),
    codeHash: text("code_hash").notNull(),
    usedAt: text("used_at"),
  },
  (table) => [primaryKey({ columns: [table.employeeKey, table.codeHash] })],
);
export const outbox = pgTable("outbox", {
  id: bigserial("id", { mode: "number" }).primaryKey(),
  channel: text("channel").notNull(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  /** Encrypted outside the demo; null once it is delivered or given up. */
  body: text("body"),
  isSealed: boolean("is_sealed").notNull().default(false),
  sentAt: text("sent_at").notNull(),
  isAwaited: boolean("is_awaited").notNull().default(false),
  state: text("state").$type<"shown" | "waiting" | "delivered" | "given-up">().notNull().default("shown"),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: text("next_attempt_at"),
  claimedUntil: text("claimed_until"),
  expiresAt: text("expires_at"),
  isServerDown: boolean("is_server_down").notNull().default(false),
  failure: text("failure"),
  settledAt: text("settled_at"),
});

export const insureds = pgTable("insured", {
  ...record<Insured>(),
  deletedAt: text("deleted_at"),
  companyKey: generated("company_key").notNull(),
  isActive: boolean("is_active").generatedAlwaysAs(true).notNull(),
});
export const properties = pgTable("property", {
  ...record<Property>(),
  insuredKey: generated("insured_key").notNull(),
});
export const projects = pgTable("project", {
  ...record<Project>(),
  insuredKey: generated("insured_key").notNull(),
  companyKey: generated("company_key").notNull(),
  status: generated("status").notNull(),
  createdAt: generated("created_at").notNull(),
});
export const surveys = pgTable("survey", {
  ...ofProject<Survey>(),
  createdAt: generated("created_at").notNull(),
  deletedRevision: integer("deleted_revision").notNull().default(0),
});
export const regions = pgTable("region", { ...ofProject<Region>(), surveyKey: generated("survey_key").notNull() });
export const scans = pgTable("scan", { ...record<Scan>(), regionKey: generated("region_key").notNull() });
export const videos = pgTable("video", { ...record<Video>(), regionKey: generated("region_key").notNull() });
export const images = pgTable("image", { ...record<Image>(), parentKey: generated("parent_key").notNull() });
export const tags = pgTable("tag", { ...record<Tag>(), imageKey: generated("image_key").notNull() });
export const customizations = pgTable("customization", {
  ...record<Customization>(),
  companyKey: generated("company_key").notNull(),
});
export const datasets = pgTable("dataset", { ...record<Dataset>(), surveyKey: generated("survey_key").notNull() });
export const annotationTasks = pgTable("annotation_task", {
  ...record<AnnotationTask>(),
  datasetKey: generated("dataset_key").notNull(),
});
export const followups = pgTable("followup", ofProject<Followup>());
export const invites = pgTable("invite", ofProject<Invite>());
export const specialtyItems = pgTable("specialty_item", ofProject<SpecialtyItem>());
export const claimReports = pgTable("claim_report", ofProject<ClaimReport>());
export const documents = pgTable("document", ofProject<DocumentRecord>());
export const internalThreads = pgTable("internal_thread", ofProject<InternalThread>());
export const bookmarks = pgTable("bookmark", {
  ...record<Bookmark>(),
  employeeKey: text("employee_key").notNull(),
});
export const removedRecords = pgTable("removed_record", {
  key: text("key").primaryKey(),
  content: jsonb("content").$type<Removed>().notNull(),
  removedAt: text("removed_at").notNull(),
});
export const activities = pgTable("activity", {
  ...record<Activity>(),
  companyKey: text("company_key"),
  projectKey: generated("project_key"),
  actorKey: generated("actor_key").notNull(),
  createdAt: generated("created_at").notNull(),
});

const geometry = (name: string) =>
  pgTable(name, {
    ...record<GeometryRecord>(),
    surveyKey: generated("survey_key").notNull(),
    stamp: bigint("stamp", { mode: "number" }).notNull(),
  });
export const geometryTables = {
  vertex: geometry("vertex"),
  edge: geometry("edge"),
  face: geometry("face"),
  objectPlanar: geometry("object_planar"),
  object3D: geometry("object3d"),
};
/** Deleted geometry that came from a capture, unchanged; `doc` holds who deleted it and when. */
export const removedGeometry = pgTable("removed_geometry", {
  key: text("key").primaryKey(),
  surveyKey: text("survey_key").notNull(),
  kind: text("kind").$type<GeometryKind>().notNull(),
  doc: jsonb("doc").$type<DeletedGeometry>().notNull(),
  stamp: bigint("stamp", { mode: "number" }).notNull(),
});
