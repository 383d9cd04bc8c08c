import { StatusChip } from "@/components/ui/feedback/status-chip";
import type { Project } from "@/lib/domain/entities";
import { statusAge } from "@/lib/domain/status-age";
import { statusLook } from "@/lib/domain/status-look";
import styles from "./policies-screen.module.css";
import { insuredWords } from "./words";

/** A claim in one line: number, status, and how long it has been in it. */
export function ClaimCell({ project, now }: { project: Project | null; now: number }) {
  if (!project) return <span className={styles.quieter}>{insuredWords.noClaim}</span>;
  return (
    <span className={styles.claim}>
      <span className={styles.number}>{project.claimNumber}</span>
      <StatusChip {...statusLook(project.status)} age={statusAge(project.status, project.statusChangedAt, now)} />
    </span>
  );
}
