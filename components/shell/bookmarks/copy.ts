import { RETRY } from "@/lib/shared-copy";

/** Texts of the drawer of bookmarked claims. */
export const bookmarksCopy = {
  title: "Bookmarked claims",
  open: "Bookmarked claims",
  keywords: "bookmarks marked saved favourites",
  note: "Yours alone. A bookmark is set at the head of a claim.",
  none: "No claim is bookmarked. Press m on a claim to find it again here.",
  unread: "Your bookmarks could not be read.",
  retry: RETRY,
  more: (count: number) => `Show ${count} more`,
  set: (claim: string) => `Bookmark claim ${claim}`,
  remove: (claim: string) => `Remove the bookmark of claim ${claim}`,
  loading: "Reading the claim",
  claim: (claimNumber: string) => `Claim ${claimNumber}`,
  gone: "A claim that is not there any more, or not yours to see",
  failed: "This claim could not be read.",
  removeGone: "Remove this bookmark",
};
