import { Notice } from "@/components/ui/feedback/notice";
import { Glyph } from "@/components/ui/glyph";
import { TimeText } from "@/components/ui/time-text";
import type { Project } from "@/lib/domain/entities";
import { statusLook } from "@/lib/domain/status-look";
import { reasonOf, rejectionOf, STOPPED } from "@/lib/domain/status-reason";
import styles from "./parts/overview.module.css";
import { statusWords } from "./parts/status-words";

/** Why the claim stands as it does: who rejected it, when, and the reason that was given. */
export function StatusNote({ project, now }: { project: Project; now: number }) {
  const reason = reasonOf(project);
  const rejection = rejectionOf(project);
  if (!reason && !rejection) return null;
  return (
    <Notice
      tone={STOPPED.includes(project.status) ? "bad" : "warn"}
      icon={<Glyph name={statusLook(project.status).glyph} />}
      isBanner
    >
      <p className={styles.statusNote}>
        {rejection ? (
          <>
            {statusWords.rejectedBy(rejection.by)}
            {rejection.at ? (
              <>
                {" · "}
                <TimeText iso={rejection.at} now={now} as="event" />
              </>
            ) : null}
            {reason ? ". " : null}
          </>
        ) : null}
        {reason ? statusWords.noteReason(reason) : null}
      </p>
    </Notice>
  );
}
