import type { GlyphName } from "@/components/ui/glyph";
import type { ClaimGap } from "@/lib/domain/claim-gaps";
import { callCopy } from "./copy";

export type GapText = { glyph: GlyphName; text: string };

const copy = callCopy.gaps;

export function gapText(gap: ClaimGap): GapText {
  switch (gap.kind) {
    case "no-claim":
      return { glyph: "alert", text: copy.noClaim };
    case "asked":
      return { glyph: "camera", text: copy.requested(gap.reason) };
    case "not-invited":
      return { glyph: "alert", text: copy.notInvited };
    case "invite-unopened":
      return { glyph: "alert", text: copy.inviteUnopened(gap.channel) };
    case "no-inspection":
      return { glyph: "alert", text: copy.noInspection };
    case "inspection-expired":
      return { glyph: "hourglass", text: copy.expired(gap.name) };
    case "no-room":
      return { glyph: "camera", text: copy.noRoom };
    case "room-empty":
      return { glyph: "camera", text: copy.roomEmpty(gap.name) };
    case "room-processing":
      return { glyph: "cpu", text: copy.roomProcessing(gap.name, gap.open, gap.scans) };
    case "room-failed":
      return { glyph: "alert", text: copy.roomFailed(gap.name, gap.failed) };
    case "no-phone":
      return { glyph: "alert", text: copy.noPhone };
    case "no-email":
      return { glyph: "alert", text: copy.noEmail };
  }
}
