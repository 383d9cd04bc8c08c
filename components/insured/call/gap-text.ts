import type { GlyphName } from "@/components/ui/glyph";
import type { ClaimGap } from "@/lib/domain/claim-gaps";
import { callWords } from "./words";

export type GapText = { glyph: GlyphName; text: string };

const words = callWords.gaps;

/** What is missing, in words. */
export function gapText(gap: ClaimGap): GapText {
  switch (gap.kind) {
    case "no-claim":
      return { glyph: "alert", text: words.noClaim };
    case "asked":
      return { glyph: "camera", text: words.asked(gap.reason) };
    case "not-invited":
      return { glyph: "alert", text: words.notInvited };
    case "invite-unopened":
      return { glyph: "alert", text: words.inviteUnopened(gap.channel) };
    case "no-inspection":
      return { glyph: "alert", text: words.noInspection };
    case "inspection-expired":
      return { glyph: "hourglass", text: words.expired(gap.name) };
    case "no-room":
      return { glyph: "camera", text: words.noRoom };
    case "room-empty":
      return { glyph: "camera", text: words.roomEmpty(gap.name) };
    case "room-processing":
      return { glyph: "cpu", text: words.roomProcessing(gap.name, gap.open, gap.scans) };
    case "room-failed":
      return { glyph: "alert", text: words.roomFailed(gap.name, gap.failed) };
    case "no-phone":
      return { glyph: "alert", text: words.noPhone };
    case "no-email":
      return { glyph: "alert", text: words.noEmail };
  }
}
