const plural = new Intl.PluralRules("en");

/** What is said of acting in another role, and on the way back. */
export const IMPERSONATION_WORDS = {
  open: "Impersonate…",
  openKeywords: "act as another role company view",
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
