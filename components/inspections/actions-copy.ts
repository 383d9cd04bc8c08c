import { INSPECTION_LABELS } from "@/lib/domain/inspection-labels";

/** Texts of menus, the quick look and decisions, which load after the list. */
export const actionsCopy = {
  review: {
    ...INSPECTION_LABELS,
    labeled: (what: string, who: string) => `${what}: ${who}`,
    reviewChanges: "The claim moves to In processing.",
    doneChanges: "No more media are expected.",
    reopenChanges: "The claim moves to Needs media.",
    reopenExpired: "The claim moves to Needs media. The inspection expires in one day.",
    emailChanges: "Emails the list of photos.",
    stillOpen: "Not reviewed or complete yet",
    whyNot: "Capture checklist",
  },
  actions: {
    open: "Open claim",
    copyLink: "Copy link",
    copyLinks: "Copy links",
    copyClaimNumber: "Copy claim number",
    linksCopied: (count: number) => (count === 1 ? "Link copied" : `${count} links copied`),
    claimNumberCopied: "Claim number copied",
    copyFailed: "Your browser blocked copying.",
  },
};
