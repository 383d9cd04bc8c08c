import type { GlyphName } from "@/components/ui/glyph";
import type { ProjectAction } from "@/lib/domain/transitions";
import { NOT_IN_YOUR_ROLE, SOMEONE_ELSE } from "@/lib/shared-copy";

export type StatusActionCopy = {
  label: string;
  detail: string;
  glyph: GlyphName;
  /** Description of the dialog that requests a reason. */
  asking?: string;
};

/** Label and effect of each status change. */
export const statusActionCopy: Record<ProjectAction, StatusActionCopy> = {
  "start-review": {
    label: "Start review",
    detail: "Moves the claim to In review and assigns it to you.",
    glyph: "half-circle",
  },
  process: { label: "Send to processing", detail: "Moves the claim to In processing.", glyph: "cpu" },
  deliver: {
    label: "Deliver",
    detail: "Delivers the claim. After that, only re-opening an inspection changes its status.",
    glyph: "check",
  },
  reject: {
    label: "Reject",
    detail: "Rejects the claim in your name. Reason required; you can restore it later.",
    glyph: "ban",
    asking: "The claim will be rejected in your name. You can restore it later.",
  },
  "request-attention": {
    label: "Needs attention",
    detail: "Moves the claim to Needs attention. Reason optional.",
    glyph: "alert",
    asking: "The claim will move to Needs attention.",
  },
  "request-media": {
    label: "Request media",
    detail: "Moves the claim to Needs media. Reason optional.",
    glyph: "camera",
    asking: "The claim will move to Needs media.",
  },
  invalidate: {
    label: "Mark invalid",
    detail: "Closes the claim as invalid. Reason required; you can restore it later.",
    glyph: "ban",
    asking: "The claim will be closed as invalid. You can restore it later.",
  },
  restore: { label: "Restore", detail: "Moves the claim back to Needs review and clears the reason.", glyph: "eye" },
};

export const statusCopy = {
  change: "Change status",
  others: "More status changes",
  changeFrom: (status: string) => `Change status from ${status}`,
  notYours: NOT_IN_YOUR_ROLE,
  reason: "Reason",
  optionalReason: "Reason (optional)",
  cancel: "Cancel",
  conflict: "Someone else changed this claim",
  mine: "Yours",
  theirs: "Theirs",
  changed: "Changed",
  by: "By",
  somebody: SOMEONE_ELSE,
  noReason: "None",
  keepTheirs: "Keep theirs",
  setMine: (action: string) => `${action} anyway`,
  noteReason: (reason: string) => `Reason: ${reason}`,
  rejectedBy: (who: string) => `Rejected by ${who}`,
};
