import { classNames } from "./class-names";
import { toneClass } from "./tone";
import styles from "./tone-text.module.css";

export type ToneTextProps = {
  text: string;
  tone: "plain" | "warn" | "bad";
  /** Uses the size of the surrounding text, for a column of its own. */
  isFullSize?: boolean;
};

/** A short figure, colored only when it needs attention. */
export function ToneText({ text, tone, isFullSize }: ToneTextProps) {
  const isToned = tone !== "plain";
  return (
    <span
      className={classNames(
        styles.text,
        isFullSize && styles.full,
        isToned && toneClass(tone),
        isToned && styles.toned,
      )}
    >
      {text}
    </span>
  );
}
