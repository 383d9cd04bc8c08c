/** Reports of a claim, in words. */
import type { ClaimReport } from "@/lib/domain/entities";
import { RETRY } from "@/lib/shared-copy";

const PARENTS: Record<string, string> = {
  "scan-my-home": "What the company asks to be filmed",
  "underwriting-report": "A section of the underwriting report",
};

export const reportCopy = {
  kinds: { claim: "Claim reports", underwriting: "Underwriting reports" } satisfies Record<ClaimReport["type"], string>,
  none: {
    claim: "There is no claim report yet.",
    underwriting: "There is no underwriting report yet.",
  } satisfies Record<ClaimReport["type"], string>,
  open: "Open report",
  print: "Print",
  insured: "Insured",
  claimNumber: "Claim number",
  statusNow: "Status",
  rooms: "Rooms and what was seen in them",
  columns: { room: "Room", floor: "Floor", media: "Media", seen: "Seen" },
  tag: ({ label, count }: { label: string; count: number }) => (count === 1 ? label : `${label} (${count} photos)`),
  nothingSeen: "Nothing tagged",
  contents: "Contents",
  contentsColumns: { item: "Contents", category: "Category", value: "Value" },
  contentsUnread: "The contents could not be read.",
  dollars: (value: number) =>
    new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(value),
  created: "Created",
  status: (status: string) => (status === "" ? "" : `${status.charAt(0).toUpperCase()}${status.slice(1)}`),
  capture: "What the company asks for",
  sections: "Sections of the report",
  noneChanged: "As delivered: the company has changed nothing.",
  unread: "What the company has changed could not be read.",
  off: "left out",
  editAtCompany: "Edit at the company",
  untitled: "Customization",
  counts: (asked: number, leftOut: number) => `${asked} asked for, ${leftOut} left out`,
  /** What it is a part of; nothing where that is not known. */
  ofParent: (parentType: string) => (Object.hasOwn(PARENTS, parentType) ? PARENTS[parentType] : undefined),
  copyLink: "Copy link",
  linkCopied: "The link was copied",
  linkNotCopied: "The link could not be copied",
  close: "Close",
  retry: RETRY,
};
