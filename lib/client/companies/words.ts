/** What is said on a logo's way. Texts of failures are the specification's. */
export const WORDS = {
  notRead: "This picture cannot be read. It may be damaged.",
  brokenOff: "The upload broke off.",
} as const;
