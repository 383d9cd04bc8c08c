import { classNames } from "./class-names";
import styles from "./tone-text.module.css";

export type ToneTextProps = { text: string; tone: "plain" | "warn" | "bad" };

/** A short figure, quiet until it matters. */
export function ToneText({ text, tone }: ToneTextProps) {
  return <span className={classNames(styles.text, tone !== "plain" && styles[tone])}>{text}</span>;
}
