import type { GlyphName } from "@/components/ui/glyph";
import type { ProjectAction } from "@/lib/domain/transitions";
import { NOT_IN_YOUR_ROLE, SOMEONE_ELSE } from "@/lib/shared-copy";

export type StatusActionCopy = {
  label: string;
  detail: string;
  glyph: GlyphName;
  /** What the dialog that asks for the reason says, where the action has one. */
  asking?: string;
};

/** What each change of status is called, and what it will change. */
export const statusActionCopy: Record<ProjectAction, StatusActionCopy> = {
  "start-review": {
    label: "Start review",
    detail: "Becomes In review. The claim is yours.",
    glyph: "half-circle",
  },
  process: { label: "Send to processing", detail: "Becomes In processing.", glyph: "cpu" },
  deliver: {
    label: "Deliver",
    detail: "Becomes Delivered. Only an inspection that is opened again changes it after that.",
    glyph: "check",
  },
  reject: {
    label: "Reject",
    detail: "Becomes Rejected in your name. Asks for a reason; can be restored.",
    glyph: "ban",
    asking: "The claim becomes Rejected in your name. It can be restored.",
  },
  "request-attention": {
    label: "Needs attention",
    detail: "Becomes Needs attention. A reason can be given.",
    glyph: "alert",
    asking: "The claim becomes Needs attention.",
  },
  "request-media": {
    label: "Ask for media",
    detail: "Becomes Needs media. A reason can be given.",
    glyph: "camera",
    asking: "The claim becomes Needs media.",
  },
  invalidate: {
    label: "Mark invalid",
    detail: "Becomes Invalid: nothing of it waits for a decision. Asks for a reason; can be restored.",
    glyph: "ban",
    asking: "The claim becomes Invalid: nothing of it waits for a decision. It can be restored.",
  },
  restore: { label: "Restore", detail: "Becomes Needs review. The reason is cleared.", glyph: "eye" },
};

export const statusCopy = {
  change: "Change status",
  others: "Other changes of status",
  changeFrom: (status: string) => `Change status from ${status}`,
  notYours: NOT_IN_YOUR_ROLE,
  reason: "Reason",
  optionalReason: "Reason (optional)",
  cancel: "Cancel",
  conflict: "Someone else changed this claim",
  mine: "Yours",
  theirs: "Now",
  changed: "Changed",
  by: "Last by",
  somebody: SOMEONE_ELSE,
  noReason: "None",
  keepTheirs: "Keep what is there",
  setMine: (action: string) => `${action} anyway`,
  noteReason: (reason: string) => `Reason: ${reason}`,
  rejectedBy: (who: string) => `Rejected by ${who}`,
};
