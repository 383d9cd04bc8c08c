const plural = new Intl.PluralRules("en");

/** Texts for someone who impersonates a role, and for returning to their own. */
export const IMPERSONATION_COPY = {
  seesAs: "You see Lintel as",
  stop: "Stop impersonating",
  stopFailed: "You still act in the other role.",
  keptOfRole: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit is not sent yet. It stays in this browser until you act in that role again."
      : `${count} edits are not sent yet. They stay in this browser until you act in that role again.`,
  lostOfRole: (count: number) =>
    plural.select(count) === "one" ? "1 file of that role was not sent." : `${count} files of that role were not sent.`,
  companyCount: (count: number) => (plural.select(count) === "one" ? "1 company" : `${count} companies`),
  more: (count: number) => `${count} more`,
} as const;
