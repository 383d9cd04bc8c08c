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
  words: { expired: string; expiresIn: (left: string) => string };
  /** Said before the time that is left and before the day, where no heading says it. */
  prefix?: string;
};

/** A day while there is time, a badge when little is left. */
export function ExpiryBadge({ expiry, now, words, prefix }: ExpiryBadgeProps) {
  const lead = prefix ? `${prefix} ` : "";
  if (expiry.state === "expired") return <GlyphChip tone="bad" glyph="hourglass" label={words.expired} />;
  if (expiry.state === "soon") {
    return (
      <span title={words.expiresIn(expiry.text)}>
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
