/** Creates one claim in a given status, with an inspection and rooms that fit it. */
import { DAY_MS } from "../../lib/domain/constants";
import type { Project, Region, Scan, Survey } from "../../lib/domain/entities";
import type { OrderType, ProjectStatus, ScanStatus } from "../../lib/domain/project-status";
import type { Chance } from "./chance";
import type { Contact } from "./demo-contacts";
import { seedKey } from "./seed-key";

export type Claim = { project: Project; survey: Survey; regions: Region[]; scans: Scan[] };

const CAUSES = ["Water", "Wind", "Hail", "Fire", "Theft", "Burst pipe", "Fallen tree"];
const ROOMS = ["Kitchen", "Living room", "Bathroom", "Bedroom", "Hallway", "Garage", "Dining room", "Office"];
const REASONS: Partial<Record<ProjectStatus, readonly string[]>> = {
  "needs attention": ["The address does not match the policy.", "Two rooms carry the same name."],
  "needs media": ["Please film the ceiling of the bathroom.", "The kitchen was filmed in the dark."],
  invalid: ["Opened twice for the same loss.", "The policy ended before the loss."],
  rejected: ["The loss is not covered.", "No damage can be seen in the media."],
};
const SCANS_OF: Partial<Record<ProjectStatus, readonly ScanStatus[]>> = {
  "needs media": ["new", "uploaded"],
  "needs processing": ["uploaded"],
  invalid: ["processed", "failed"],
};
const CLOSED: readonly ProjectStatus[] = ["in processing", "delivered"];

export type ClaimFacts = {
  /** Seeds the keys. */
  name: string;
  contact: Contact;
  status: ProjectStatus;
  claimNumber: string;
  orderType?: OrderType;
  assigneeKey: string;
  rejectedBy: string;
  now: string;
};

function createRooms(chance: Chance, facts: ClaimFacts, surveyKey: string): { regions: Region[]; scans: Scan[] } {
  const first = chance.whole(0, ROOMS.length - 1);
  const count = chance.whole(2, 5);
  const regions = Array.from({ length: count }, (_, index) => {
    const name = ROOMS[(first + index) % ROOMS.length] ?? "Room";
    return {
      key: seedKey("region", `${facts.name} ${index}`),
      projectKey: seedKey("project", facts.name),
      surveyKey,
      name,
      regionType: name.toLowerCase(),
      floorNumber: index > 2 ? 1 : 0,
    };
  });
  const statuses = SCANS_OF[facts.status] ?? ["processed"];
  const scans = regions.map((region, index) => ({
    key: seedKey("scan", `${facts.name} ${index}`),
    regionKey: region.key,
    status: statuses[index % statuses.length] ?? "processed",
  }));
  return { regions, scans };
}

/** Returns the milliseconds until the expiry: some inspections have expired, some expire today, most have days left. */
function expiresIn(chance: Chance, isExpired: boolean): number {
  if (isExpired) return -chance.whole(1, 6) * DAY_MS;
  return chance.isTrue(0.3) ? chance.whole(3, 22) * 3_600_000 : chance.whole(2, 20) * DAY_MS;
}

function createInspection(chance: Chance, facts: ClaimFacts, createdAt: number, changedAt: number): Survey {
  const { status } = facts;
  const isOpen = status === "needs media";
  const isExpired = isOpen && chance.isTrue(0.35);
  const expiresAt = Date.parse(facts.now) + expiresIn(chance, isExpired);
  return {
    key: seedKey("survey", facts.name),
    projectKey: seedKey("project", facts.name),
    name: status === "needs media" ? "First inspection" : chance.pick(["First inspection", "Full home", "Damage only"]),
    done: !isOpen,
    revision: 1,
    createdAt: new Date(createdAt + 3_600_000).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    reviewedAt: CLOSED.includes(status) ? new Date(changedAt).toISOString() : null,
    datasetKey: null,
    annotationTaskKey: null,
  };
}

export function demoClaim(chance: Chance, facts: ClaimFacts): Claim {
  const now = Date.parse(facts.now);
  const changedAt = now - Math.floor(chance.next() ** 2 * 16 * DAY_MS) - 600_000;
  const createdAt = changedAt - chance.whole(1, 25) * DAY_MS;
  const reasons = REASONS[facts.status];
  const isRejected = facts.status === "rejected";
  const project: Project = {
    key: seedKey("project", facts.name),
    insuredKey: facts.contact.insured.key,
    companyKey: facts.contact.insured.companyKey,
    propertyKey: facts.contact.property.key,
    status: facts.status,
    statusReason: reasons ? chance.pick(reasons) : null,
    rejectedBy: isRejected ? facts.rejectedBy : null,
    rejectedAt: isRejected ? new Date(changedAt).toISOString() : null,
    revision: 1,
    assigneeKey: ["in review", ...CLOSED].includes(facts.status) ? facts.assigneeKey : null,
    claimNumber: facts.claimNumber,
    orderType: facts.orderType ?? chance.pick(["claim", "claim", "multiroom-claim", "underwriting"] as const),
    causeOfLoss: chance.pick(CAUSES),
    dateOfLoss: new Date(createdAt - chance.whole(1, 30) * DAY_MS).toISOString().slice(0, 10),
    statusChangedAt: new Date(changedAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(changedAt).toISOString(),
  };
  const survey = createInspection(chance, facts, createdAt, changedAt);
  return { project, survey, ...createRooms(chance, facts, survey.key) };
}
