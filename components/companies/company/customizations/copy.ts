import { named } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

/** Texts about the company's customizations of inspections and reports. */
export const customizationCopy = {
  title: "Customizations",
  note: "What the company asks to be filmed, and what its underwriting reports ask.",
  capture: "Inspections",
  report: "Underwriting reports",
  unread: (message: string) => `The customizations could not be read: ${message}`,
  retry: RETRY,
  noneOfCapture: "As delivered: nothing is changed about what is filmed.",
  noneOfReport: "As delivered: nothing is changed about this report.",
  untitled: "Customization",
  counts: (asked: number, all: number) => `${asked} of ${all} asked for`,
  off: "left out",
  rename: (label: string) => `Rename ${label}`,
  label: "Name of the part",
  editing: (title: string, company: string) => `${named(title)} of ${named(company)}`,
  findClaim: "Find an underwriting claim",
  findPlaceholder: "Claim number, insured or address",
  claims: "Underwriting claims",
  noClaims: "There are no underwriting claims.",
  nothingFound: "No underwriting claim matches.",
  moreClaims: (count: number) => `${new Intl.NumberFormat("en-US").format(count)} more. Type to narrow them down.`,
  claimsUnread: (message: string) => `The claims could not be read: ${message}`,
  openClaim: "Open claim",
  otherClaim: "Another claim",
  claim: (number: string) => `Claim ${number}`,
  foreignClaim: "This company has no such claim.",
  noReport: "This claim has no underwriting report yet.",
  reportsUnread: (message: string) => `The reports could not be read: ${message}`,
};
