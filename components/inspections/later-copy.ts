/** What menus, the quick look and decisions say: apart, since the list is there before them. */
export const laterCopy = {
  review: {
    markReviewed: "Mark reviewed",
    markDone: "Mark done",
    reopen: "Re-open",
    email: "Email claim contents",
    labelled: (what: string, who: string) => `${what}: ${who}`,
    reviewChanges: "The claim becomes In processing.",
    doneChanges: "No more media are expected.",
    reopenChanges: "The claim becomes Needs media.",
    reopenExpired: "The claim becomes Needs media; one day more.",
    emailChanges: "Sends the list of photos.",
    stillOpen: "Still open",
    whyNot: "Why not done?",
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
