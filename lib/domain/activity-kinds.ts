/** Filter kinds of activities, each defined by the first parts of action names. */
export const ACTIVITY_KINDS = {
  claims: ["project", "survey", "invite", "document", "note", "internalThread"],
  media: ["region", "image", "video", "tag"],
  contacts: ["insured", "property"],
  accounts: ["employee", "impersonation"],
  companies: ["company", "customization"],
} as const;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;
export const ACTIVITY_KIND_NAMES = Object.keys(ACTIVITY_KINDS) as ActivityKind[];

/** The kinds that occur on a claim. */
export const TIMELINE_KINDS = ["claims", "media", "contacts"] as const;

/** Returns the `subjects` parameter of the call; no parameter if `kind` is null, which means all kinds. */
export const subjectsOf = (kind: ActivityKind | null): { subjects?: string } =>
  kind === null ? {} : { subjects: JSON.stringify(ACTIVITY_KINDS[kind]) };
