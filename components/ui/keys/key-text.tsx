import { CopyButton } from "../copy-button";
import styles from "./key-text.module.css";
import { splitTail } from "./letters";

/** The end of the key stays visible, because keys differ there. */
const TAIL_LENGTH = 4;

export type KeyTextProps = {
  /** The full key; all of it is in the page, so it is read, selected and copied in full. */
  value: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A record key in monospace, truncated in the middle, with a button that copies it in full. */
export function KeyText({ value, copyLabel, copiedLabel }: KeyTextProps) {
  const [head, tail] = splitTail(value, TAIL_LENGTH);
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
