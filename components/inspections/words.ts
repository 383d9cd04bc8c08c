/** What the list of inspections says. */
import { quoted } from "@/components/ui/quoted";

export const inspectionsWords = {
  title: "Insured",
  search: "Search inspections",
  searchPlaceholder: "Name, address, claim or inspection",
  table: "Inspections",
  columns: {
    insured: "Insured",
    address: "Address",
    company: "Company",
    name: "Inspection",
    status: "Status",
    statusChangedAt: "Age",
    mediaCount: "Media",
    reviewedAt: "Reviewed",
    expiresAt: "Expires",
    done: "Done",
  },
  unnamed: "Inspection",
  media: (count: string) => `${count} photos and videos`,
  none: "—",
  expired: "Expired",
  expiresIn: (left: string) => `Expires in ${left}`,
  done: "Done",
  total: (count: number) => (count === 1 ? "inspection" : "inspections"),
  found: "found",
  times: (zone: string) => `Times in ${zone}`,
  empty: "There are no inspections yet.",
  nothingFound: (search: string) => `Nothing matches ${quoted(search)}.`,
  clearSearch: "Clear search",
  nothingPasses: "No inspection passes these filters.",
  clearFilters: "Clear filters",
  filters: {
    status: "Status",
    company: "Company",
    reviewed: "Reviewed",
    either: "Reviewed or not",
    reviewedAs: { yes: "Yes", no: "No" },
  },
  bulk: {
    markReviewed: "Mark reviewed",
    done: (reviewed: number, waiting: number) =>
      [
        ...(reviewed > 0
          ? [reviewed === 1 ? "1 inspection is marked reviewed." : `${reviewed} inspections are marked reviewed.`]
          : []),
        ...(waiting > 0 ? [waiting === 1 ? "1 waits to be sent." : `${waiting} wait to be sent.`] : []),
      ].join(" "),
    partly: (failed: number, chosen: number) => `${failed} of ${chosen} could not be marked reviewed`,
    retry: "Try again",
    close: "Close",
  },
  actions: {
    open: "Open claim",
    copyLink: "Copy link",
    copyLinks: "Copy links",
    copyClaimNumber: "Copy claim number",
    linksCopied: (count: number) => (count === 1 ? "Link copied" : `${count} links copied`),
    claimNumberCopied: "Claim number copied",
    copyFailed: "The browser did not let the text be copied.",
  },
};
