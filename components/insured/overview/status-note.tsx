import { Notice } from "@/components/ui/notice";
import { TimeText } from "@/components/ui/time-text";
import type { Project } from "@/lib/domain/entities";
import { statusWords } from "./status-words";

const STOPPED = ["invalid", "rejected"];

/** Why the claim stands as it does: who rejected it, when, and the reason that was given. */
export function StatusNote({ project, now }: { project: Project; now: number }) {
  const { status, statusReason, rejectedBy, rejectedAt } = project;
  if (!statusReason && !rejectedBy) return null;
  return (
    <Notice tone={STOPPED.includes(status) ? "bad" : "warn"} isBanner>
      {rejectedBy ? (
        <>
          {statusWords.rejectedBy(rejectedBy)}
          {rejectedAt ? (
            <>
              {" · "}
              <TimeText iso={rejectedAt} now={now} as="event" />
            </>
          ) : null}
          {statusReason ? ". " : null}
        </>
      ) : null}
      {statusReason ? statusWords.noteReason(statusReason) : null}
    </Notice>
  );
}
