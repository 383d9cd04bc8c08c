/** Reports of a claim, in words. */
import type { ClaimReport } from "@/lib/domain/entities";

export const reportWords = {
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
  built: "Built",
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
  untitled: "Customization",
  retry: "Retry",
};
