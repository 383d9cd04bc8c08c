"use client";

import { useBackend } from "@/lib/client/reads/use-backend";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { personName } from "@/lib/domain/person-name";
import { qaReportWords } from "./words";

/** So many of a claim's newest activities are looked through for the name. */
const LOOKED_AT = 100;

/** Who reviews a claim: oneself, or somebody who has done something on it. `name` null: nobody does. */
export function useReviewer(
  projectKey: string,
  assigneeKey: string | null | undefined,
): { name: string | null; reload: () => Promise<void> } {
  const { employee } = useCurrentEmployee();
  const isOther = Boolean(assigneeKey) && employee !== null && employee.key !== assigneeKey;
  const asked = isOther ? { projectKey, sort: "-createdAt", limit: LOOKED_AT } : null;
  const { data, reload } = useBackend("activity.list", asked);
  if (!assigneeKey) return { name: null, reload };
  if (employee?.key === assigneeKey) return { name: personName(employee), reload };
  const name = data?.activities.find(({ actorKey }) => actorKey === assigneeKey)?.actorName;
  return { name: name || qaReportWords.unknownReviewer, reload };
}
