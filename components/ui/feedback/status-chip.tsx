import { ToneText, type ToneTextProps } from "../tone-text";
import { GlyphChip, type GlyphChipProps } from "./glyph-chip";
import styles from "./status-chip.module.css";

export type StatusChipProps = GlyphChipProps & {
  /** The time in this status as text, with a tone when it needs attention. */
  age?: Pick<ToneTextProps, "text" | "tone"> | null;
};

export function StatusChip({ age, ...chipProps }: StatusChipProps) {
  return (
    <span className={styles.status}>
      <GlyphChip {...chipProps} />
      {age ? <ToneText {...age} /> : null}
    </span>
  );
}
