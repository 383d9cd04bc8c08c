import { RETRY } from "@/lib/shared-copy";

/** Texts of the drawer of bookmarked claims. */
export const bookmarksCopy = {
  title: "Bookmarked claims",
  open: "Bookmarked claims",
  keywords: "bookmarks marked saved favorites",
  note: "Only you see these. Bookmark a claim at the top of its page.",
  none: "No bookmarks yet. Press m on a claim to bookmark it.",
  unread: "Your bookmarks couldn't be loaded.",
  retry: RETRY,
  more: (count: number) => `Show ${count} more`,
  set: (claim: string) => `Bookmark claim ${claim}`,
  remove: (claim: string) => `Remove bookmark of claim ${claim}`,
  loading: "Loading claim",
  claim: (claimNumber: string) => `Claim ${claimNumber}`,
  unavailable: "This claim was deleted, or you no longer have access",
  failed: "This claim couldn't be loaded.",
  removeUnavailable: "Remove bookmark",
};
