/** What activities are filtered by: a few kinds, each of the first parts of some actions' names. */
export const ACTIVITY_KINDS = {
  claims: ["project", "survey", "invite", "document", "note", "internalThread"],
  media: ["region", "image", "video", "tag"],
  contacts: ["insured", "property"],
  accounts: ["employee", "impersonation"],
  companies: ["company", "customization"],
} as const;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;
export const ACTIVITY_KIND_NAMES = Object.keys(ACTIVITY_KINDS) as ActivityKind[];

/** Those that a claim's own record has. */
export const TIMELINE_KINDS = ["claims", "media", "contacts"] as const;

/** As the call takes it; nothing for every kind. */
export const subjectsOf = (kind: ActivityKind | null): { subjects?: string } =>
  kind === null ? {} : { subjects: JSON.stringify(ACTIVITY_KINDS[kind]) };
