import { CopyButton } from "../copy-button";
import styles from "./key-text.module.css";
import { splitTail } from "./letters";

/** What stays in sight of the end, where two keys differ. */
const TAIL_LETTERS = 4;

export type KeyTextProps = {
  /** The whole key. All of it is in the page, is read, selected and copied. */
  value: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A key in fixed width, cut in its middle where it has no room, with a button that copies all of it. */
export function KeyText({ value, copyLabel, copiedLabel }: KeyTextProps) {
  const [head, tail] = splitTail(value, TAIL_LETTERS);
  return (
    <span className={styles.key}>
      <code className={styles.text} title={value}>
        <span className={styles.head}>{head}</span>
        <span className={styles.tail}>{tail}</span>
      </code>
      <CopyButton text={value} label={copyLabel} copiedLabel={copiedLabel} />
    </span>
  );
}
