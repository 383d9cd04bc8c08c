/** Texts of the list of inspections. */
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
    statusChangedAt: "In status",
    mediaCount: "Media",
    reviewedAt: "Reviewed",
    expiresAt: "Expires",
    done: "Complete",
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
  empty: "No inspections yet.",
  nothingFound: (search: string) => `No results for ${quoted(search)}.`,
  clearSearch: "Clear search",
  nothingPasses: "No inspections match these filters.",
  clearFilters: "Clear filters",
  filters: {
    status: "Status",
    company: "Company",
    reviewed: "Reviewed",
    either: "All",
    reviewedAs: { yes: "Yes", no: "No" },
  },
  bulk: {
    markReviewed: INSPECTION_LABELS.markReviewed,
    done: (reviewed: number, waiting: number) =>
      [
        ...(reviewed > 0
          ? [reviewed === 1 ? "1 inspection marked reviewed." : `${reviewed} inspections marked reviewed.`]
          : []),
        ...(waiting > 0 ? [`${waiting} will save when the connection is back.`] : []),
      ].join(" "),
    partly: (failed: number, chosen: number) => `${failed} of ${chosen} couldn't be marked reviewed`,
    retry: RETRY,
    close: "Close",
  },
  peek: { title: "Quick look", close: "Close quick look" },
};
