/** Reports of a claim, in words. */
import type { ClaimReport } from "@/lib/domain/entities";

export const reportWords = {
  kinds: { claim: "Claim reports", underwriting: "Underwriting reports" } satisfies Record<ClaimReport["type"], string>,
  none: {
    claim: "There is no claim report yet.",
    underwriting: "There is no underwriting report yet.",
  } satisfies Record<ClaimReport["type"], string>,
  open: "Open report",
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
