import { BACKUP_CODE_LENGTH } from "@/lib/domain/constants";
import styles from "./backup-codes.module.css";
import { BACKUP_COPY as copy } from "./copy";

/** Letters per group; the gaps are drawn, so they are not copied. */
const GROUP = 4;
const STARTS = Array.from({ length: BACKUP_CODE_LENGTH / GROUP }, (_, at) => at * GROUP);

/** Numbered, so that one can be crossed out on paper. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol data-private className={styles.codes} aria-label={copy.list}>
      {codes.map((code) => (
        <li key={code} className={styles.code}>
          {STARTS.map((start) => (
            <span key={start} className={styles.group}>
              {code.slice(start, start + GROUP)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
