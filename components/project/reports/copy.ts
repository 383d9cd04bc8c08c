import type { ClaimReport } from "@/lib/domain/entities";
import { RETRY } from "@/lib/shared-copy";

const PARENTS: Record<string, string> = {
  "scan-my-home": "Required shots",
  "underwriting-report": "Underwriting report section",
};

export const reportCopy = {
  kinds: { claim: "Claim reports", underwriting: "Underwriting reports" } satisfies Record<ClaimReport["type"], string>,
  none: {
    claim: "No claim report yet.",
    underwriting: "No underwriting report yet.",
  } satisfies Record<ClaimReport["type"], string>,
  open: "Open report",
  print: "Print",
  insured: "Insured",
  claimNumber: "Claim number",
  statusNow: "Status",
  rooms: "Rooms and observations",
  columns: { room: "Room", floor: "Floor", media: "Media", seen: "Observations" },
  tag: ({ label, count }: { label: string; count: number }) => (count === 1 ? label : `${label} (${count} photos)`),
  nothingSeen: "Nothing tagged",
  contents: "Contents",
  contentsColumns: { item: "Contents", category: "Category", value: "Value" },
  contentsUnread: "Contents couldn't be loaded.",
  dollars: (value: number) =>
    new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(value),
  created: "Created",
  status: (status: string) => (status === "" ? "" : `${status.charAt(0).toUpperCase()}${status.slice(1)}`),
  capture: "Required shots",
  sections: "Report sections",
  noneChanged: "Standard: the company made no changes.",
  unread: "The company's changes couldn't be loaded.",
  off: "off",
  editAtCompany: "Edit in company settings",
  untitled: "Customization",
  counts: (on: number, off: number) => `${on} on, ${off} off`,
  /** The section that the customization belongs to, if known. */
  ofParent: (parentType: string) => (Object.hasOwn(PARENTS, parentType) ? PARENTS[parentType] : undefined),
  copyLink: "Copy link",
  linkCopied: "Link copied",
  linkNotCopied: "Your browser blocked copying.",
  close: "Close",
  retry: RETRY,
};
