import { named } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

/** Texts about the company's customizations of inspections and reports. */
export const customizationCopy = {
  title: "Customizations",
  note: "Required shots, and questions of underwriting reports.",
  capture: "Inspections",
  report: "Underwriting reports",
  unread: (message: string) => `The customizations couldn't be loaded: ${message}`,
  retry: RETRY,
  noneOfCapture: "Default: no changes to the required shots.",
  noneOfReport: "Default: no changes to this report.",
  untitled: "Customization",
  counts: (required: number, all: number) => `${required} of ${all} required`,
  off: "skipped",
  rename: (label: string) => `Rename ${label}`,
  label: "Part name",
  editing: (title: string, company: string) => `${named(title)} of ${named(company)}`,
  findClaim: "Find an underwriting claim",
  findPlaceholder: "Claim number, insured or address",
  claims: "Underwriting claims",
  noClaims: "There are no underwriting claims.",
  nothingFound: "No matching underwriting claims.",
  moreClaims: (count: number) => `${new Intl.NumberFormat("en-US").format(count)} more. Type to narrow the list.`,
  claimsUnread: (message: string) => `The claims couldn't be loaded: ${message}`,
  openClaim: "Open claim",
  otherClaim: "Another claim",
  claim: (number: string) => `Claim ${number}`,
  foreignClaim: "This company doesn't have this claim.",
  noReport: "This claim has no underwriting report yet.",
  reportsUnread: (message: string) => `The reports couldn't be loaded: ${message}`,
};
