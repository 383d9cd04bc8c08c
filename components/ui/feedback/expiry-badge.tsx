import { TimeText } from "../time-text";
import { GlyphChip } from "./glyph-chip";

/** An expiration date: far away, near with the remaining time as text, or past. */
export type Expiry =
  | { state: "later"; expiresAt: string }
  | { state: "soon"; expiresAt: string; text: string; tone: "warn" | "bad" }
  | { state: "expired"; expiresAt: string };

export type ExpiryBadgeProps = {
  expiry: Expiry;
  /** Milliseconds since 1970. */
  now: number;
  copy: { expired: string; expiresIn: (left: string) => string };
  /** Shown before the remaining time or the date, where no heading names them. */
  prefix?: string;
};

/** A date while there is time, a badge when little is left. */
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
