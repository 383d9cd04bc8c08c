/** What the list of inspections says. */
import { formatCount } from "@/components/ui/format-time";
import { INSPECTION_LABELS } from "@/lib/domain/inspection-labels";
import { quoted } from "@/lib/quoted";
import { RETRY } from "@/lib/shared-copy";

export const inspectionsCopy = {
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
    done: "Capture complete",
  },
  unnamed: "Inspection",
  photos: (count: number) => (count === 1 ? "1 photo" : `${formatCount(count)} photos`),
  videos: (count: number) => (count === 1 ? "1 video" : `${formatCount(count)} videos`),
  none: "—",
  expired: "Expired",
  expiresIn: (left: string) => `Expires in ${left}`,
  done: "Capture complete",
  total: (count: number) => (count === 1 ? "inspection" : "inspections"),
  found: "found",
  times: (zone: string) => `Times in ${zone}`,
  empty: "There are no inspections yet.",
  nothingFound: (search: string) => `No results for ${quoted(search)}.`,
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
    markReviewed: INSPECTION_LABELS.markReviewed,
    done: (reviewed: number, waiting: number) =>
      [
        ...(reviewed > 0
          ? [reviewed === 1 ? "1 inspection is marked reviewed." : `${reviewed} inspections are marked reviewed.`]
          : []),
        ...(waiting > 0 ? [waiting === 1 ? "1 waits to be sent." : `${waiting} wait to be sent.`] : []),
      ].join(" "),
    partly: (failed: number, chosen: number) => `${failed} of ${chosen} could not be marked reviewed`,
    retry: RETRY,
    close: "Close",
  },
  peek: { title: "Quick look", close: "Close quick look" },
};
