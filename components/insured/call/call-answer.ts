import { formatDay } from "@/components/ui/format-time";
import { asSentence } from "@/lib/domain/as-sentence";
import type { Project } from "@/lib/domain/entities";
import { reasonOf } from "@/lib/domain/status-reason";
import { callCopy as copy } from "./copy";

/** How the claim stands, as one sentence for whoever calls. */
export function callAnswer(project: Project | null): string {
  if (!project) return copy.noClaimAnswer;
  const { status, statusChangedAt } = project;
  const ended = asSentence(reasonOf(project) ?? "");
  // Another backend may have a status of its own.
  const answer = copy.answers[status] as ((day: string, reason: string) => string) | undefined;
  return answer?.(formatDay(statusChangedAt), ended) ?? copy.otherStatus(status);
}
