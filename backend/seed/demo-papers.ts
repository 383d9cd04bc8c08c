/** Records of a claim's folder: the invite, follow-ups, specialty items, reports, documents and notes. */
import { DAY_MS } from "../../lib/domain/constants";
import type {
  Activity,
  ClaimReport,
  Employee,
  Followup,
  InternalThread,
  Invite,
  Project,
  SpecialtyItem,
} from "../../lib/domain/entities";
import type { Chance } from "./chance";
import type { Claim } from "./demo-claim";
import type { Contact } from "./demo-contacts";
import { seedKey } from "./seed-key";

export type Papers = {
  invites: Invite[];
  followups: Followup[];
  specialtyItems: SpecialtyItem[];
  claimReports: ClaimReport[];
  threads: InternalThread[];
  activities: Activity[];
};

const ITEMS = [
  { name: "Upright piano", category: "Instruments", value: 4200 },
  { name: "Oil painting, harbour", category: "Art", value: 1850 },
  { name: "Wall clock", category: "Antiques", value: 640 },
  { name: "Road bicycle", category: "Sports", value: 2100 },
];
const NOTES = [
  "Called the insured, the ceiling has dried since.",
  "Waiting for the plumber's invoice.",
  "The second bedroom was filmed from the door only.",
];

/** Returns the report of a delivered claim, or the draft of an underwriting claim in processing. */
function reportsOf(
  { orderType, status, statusChangedAt }: Project,
  base: Pick<ClaimReport, "key" | "projectKey">,
): ClaimReport[] {
  const isUnderwriting = orderType === "underwriting";
  const isReady = status === "delivered";
  if (!isReady && !(isUnderwriting && status === "in processing")) return [];
  const kind = isUnderwriting
    ? ({ title: "Underwriting report", type: "underwriting" } as const)
    : ({ title: "Claim report", type: "claim" } as const);
  return [{ ...base, ...kind, createdAt: statusChangedAt, status: isReady ? "ready" : "draft" }];
}

export function demoPapers(chance: Chance, contact: Contact, { project }: Claim, author: Employee): Papers {
  const start = Date.parse(project.createdAt);
  const timeAfter = (days: number) =>
    new Date(Math.min(start + days * DAY_MS, Date.parse(project.statusChangedAt))).toISOString();
  const base = (entity: Parameters<typeof seedKey>[0], name = "") => ({
    key: seedKey(entity, `${project.key} ${name}`),
    projectKey: project.key,
    createdAt: timeAfter(0),
  });
  const actorName = `${author.givenName} ${author.familyName}`;
  const address = contact.insured.email ?? "";
  return {
    invites: [{ ...base("invite"), channel: "email", sentTo: address, sentAt: timeAfter(0), openedAt: timeAfter(0.5) }],
    followups: chance.isTrue(0.5)
      ? [
          {
            ...base("followup"),
            title: "Ask for the missing room",
            dueAt: timeAfter(3),
            doneAt: chance.isTrue(0.5) ? timeAfter(2) : null,
          },
        ]
      : [],
    specialtyItems: chance.isTrue(0.4) ? [{ ...base("specialtyItem"), ...chance.pick(ITEMS), imageKeys: [] }] : [],
    claimReports: reportsOf(project, base("claimReport")),
    threads: chance.isTrue(0.35)
      ? [{ ...base("internalThread"), authorKey: author.key, authorName: actorName, body: chance.pick(NOTES) }]
      : [],
    activities: [
      {
        ...base("activity", "created"),
        actorKey: author.key,
        actorName,
        action: "project.create",
        detail: { claimNumber: project.claimNumber },
      },
      {
        ...base("activity", "status"),
        createdAt: project.statusChangedAt,
        actorKey: author.key,
        actorName,
        action: "project.status",
        detail: { status: project.status },
      },
    ],
  };
}
