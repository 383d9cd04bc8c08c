"use client";

import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";

/** What of companies one's role does; nothing while it is not known. */
export function useCompanyRights(): { mayEdit: boolean; mayOwn: boolean } {
  const role = useSession().session?.effectiveRole;
  return {
    mayEdit: role !== undefined && may(role, "editCompanies"),
    mayOwn: role !== undefined && may(role, "ownCompanies"),
  };
}
