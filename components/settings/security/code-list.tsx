import { BACKUP_CODE_LENGTH } from "@/lib/domain/constants";
import styles from "./backup-codes.module.css";
import { BACKUP_COPY as copy } from "./copy";

/** Characters per group. CSS draws the gaps, so that they are not copied. */
const GROUP_LENGTH = 4;
const GROUP_STARTS = Array.from({ length: BACKUP_CODE_LENGTH / GROUP_LENGTH }, (_, at) => at * GROUP_LENGTH);

/** Numbers the codes, so that used ones can be crossed out on paper. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol data-private className={styles.codes} aria-label={copy.list}>
      {codes.map((code) => (
        <li key={code} className={styles.code}>
          {GROUP_STARTS.map((start) => (
            <span key={start} className={styles.group}>
              {code.slice(start, start + GROUP_LENGTH)}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
