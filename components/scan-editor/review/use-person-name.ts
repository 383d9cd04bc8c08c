"use client";
/** Who has changed or accepted something, by name. */
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useBackend } from "@/lib/client/use-backend";
import { REVIEW_PANEL_WORDS as WORDS } from "./words";

/** So many of a claim's newest activities are looked through for the name. */
const LOOKED_AT = 100;

/** "you", the name of somebody who has done something on the claim, else "a colleague"; null where nobody is named. */
export function usePersonName(projectKey: string | null, employeeKey: string | null | undefined): string | null {
  const { employee } = useCurrentEmployee();
  const isOther = Boolean(employeeKey) && employee !== null && employee.key !== employeeKey;
  const asked = isOther && projectKey ? { projectKey, sort: "-createdAt", limit: LOOKED_AT } : null;
  const { data } = useBackend("activity.list", asked);
  if (!employeeKey) return null;
  if (employee?.key === employeeKey) return WORDS.you;
  return data?.activities.find(({ actorKey }) => actorKey === employeeKey)?.actorName || WORDS.colleague;
}
