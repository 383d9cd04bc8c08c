import { ToneText, type ToneTextProps } from "../tone-text";
import { GlyphChip, type GlyphChipProps } from "./glyph-chip";
import styles from "./status-chip.module.css";

export type StatusChipProps = GlyphChipProps & {
  /** How long it has stood so, as it is said, and whether that is worth a colour. */
  age?: Pick<ToneTextProps, "text" | "tone"> | null;
};

/** A status and its age: the age quiet, then in colour, always in words. */
export function StatusChip({ age, ...look }: StatusChipProps) {
  return (
    <span className={styles.status}>
      <GlyphChip {...look} />
      {age ? <ToneText {...age} /> : null}
    </span>
  );
}
