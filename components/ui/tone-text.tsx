import { classNames } from "./class-names";
import { toneClass } from "./tone";
import styles from "./tone-text.module.css";

export type ToneTextProps = {
  text: string;
  tone: "plain" | "warn" | "bad";
  /** As large as the text around it, where it stands in a column of its own. */
  isFullSize?: boolean;
};

/** A short figure, quiet until it matters. */
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
