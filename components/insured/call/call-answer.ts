import { formatDay } from "@/components/ui/format-time";
import { asSentence } from "@/lib/domain/as-sentence";
import type { Project } from "@/lib/domain/entities";
import { reasonOf } from "@/lib/domain/status-reason";
import { callCopy as copy } from "./copy";

/** Describes a claim's status in one sentence for a caller. */
export function callAnswer(project: Project | null): string {
  if (!project) return copy.noClaimAnswer;
  const { status, statusChangedAt } = project;
  const reason = asSentence(reasonOf(project) ?? "");
  // A backend may send a status that Lintel does not know.
  const answer = copy.answers[status] as ((day: string, reason: string) => string) | undefined;
  return answer?.(formatDay(statusChangedAt), reason) ?? copy.otherStatus(status);
}
