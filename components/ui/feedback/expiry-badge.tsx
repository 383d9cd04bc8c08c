import { TimeText } from "../time-text";
import { GlyphChip } from "./glyph-chip";

/** When something runs out: far off, near with the time that is left in words, or over. */
export type Expiry =
  | { state: "later"; expiresAt: string }
  | { state: "soon"; expiresAt: string; text: string; tone: "warn" | "bad" }
  | { state: "expired"; expiresAt: string };

export type ExpiryBadgeProps = {
  expiry: Expiry;
  /** Milliseconds since 1970. */
  now: number;
  copy: { expired: string; expiresIn: (left: string) => string };
  /** Said before the time that is left and before the day, where no heading says it. */
  prefix?: string;
};

/** A day while there is time, a badge when little is left. */
export function ExpiryBadge({ expiry, now, copy, prefix }: ExpiryBadgeProps) {
  const lead = prefix ? `${prefix} ` : "";
  if (expiry.state === "expired") return <GlyphChip tone="bad" glyph="hourglass" label={copy.expired} />;
  if (expiry.state === "soon") {
    return (
      <span title={copy.expiresIn(expiry.text)}>
        <GlyphChip tone={expiry.tone} glyph="hourglass" label={`${lead}${expiry.text}`} />
      </span>
    );
  }
  return (
    <>
      {lead}
      <TimeText iso={expiry.expiresAt} now={now} as="list" />
    </>
  );
}
