const plural = new Intl.PluralRules("en");

/** Texts for someone who impersonates a role, and for returning to their own. */
export const IMPERSONATION_COPY = {
  seesAs: "You're viewing Lintel as",
  stop: "Stop impersonating",
  stopFailed: "You're still impersonating.",
  keptOfRole: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit hasn't been sent. It stays in this browser until you impersonate that role again."
      : `${count} edits haven't been sent. They stay in this browser until you impersonate that role again.`,
  lostOfRole: (count: number) =>
    plural.select(count) === "one"
      ? "1 file from that role wasn't sent."
      : `${count} files from that role weren't sent.`,
  companyCount: (count: number) => (plural.select(count) === "one" ? "1 company" : `${count} companies`),
  more: (count: number) => `${count} more`,
} as const;
