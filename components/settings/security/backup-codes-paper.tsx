import { dayAndTime } from "@/components/ui/format-time";
import styles from "./backup-codes.module.css";
import { CodeList } from "./code-list";
import type { NewCodes } from "./new-codes";
import { BACKUP_WORDS as words } from "./words";

/** What is printed in place of the page while the codes are shown; on the screen it is not there. */
export function BackupCodesPaper({ codes, email }: { codes: NewCodes; email: string }) {
  return (
    <div className={styles.paper} data-print="only">
      <h2>{words.paperTitle}</h2>
      <p>{words.paperOf(email, dayAndTime(codes.madeAt))}</p>
      <p>{words.paperText}</p>
      <CodeList codes={codes.codes} />
    </div>
  );
}
