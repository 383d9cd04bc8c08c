"use client";
/** The names of people who have changed, accepted or deleted an element. */
import { may } from "@/lib/access/permissions";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useCurrentEmployee } from "@/lib/client/session/use-current-employee";
import { useSession } from "@/lib/client/session/use-session";
import { personName } from "@/lib/domain/person-name";
import { REVIEW_PANEL_COPY as COPY } from "./copy";

/** The number of the claim's latest activities that are searched for the name. */
const MAX_ACTIVITIES = 100;

/**
 * Returns "you", the name from the claim's activity, else the name from the list of employees if the role may read it,
 * else "a colleague"; null if there is no author.
 */
export function usePersonName(projectKey: string | null, employeeKey: string | null | undefined): string | null {
  const { employee } = useCurrentEmployee();
  const role = useSession().session?.effectiveRole;
  const isOther = Boolean(employeeKey) && employee !== null && employee.key !== employeeKey;
  const params = isOther && projectKey ? { projectKey, sort: "-createdAt", limit: MAX_ACTIVITIES } : null;
  const { data, error } = useBackend("activity.list", params);
  const nameOnClaim = data?.activities.find(({ actorKey }) => actorKey === employeeKey)?.actorName;
  // An editor of the survey may have no activity on the claim.
  const isUnnamed = isOther && !nameOnClaim && (params === null || data !== undefined || error !== undefined);
  const { data: staff } = useBackend("employee.list", isUnnamed && role && may(role, "viewAdministration") ? {} : null);
  if (!employeeKey) return null;
  if (employee?.key === employeeKey) return COPY.you;
  const colleague = staff?.find(({ key }) => key === employeeKey);
  const isNamed = Boolean(colleague?.givenName || colleague?.familyName);
  return nameOnClaim || (colleague && isNamed ? personName(colleague) : COPY.colleague);
}
