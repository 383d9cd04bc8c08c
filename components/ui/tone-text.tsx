import { classNames } from "./class-names";
import styles from "./tone-text.module.css";

export type ToneTextProps = {
  text: string;
  tone: "plain" | "warn" | "bad";
  /** As large as the text around it, where it stands in a column of its own. */
  isFullSize?: boolean;
};

/** A short figure, quiet until it matters. */
export function ToneText({ text, tone, isFullSize }: ToneTextProps) {
  return (
    <span className={classNames(styles.text, isFullSize && styles.full, tone !== "plain" && styles[tone])}>{text}</span>
  );
}
